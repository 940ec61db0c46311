package swarender
package event

import swarender.output.Output

/** Leaves members and elements out that are null, or refuses them. The root is written. */
private[swarender] final class NullFilter(target: DocumentWriter, refuses: Boolean) extends EventFilter(target) {
  private[this] var depth = 0

  /** The key, and the comment, that wait for a value that is not null. */
  private[this] var pending: String = null
  private[this] var pendingComment: String = null

  /** Writes what comes before the value that comes next. */
  private def before(): Unit = {
    if (pending ne null) {
      target.key(pending)
      pending = null
    }
    if (pendingComment ne null) {
      target.comment(pendingComment)
      pendingComment = null
    }
  }

  override def beginDocument(): Unit = {
    depth = 0
    pending = null
    pendingComment = null
    super.beginDocument()
  }

  override def tree(value: ujson.Value): Unit =
    if (target.filtersTree) {
      target.place = place
      target.tree(value)
    } else super.tree(value)

  override def nul(): Unit =
    if (refuses) fail(RenderError.NullValue, "the style refuses null")
    else if (depth == 0) {
      before()
      target.nul()
    } else {
      pending = null
      pendingComment = null
    }

  override def comment(text: String): Unit = pendingComment = text

  override def key(s: CharSequence): Unit = pending = s.toString
  override def beginObject(): Unit = { before(); target.beginObject(); depth += 1 }
  override def endObject(): Unit = { target.endObject(); depth -= 1 }
  override def beginArray(): Unit = { before(); target.beginArray(); depth += 1 }
  override def endArray(): Unit = { target.endArray(); depth -= 1 }
  override def string(s: CharSequence): Unit = { before(); target.string(s) }
  override def int64(v: Long): Unit = { before(); target.int64(v) }
  override def uint64(v: Long): Unit = { before(); target.uint64(v) }
  override def float64(v: Double): Unit = { before(); target.float64(v) }
  override def float32(v: Float): Unit = { before(); target.float32(v) }
  override def number(text: CharSequence): Unit = { before(); target.number(text) }
  override def dateTime(v: TomlDateTime): Unit = { before(); target.dateTime(v) }
  override def bool(v: Boolean): Unit = { before(); target.bool(v) }

  def on(other: Output): DocumentWriter = new NullFilter(target.on(other), refuses)
}

private[event] object NullFilter {
  def before(target: DocumentWriter, refuses: Boolean): DocumentWriter = new NullFilter(target, refuses)
}
