package swarender
package text

/** The lines of a comment: what is between line feeds, without the carriage return before one. */
private[swarender] object CommentLines {

  /** Two comments as one, of which either may be null for none. */
  def join(first: String, second: String, between: String = "\n"): String =
    if (first eq null) second else if (second eq null) first else first + between + second

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
