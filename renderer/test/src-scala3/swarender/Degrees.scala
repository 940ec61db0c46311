package swarender

/** A class of which the encoder becomes code in each place that needs it. */
final case class Degrees(value: Int)

object Degrees {
  inline given Encoder[Degrees] = Encoder.derived
}
