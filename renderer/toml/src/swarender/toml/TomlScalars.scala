package swarender
package toml

import swarender.event.{DefaultNode, ScalarRules}
import swarender.output.Output
import swarender.chars.QuotedText
import swarender.numbers.{AsciiText, JsonNumber}

/** Writes the numbers and dates that TOML has, and converts or refuses others. */
private[toml] abstract class TomlScalars(out: Output, style: TomlSettings) extends ScalarRules(out, style.common) {
  private[this] val dateTimes = style.dateTimes

  /** Refuses a scalar as the root. */
  protected def refuseRoot(): Unit

  /** A double that is neither NaN nor infinite. */
  protected def finite(v: Double): Unit

  protected def finiteFloat(v: Float): Unit

  /** The text of a member of an inline table, on one line; empty if the style leaves it out. */
  private[toml] def inlineText(node: DefaultNode): String

  /** Takes note of a key of a tree that has a lone surrogate, where these are replaced. */
  private[toml] def loneKey(): Unit

  /** A scalar as it is, in ASCII. */
  protected def verbatim(text: String): Unit

  final def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) finite(v) else notFinite(v)

  protected final def infinity(v: Double): Unit = verbatim(TomlMarks.notFinite(v))
  protected final def refuseInfinity(v: Double): Unit = refuse(RenderError.NotFinite, s"the style refuses $v")
  protected final def quoted(text: String): Unit = string(text)

  final override def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) finiteFloat(v) else notFinite(v.toDouble)

  protected final def limitsRange: Boolean = true
  protected final def huge(text: CharSequence): Unit =
    refuse(RenderError.BadNumber, s"${QuotedText.cut(text)} is too large for a TOML float")

  /** A sorter may not have sent the root yet. */
  protected final def refuseHuge(what: String): Unit =
    fail(RenderError.BadNumber, s"$what is too large for a TOML float")

  protected final def integer(text: CharSequence): Unit =
    if (JsonNumber.isNegativeZero(text)) verbatim("-0.0") // TOML's integers have one zero.
    else if (JsonNumber.isInt64(text)) verbatim(text.toString)
    else refuse(RenderError.BadNumber, s"${QuotedText.cut(text)} is outside the 64 bits of a TOML integer")

  protected final def fraction(text: CharSequence): Unit = verbatim(text.toString)

  final override def dateTime(v: TomlDateTime): Unit =
    if (dateTimes ne TomlDateTimes.Bare) string(v.toString)
    else if (v.isToml) verbatim(v.toString)
    else refuse(RenderError.BadDate, s"$v is outside the dates of TOML: years 0 to 9999, offsets of whole minutes")

  /** Whether text of such a kind is a value without quotes. */
  protected final def isBare(kind: Int): Boolean =
    kind == AsciiText.Number || kind == AsciiText.TomlTime && (dateTimes eq TomlDateTimes.Bare)

  private def refuse(kind: RenderError.Kind, detail: String): Nothing = {
    refuseRoot()
    fail(kind, detail)
  }
}
