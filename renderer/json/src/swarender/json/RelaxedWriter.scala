package swarender
package json

import swarender.event.{DefaultComments, DocumentWriter, Mark, Marks, YamlTag}
import swarender.output.Output
import swarender.chars.{Indentation, JoinedText}
import swarender.numbers.JsonNumber

/** The languages that have JSON in them: [[JsonDialect]]. */
private[swarender] final class RelaxedWriter(
    out: Output,
    val style: JsonSettings,
    val dialect: JsonDialect
) extends JsonNumbers(out, style) {
  import JsonPlace._

  private[this] val lines = dialect.lines(out, style)
  private[this] val tokens = dialect.tokens(lines.out, style)
  private[this] val literals = style.literals
  private[this] val hasLines = style.hasLines
  private[swarender] override def integerKeys: Boolean = dialect.integerKeys

  private[this] var depth = 0
  private[this] var state = Value

  /** The comments on what comes next, null if there were none, and the one on the container that
    * was begun last.
    */
  private[this] var marks: Marks = null
  private[this] var openingNote: String = null

  /** In place of the lines above at the end of an object, if there are commented defaults; else
    * null.
    */
  private[this] var aboveEnd: JoinedText = null

  /** Whether the lines of the document have begun. */
  private[this] var begun = false

  /** Whether no document has begun on this output. */
  private[this] var isFirst = true

  /** A head that begins with the mark of a comment comes before the start of the first document. */
  def beginDocument(): Unit = {
    depth = 0
    state = Value
    begun = false
    openingNote = null
    if (literals.documentStart ne null) {
      if (isFirst && (marks ne null) && marks.isMarked(commentMark)) lines.header(takeAbove())
      out.literal(literals.documentStart)
    }
    isFirst = false
  }

  def endDocument(): Unit = {
    lines.endDocument()
    forget()
    isFirst = false
    if (literals.documentEnd ne null) out.literal(literals.documentEnd)
  }

  override def nextDocument(): Unit = if (literals.betweenDocuments ne null) out.literal(literals.betweenDocuments)

  override def hasComments: Boolean = lines.hasComments
  private[swarender] override def commentMark: String = dialect.commentMark
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (Mark.isComment(kind)) {
      if (marks eq null) marks = new Marks
      marks.add(kind, text)
      if (kind == Mark.Above && (aboveEnd ne null)) aboveEnd = JoinedText.lines(aboveEnd, text)
    } else if (dialect.hasTags) tagged(text)
    else super.onMark(kind, text)

  /** A value follows, which has the first one of several tags. */
  private def tagged(text: String): Unit = if (state != Tagged) {
    YamlTag.check(text, this)
    before()
    lines.out.ascii(text)
    lines.out.ascii(' ')
    state = Tagged
  }

  private def takeAbove(): String = if (marks eq null) null
  else {
    aboveEnd = null
    marks.takeAbove()
  }

  private def takeNote(): String = if (marks eq null) null else marks.takeNote()

  /** What comes before an element, or before a key. */
  private def item(): Unit = {
    writeOpeningNote()
    lines.item(takeAbove())
  }

  private def writeOpeningNote(): Unit = if (openingNote ne null) {
    lines.note(openingNote)
    openingNote = null
  }

  private def before(): Unit =
    if (state < Value) item()
    else if (!begun) {
      begun = true
      lines.beginDocument(takeAbove())
    }

  /** After a scalar. */
  private def after(): Unit = {
    lines.tokenEnd()
    if ((marks ne null) && marks.hasNote) lines.note(takeNote())
    state = Next
  }

  private def begin(bracket: Char, isCuddled: Boolean): Unit = {
    if (depth >= maxDepth) tooDeep()
    before()
    if (isCuddled) lines.beginCuddled() else lines.begin(bracket)
    openingNote = takeNote()
    depth += 1
    state = First
  }

  def beginObject(): Unit = begin('{', isCuddled = false)
  def beginArray(): Unit = begin('[', isCuddled = false)
  private[swarender] override def beginArrayOf(node: AnyRef): Unit =
    begin('[', hasLines && dialect.isCuddled(node))

  def endObject(): Unit = end('}')
  def endArray(): Unit = end(']')

  private def end(bracket: Char): Unit = {
    depth -= 1
    val foot = if (marks eq null) null else marks.takeFoot()
    val above = if (aboveEnd eq null) foot else aboveEnd.toString
    aboveEnd = null
    if (above ne null) writeOpeningNote()
    lines.end(bracket, above)
    writeOpeningNote()
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
    if (depth == 0) tokens.root(s) else tokens.string(s, lines.indentLevel)
    after()
  }

  def int64(v: Long): Unit =
    if (limited && JsonNumber.isBig(v)) big(java.lang.Long.toString(v))
    else {
      before()
      lines.out.long(v)
      after()
    }

  /** The lines after the first and the empty one, and before the last, without their indentation.
    * The empty line makes the object one of several lines, whatever the width of a line is.
    */
  private[swarender] def memberText(member: Events => Unit, escaped: Boolean): String = {
    val unit = style.indent
    val inLines = style.copy(
      common = style.common.inComments,
      indentation = new Indentation("\n", unit),
      width = if (style.width == 0) 0 else Math.max(1, style.width - (depth - 1) * unit.length),
      documentStart = "",
      documentEnd = ""
    )
    val inComment =
      if (escaped) inLines.copy(escapes = Escapes.message, variant = null) else inLines
    val all = DefaultComments
      .document(
        this,
        dialect.writer(_, inComment),
        inComment.common,
        { e =>
          e.commentLines("")
          member(e)
        }
      )
      .split('\n')
      .toSeq
    all.slice(2, all.length - 1).map(_.stripPrefix(unit)).mkString("\n")
  }

  /** The comma is in the comment too: after the member if another one follows, else before it,
    * since the member before has none.
    */
  private[swarender] override def writeDefault(comment: String, text: String, member: Events => Unit): Unit =
    if (style.trailingCommas) super.writeDefault(comment, text, member)
    else {
      val isFirst = state == First && (aboveEnd eq null)
      if (aboveEnd eq null) aboveEnd = JoinedText.lines(null, if (marks eq null) null else marks.lines)
      aboveEnd = JoinedText.lines(JoinedText.lines(aboveEnd, comment), if (isFirst) text else ", " + text)
      if (marks eq null) marks = new Marks
      marks.commentLines(comment)
      marks.commentLines(text + ",")
    }

  protected def fraction(text: CharSequence): Unit = {
    before()
    numberText(text, lines.out)
    after()
  }

  protected override def quoted(text: String): Unit = {
    before()
    tokens.string(text, lines.indentLevel)
    after()
  }

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

  protected override def infinity(v: Double): Unit = {
    before()
    lines.out.ascii(dialect.notFinite(v))
    after()
  }
  protected override def refuseInfinity(v: Double): Unit =
    if (dialect.hasNotFinite) fail(RenderError.NotFinite, s"the style refuses $v") else super.refuseInfinity(v)

  def bool(v: Boolean): Unit = {
    before()
    lines.out.literal(tokens.boolText(v))
    after()
  }

  def nullValue(): Unit = {
    before()
    lines.out.literal(tokens.nullText)
    after()
  }

  def forget(): Unit = {
    isFirst = true
    marks = null
    aboveEnd = null
    openingNote = null
    lines.forget()
  }

  private[swarender] def openLevels: Int = depth
  private[swarender] def isSmall: Boolean = style.isSmall
  def on(other: Output): DocumentWriter = new RelaxedWriter(other, style, dialect)
}
