package swarender
package yaml

import swarender.output.Output
import swarender.text.CommentLines

/** The comments on lines of their own that wait for what comes next. */
private[yaml] final class YamlCommentLines(out: Output, tokens: YamlTokens) {
  private[this] var pending: String = null

  def isEmpty: Boolean = pending eq null

  /** Whether the first line has its own `#`. */
  def isMarked: Boolean = (pending ne null) && pending.startsWith("#")
  def add(text: String): Unit = pending = CommentLines.join(pending, text)
  def clear(): Unit = pending = null

  private def take(): String = {
    val taken = pending
    pending = null
    taken
  }

  /** Writes each at `column`, and a line break after it: the current line is empty up to there. */
  def head(column: Int): Unit = CommentLines.each(take()) { line =>
    if (!line.isEmpty) out.comment("#", line)
    out.lineBreak(column)
  }

  /** Writes each at `column` after a line break. An empty line that would be part of a block is
    * left out.
    */
  def next(column: Int): Unit = CommentLines.each(take()) { line =>
    if (!line.isEmpty) {
      out.lineBreak(column)
      out.comment("#", line)
      tokens.keepsBreaks = false
    } else if (!tokens.keepsBreaks) out.ascii('\n')
  }

  /** Writes all on the current line: an empty container has no lines. */
  def beside(): Unit = CommentLines.each(take())(line => if (!line.isEmpty) tokens.comment(line))
}
