package swarender

import swarender.chars.{Indentation, QuotedText}

/** A setting that styles have, declared once, in the package of its format: a style holds its value
  * at `index`. Settings of one index are one setting that languages restrict differently.
  *
  * @param default
  *   the value of a style that says nothing else
  * @param about
  *   what it decides, as a part of a sentence: docs/reference has it
  * @param of
  *   the class of its values, which check themselves; null is one of them where it is the default
  * @param least
  *   integers are in `[least, most]`
  * @param only
  *   the texts that it can be; null for any
  * @param refused
  *   the names of the policies that a language does not have, which `why` says
  */
private[swarender] final class Setting[T](
    val index: Int,
    val name: String,
    val default: T,
    val about: String,
    of: Class[?],
    least: Int,
    most: Int,
    only: List[String],
    private[swarender] val refused: List[String],
    why: String
) {

  /** Stands for the setting in the sets of settings that shortcuts know:
    * `StyleValues.isDefaultBut`. No language has more than 64 settings.
    */
  val bit: Long = 1L << index

  /** An `IllegalArgumentException` if `value` is none of its values. */
  def check(value: Any): Unit = {
    val fault = this.fault(value)
    if (fault ne null) throw new IllegalArgumentException(s"requirement failed: $fault")
  }

  /** What is wrong with `value`, as a sentence, or null. */
  def fault(value: Any): String =
    if (value == null) { if (default == null) null else s"$name is missing" }
    else if (!of.isInstance(value) || !isOfKind(value)) s"$name is not a ${value.getClass.getName}"
    else if (refused.nonEmpty && refused.contains(value.toString)) why
    else
      value match {
        case n: Int if n < least || n > most =>
          if (most == Int.MaxValue) s"$name must be at least $least, got $n"
          else s"$name must be between $least and $most, got $n"
        case text: String if (only ne null) && !only.contains(text) => s"$name is not ${QuotedText(text)}"
        case _ => null
      }

  /** Policies of all kinds have one class. */
  private def isOfKind(value: Any): Boolean = default match {
    case policy: NamedPolicy[?] => policy.kind == value.asInstanceOf[NamedPolicy[?]].kind
    case _ => true
  }

  /** How many chars of text `value` has: more than any text where it may refer to anything. */
  def sizeOf(value: Any): Long = value match {
    case text: String => text.length.toLong
    case policy: Policy => policy.textLength.toLong
    case lines: Indentation => lines.newline.length.toLong + lines.unit.length
    case separator: Separator => separator.text.length.toLong
    case _: Function1[?, ?] => Int.MaxValue.toLong
    case _ => 0
  }

  /** The setting in a language that has another default. */
  def in(default: T): Setting[T] = new Setting(index, name, default, about, of, least, most, only, refused, why)

  /** The setting in a language that has the policy of that name by default. */
  def in(policy: String): Setting[T] = without(policy, why, refused)

  /** The setting in a language that has the policy of that name by default, and not those of
    * `refused`.
    */
  def without(policy: String, why: String, refused: List[String]): Setting[T] = {
    val kind = default.asInstanceOf[NamedPolicy[?]].kind
    new Setting(index, name, NamedPolicy(kind, policy).asInstanceOf[T], about, of, least, most, only, refused, why)
  }

  override def hashCode: Int = name.hashCode
  override def toString: String = name
}

/** Declares settings: those of `base`, and after them its own. It takes lists, since a sequence of
  * arguments loads the classes of Scala's arrays, and policies by their names, so that a process
  * loads only the kinds that it sets.
  */
private[swarender] abstract class SettingTable(base: Array[Setting[?]]) {
  private[this] var declared = base

  /** All that have been declared so far, in the order of their indexes. */
  protected final def all: Array[Setting[?]] = declared

  private def add[T](
      name: String,
      default: T,
      about: String,
      of: Class[?],
      least: Int = Int.MinValue,
      most: Int = Int.MaxValue,
      only: List[String] = null
  ): Setting[T] = {
    val setting = new Setting(declared.length, name, default, about, of, least, most, only, Nil, null)
    val longer = new Array[Setting[?]](declared.length + 1)
    System.arraycopy(declared, 0, longer, 0, declared.length)
    longer(setting.index) = setting
    declared = longer
    setting
  }

  /** The settings of `all` with `changed` in place of those of the same index. */
  protected final def replaced(all: Array[Setting[?]], changed: List[Setting[?]]): Array[Setting[?]] = {
    val copy = all.clone
    var left = changed
    while (left.nonEmpty) {
      copy(left.head.index) = left.head
      left = left.tail
    }
    copy
  }

  protected final def yesNo(name: String, default: Boolean, about: String): Setting[Boolean] =
    add(name, default, about, classOf[java.lang.Boolean])
  protected final def number(name: String, default: Int, least: Int, most: Int, about: String): Setting[Int] =
    add(name, default, about, classOf[java.lang.Integer], least, most)
  protected final def text(name: String, default: String, about: String, only: List[String] = null): Setting[String] =
    add(name, default, about, classOf[String], only = only)
  protected final def policy[K <: PolicyKind](
      name: String,
      kind: String,
      default: String,
      about: String
  ): Setting[NamedPolicy[K]] = add(name, NamedPolicy[K](kind, default), about, classOf[NamedPolicy[?]])
  protected final def data[T](name: String, default: T, of: Class[T], about: String): Setting[T] =
    add(name, default, about, of)
  protected final def function[T](name: String, about: String): Setting[T] =
    add(name, null.asInstanceOf[T], about, classOf[Function1[?, ?]])
}
