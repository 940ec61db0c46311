package swarender

import swarender.out.Out
import swarender.text.{Escapes, JsonNumber, Surrogate}

/** JSON (RFC 8259) and its relatives, as `style` lays it out. */
private[swarender] final class JsonRenderer(out: Out, style: JsonStyle) extends NestedRenderer(out) {
  import NestedRenderer._

  private[this] val escapes = style.stringEscapes
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail
  private[this] val broken = !style.indentation.isEmpty
  private[this] val assignments = style.assignments

  private[this] val memo = new KeyMemo(writeKey(_, _))

  /** The depth that is not indented. */
  private[this] val margin = if (assignments) 1 else 0

  private def newline(): Unit = if (broken) style.indentation.write(out, depth - margin)

  private def separator(): Unit = style.elementIndentation.write(out, depth - margin)

  /** Writes what stands before a value. */
  private def before(): Unit = state match {
    case MemberValue => ()
    case NextElement => separator()
    case FirstElement => newline()
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
    if (assignments && depth == 0) {
      if (!empty) out.ascii('\n')
    } else if (!empty) {
      newline()
      out.ascii(bracket)
    } else if (style.brokenEmpties) {
      out.literal(style.newlineLiteral)
      style.indentation.write(out, depth - margin)
      out.ascii(bracket)
    } else out.literal(if (isObject) style.emptyObjectEnd else style.emptyArrayEnd)
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
      if (first) newline() else separator()
      keyDone(s)
      if (refuseSurrogates) refuse(s)
      val known = memo(s)
      if (known ne null) out.literal(known) else writeKey(out, s)
    }
  }

  private def writeKey(out: Out, s: CharSequence): Unit = {
    out.quoted(s, '"', escapes)
    out.literal(style.keySeparatorLiteral)
  }

  /** The key of a member of the root that is written as a line of its own. */
  private def assignment(s: CharSequence, first: Boolean): Unit = {
    if (!first) out.ascii('\n')
    keyDone(s)
    if (refuseSurrogates) refuse(s)
    out.escaped(s, 0, s.length, Escapes.none)
    out.ascii(" = ")
  }

  def string(s: CharSequence): Unit = {
    before()
    if (refuseSurrogates) refuse(s)
    out.quoted(s, '"', escapes)
    valueDone()
  }

  private def refuse(s: CharSequence): Unit = {
    val at = Surrogate.firstLone(s)
    if (at >= 0) fail(RenderError.LoneSurrogate, s"a lone surrogate at char $at")
  }

  def asciiSafe(s: String): Unit = {
    before()
    out.ascii('"')
    out.ascii(s)
    out.ascii('"')
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

  def float64(v: Double): Unit =
    if (java.lang.Double.isNaN(v) || java.lang.Double.isInfinite(v)) notFinite(v)
    else {
      before()
      out.double(v, style.numbers)
      valueDone()
    }

  def float32(v: Float): Unit =
    if (java.lang.Float.isNaN(v) || java.lang.Float.isInfinite(v)) notFinite(v.toDouble)
    else {
      before()
      out.float(v, style.numbers)
      valueDone()
    }

  private def notFinite(v: Double): Unit = style.nonFinite match {
    case NonFinite.Fail => fail(RenderError.NotFinite, s"$v is not a JSON number")
    case NonFinite.Null => nul()
    case NonFinite.Quote => asciiSafe(v.toString)
  }

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
    out.literal(if (v) style.trueLiteral else style.falseLiteral)
    valueDone()
  }

  def nul(): Unit = {
    before()
    out.literal(style.nullLiteral)
    valueDone()
  }
}
