package swarender

import swarender.out.Out
import swarender.text.JsonNumber

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come. What must stand behind them is held on a tape until the
  * root ends: tables and arrays of tables. An array that turns out not to be one is written when it ends or,
  * once it is certain how, while it grows. All that can be refused is refused when it comes, so the tape
  * holds only what can be written.
  */
private[swarender] final class TomlRenderer(out: Out, style: TomlStyle) extends NestedRenderer(out) {
  import NestedRenderer._
  import TomlRenderer._

  private[this] val draft = out.draft()
  private[this] val strings = new TomlStrings(style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val tape = new TomlTape(draft, style, strings)
  private[this] val values = new TomlValues(tape, draft, out, style, strings)
  private[this] val tablePath = new TomlPath(out.draft(), strings)
  private[this] val tables = new TomlTables(tape, draft, out, style, lines, values, tablePath)
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail
  private[this] val trees =
    if ((style.smallTables ne SmallTables.Headers) || refuseSurrogates) null
    else new TomlTree(style, lines, new TomlTreeValues(draft, out, style, strings), tablePath)

  /** Where on the tape the container begins that is the root's current member, or what is left of it; its key
    * stands before.
    */
  private[this] var start = 0

  /** Whether that is an array with an element that is no table. */
  private[this] var mixed = false

  /** Whether its first part is written. */
  private[this] var begun = false

  /** Whether the last scalar went to the tape. */
  private[this] var taped = false

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

  /** The key of the value that comes next, or null if that is an element. */
  private def keyOfNext: String = if (inObject) lastKey else null

  /** Whether all that came before is written, so that a scalar can be. */
  private def isWritten: Boolean = depth == 1 || begun && tape.size == start

  /** Begins a scalar; returns where to write it. */
  private def scalar(): Out = {
    before()
    taped = !isWritten
    if (taped) tape.scalar(keyOfNext)
    else {
      if (depth == 1) lines.value(lastKey, 0) else values.next(keyOfNext)
      out
    }
  }

  /** Ends a scalar of `width` chars, or as many as were written if that is negative. */
  private def scalarDone(width: Int): Unit = {
    if (taped) tape.scalarDone(keyOfNext, width)
    else if (depth > 1) tape.passed()
    anyDone()
  }

  private def anyDone(): Unit = {
    if (depth == 2 && !inObject) mixed = true
    valueDone()
    if (depth > 1) writePart()
  }

  private def begin(): Unit =
    if (depth == 1) {
      start = tape.size + 1
      mixed = false
      begun = false
    }

  def beginObject(size: Int): Unit = {
    if (state != Root) {
      before()
      begin()
      tape.beginObject(keyOfNext)
    }
    push(isObject = true)
  }

  def beginArray(size: Int): Unit = {
    before()
    begin()
    tape.beginArray(keyOfNext)
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
      dropWaiting()
    } else if (depth == 1 && (begun || !tape.hasHeader(start - 1))) {
      val _ = if (begun) values.part(start, tape.size, 0) else tables.value(start - 1, tape.size, 0)
      tape.truncate(start - 1)
    }
    valueDone()
    if (depth > 1) writePart()
  }

  /** Writes of the root's current member what is certain, if it is an array that is no array of tables, and takes it off the tape. */
  private def writePart(): Unit =
    if (mixed && tape.size > start && (begun || tape.lines(start) != TomlTape.Undecided)) {
      val before = state
      state = Broken
      if (!begun) {
        lines.value(tape.key(start - 1), 0)
        values.reset()
        begun = true
      }
      tape.drop(start, values.part(start, tape.size, 0))
      state = before
    }

  def key(s: CharSequence): Unit = {
    if (state != FirstKey && state != NextKey) misuse("a key")
    keyDone(s)
    if (refuseSurrogates) refuseLone(s)
  }

  def string(s: CharSequence): Unit = {
    check()
    if (refuseSurrogates) refuseLone(s)
    val facts = strings.facts(s)
    if ((strings.hasLines(facts) || s.length >= LongEnough) && inObject && !isWritten) {
      before()
      tape.reference(lastKey, s.toString, facts)
      anyDone()
    } else {
      strings.string(scalar(), s, facts, underKey = depth == 1)
      scalarDone(s.length + 2)
    }
  }

  def asciiSafe(s: String): Unit = {
    strings.safe(scalar(), s)
    scalarDone(s.length + 2)
  }

  override def dateTime(v: TomlDateTime): Unit =
    if (style.dateTimes eq TomlDateTimes.Bare) verbatim(v.toString) else asciiSafe(v.toString)

  def bool(v: Boolean): Unit = {
    scalar().literal(if (v) TomlValues.trueText else TomlValues.falseText)
    scalarDone(-1)
  }

  def nul(): Unit = {
    check()
    if (style.nulls eq TomlNulls.Fail) fail(RenderError.NotExpressible, "TOML has no null")
    valueDone()
  }

  def int64(v: Long): Unit = {
    scalar().long(v)
    scalarDone(-1)
  }

  def uint64(v: Long): Unit =
    if (v >= 0) int64(v) else outOfRange(java.lang.Long.toUnsignedString(v))

  private def outOfRange(text: String): Nothing = {
    check()
    fail(RenderError.BadNumber, s"$text is outside the 64 bits of a TOML integer")
  }

  private def verbatim(text: String): Unit = {
    scalar().ascii(text)
    scalarDone(-1)
  }

  def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) {
      scalar().double(v, style.numbers)
      scalarDone(-1)
    } else if (style.nonFinite) verbatim(TomlValues.notFinite(v))
    else {
      check()
      fail(RenderError.NotFinite, s"the style refuses $v")
    }

  def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) {
      scalar().float(v, style.numbers)
      scalarDone(-1)
    } else float64(v.toDouble)

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

  private[swarender] override def tree(value: ujson.Value): Unit = value match {
    case root: ujson.Obj if state == Root && (trees ne null) =>
      val start = offset
      state = Broken
      try
        try trees.write(root)
        catch { case TomlTreeValues.Unsuited => rest(root, offset - start) }
      catch {
        case e: Throwable =>
          out.poison()
          throw e
      }
      dropWaiting()
      valueDone()
    case _ => super.tree(value)
  }

  /** Writes the document by its events, but for what is written: its first `written` bytes or chars. What is refused is an error as these
    * events have it.
    */
  private def rest(root: ujson.Obj, written: Long): Unit = {
    val whole = out.draft()
    val renderer = new TomlRenderer(whole.out, style)
    try {
      new ValueWalker(renderer).walk(root)
      whole.copy(written.toInt, whole.position)
    } finally {
      val _ = renderer.forget()
      whole.clear()
    }
  }

  /** A file holds one TOML document. */
  override def nextDocument(): Unit = {
    if (state != Done) misuse("the end of the document")
    fail(RenderError.NotExpressible, "TOML has no second document")
  }

  private[swarender] override def forget(): Boolean = {
    tables.reset()
    tape.forget()
    super.forget()
  }

  private def dropWaiting(): Unit = {
    tables.reset()
    tape.reset()
  }

  override def reset(): Unit = {
    dropWaiting()
    lines.reset()
    super.reset()
  }
}

private object TomlRenderer {

  /** From so many chars on, a string that waits is held by reference and not as text. */
  private final val LongEnough = 256
}
