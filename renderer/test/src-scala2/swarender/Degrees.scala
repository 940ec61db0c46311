package swarender

import scala.language.experimental.macros

import swarender.encoder.EncoderMacro

/** A class of which the encoder becomes code in each place that needs it. */
final case class Degrees(value: Int)

object Degrees {
  implicit def encoder: Encoder[Degrees] = macro EncoderMacro.derived[Degrees]
}
