package swarender

import swarender.out.{CharOut, NowhereSink, Out}
import swarender.text.{Escapes, JsonNumber}

/** JSON (RFC 8259) and its relatives, as `style` lays it out. */
private[swarender] final class JsonRenderer(out: Out, style: JsonStyle) extends NestedRenderer(out) {
  import NestedRenderer._

  private[this] val tokens = new JsonTokens(out, style)
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail
  private[this] val assignments = style.assignments
  private[this] val whole = new JsonTree(out, style, tokens, this)

  /** The depth that is not indented. */
  private[this] val margin = if (assignments) 1 else 0

  /** Writes what stands before a value. */
  private def before(): Unit = state match {
    case MemberValue => ()
    case NextElement => tokens.separator(depth - margin)
    case FirstElement => tokens.newline(depth - margin)
    case Root =>
      if (assignments) fail(RenderError.NotExpressible, "the root is no object")
      out.literal(style.documentStartLiteral)
    case _ => misuse("a value")
  }

  protected override def documentDone(): Unit = out.literal(style.documentEndLiteral)

  private def open(bracket: Int, isObject: Boolean): Unit = {
    if (assignments && isObject && state == Root) out.literal(style.documentStartLiteral)
    else {
      before()
      out.ascii(bracket)
    }
    push(isObject)
  }

  private def close(bracket: Int, isObject: Boolean): Unit = {
    val empty = pop(isObject)
    if (!assignments || depth > 0) tokens.end(bracket, empty, depth - margin)
    else if (!empty) out.ascii('\n')
    valueDone()
  }

  def beginObject(size: Int): Unit = open('{', isObject = true)
  def endObject(): Unit = close('}', isObject = true)
  def beginArray(size: Int): Unit = open('[', isObject = false)
  def endArray(): Unit = close(']', isObject = false)

  def key(s: CharSequence): Unit = {
    val first = state == FirstKey
    if (!first && state != NextKey) misuse("a key")
    if (assignments && depth == 1) assignment(s, first)
    else {
      if (first) tokens.newline(depth - margin) else tokens.separator(depth - margin)
      keyDone(s)
      checkSurrogates(s)
      tokens.key(s)
    }
  }

  /** The key of a member of the root that is written as a line of its own. */
  private def assignment(s: CharSequence, first: Boolean): Unit = {
    if (!first) out.ascii('\n')
    keyDone(s)
    checkSurrogates(s)
    out.escaped(s, 0, s.length, Escapes.none)
    out.ascii(" = ")
  }

  def string(s: CharSequence): Unit = {
    before()
    checkSurrogates(s)
    tokens.string(s)
    valueDone()
  }

  private[swarender] def checkSurrogates(s: CharSequence): Unit = if (refuseSurrogates) refuseLone(s)

  def asciiSafe(s: String): Unit = {
    before()
    tokens.asciiSafe(s)
    valueDone()
  }

  def int64(v: Long): Unit =
    if (JsonNumber.isBig(v) && (style.bigIntegers ne BigIntegers.Full)) big(java.lang.Long.toString(v), v.toDouble)
    else {
      before()
      out.long(v)
      valueDone()
    }

  def uint64(v: Long): Unit =
    if (v >= 0) int64(v)
    else {
      val text = java.lang.Long.toUnsignedString(v)
      if (style.bigIntegers ne BigIntegers.Full) big(text, text.toDouble) else verbatim(text)
    }

  private def big(text: String, v: Double): Unit =
    if (style.bigIntegers eq BigIntegers.Double) float64(v) else asciiSafe(text)

  private def verbatim(text: CharSequence): Unit = {
    before()
    out.ascii(text)
    valueDone()
  }

  def float64(v: Double): Unit = {
    before()
    if (Math.abs(v) <= Double.MaxValue) out.double(v, style.numbers) else notFinite(v)
    valueDone()
  }

  def float32(v: Float): Unit = {
    before()
    if (Math.abs(v) <= Float.MaxValue) out.float(v, style.numbers) else notFinite(v.toDouble)
    valueDone()
  }

  private[swarender] def notFinite(v: Double): Unit =
    if (!tokens.notFinite(v)) fail(RenderError.NotFinite, s"$v is not a JSON number")

  def number(text: CharSequence): Unit = {
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber) fail(RenderError.BadNumber, s"${Quote.json(text)} is not a JSON number")
    else if (style.numberText eq NumberText.Double) float64(text.toString.toDouble)
    else if (
      kind == JsonNumber.Integer && (style.numberText eq NumberText.Keep) && (style.bigIntegers ne BigIntegers.Full) && JsonNumber
        .isBig(text)
    )
      big(text.toString, text.toString.toDouble)
    else if (style.numberText eq NumberText.Yaml) {
      before()
      YamlNumber.write(text, out)
      valueDone()
    } else verbatim(text)
  }

  def bool(v: Boolean): Unit = {
    before()
    tokens.bool(v)
    valueDone()
  }

  def nul(): Unit = {
    before()
    tokens.nul()
    valueDone()
  }

  private[swarender] override def tree(value: ujson.Value): Unit =
    if (assignments || state != Root) super.tree(value)
    else {
      before()
      try whole.write(value, 0)
      catch { case e: RenderError if e.what ne RenderError.Broken => throw located(e, value) }
      valueDone()
    }

  /** Writes a part of `whole` in which `level` containers are open. */
  private[swarender] def deep(value: ujson.Value, level: Int): Unit = sendDeep(value, level, inObject = true)

  /** The error with its path: that at which the events of `value` meet with it. */
  private def located(error: RenderError, value: ujson.Value): RenderError =
    try {
      new ValueWalker(new JsonRenderer(new CharOut(new NowhereSink), style)).walk(value)
      error
    } catch { case again: RenderError => new RenderError(error.what, error.detail, again.path, error.offset) }
}
