package swarender
package toml

import java.util.Arrays

import swarender.event.{DocumentWriter, ScalarRules}
import swarender.out.{Out, Text}
import swarender.text.{AsciiText, JsonNumber}

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come. Containers are collected until they are whole: those that have headers wait until
  * the root ends, others are written then. An array that is certain to be wider than a line goes out while it grows.
  */
private[swarender] final class TomlWriter(out: Out, style: TomlStyle)
    extends ScalarRules(out, style.numberText, style.surrogates) {
  private[this] val draft = out.draft()
  private[this] val strings = new TomlStrings(style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val inline = new TomlInline(this, style, strings)
  private[this] val values = new TomlValues(draft, out, style, inline)
  private[this] val path = new TomlPath(out.draft(), strings)
  private[this] val tables = new TomlTables(out, style, lines, values, inline, path)

  /** The open containers inside the root; of each the key of its next member. */
  private[this] var open = new Array[AnyRef](TomlWriter.InitialDepth)
  private[this] var keys = new Array[String](TomlWriter.InitialDepth)

  /** How many containers are open, the root included. */
  private[this] var depth = 0

  /** Whether the array in the root has an element that is no table, and whether its first elements are written. */
  private[this] var mixed = false
  private[this] var begun = false

  def beginDocument(): Unit = depth = 0

  def endDocument(): Unit = {
    tables.end()
    clear()
  }

  /** A file holds one document. */
  override def nextDocument(): Unit = fail(RenderError.NotExpressible, "TOML has no second document")

  private[toml] def check(s: CharSequence): Unit = checkSurrogates(s)

  private def refuseRoot(): Unit =
    if (depth == 0) fail(RenderError.NotExpressible, "the root of a TOML document is a table")

  /** A whole value in the root or the innermost open container. */
  private def add(node: AnyRef): Unit = {
    refuseRoot()
    if (depth == 1) tables.member(keys(1), node)
    else
      open(depth) match {
        case table: TomlTable => table.add(keys(depth), node)
        case array: TomlArray => if (depth == 2) topElement(array, node) else array.elements += node
        case _ => ()
      }
  }

  /** An element of an array that is a member of the root. */
  private def topElement(array: TomlArray, node: AnyRef): Unit =
    if (begun) values.element(node)
    else {
      array.elements += node
      if (!TomlNode.isTable(node)) mixed = true
      // An element takes a char, a comma and a space at least.
      if (mixed && (array.elements.length * 3L > style.arrayWidth || style.arrayWidth == Int.MaxValue)) {
        begun = true
        lines.value(keys(1), 0)
        values.begin()
        array.elements.foreach(values.element)
        array.elements.clear()
      }
    }

  private def begin(container: AnyRef): Unit = {
    depth += 1
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2)
      keys = Arrays.copyOf(keys, depth * 2)
    }
    open(depth) = container
    if (depth == 2) {
      mixed = false
      begun = false
    }
  }

  private def end(): Unit = {
    val container = open(depth)
    open(depth) = null
    depth -= 1
    if (depth == 1 && begun) values.end() else if (depth > 0) add(container)
    if (depth == 1) begun = false
  }

  def beginObject(): Unit = begin(if (depth == 0) null else new TomlTable)
  def endObject(): Unit = end()
  def beginArray(): Unit = {
    refuseRoot()
    begin(new TomlArray)
  }
  def endArray(): Unit = end()

  def key(s: CharSequence): Unit = {
    checkSurrogates(s)
    keys(depth) = s.toString
  }

  /** Begins a member of the root that is a scalar. */
  private def line(): Out = {
    lines.value(keys(1), 0)
    out
  }

  def string(s: CharSequence): Unit = {
    refuseRoot()
    checkSurrogates(s)
    if (depth == 1) strings.string(line(), s, strings.facts(s), underKey = true)
    else
      add(s match {
        case s: AsciiText => s.copy
        case _ => s.toString
      })
  }

  def int64(v: Long): Unit = if (depth == 1) line().long(v) else add(java.lang.Long.valueOf(v))

  def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) { if (depth == 1) line().double(v, style.numbers) else add(Double.box(v)) }
    else if (style.nonFinite) verbatim(TomlInline.notFinite(v))
    else {
      refuseRoot()
      fail(RenderError.NotFinite, s"the style refuses $v")
    }

  def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) verbatim(Text(_.float(v, style.numbers))) else float64(v.toDouble)

  protected def integer(text: CharSequence): Unit =
    if (JsonNumber.isNegativeZero(text)) verbatim("-0.0") // TOML's integers have one zero.
    else if (JsonNumber.isInt64(text)) verbatim(text.toString)
    else {
      refuseRoot()
      fail(RenderError.BadNumber, s"$text is outside the 64 bits of a TOML integer")
    }

  protected def fraction(text: CharSequence): Unit = verbatim(text.toString)

  private def verbatim(text: String): Unit = if (depth == 1) line().ascii(text) else add(new TomlVerbatim(text))

  def dateTime(v: TomlDateTime): Unit =
    if (style.dateTimes eq TomlDateTimes.Bare) verbatim(v.toString) else string(v.toString)

  def bool(v: Boolean): Unit =
    if (depth == 1) line().literal(if (v) TomlInline.trueText else TomlInline.falseText) else add(Boolean.box(v))

  def nul(): Unit = {
    refuseRoot()
    if (style.nulls eq TomlNulls.Fail) fail(RenderError.NotExpressible, "TOML has no null")
  }

  /** Nothing is collected, since the tree is there. */
  override def tree(value: ujson.Value): Unit = value match {
    case root: ujson.Obj =>
      val all = TomlNode.members(root)
      while (all.hasNext) {
        val member = all.next()
        if (!inline.isOmitted(member.getValue)) tables.member(member.getKey, member.getValue)
      }
    case _ => refuseRoot()
  }

  private def clear(): Unit = {
    while (depth > 0) {
      open(depth) = null
      depth -= 1
    }
    begun = false
    draft.clear()
    path.clear()
    tables.forget()
  }

  def reset(): Unit = {
    clear()
    lines.reset()
  }

  def forget(): Boolean = {
    clear()
    values.forget()
    keys = new Array[String](keys.length)
    open.length <= TomlWriter.RetainedDepth
  }

  def on(other: Out): DocumentWriter = new TomlWriter(other, style)
}

private object TomlWriter {
  private final val InitialDepth = 16
  private final val RetainedDepth = 256
}
