package swarender
package encoder

/** The form of the seconds of times, for [[EncoderRules.withTimes]]. */
sealed abstract class TimeForm extends Serializable

object TimeForm {

  /** Seconds, and a fraction of 0, 3, 6 or 9 digits: `07:32:00`, `07:32:00.790`. */
  case object Groups extends TimeForm

  /** No fraction: what is less than a second is left out. */
  case object Seconds extends TimeForm

  /** Always three digits of a fraction: `07:32:00.000`. What is less than a millisecond is left
    * out.
    */
  case object Millis extends TimeForm

  /** No zeros at the end of a fraction: `07:32:00`, `07:32:00.79`. */
  case object Shortest extends TimeForm

  /** The text of `toString`, which for some classes omits seconds of 0: `07:32`. A string in TOML,
    * which requires seconds.
    */
  case object JavaText extends TimeForm
}
