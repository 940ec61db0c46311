package swarender

import swarender.out.Out
import swarender.text.{JsonNumber, Surrogate}

/** JSON (RFC 8259) and its relatives, as `style` lays it out. */
private[swarender] final class JsonRenderer(out: Out, style: JsonStyle) extends NestedRenderer(out) {
  import NestedRenderer._

  private[this] val escapes = style.stringEscapes
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail
  private[this] val broken = !style.indentation.isEmpty

  /** Writes what stands before a value. */
  private def before(): Unit = state match {
    case MemberValue | Root => ()
    case NextElement        => style.elementIndentation.write(out, depth)
    case FirstElement       => if (broken) style.indentation.write(out, depth)
    case _                  => misuse("a value")
  }

  private def open(bracket: Int, isObject: Boolean): Unit = {
    before()
    out.ascii(bracket)
    push(isObject)
  }

  private def close(bracket: Int, isObject: Boolean): Unit = {
    val empty = pop(isObject)
    if (!empty) {
      if (broken) style.indentation.write(out, depth)
      out.ascii(bracket)
    } else if (style.brokenEmpties) {
      out.literal(style.newlineLiteral)
      style.indentation.write(out, depth)
      out.ascii(bracket)
    } else out.literal(if (isObject) style.emptyObjectEnd else style.emptyArrayEnd)
    valueDone()
  }

  def beginObject(size: Int): Unit = open('{', isObject = true)
  def endObject(): Unit = close('}', isObject = true)
  def beginArray(size: Int): Unit = open('[', isObject = false)
  def endArray(): Unit = close(']', isObject = false)

  def key(s: CharSequence): Unit = {
    if (state == NextKey) style.elementIndentation.write(out, depth)
    else if (state == FirstKey) { if (broken) style.indentation.write(out, depth) }
    else misuse("a key")
    keyDone(s)
    if (refuseSurrogates) refuse(s)
    out.quoted(s, '"', escapes)
    out.literal(style.keySeparatorLiteral)
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
    if (JsonNumber.isBig(v) && (style.bigIntegers ne BigIntegers.Full))
      big(java.lang.Long.toString(v), v.toDouble)
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
    case NonFinite.Fail  => fail(RenderError.NotFinite, s"$v is not a JSON number")
    case NonFinite.Null  => nul()
    case NonFinite.Quote => asciiSafe(v.toString)
  }

  def number(text: CharSequence): Unit = {
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber) fail(RenderError.BadNumber, s"${Quote.json(text)} is not a JSON number")
    else if (style.numberText eq NumberText.Double) float64(text.toString.toDouble)
    else if (kind == JsonNumber.Integer && (style.bigIntegers ne BigIntegers.Full) && JsonNumber.isBig(text))
      big(text.toString, text.toString.toDouble)
    else verbatim(text)
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
