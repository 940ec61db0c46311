package swarender
package encoder

import swarender.derivation.{EncoderMacro, SelfReference}

/** Derivation in Scala 3. */
private[swarender] trait DerivedEncoders {

  /** The encoder of a case class, a value class, or a sealed trait, class or enum of such; their
    * fields must have encoders. It follows the implicit [[EncoderRules]].
    */
  inline def derived[T]: Encoder[T] = ${ EncoderMacro.derived[T] }

  /** The encoder of `T`. It does not compile where that is the given that it is a part of, unless
    * the library has one of `T`: the one that the given of an opaque type can only mean.
    */
  inline def apply[T](implicit inline encoder: Encoder[T]): Encoder[T] = ${ SelfReference.encoder[T]('encoder) }
}

/** The instance that the compiler tries last. */
private[swarender] trait MissingEncoders {

  /** No encoder: it makes the compiler say which encoder is missing, and what to write. */
  inline implicit def missing[T]: Encoder[T] = ${ EncoderMacro.missing[T] }
}

/** Encoders of what only Scala 3 has. */
private[swarender] trait VersionEncoders {
  implicit def iarray[T](implicit encoder: Encoder[T]): Encoder[IArray[T]] =
    new MappedEncoder[IArray[T], Array[T]](Encoder.array[T].checked, _.asInstanceOf[Array[T]])
}

/** Bytes that only Scala 3 has. */
private[swarender] trait VersionBytes {
  implicit val iarray: Bytes[IArray[Byte]] = Bytes.of(all => java.nio.ByteBuffer.wrap(all.asInstanceOf[Array[Byte]]))
}

/** Derivation of key encoders. */
private[swarender] trait DerivedKeys {

  /** The key encoder of a class that holds one value, which must have one, or of a sealed trait or
    * enum of which no case has fields: their names, by the implicit [[EncoderRules]].
    *
    * {{{
    * final case class Id(number: Long) extends AnyVal derives KeyEncoder
    * }}}
    */
  inline def derived[K]: KeyEncoder[K] = ${ EncoderMacro.keys[K] }

  /** The key encoder of `K`. It does not compile where that is the given that it is a part of,
    * unless the library has one of `K`: the one that the given of an opaque type can only mean.
    */
  inline def apply[K](implicit inline encoder: KeyEncoder[K]): KeyEncoder[K] = ${ SelfReference.keys[K]('encoder) }
}

/** Keys of what only Scala 3 has. */
private[swarender] trait VersionKeys {

  /** The name of a case, of an enum of which no case has parameters. Transparent, so that the
    * compiler looks on for another encoder where it fails.
    */
  transparent inline implicit def enumCase[E <: scala.reflect.Enum]: KeyEncoder[E] = ${ EncoderMacro.enumKeys[E] }
}
