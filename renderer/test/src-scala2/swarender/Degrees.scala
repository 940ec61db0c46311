package swarender

import scala.language.experimental.macros

/** A class of which the encoder becomes code in each place that needs it. */
final case class Degrees(value: Int)

object Degrees {
  implicit def encoder: Encoder[Degrees] = macro derivation.EncoderMacro.derived[Degrees]
}
