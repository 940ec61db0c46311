package swarender

import swarender.out.Out
import swarender.text.{JsonNumber, Surrogate}

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come. What must stand behind them is held on a tape until the
  * root ends: tables and arrays of tables. An array that turns out not to be one is written when it ends or,
  * a batch of events at a time, while it grows. All that can be refused is refused when it comes, so the tape
  * holds only what can be written.
  */
private[swarender] final class TomlRenderer(out: Out, style: TomlStyle) extends NestedRenderer(out) {
  import NestedRenderer._
  import TomlRenderer._

  private[this] val tape = new Tape
  private[this] val strings = new TomlStrings(out, style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val values = new TomlValues(tape, out, style, strings)
  private[this] val tables = new TomlTables(tape, style, lines, values)
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail

  /** The key of the root's current member. */
  private[this] var rootKey: String = ""

  /** Where on the tape the container begins that is the root's current member, or what is left of it; its key
    * stands before.
    */
  private[this] var start = 0

  /** Whether that is an array with an element that is no table. */
  private[this] var mixed = false

  /** Whether its first part is written. */
  private[this] var begun = false

  /** The size of the tape at which to try and write a part. */
  private[this] var full = 0

  /** Sees to it that a value may come. */
  private def check(): Unit = state match {
    case MemberValue | NextElement | FirstElement => ()
    case Root => fail(RenderError.NotExpressible, "the root of a TOML document is a table")
    case _ => misuse("a value")
  }

  /** The same, and takes nothing more until `valueDone`: in between the sink may throw. */
  private def before(): Unit = {
    check()
    state = Broken
  }

  /** Begins the line of a scalar, if it is a value of the root; else it belongs on the tape. */
  private def line(): Boolean =
    depth == 1 && {
      lines.value(rootKey, 0)
      true
    }

  private def scalarDone(): Unit = {
    if (depth == 2 && !inObject) mixed = true
    valueDone()
    if (depth > 1 && tape.size >= full) writePart()
  }

  private def begin(): Unit =
    if (depth == 1) {
      tape.key(rootKey)
      start = tape.size
      mixed = false
      begun = false
      full = start + Batch
    }

  def beginObject(size: Int): Unit = {
    if (state != Root) {
      before()
      begin()
      tape.beginObject(-1)
    }
    push(isObject = true)
  }

  def beginArray(size: Int): Unit = {
    before()
    begin()
    tape.beginArray(-1)
    if (depth == 2 && !inObject) mixed = true
    push(isObject = false)
  }

  def endObject(): Unit = {
    val _ = pop(isObject = true)
    state = Broken
    if (depth > 0) tape.endObject()
    containerDone()
  }

  def endArray(): Unit = {
    val _ = pop(isObject = false)
    state = Broken
    tape.endArray()
    containerDone()
  }

  private def containerDone(): Unit = {
    if (depth == 0) {
      tables.write(0, tape.size)
      lines.end()
      tape.reset()
    } else if (depth == 1) {
      if (begun) {
        val _ = values.part(start, tape.size, 0)
        tape.remove(start - 1, tape.size)
      } else if (!tables.hasHeader(start)) {
        tables.value(start - 1, 0)
        tape.remove(start - 1, tape.size)
      }
    }
    valueDone()
    if (depth > 1 && tape.size >= full) writePart()
  }

  /** Writes of the root's current member what is certain, if it is an array that is no array of tables, and
    * takes it off the tape.
    */
  private def writePart(): Unit = {
    if (mixed && (begun || values.lines(start, style.arrayWidth, tape.size) != TomlValues.Undecided)) {
      val before = state
      state = Broken
      if (!begun) {
        lines.value(rootKey, 0)
        values.reset()
        begun = true
      }
      tape.remove(start, values.part(start, tape.size, 0))
      state = before
    }
    full = start + Math.max(Batch, 2 * (tape.size - start))
  }

  def key(s: CharSequence): Unit = {
    if (state != FirstKey && state != NextKey) misuse("a key")
    keyDone(s)
    if (refuseSurrogates) refuse(s)
    if (depth == 1) rootKey = s.toString else tape.key(s)
  }

  private def refuse(s: CharSequence): Unit = {
    val at = Surrogate.firstLone(s)
    if (at >= 0) fail(RenderError.LoneSurrogate, s"a lone surrogate at char $at")
  }

  def string(s: CharSequence): Unit = {
    check()
    if (refuseSurrogates) refuse(s)
    before()
    if (line()) strings.string(s, underKey = true) else tape.string(s)
    scalarDone()
  }

  def asciiSafe(s: String): Unit = {
    before()
    if (line()) strings.safe(s) else tape.asciiSafe(s)
    scalarDone()
  }

  override def dateTime(v: TomlDateTime): Unit =
    if (style.dateTimes eq TomlDateTimes.Bare) verbatim(v.toString) else asciiSafe(v.toString)

  def bool(v: Boolean): Unit = {
    before()
    if (line()) out.literal(if (v) TomlValues.trueText else TomlValues.falseText) else tape.bool(v)
    scalarDone()
  }

  def nul(): Unit = {
    check()
    if (style.nulls eq TomlNulls.Fail) fail(RenderError.NotExpressible, "TOML has no null")
    if (depth > 1 && inObject) tape.remove(tape.size - 1, tape.size)
    valueDone()
  }

  def int64(v: Long): Unit = {
    before()
    if (line()) out.long(v) else tape.int64(v)
    scalarDone()
  }

  def uint64(v: Long): Unit =
    if (v >= 0) int64(v) else outOfRange(java.lang.Long.toUnsignedString(v))

  private def outOfRange(text: String): Nothing = {
    check()
    fail(RenderError.BadNumber, s"$text is outside the 64 bits of a TOML integer")
  }

  private def verbatim(text: String): Unit = {
    before()
    if (line()) out.ascii(text) else tape.number(text)
    scalarDone()
  }

  def float64(v: Double): Unit =
    if (java.lang.Double.isNaN(v) || java.lang.Double.isInfinite(v)) notFinite(v)
    else {
      before()
      if (line()) out.double(v, style.numbers) else tape.float64(v)
      scalarDone()
    }

  def float32(v: Float): Unit =
    if (java.lang.Float.isNaN(v) || java.lang.Float.isInfinite(v)) notFinite(v.toDouble)
    else {
      before()
      if (line()) out.float(v, style.numbers) else tape.float32(v)
      scalarDone()
    }

  private def notFinite(v: Double): Unit =
    if (!style.nonFinite) {
      check()
      fail(RenderError.NotFinite, s"the style refuses $v")
    } else verbatim(if (v != v) "nan" else if (v > 0) "inf" else "-inf")

  def number(text: CharSequence): Unit = {
    check()
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber) fail(RenderError.BadNumber, s"${Quote.json(text)} is not a JSON number")
    else if (style.numberText eq NumberText.Double) float64(text.toString.toDouble)
    else if (kind == JsonNumber.Fraction) verbatim(text.toString)
    else integer(text.toString)
  }

  /** The text of an integer; that of -0 is the float, since TOML's integers have one zero. */
  private def integer(text: String): Unit =
    if (text == "-0") verbatim("-0.0")
    else if (JsonNumber.isInt64(text)) verbatim(text)
    else outOfRange(text)

  /** A file holds one TOML document. */
  override def nextDocument(): Unit = {
    if (state != Done) misuse("the end of the document")
    fail(RenderError.NotExpressible, "TOML has no second document")
  }

  private[swarender] override def forget(): Boolean = {
    rootKey = ""
    tables.forget()
    tape.forget() && super.forget()
  }

  override def reset(): Unit = {
    tape.reset()
    lines.reset()
    super.reset()
  }
}

private object TomlRenderer {

  /** So many events of an array are on the tape before an attempt to write it in parts. */
  private final val Batch = 256
}
