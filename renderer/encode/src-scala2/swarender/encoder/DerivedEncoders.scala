package swarender
package encoder

import scala.language.experimental.macros

import swarender.derivation.{EncoderMacro, MissingMacro, SelfMacro}

/** Derivation in Scala 2. */
private[swarender] trait DerivedEncoders {

  /** The encoder of a case class, a value class, or a sealed trait or class of such; their fields
    * must have encoders. It follows the implicit [[swarender.encoder.EncoderRules]].
    */
  def derived[T]: Encoder[T] = macro EncoderMacro.derived[T]

  /** The encoder of `T`. It does not compile where that is the implicit that it is a part of. */
  def apply[T](implicit encoder: Encoder[T]): Encoder[T] = macro SelfMacro.encoder[T]
}

/** The instance that the compiler tries last. */
private[swarender] trait MissingEncoders {

  /** No encoder: it makes the compiler say which encoder is missing, and what to write. */
  implicit def missing[T]: Encoder[T] = macro MissingMacro.encoder[T]
}

/** Encoders that only Scala 3 has. */
private[swarender] trait VersionEncoders

/** Bytes that only Scala 3 has. */
private[swarender] trait VersionBytes

/** Keys that only Scala 3 has. */
private[swarender] trait VersionKeys

/** Derivation of key encoders. */
private[swarender] trait DerivedKeys {

  /** The key encoder of a class that holds one value, which must have one, or of a sealed trait of
    * case objects: their names, by the implicit [[swarender.encoder.EncoderRules]].
    *
    * {{{
    * final case class Id(number: Long) extends AnyVal
    * object Id { implicit val keys: KeyEncoder[Id] = KeyEncoder.derived }
    * }}}
    */
  def derived[K]: KeyEncoder[K] = macro EncoderMacro.keys[K]

  /** The key encoder of `K`. It does not compile where that is the implicit that it is a part of.
    */
  def apply[K](implicit encoder: KeyEncoder[K]): KeyEncoder[K] = macro SelfMacro.keys[K]
}
