package swarender
package event

import swarender.output.Output
import swarender.text.{JsonNumber, QuotedText, Surrogate}

/** What the formats share about scalars: which numbers are texts of numbers, which integers are too
  * big, which strings are refused.
  */
private[swarender] abstract class ScalarRules(
    out: Output,
    numberText: Int,
    surrogates: Int
) extends DocumentWriter(out) {
  protected final val asDouble: Boolean = numberText == NumberText.ToDoubleCode

  /** Whether lone surrogates are errors. */
  protected final val refusesSurrogates: Boolean = surrogates == Surrogates.FailCode

  /** Writes the text of an integer of any size. */
  protected def integer(text: CharSequence): Unit

  /** Writes the text of a number with a fraction or an exponent. */
  protected def fraction(text: CharSequence): Unit

  /** Whether a number that is too large for a double goes to `huge`. */
  protected def limitsRange: Boolean

  /** Writes the text of such a number, or refuses it. */
  protected def huge(text: CharSequence): Unit

  private[swarender] final override def expectNumber(bits: Long): Unit =
    if (bits > ScalarRules.MostBits)
      refuseHuge(s"a number of about ${Math.round(bits * ScalarRules.DigitsPerBit)} digits")

  /** Refuses a number that is larger than any double, if the style refuses it as text.
    *
    * @param what
    *   the number, in words
    */
  protected def refuseHuge(what: String): Unit

  final override def uint64(v: Long): Unit = if (v >= 0) int64(v) else integer(java.lang.Long.toUnsignedString(v))

  /** Text outside the grammar of RFC 8259 is an error. */
  final def number(text: CharSequence): Unit = {
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber) fail(RenderError.BadNumber, s"${QuotedText.shortened(text)} is not a JSON number")
    else if (limitsRange && JsonNumber.isHuge(text)) huge(text)
    else if (asDouble) float64(text.toString.toDouble)
    else if (kind == JsonNumber.Integer) integer(text)
    else fraction(text)
  }

  @inline private[swarender] final def checkSurrogates(s: CharSequence): Unit = if (refusesSurrogates) {
    val at = Surrogate.firstLone(s)
    if (at >= 0) fail(RenderError.LoneSurrogate, s"a lone surrogate at char $at")
  }
}

private object ScalarRules {

  /** More than any double has: 1,024 and a reserve, since counts are estimates. */
  final val MostBits = 1100
  final val DigitsPerBit = 0.30102999566398120
}
