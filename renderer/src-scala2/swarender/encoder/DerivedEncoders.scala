package swarender
package encoder

import scala.language.experimental.macros

import swarender.derivation.{EncoderMacro, MissingMacro}

/** Derivation in Scala 2. */
private[swarender] trait DerivedEncoders {

  /** The encoder of a case class, a value class, or a sealed trait or class of such; their fields
    * must have encoders. It follows the implicit [[swarender.encoder.EncoderRules]].
    */
  def derived[T]: Encoder[T] = macro EncoderMacro.derived[T]
}

/** What the compiler asks last. */
private[swarender] trait MissingEncoders {

  /** No encoder: it makes the compiler say which encoder is missing, and what to write. */
  implicit def missing[T]: Encoder[T] = macro MissingMacro.encoder[T]
}

/** What only Scala 3 has encoders of. */
private[swarender] trait VersionEncoders

/** What only Scala 3 has keys of. */
private[swarender] trait VersionKeys
