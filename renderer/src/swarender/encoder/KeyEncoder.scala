package swarender
package encoder

import scala.annotation.implicitNotFound

/** What makes the keys of an object of a map's keys.
  *
  * {{{
  * implicit val ids: KeyEncoder[Id] = KeyEncoder.of(_.text)
  * }}}
  */
@implicitNotFound("There is no KeyEncoder[${K}]: make one with KeyEncoder.of[${K}](key => ...).")
abstract class KeyEncoder[K] extends Serializable {
  def apply(key: K): CharSequence
}

object KeyEncoder {

  /** A null key is an error of kind `NullValue`; `f` does not get it. */
  def of[K](f: K => CharSequence): KeyEncoder[K] = new KeyEncoder[K] {
    def apply(key: K): CharSequence = if (key == null) null else f(key)
  }

  implicit val string: KeyEncoder[String] = of(key => key)
  implicit val boolean: KeyEncoder[Boolean] = of(_.toString)
  implicit val byte: KeyEncoder[Byte] = of(_.toString)
  implicit val short: KeyEncoder[Short] = of(_.toString)
  implicit val int: KeyEncoder[Int] = of(_.toString)
  implicit val long: KeyEncoder[Long] = of(_.toString)
  implicit val char: KeyEncoder[Char] = of(_.toString)
  implicit val symbol: KeyEncoder[Symbol] = of(_.name)
  implicit val uuid: KeyEncoder[java.util.UUID] = of(_.toString)
  implicit val bigInt: KeyEncoder[BigInt] = of(_.toString)
}
