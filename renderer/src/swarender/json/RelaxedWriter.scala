package swarender
package json

import swarender.Policy.{BigIntegers, NonFinite}
import swarender.event.{DocumentWriter, Node, ScalarRules}
import swarender.output.Output
import swarender.text.{Escapes, JsonNumber}

/** JSON in layouts that look ahead, and the languages that have JSON in them: [[JsonDialect]]. */
private[swarender] final class RelaxedWriter(out: Output, val style: JsonSettings)
    extends ScalarRules(out, style.shared) {
  import RelaxedWriter._

  private[this] val lines: JsonLines =
    if (style.width > 0 && !style.indentation.isEmpty) new FittedLines(out, style) else new BrokenLines(out, style)
  private[this] val tokens = RelaxedTokens(lines.out, style)

  private[this] var depth = 0
  private[this] var state = Value

  /** The comments on what comes next, and the one on the container that was begun last. */
  private[this] var above: String = null
  private[this] var note: String = null
  private[this] var openingNote: String = null

  /** Whether the lines of the document have begun. */
  private[this] var begun = false

  def beginDocument(): Unit = {
    depth = 0
    state = Value
    begun = false
    openingNote = null
    if (!style.documentStart.isEmpty) out.literal(style.documentStartLiteral)
  }

  def endDocument(): Unit = {
    lines.endDocument()
    clear()
    if (!style.documentEnd.isEmpty) out.literal(style.documentEndLiteral)
  }

  override def hasComments: Boolean = lines.hasComments
  override def comment(text: String): Unit = note = text
  override def commentLines(text: String): Unit = above = if (above eq null) text else s"$above\n$text"

  private def takeAbove(): String = {
    val taken = above
    above = null
    taken
  }

  /** What comes before an element, or before a key. */
  private def item(): Unit = {
    if (openingNote ne null) {
      lines.note(openingNote)
      openingNote = null
    }
    lines.item(takeAbove())
  }

  private def before(): Unit =
    if (state != Value) item()
    else if (!begun) {
      begun = true
      lines.beginDocument(takeAbove())
    }

  /** After a scalar. */
  private def after(): Unit = {
    lines.tokenEnd()
    if (note ne null) {
      lines.note(note)
      note = null
    }
    state = Next
  }

  private def open(): Unit = {
    openingNote = note
    note = null
    depth += 1
    state = First
  }

  def beginObject(): Unit = {
    if (depth >= maxDepth) tooDeep()
    before()
    lines.begin('{')
    open()
  }

  def beginArray(): Unit = {
    if (depth >= maxDepth) tooDeep()
    before()
    lines.begin('[')
    open()
  }

  private[swarender] override def beginArrayOf(node: AnyRef): Unit =
    if (!style.isCuddled || !RelaxedWriter.areContainers(node)) beginArray()
    else {
      if (depth >= maxDepth) tooDeep()
      before()
      lines.beginCuddled()
      open()
    }

  def endObject(): Unit = end('}')
  def endArray(): Unit = end(']')

  private def end(bracket: Char): Unit = {
    depth -= 1
    val isCommented = above ne null
    if (isCommented && (openingNote ne null)) {
      lines.note(openingNote)
      openingNote = null
    }
    lines.end(bracket, takeAbove())
    if (openingNote ne null) {
      lines.note(openingNote)
      openingNote = null
    }
    state = Next
  }

  def key(s: CharSequence): Unit = {
    item()
    checkSurrogates(s)
    tokens.key(s)
    lines.tokenEnd()
    state = Value
  }

  def string(s: CharSequence): Unit = {
    before()
    checkSurrogates(s)
    if (style.bareRootString && depth == 0) lines.out.escaped(s, 0, s.length, Escapes.none)
    else tokens.string(s, lines.indentLevel)
    after()
  }

  def int64(v: Long): Unit =
    if (limited && JsonNumber.isBig(v)) big(java.lang.Long.toString(v))
    else {
      before()
      lines.out.long(v)
      after()
    }

  /** The lines between the brackets, without their indentation. */
  protected def memberText(member: Events => Unit): String = {
    val lines =
      style.copy(width = 0, trailingCommas = true, documentStart = "", documentEnd = "", shared = sharedInComments)
    val unit = style.indentation.unit
    val text = documentOf(RelaxedWriter(_, lines), member).split('\n').toSeq
    text.slice(1, text.length - 1).map(_.stripPrefix(unit)).mkString("\n")
  }

  protected def limitsRange: Boolean = style.yamlNumbers
  protected def huge(text: CharSequence): Unit = float64(text.toString.toDouble)
  protected def refuseHuge(what: String): Unit =
    if ((style.shared.nonFinite eq NonFinite.Fail) && (asDouble || style.yamlNumbers))
      fail(RenderError.NotFinite, s"JSON has no Infinity, which $what is as a double")

  protected def integer(text: CharSequence): Unit =
    if (limitedText && JsonNumber.isBig(text)) big(text.toString) else fraction(text)

  protected def fraction(text: CharSequence): Unit = {
    before()
    if (style.respellsNumbers) yaml.YamlNumber.write(text, lines.out) else lines.out.ascii(text)
    after()
  }

  /** An integer beyond what a double can hold. */
  private def big(text: String): Unit =
    if (style.shared.bigIntegers eq BigIntegers.ToDouble) float64(text.toDouble) else string(text)

  def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) {
      before()
      lines.out.double(v, numbers)
      after()
    } else notFinite(v)

  override def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) {
      before()
      lines.out.float(v, numbers)
      after()
    } else notFinite(v.toDouble)

  private def notFinite(v: Double): Unit =
    if (style.shared.nonFinite eq NonFinite.WriteNull) nullValue()
    else if (style.shared.nonFinite eq NonFinite.Quote) string(v.toString)
    else if (style.shared.nonFinite eq NonFinite.Keyword) {
      before()
      if (style.dialect eq JsonDialect.Kyaml) lines.out.literal(yaml.YamlMarks.notFinite(v))
      else lines.out.ascii(v.toString)
      after()
    } else fail(RenderError.NotFinite, s"the style refuses $v")

  override def dateTime(v: TomlDateTime): Unit = string(v.toString)

  def bool(v: Boolean): Unit = {
    before()
    lines.out.literal(if (v) style.trueLiteral else style.falseLiteral)
    after()
  }

  def nullValue(): Unit = {
    before()
    lines.out.literal(style.nullLiteral)
    after()
  }

  private def clear(): Unit = {
    above = null
    note = null
    openingNote = null
    lines.forget()
  }

  def reset(): Unit = clear()
  def forget(): Unit = clear()
  private[swarender] def isSmall: Boolean = style.isSmall
  def on(other: Output): DocumentWriter = new RelaxedWriter(other, style)
}

private[swarender] object RelaxedWriter {

  /** Makes it apart from what every call loads. */
  def apply(out: Output, style: JsonSettings): DocumentWriter = {
    val writer = new RelaxedWriter(out, style)
    if (style.isCuddled) new CuddledArrays(writer) else writer
  }

  /** Whether an array has containers only, and no comments of its own. */
  private def areContainers(array: AnyRef): Boolean = {
    val all = Node.elements(array)
    var i = 0
    while (i < all.length && (Node.isObject(all(i)) || Node.isArray(all(i)))) i += 1
    i == all.length && (Node.foot(array) eq null)
  }

  // What comes next.
  /** The first element or member, or the end. */
  final val First = 0

  /** One more element or member, or the end. */
  final val Next = 1

  /** The value of a member, or the root. */
  final val Value = 2
}
