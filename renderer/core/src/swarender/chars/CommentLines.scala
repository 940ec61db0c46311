package swarender
package chars

/** Splits a comment into lines, at a line feed or a carriage return and a line feed. */
private[swarender] object CommentLines {

  /** Two comments as one, of which either may be null for none. */
  def join(first: String, second: String, between: String = "\n"): String =
    if (first eq null) second else if (second eq null) first else first + between + second

  /** Two comments at the end of one line. */
  def joinNotes(first: String, second: String): String = join(first, second, " ")

  /** Whether `text` reads back equal from a comment, whoever edits it: no char is escaped there, no
    * line is empty or has white space at its end.
    */
  def keeps(text: String): Boolean = text.isEmpty || {
    var kept = text.indexOf('\r') < 0
    each(text)(line => kept &&= keepsLine(line))
    kept
  }

  private def keepsLine(line: String): Boolean = {
    var i = indentation(line)
    while (i < line.length && keeps(line.charAt(i))) i += 1
    i > 0 && i == line.length && line.charAt(i - 1) > ' '
  }

  private def keeps(c: Char): Boolean =
    if (c < 0x100) Escapes.comment.clean(c.toInt) else !Escapes.comment.isWide(c.toInt)

  /** How many spaces and tabs the line begins with. */
  def indentation(line: String): Int = {
    var i = 0
    while (i < line.length && (line.charAt(i) == ' ' || line.charAt(i) == '\t')) i += 1
    i
  }

  /** `text`, of which each line is to stay as it is, also one that begins with `mark`: that is
    * written as a comment in a comment.
    */
  def literal(text: String, mark: String): String =
    if (!text.contains(mark)) text
    else text.split("\n", -1).map(line => if (line.startsWith(mark)) s"$mark $line" else line).mkString("\n")

  def each(comment: String)(line: String => Unit): Unit = {
    var from = 0
    while (from >= 0) {
      val at = comment.indexOf('\n', from)
      val until = if (at < 0) comment.length else at
      val end = if (at > from && comment.charAt(at - 1) == '\r') at - 1 else until
      line(comment.substring(from, end))
      from = if (at < 0) -1 else at + 1
    }
  }
}
