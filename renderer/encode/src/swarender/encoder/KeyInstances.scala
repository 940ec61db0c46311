package swarender
package encoder

import swarender.event.NumberKey

/** The library's key encoders, apart from the companion of [[KeyEncoder]]. */
object KeyInstances {

  /** A supertype of every key encoder, whose companion the compiler searches too. */
  trait Scope

  object Scope extends NameKeys {
    implicit val string: KeyEncoder[String] = new FunctionKeys[String](key => key)
    implicit val boolean: KeyEncoder[Boolean] = new FunctionKeys[Boolean](_.toString)
    implicit val byte: KeyEncoder[Byte] = new IntegerKeys[Byte](_.toLong)
    implicit val short: KeyEncoder[Short] = new IntegerKeys[Short](_.toLong)
    implicit val int: KeyEncoder[Int] = new IntegerKeys[Int](_.toLong)
    implicit val long: KeyEncoder[Long] = new IntegerKeys[Long](key => key)
    implicit val char: KeyEncoder[Char] = new FunctionKeys[Char](_.toString)
    implicit val symbol: KeyEncoder[Symbol] = new FunctionKeys[Symbol](_.name)
    implicit val uuid: KeyEncoder[java.util.UUID] = new FunctionKeys[java.util.UUID](_.toString)
    implicit val bigInt: KeyEncoder[BigInt] = new FunctionKeys[BigInt](_.toString, isInteger = true)

    /** Of the keys of `Map()`. */
    implicit def nothing: KeyEncoder[Nothing] = string.asInstanceOf[KeyEncoder[Nothing]]
  }
}

/** Keys of numbers, as `JsonStyle.compact` writes the numbers. */
private[swarender] trait NumberKeys extends VersionKeys with PlatformKeys {
  implicit def float: KeyEncoder[Float] = KeyEncoder.of(NumberKey.float(_))
  implicit def double: KeyEncoder[Double] = KeyEncoder.of(NumberKey.double(_))
  implicit def bigDecimal: KeyEncoder[BigDecimal] = KeyEncoder.of(_.toString)
  implicit def bigInteger: KeyEncoder[java.math.BigInteger] = new FunctionKeys(_.toString, isInteger = true)
  implicit def javaBigDecimal: KeyEncoder[java.math.BigDecimal] = KeyEncoder.of(_.toString)
  implicit def boxedBoolean: KeyEncoder[java.lang.Boolean] = KeyEncoder.of(_.toString)
  implicit def boxedByte: KeyEncoder[java.lang.Byte] = new IntegerKeys(_.longValue)
  implicit def boxedShort: KeyEncoder[java.lang.Short] = new IntegerKeys(_.longValue)
  implicit def boxedInt: KeyEncoder[java.lang.Integer] = new IntegerKeys(_.longValue)
  implicit def boxedLong: KeyEncoder[java.lang.Long] = new IntegerKeys(_.longValue)
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
