package swarender
package event

import swarender.output.Output

private[swarender] object BlankLines {
  def to(target: DocumentWriter, levels: Int): DocumentWriter = new BlankLines(target, levels)
}

/** Sends an empty line, as a comment without text, before each member of the outer `levels`
  * containers but their first one, and before each element that is a container.
  */
private[swarender] final class BlankLines(target: DocumentWriter, levels: Int) extends EventFilter(target) {
  private[swarender] override def asksPosition: Boolean = true

  /** Whether something has come in the innermost container since the last empty line. */
  private[this] var isLater = false

  private def isAfterKey: Boolean = position.expected == EventState.Member

  private def line(): Unit = if (isLater && position.depth <= levels) {
    target.commentLines("")
    isLater = false
  }

  override def key(s: CharSequence): Unit = { line(); target.key(s) }
  protected override def scalar(least: Int): Events = { isLater = true; target }

  protected override def begin(isObject: Boolean): Unit = {
    if (!isAfterKey) line()
    isLater = false
    super.begin(isObject)
  }

  protected override def end(isObject: Boolean): Unit = { super.end(isObject); isLater = true }

  private[swarender] override def onMark(kind: Int, text: String): Unit = {
    if (isLater && kind == Mark.Above && !isAfterKey) line()
    super.onMark(kind, text)
  }
  override def commentedDefault(comment: String, member: Events => Unit): Unit = if (commentsDefaults) {
    line()
    target.commentedDefault(comment, member)
    isLater = true
  }

  override def endDocument(): Unit = { isLater = false; super.endDocument() }
  override def forget(): Unit = { isLater = false; super.forget() }

  def on(other: Output): DocumentWriter = new BlankLines(target.on(other), levels)
}
