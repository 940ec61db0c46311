package swarender
package event

import swarender.output.Output

/** Makes it apart from what every call loads. */
private[swarender] object BlankLines {
  def before(target: DocumentWriter, levels: Int): DocumentWriter = new BlankLines(target, levels)
}

/** Sends an empty line, as a comment without text, before each member of the outer `levels`
  * containers but their first one, and before each element that is a container.
  */
private[swarender] final class BlankLines(target: DocumentWriter, levels: Int) extends EventFilter(target) {
  private[this] var depth = 0

  /** Whether something has come in the innermost container since the last empty line. */
  private[this] var isLater = false
  private[this] var afterKey = false

  private def line(): Unit = if (isLater && depth <= levels) {
    target.commentLines("")
    isLater = false
  }

  private def next(): Unit = {
    afterKey = false
    isLater = true
  }

  override def beginDocument(): Unit = {
    depth = 0
    isLater = false
    afterKey = false
    super.beginDocument()
  }

  private def begin(): Unit = {
    if (!afterKey) line()
    afterKey = false
    isLater = false
    depth += 1
  }

  private def end(): Unit = {
    depth -= 1
    next()
  }

  override def beginObject(): Unit = { begin(); target.beginObject() }
  override def beginArray(): Unit = { begin(); target.beginArray() }
  override def endObject(): Unit = { target.endObject(); end() }
  override def endArray(): Unit = { target.endArray(); end() }
  override def key(s: CharSequence): Unit = { line(); target.key(s); afterKey = true }
  override def string(s: CharSequence): Unit = { target.string(s); next() }
  override def int64(v: Long): Unit = { target.int64(v); next() }
  override def uint64(v: Long): Unit = { target.uint64(v); next() }
  override def float64(v: Double): Unit = { target.float64(v); next() }
  override def float32(v: Float): Unit = { target.float32(v); next() }
  override def number(text: CharSequence): Unit = { target.number(text); next() }
  override def dateTime(v: TomlDateTime): Unit = { target.dateTime(v); next() }
  override def bool(v: Boolean): Unit = { target.bool(v); next() }
  override def nullValue(): Unit = { target.nullValue(); next() }

  override def commentLines(text: String): Unit = { if (!afterKey) line(); target.commentLines(text) }
  override def commentedDefault(comment: String, member: Events => Unit): Unit = if (commentsDefaults) {
    line()
    target.commentedDefault(comment, member)
    next()
  }

  def on(other: Output): DocumentWriter = new BlankLines(target.on(other), levels)
}
