package swarender
package encoder

import scala.annotation.implicitNotFound

import swarender.chars.QuotedText
import swarender.numbers.NumberRules

/** Turns the keys of a map into the keys of an object.
  *
  * {{{
  * implicit val ids: KeyEncoder[Id] = KeyEncoder.of(_.text)
  * implicit val days: KeyEncoder[Day] = KeyEncoder[Int].contramap(_.number)
  * }}}
  */
@implicitNotFound(
  "There is no KeyEncoder[${K}]. Make one: `implicit val keys: KeyEncoder[${K}] = KeyEncoder.of(key => ...)`"
)
abstract class KeyEncoder[K] extends KeyInstances.Scope with Serializable { self =>

  /** The key of the object; null throws a `NullValue` error. */
  def apply(key: K): CharSequence

  /** A key encoder of `A`, which uses the key that `f` returns. `f` does not receive null. */
  final def contramap[A](f: A => K): KeyEncoder[A] = new FunctionKeys(key => self(f(key)), isInteger)

  /** Whether the keys are integers, which a style of YAML may write as such. */
  private[swarender] def isInteger: Boolean = false
}

object KeyEncoder extends DerivedKeys {

  /** A key encoder that calls `f`. A null key throws a `NullValue` error, and `f` does not receive
    * it.
    */
  def of[K](f: K => CharSequence): KeyEncoder[K] = new FunctionKeys(f)

  /** A key encoder of pairs: their two keys, joined by `separator`. If the first key contains the
    * separator, it throws `IllegalArgumentException`, because another pair could have the same key.
    *
    * {{{
    * implicit val keys: KeyEncoder[(String, Int)] = KeyEncoder.pair(":")
    * }}}
    */
  def pair[A, B](separator: String)(implicit a: KeyEncoder[A], b: KeyEncoder[B]): KeyEncoder[(A, B)] =
    of { key =>
      val (first, second) = (a(key._1), b(key._2))
      if ((first eq null) || (second eq null)) null else joined(first.toString, separator, second.toString)
    }

  /** [[pair]] for tuples of three. */
  def triple[A, B, C](
      separator: String
  )(implicit a: KeyEncoder[A], b: KeyEncoder[B], c: KeyEncoder[C]): KeyEncoder[(A, B, C)] =
    pair(separator)(a, pair[B, C](separator)).contramap(key => (key._1, (key._2, key._3)))

  private def joined(first: String, separator: String, second: String): String = {
    val text = first + separator + second
    if (text.indexOf(separator) != first.length)
      throw new IllegalArgumentException(
        s"the separator ${QuotedText(separator)} occurs in the key ${QuotedText.shortened(first)}"
      )
    text
  }

  /** The key itself. */
  def string: KeyEncoder[String] = KeyInstances.Scope.string
}

private final class FunctionKeys[K](f: K => CharSequence, private[swarender] override val isInteger: Boolean = false)
    extends KeyEncoder[K] {
  def apply(key: K): CharSequence = if (key == null) null else f(key)
}

/** Keys that are integers: JSON's own writer makes no string of them. */
private[encoder] final class IntegerKeys[K](val toLong: K => Long) extends KeyEncoder[K] {
  def apply(key: K): CharSequence = if (key == null) null else toLong(key).toString
  private[swarender] override def isInteger: Boolean = true
}

/** Keys that are written as integers, for one map. */
private final class MarkedKeys[K](keys: KeyEncoder[K], rules: NumberRules) extends KeyEncoder[K] {
  def apply(key: K): CharSequence = keys(key) match {
    case null => null
    case text => rules.integerKey(text.toString)
  }
}

private[encoder] object MarkedKeys {

  /** What makes the keys of a map, where `events` go: `keys`, unless they are integers there. */
  def in[K](events: Events, keys: KeyEncoder[K]): KeyEncoder[K] = {
    val rules = if (keys.isInteger) events.numberRules else null
    if ((rules eq null) || !rules.integerKeys) keys else new MarkedKeys(keys, rules)
  }
}
