package swarender
package toml

import swarender.event.{DefaultNode, Marks, ScalarRules}
import swarender.output.{Output, StringOutput}
import swarender.chars.QuotedText
import swarender.numbers.{AsciiText, JsonNumber}

/** Writes strings, and the numbers and dates that TOML has, and converts or refuses others. */
private[toml] abstract class TomlScalars(out: Output, style: TomlSettings) extends ScalarRules(out, style.common) {
  protected[this] final val strings: TomlStrings = new TomlStrings(style)

  /** Whether trees are written as such, and the text of numbers is made where it is written. */
  protected[this] final val isKnown: Boolean = style.literals.isKnown
  private[this] val takesNumbers = isKnown && keepsNumbers
  private[this] val dateTimes = style.dateTimes

  /** Refuses a scalar as the root. */
  protected def refuseRoot(): Unit

  /** Whether the next value is inside of a member of the innermost table. */
  protected def isNested: Boolean

  /** Where the next scalar is written at once; null if it is collected. */
  protected def scalar(): Output

  /** After such a scalar of so many chars, or as many as the output has of it. */
  protected def written(chars: Int = -1): Unit

  /** What collects the next scalar, before `collected`. */
  protected def next: Events
  protected def collected(): Unit

  /** Begins the line of the current member of the innermost table, on which there are these
    * comments, or null.
    */
  private[toml] def beginLine(comments: Marks): Unit

  /** The text of a member of an inline table, on one line; empty if the style leaves it out. */
  private[toml] def inlineText(node: DefaultNode): String

  final def string(s: CharSequence): Unit = {
    refuseRoot()
    checkSurrogates(s)
    val to = scalar()
    if (to ne null) {
      strings.string(to, s, underKey = !isNested)
      written(s.length + 2)
    } else {
      next.string(s)
      collected()
    }
  }

  final def int64(v: Long): Unit = {
    val to = scalar()
    if (to ne null) {
      to.long(v)
      written()
    } else {
      next.int64(v)
      collected()
    }
  }

  final def float64(v: Double): Unit = if (Math.abs(v) <= Double.MaxValue) finite(v) else notFinite(v)

  private def finite(v: Double): Unit = {
    val to = scalar()
    if (to ne null) {
      to.double(v, numbers)
      written()
    } else {
      next.float64(v)
      collected()
    }
  }

  final override def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) finiteFloat(v) else notFinite(v.toDouble)

  private def finiteFloat(v: Float): Unit = {
    val to = scalar()
    if (to ne null) {
      to.float(v, numbers)
      written()
    } else {
      next.number(StringOutput(_.float(v, numbers)))
      collected()
    }
  }

  private[swarender] final override def ascii[T](value: T, kind: Int, text: AsciiText[T]): Boolean =
    (if (kind == AsciiText.Number) takesNumbers else kind != AsciiText.Unknown && strings.isBasicFirst) && {
      val to = scalar()
      (to ne null) && {
        to.made(value, text, if (isBare(kind)) 0 else '"')
        written()
        true
      }
    }

  /** Whether text of such a kind is a value without quotes. */
  private def isBare(kind: Int): Boolean =
    kind == AsciiText.Number || kind == AsciiText.TomlTime && (dateTimes eq TomlDateTimes.Bare)

  /** A scalar as it is, in ASCII. */
  private def verbatim(text: String): Unit = {
    val to = scalar()
    if (to ne null) {
      to.ascii(text)
      written()
    } else {
      next.number(text)
      collected()
    }
  }

  final def bool(v: Boolean): Unit = {
    val to = scalar()
    if (to ne null) {
      to.literal(if (v) TomlMarks.trueText else TomlMarks.falseText)
      written()
    } else {
      next.bool(v)
      collected()
    }
  }

  protected final def infinity(v: Double): Unit = verbatim(TomlMarks.notFinite(v))
  protected final override def refuseInfinity(v: Double): Unit = {
    refuseRoot()
    super.refuseInfinity(v)
  }

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

  private def refuse(kind: RenderError.Kind, detail: String): Nothing = {
    refuseRoot()
    fail(kind, detail)
  }
}
