package swarender

import swarender.text.QuotedText

/** A setting that styles have, declared once, in the package of its format: a style holds its value
  * at `index`. Two settings of one index are one setting that languages restrict differently.
  *
  * @param default
  *   the value of a style that says nothing else
  * @param values
  *   what it can be
  * @param about
  *   what it decides, as a part of a sentence
  */
private[swarender] final class Setting[T](
    val index: Int,
    val name: String,
    val default: T,
    val values: SettingValues,
    val about: String
) {

  /** An `IllegalArgumentException` if `value` is none of its values. */
  def check(value: AnyRef): Unit = {
    val fault = values.fault(name, value)
    if (fault ne null) throw new IllegalArgumentException(s"requirement failed: $fault")
  }

  /** The setting in a language that has another default. */
  def in(default: T): Setting[T] = new Setting(index, name, default, values, about)

  /** The setting in a language that does not have the policies `refused`. */
  def without(default: T, why: String)(refused: Policy*): Setting[T] =
    new Setting(index, name, default, new SettingValues.Except(values, refused.toList, why), about)

  override def hashCode: Int = name.hashCode
  override def toString: String = name
}

/** What a setting can be. */
private[swarender] sealed abstract class SettingValues {

  /** What is wrong with `value`, as a sentence, or null. */
  def fault(name: String, value: AnyRef): String

  /** How many chars of text `value` has; more than any text where it may refer to anything. */
  def size(value: AnyRef): Long = 0
}

private[swarender] object SettingValues {

  object YesNo extends SettingValues {
    def fault(name: String, value: AnyRef): String =
      if (value.isInstanceOf[java.lang.Boolean]) null else s"$name is yes or no"
  }

  /** Integers in `[least, most]`. */
  final class Numbers(val least: Int, val most: Int) extends SettingValues {
    def fault(name: String, value: AnyRef): String = value match {
      case n: java.lang.Integer if n.intValue >= least && n.intValue <= most => null
      case n if most == Int.MaxValue => s"$name must be at least $least, got $n"
      case n => s"$name must be between $least and $most, got $n"
    }
  }

  /** The texts in `texts`, or any if there are none. */
  final class Texts(texts: String*) extends SettingValues {
    def fault(name: String, value: AnyRef): String = value match {
      case s: String if texts.isEmpty || texts.contains(s) => null
      case s: String => s"$name is not ${QuotedText(s)}"
      case _ => s"$name is a text"
    }
    override def size(value: AnyRef): Long = value.asInstanceOf[String].length.toLong
  }

  /** The policies of the kind of `one`. */
  final class Policies(one: Policy) extends SettingValues {
    def fault(name: String, value: AnyRef): String = value match {
      case policy: Policy if policy.all == one.all => null
      case _ => s"$name is another policy"
    }
    override def size(value: AnyRef): Long = value.asInstanceOf[Policy].textLength.toLong
  }

  /** All of `others` but the policies `refused`. */
  final class Except(others: SettingValues, refused: List[Policy], why: String) extends SettingValues {
    def fault(name: String, value: AnyRef): String = {
      val fault = others.fault(name, value)
      if (fault ne null) fault else if (refused.contains(value)) why else null
    }
    override def size(value: AnyRef): Long = others.size(value)
  }

  /** Immutable data of one class, which checks itself. */
  final class Data(of: Class[?]) extends SettingValues {
    def fault(name: String, value: AnyRef): String = if (of.isInstance(value)) null else s"$name is other data"
    override def size(value: AnyRef): Long = value match {
      case text: TextLength => text.textLength.toLong
      case _ => 0
    }
  }

  /** A function, or null for none. */
  object Functions extends SettingValues {
    def fault(name: String, value: AnyRef): String =
      if ((value eq null) || value.isInstanceOf[Function1[?, ?]]) null else s"$name is a function"
    override def size(value: AnyRef): Long = if (value eq null) 0 else Int.MaxValue.toLong
  }
}

/** Data of a setting that has text. */
private[swarender] trait TextLength {
  private[swarender] def textLength: Int
}

/** Declares settings: those of `base`, and after them its own. */
private[swarender] abstract class SettingTable(base: Array[Setting[?]]) {
  private[this] var declared = base

  /** All that have been declared so far, in the order of their indexes. */
  protected final def all: Array[Setting[?]] = declared

  private def add[T](name: String, default: T, values: SettingValues, about: String): Setting[T] = {
    val setting = new Setting(declared.length, name, default, values, about)
    val longer = new Array[Setting[?]](declared.length + 1)
    System.arraycopy(declared, 0, longer, 0, declared.length)
    longer(setting.index) = setting
    declared = longer
    setting
  }

  /** The settings of `all` with `changed` in place of those of the same index. */
  protected final def replaced(all: Array[Setting[?]], changed: Setting[?]*): Array[Setting[?]] = {
    val copy = all.clone
    for (setting <- changed) copy(setting.index) = setting
    copy
  }

  protected final def yesNo(name: String, default: Boolean, about: String): Setting[Boolean] =
    add(name, default, SettingValues.YesNo, about)
  protected final def number(name: String, default: Int, least: Int, most: Int, about: String): Setting[Int] =
    add(name, default, new SettingValues.Numbers(least, most), about)
  protected final def text(name: String, default: String, about: String, only: String*): Setting[String] =
    add(name, default, new SettingValues.Texts(only: _*), about)
  protected final def policy[P <: Policy](name: String, default: P, about: String): Setting[P] =
    add(name, default, new SettingValues.Policies(default), about)
  protected final def data[T](name: String, default: T, of: Class[T], about: String): Setting[T] =
    add(name, default, new SettingValues.Data(of), about)
  protected final def function[T](name: String, about: String): Setting[T] =
    add(name, null.asInstanceOf[T], SettingValues.Functions, about)
}
