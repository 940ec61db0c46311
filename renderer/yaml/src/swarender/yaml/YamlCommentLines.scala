package swarender
package yaml

import swarender.event.Marks
import swarender.output.Output
import swarender.chars.{CommentLines, JoinedText}

/** The comments that wait for what comes next, and writes those on lines of their own. */
private[yaml] final class YamlCommentLines(out: Output, tokens: YamlTokens) extends Marks {

  /** The lines for an object that gets no member, if a default comes before it: the members in them
    * are in flow style. Else null.
    */
  private[this] var inFlow: JoinedText = null

  override def commentLines(text: String): Unit = {
    addBlock(text)
    if (inFlow ne null) inFlow = JoinedText.lines(inFlow, text)
  }

  /** Adds a member as a comment: in flow style for an object without members, then in block style.
    */
  def addFlow(comment: String, member: String): Unit = {
    val soFar = if (inFlow eq null) JoinedText.lines(null, lines) else inFlow
    inFlow = JoinedText.lines(JoinedText.lines(soFar, comment), member + ",")
  }
  def addBlock(text: String): Unit = super.commentLines(text)
  def hasFlow: Boolean = inFlow ne null

  override def clear(): Unit = {
    super.clear()
    inFlow = null
  }

  private def take(): String = {
    inFlow = null
    takeAbove()
  }

  /** Writes an object in flow style that has nothing but comments, and `note`, if that is not null,
    * at the end of its first line. Its end is at `column`.
    */
  def flow(note: String, column: Int, indent: Int): Unit = {
    val members = inFlow.toString
    inFlow = null
    val _ = takeAbove()
    out.ascii('{')
    if (note ne null) tokens.comment(note)
    write(members, column + indent)
    out.lineBreak(column)
    out.ascii('}')
  }

  /** Writes each at `column`, and a line break after it: the current line is empty up to there. */
  def head(column: Int): Unit = CommentLines.each(take()) { line =>
    if (!line.isEmpty) out.comment("#", line)
    out.lineBreak(column)
  }

  /** Writes each at `column` after a line break. An empty line that would be part of a block is
    * left out.
    */
  def next(column: Int): Unit = write(take(), column)

  private def write(text: String, column: Int): Unit = CommentLines.each(text) { line =>
    if (!line.isEmpty) {
      out.lineBreak(column)
      out.comment("#", line)
      tokens.keepsBreaks = false
    } else if (!tokens.keepsBreaks) out.ascii('\n')
  }

  /** Writes all on the current line: an empty container has no lines. */
  def beside(): Unit = CommentLines.each(take())(line => if (!line.isEmpty) tokens.comment(line))
}
