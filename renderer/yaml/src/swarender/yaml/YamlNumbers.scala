package swarender
package yaml

import swarender.Policy.BigIntegers
import swarender.event.ScalarRules
import swarender.json.{YamlLiterals, YamlNumber}
import swarender.output.Output
import swarender.chars.QuotedText
import swarender.numbers.JsonNumber

/** The numbers of YAML as `style` has them. */
private[yaml] abstract class YamlNumbers(out: Output, style: YamlSettings) extends ScalarRules(out, style.common) {
  private[this] val hugeNumbers = style.hugeNumbers

  /** Writes what comes before, and after, a scalar. */
  protected def startScalar(): Unit
  protected def endScalar(): Unit

  final def int64(v: Long): Unit =
    if (limited && JsonNumber.isBig(v)) big(java.lang.Long.toString(v))
    else {
      startScalar()
      out.long(v)
      endScalar()
    }

  protected final def limitsRange: Boolean = true

  protected final def huge(text: CharSequence): Unit = {
    val isQuoted = (bigIntegers eq BigIntegers.Quote) && JsonNumber.kind(text) == JsonNumber.Integer &&
      !asDouble
    if (isQuoted || (hugeNumbers eq HugeNumbers.Quote)) string(text.toString)
    else fail(RenderError.BadNumber, s"${QuotedText.cut(text)} is too large for a double")
  }

  /** A style that quotes big integers may write it. */
  protected final def refuseHuge(what: String): Unit =
    if ((bigIntegers ne BigIntegers.Quote) && (hugeNumbers eq HugeNumbers.Fail))
      fail(RenderError.BadNumber, s"$what is too large for a double")

  protected final def integer(text: CharSequence): Unit =
    if (limitedText && JsonNumber.isBig(text)) big(text.toString)
    else if (isVerbatim || !JsonNumber.isNegativeZero(text)) plainNumber(text)
    else fraction(text)

  protected final def fraction(text: CharSequence): Unit =
    if (isVerbatim) plainNumber(text)
    else {
      startScalar()
      YamlNumber.write(text, out)
      endScalar()
    }

  /** A number that is written as its text. */
  private def plainNumber(text: CharSequence): Unit = {
    startScalar()
    out.ascii(text)
    endScalar()
  }

  /** An integer beyond what a double can hold. */
  private def big(text: String): Unit = {
    refuseBig(text)
    if (bigIntegers eq BigIntegers.ToDouble) float64(text.toDouble) else string(text)
  }

  final def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) {
      startScalar()
      out.double(v, numbers)
      endScalar()
    } else notFinite(v)

  protected final def infinity(v: Double): Unit = {
    startScalar()
    out.literal(YamlLiterals.notFinite(v))
    endScalar()
  }

  final override def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) {
      startScalar()
      out.float(v, numbers)
      endScalar()
    } else notFinite(v.toDouble)
}
