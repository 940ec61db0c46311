package swarender
package encoder

/** How the seconds of times are written, by [[EncoderRules.withTimes]]. */
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

  /** What `toString` of the class returns, of some without seconds of 0: `07:32`. A string in TOML,
    * which needs seconds.
    */
  case object JavaText extends TimeForm
}
