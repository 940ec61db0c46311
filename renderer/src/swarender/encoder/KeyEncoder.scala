package swarender
package encoder

import scala.annotation.implicitNotFound

import swarender.event.NumberKey
import swarender.chars.QuotedText

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
abstract class KeyEncoder[K] extends Serializable { self =>

  /** The key of the object; null is an error of kind `NullValue`. */
  def apply(key: K): CharSequence

  /** A key encoder of `A`, which uses the key that `f` returns. `f` does not receive null. */
  final def contramap[A](f: A => K): KeyEncoder[A] = KeyEncoder.of(key => self(f(key)))
}

object KeyEncoder extends NameKeys {

  /** A key encoder that calls `f`. A null key is an error of kind `NullValue`, and `f` does not
    * receive it.
    */
  def of[K](f: K => CharSequence): KeyEncoder[K] = new KeyEncoder[K] {
    def apply(key: K): CharSequence = if (key == null) null else f(key)
  }

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

  implicit val string: KeyEncoder[String] = of(key => key)
  implicit val boolean: KeyEncoder[Boolean] = of(_.toString)
  implicit val byte: KeyEncoder[Byte] = new IntegerKeys[Byte](_.toLong)
  implicit val short: KeyEncoder[Short] = new IntegerKeys[Short](_.toLong)
  implicit val int: KeyEncoder[Int] = new IntegerKeys[Int](_.toLong)
  implicit val long: KeyEncoder[Long] = new IntegerKeys[Long](key => key)
  implicit val char: KeyEncoder[Char] = of(_.toString)
  implicit val symbol: KeyEncoder[Symbol] = of(_.name)
  implicit val uuid: KeyEncoder[java.util.UUID] = of(_.toString)
  implicit val bigInt: KeyEncoder[BigInt] = of(_.toString)

  /** Of the keys of `Map()`. */
  implicit def nothing: KeyEncoder[Nothing] = string.asInstanceOf[KeyEncoder[Nothing]]
}

/** Keys that are integers: JSON's own writer makes no string of them. */
private[encoder] final class IntegerKeys[K](val toLong: K => Long) extends KeyEncoder[K] {
  def apply(key: K): CharSequence = if (key == null) null else toLong(key).toString
}

/** Keys of numbers, as `JsonStyle.compact` writes the numbers. */
private[swarender] trait NumberKeys extends VersionKeys with PlatformKeys {
  implicit def float: KeyEncoder[Float] = KeyEncoder.of(NumberKey.float(_))
  implicit def double: KeyEncoder[Double] = KeyEncoder.of(NumberKey.double(_))
  implicit def bigDecimal: KeyEncoder[BigDecimal] = KeyEncoder.of(_.toString)
  implicit def bigInteger: KeyEncoder[java.math.BigInteger] = KeyEncoder.of(_.toString)
  implicit def javaBigDecimal: KeyEncoder[java.math.BigDecimal] = KeyEncoder.of(_.toString)
  implicit def boxedBoolean: KeyEncoder[java.lang.Boolean] = KeyEncoder.of(_.toString)
  implicit def boxedByte: KeyEncoder[java.lang.Byte] = KeyEncoder.of(_.toString)
  implicit def boxedShort: KeyEncoder[java.lang.Short] = KeyEncoder.of(_.toString)
  implicit def boxedInt: KeyEncoder[java.lang.Integer] = KeyEncoder.of(_.toString)
  implicit def boxedLong: KeyEncoder[java.lang.Long] = KeyEncoder.of(_.toString)
  implicit def boxedFloat: KeyEncoder[java.lang.Float] = KeyEncoder.of(v => NumberKey.float(v.floatValue))
  implicit def boxedDouble: KeyEncoder[java.lang.Double] = KeyEncoder.of(v => NumberKey.double(v.doubleValue))
  implicit def boxedChar: KeyEncoder[java.lang.Character] = KeyEncoder.of(_.toString)
}

/** Keys of what has a name. */
private[swarender] trait NameKeys extends NumberKeys {
  implicit def javaEnum[E <: java.lang.Enum[E]]: KeyEncoder[E] = KeyEncoder.of(_.name)
  implicit def enumeration[V <: Enumeration#Value]: KeyEncoder[V] = KeyEncoder.of(_.toString)
  implicit def uri: KeyEncoder[java.net.URI] = KeyEncoder.of(_.toString)
}
