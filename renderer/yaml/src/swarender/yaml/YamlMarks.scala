package swarender
package yaml

import swarender.event.Marks
import swarender.output.Output
import swarender.chars.{CommentLines, JoinedText}

/** The marks that wait for what comes next, and the comment on the container that was begun last.
  * Writes comments and tags.
  */
private[yaml] final class YamlMarks(out: Output, tokens: YamlTokens) extends Marks {

  /** The lines for an object that gets no member, if a default comes before it: the members in them
    * are in flow style. Else null.
    */
  private[this] var inFlow: JoinedText = null

  /** The note of the container that was begun last. */
  private[this] var opening: String = null

  /** Where the last tag ends in the output, or -1. */
  private[this] var tagEnd = -1L

  override def commentLines(text: String): Unit = {
    addBlock(text)
    if (inFlow ne null) inFlow = JoinedText.lines(inFlow, text)
  }

  /** Adds a member as a comment in flow style, for an object without members. */
  def addFlow(comment: String, member: String): Unit = {
    val soFar = if (inFlow eq null) JoinedText.lines(null, lines) else inFlow
    inFlow = JoinedText.lines(JoinedText.lines(soFar, comment), member + ",")
  }
  def addBlock(text: String): Unit = super.commentLines(text)
  def hasFlow: Boolean = inFlow ne null

  private def take(): String = {
    inFlow = null
    takeAbove()
  }

  /** Whether the first child of a container that begins here may be on its line. */
  def isOnLine: Boolean = !hasNote && out.position != tagEnd

  /** Begins a container, which has the note. */
  def begin(): Unit = opening = takeNote()

  /** Writes the note of a container before its first child: on its own line, or the container's. */
  def writeNote(ownLine: Boolean): Unit = if (opening ne null) {
    if (!ownLine) tokens.comment(opening)
    else {
      out.comment("#", opening)
      out.lineBreak(0)
    }
  }

  def writeTag(): Unit = {
    tokens.valueColumn += tagWidth
    out.ascii(takeTag())
    tagEnd = out.position
  }

  /** How many columns the tag takes, with the space after it. */
  def tagWidth: Int = if (hasTag) tag.length + 1 else 0

  /** Whether a tag has been written in the document. */
  def hadTag: Boolean = tagEnd >= 0

  /** Writes an object in flow style that has nothing but comments. Its end is at `column`. */
  def flow(column: Int, indent: Int): Unit = {
    val members = inFlow.toString
    val _ = take()
    out.ascii('{')
    if (opening ne null) tokens.comment(opening)
    write(members, column + indent)
    out.lineBreak(column)
    out.ascii('}')
  }

  /** Writes each at `column`, and a line break after it: the current line is empty up to there. */
  def head(column: Int): Unit = CommentLines.each(take()) { line =>
    if (!line.isEmpty) out.comment("#", line)
    out.lineBreak(column)
  }

  /** Writes each at `column` after a line break, but no empty line that a block would take. */
  def next(column: Int): Unit = write(take(), column)

  private def write(text: String, column: Int): Unit = CommentLines.each(text) { line =>
    if (!line.isEmpty) {
      out.lineBreak(column)
      out.comment("#", line)
      tokens.keepsBreaks = false
    } else if (!tokens.keepsBreaks) out.ascii('\n')
  }

  /** Writes those of an empty container, which has no lines, after it. */
  def beside(): Unit = {
    if (opening ne null) tokens.comment(opening)
    if (hasAbove) CommentLines.each(take())(line => if (!line.isEmpty) tokens.comment(line))
  }
}
