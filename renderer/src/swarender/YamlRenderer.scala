package swarender

import java.util.Arrays

import swarender.out.Out
import swarender.text.{JsonNumber, YamlFacts}

/** YAML in block style (YAML 1.2, chapter 8), as `style` lays it out. A container writes nothing before its first child or its end
  * comes: only then it is known whether it is empty.
  */
private[swarender] final class YamlRenderer(out: Out, style: YamlStyle) extends NestedRenderer(out) {
  import NestedRenderer.*
  import YamlRenderer.*

  private[this] val tokens = new YamlTokens(out, style)
  private[this] val whole = new YamlTree(out, style, tokens, this)
  private[this] val indent = style.indent
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail

  /** Per level, from 1 on: the column of the keys or dashes. */
  private[this] var columns: Array[Int] = new Array[Int](16)

  /** What stands before the first child of the container that was begun last, if its parent is no root. */
  private[this] var opening: Int = Nothing

  /** The comment behind the key or dash of that container. */
  private[this] var openingComment: Option[String] = None

  /** Whether the last key was written behind a `? `. */
  private[this] var explicitKey = false

  /** Whether something stands in the last line, after a document. */
  private[this] var lineOpen = false

  /** Whether a line `---` is due before the document. */
  private[this] var marked = style.documentStart

  private def documentStart(): Unit = {
    if (lineOpen) Columns.break(out, 0)
    if (marked) out.literal(YamlMarks.Start)
    lineOpen = false
  }

  protected override def documentDone(): Unit = {
    val broken = style.finalNewline || style.documentEnd || style.blockNewline && tokens.blockOpen
    if (broken) Columns.break(out, 0)
    if (style.documentEnd) out.literal(YamlMarks.End)
    lineOpen = !broken
  }

  override def nextDocument(): Unit = {
    super.nextDocument()
    marked = true
  }

  override def reset(): Unit = {
    marked = style.documentStart
    lineOpen = false
    super.reset()
  }

  /** Writes what stands before a value: a dash, if it is an element. */
  private def before(): Unit = {
    state match {
      case MemberValue => ()
      case NextElement =>
        Columns.break(out, columns(depth))
        out.ascii('-')
      case FirstElement =>
        attach()
        out.ascii('-')
      case Root => documentStart()
      case _ => misuse("a value")
    }
    tokens.blockOpen = false
  }

  /** Writes what stands before the first child of the innermost container. */
  private def attach(): Unit = {
    tokens.comment(openingComment)
    if (opening == Blank) out.ascii(' ') else if (opening == Line) Columns.break(out, columns(depth))
  }

  private def begin(isObject: Boolean): Unit = {
    before()
    var column = 0
    if (depth == 0) opening = Nothing
    else {
      column = tokens.columnWithin(columns(depth), inObject, isObject, explicitKey)
      opening = if (tokens.isOnLine(inObject, isObject)) Blank else Line
    }
    openingComment = if (opening == Line) comment() else None
    push(isObject)
    setColumn(depth, column)
  }

  private def setColumn(level: Int, column: Int): Unit = {
    if (level >= columns.length) columns = Arrays.copyOf(columns, level * 2)
    columns(level) = column
  }

  private def end(isObject: Boolean): Unit = {
    if (pop(isObject)) {
      if (depth > 0) out.ascii(' ')
      tokens.empty(isObject)
      tokens.comment(openingComment)
    }
    valueDone()
  }

  def beginObject(size: Int): Unit = begin(isObject = true)
  def endObject(): Unit = end(isObject = true)
  def beginArray(size: Int): Unit = begin(isObject = false)
  def endArray(): Unit = end(isObject = false)

  def key(s: CharSequence): Unit = {
    if (state == NextKey) Columns.break(out, columns(depth))
    else if (state == FirstKey) attach()
    else misuse("a key")
    keyDone(s)
    if (refuseSurrogates) refuseLone(s)
    explicitKey = tokens.key(s, columns(depth))
  }

  /** The column of the lines of a scalar that takes several. */
  private def textColumn: Int = (if (depth == 0) 0 else columns(depth)) + indent

  def string(s: CharSequence): Unit = {
    startScalar()
    val column = textColumn
    val facts = tokens.facts(s, column, depth == 0)
    if (refuseSurrogates && (facts & YamlFacts.Wide) != 0) refuseLone(s)
    tokens.string(s, facts, column, comment())
    valueDone()
  }

  /** Writes what stands before a scalar. */
  private def startScalar(): Unit = {
    before()
    if (depth > 0) out.ascii(' ')
  }

  private def endScalar(): Unit = {
    tokens.comment(comment())
    valueDone()
  }

  /** The comment on the value that stands next, or was just written. */
  private def comment(): Option[String] = style.comments match {
    case Some(position) => position(path)
    case None => None
  }

  def asciiSafe(s: String): Unit = string(s)

  private def verbatim(text: CharSequence): Unit = {
    startScalar()
    YamlNumber.write(text, out)
    endScalar()
  }

  def int64(v: Long): Unit =
    if (JsonNumber.isBig(v) && (style.bigIntegers ne BigIntegers.Full)) big(java.lang.Long.toString(v), v.toDouble)
    else {
      startScalar()
      out.long(v)
      endScalar()
    }

  def uint64(v: Long): Unit =
    if (v >= 0) int64(v)
    else {
      val text = java.lang.Long.toUnsignedString(v)
      if (style.bigIntegers ne BigIntegers.Full) big(text, text.toDouble) else verbatim(text)
    }

  private def big(text: String, v: Double): Unit =
    if (style.bigIntegers eq BigIntegers.Double) float64(v) else string(text)

  def float64(v: Double): Unit = {
    startScalar()
    tokens.float64(v)
    endScalar()
  }

  def float32(v: Float): Unit =
    if (java.lang.Float.isNaN(v) || java.lang.Float.isInfinite(v)) float64(v.toDouble)
    else {
      startScalar()
      out.float(v, style.numbers)
      endScalar()
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
    startScalar()
    tokens.bool(v)
    endScalar()
  }

  def nul(): Unit = {
    startScalar()
    tokens.nul()
    endScalar()
  }

  private[swarender] override def tree(value: ujson.Value): Unit =
    if (refuseSurrogates || style.comments.nonEmpty || state != Root) super.tree(value)
    else {
      documentStart()
      whole.write(value)
      valueDone()
    }

  /** Writes a part of `whole` in which `level` containers are open, the innermost at `column`, behind its key or dash. */
  private[swarender] def deep(
      value: ujson.Value,
      level: Int,
      column: Int,
      inObject: Boolean,
      explicit: Boolean
  ): Unit = {
    setColumn(level, column)
    explicitKey = explicit
    sendDeep(value, level, inObject)
  }
}

private object YamlRenderer {

  // What stands before the first child of a container.
  final val Nothing = 0
  final val Blank = 1
  final val Line = 2
}
