package swarender
package event

import swarender.output.Output
import swarender.text.QuotedText

/** A filter of events: hands each to `target`; what extends it adds to some of them. */
private[swarender] abstract class EventFilter(target: DocumentWriter) extends DocumentWriter(target.out) {

  /** Also the place of `target`, which raises the errors. */
  override def beginDocument(): Unit = {
    target.place = place
    target.beginDocument()
  }
  def endDocument(): Unit = target.endDocument()
  override def nextDocument(): Unit = target.nextDocument()
  override def endStream(): Unit = target.endStream()
  def beginObject(): Unit = target.beginObject()
  def key(s: CharSequence): Unit = target.key(s)
  def endObject(): Unit = target.endObject()
  def beginArray(): Unit = target.beginArray()
  def endArray(): Unit = target.endArray()
  def string(s: CharSequence): Unit = target.string(s)
  def int64(v: Long): Unit = target.int64(v)
  def uint64(v: Long): Unit = target.uint64(v)
  def float64(v: Double): Unit = target.float64(v)
  def float32(v: Float): Unit = target.float32(v)
  def number(text: CharSequence): Unit = target.number(text)
  def dateTime(v: TomlDateTime): Unit = target.dateTime(v)
  def bool(v: Boolean): Unit = target.bool(v)
  def nul(): Unit = target.nul()
  def omitsDefaults: Boolean = target.omitsDefaults
  override def comment(text: String): Unit = target.comment(text)
  override def filtersTree: Boolean = target.filtersTree
  def reset(): Unit = target.reset()
  def forget(): Boolean = target.forget()
}

/** Refuses a key that comes twice in one object. */
private[swarender] final class UniqueKeys(target: DocumentWriter) extends EventFilter(target) {
  private[this] val open = new java.util.ArrayList[java.util.HashSet[String]]

  /** Whether `open` has grown larger than is worth keeping. */
  private[this] var isDeep = false

  override def beginObject(): Unit = {
    target.beginObject()
    open.add(new java.util.HashSet)
    if (open.size > UniqueKeys.RetainedDepth) isDeep = true
  }

  override def key(s: CharSequence): Unit = {
    target.key(s)
    if (!open.get(open.size - 1).add(s.toString))
      fail(RenderError.DuplicateKey, s"duplicate key ${QuotedText.shortened(s)}")
  }

  override def endObject(): Unit = {
    target.endObject()
    open.remove(open.size - 1)
    ()
  }

  /** The keys of a `ujson.Obj` are those of a map. */
  override def tree(value: ujson.Value): Unit = {
    target.place = place
    target.tree(value)
  }

  override def reset(): Unit = {
    open.clear()
    target.reset()
  }

  override def forget(): Boolean = {
    open.clear()
    target.forget() && !isDeep
  }

  def on(other: Output): DocumentWriter = new UniqueKeys(target.on(other))
}

private[event] object UniqueKeys {
  private final val RetainedDepth = 256

  def before(target: DocumentWriter): DocumentWriter = new UniqueKeys(target)
}
