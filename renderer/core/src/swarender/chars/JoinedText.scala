package swarender
package chars

/** Joins texts, with `between` between them. Each is copied a few times at most, however many there
  * are.
  */
private[swarender] final class JoinedText private (first: String, between: String) {
  private[this] var all: java.lang.StringBuilder = null

  private def add(text: String): this.type = {
    if (all eq null) all = new java.lang.StringBuilder(first)
    all.append(between).append(text)
    this
  }

  def startsWith(mark: String): Boolean = first.startsWith(mark)
  override def toString: String = if (all eq null) first else all.toString
}

/** Joins texts; null stands for no text. */
private[swarender] object JoinedText {

  /** The lines of comments, and those of `text`. */
  def lines(before: JoinedText, text: String): JoinedText = join(before, text, "\n")

  /** Comments at the end of one line, and `text`. */
  def notes(before: JoinedText, text: String): JoinedText = join(before, text, " ")

  def of(joined: JoinedText): String = if (joined eq null) null else joined.toString

  private def join(before: JoinedText, text: String, between: String): JoinedText =
    if (text eq null) before else if (before eq null) new JoinedText(text, between) else before.add(text)
}
