package converter

import swarender.jsonnet.Jsonnet
import swarender.{Events, Json, Renderer}

/** Sends the documents of which it gets the events to `renderer`, but for those that are a string:
  * their texts go to `write`, in UTF-8.
  */
private final class RawStrings(renderer: Renderer)(write: Array[Byte] => Unit) extends Events {
  private[this] var depth = 0

  def beginObject(): Unit = {
    depth += 1
    renderer.beginObject()
  }
  def endObject(): Unit = {
    depth -= 1
    renderer.endObject()
  }
  def beginArray(): Unit = {
    depth += 1
    renderer.beginArray()
  }
  def endArray(): Unit = {
    depth -= 1
    renderer.endArray()
  }
  def string(s: CharSequence): Unit =
    if (depth > 0) renderer.string(s) else write(Json(Jsonnet.go.string).toBytes(s.toString))

  def key(s: CharSequence): Unit = renderer.key(s)
  def int64(v: Long): Unit = renderer.int64(v)
  def float64(v: Double): Unit = renderer.float64(v)
  def number(text: CharSequence): Unit = renderer.number(text)
  def bool(v: Boolean): Unit = renderer.bool(v)
  def nullValue(): Unit = renderer.nullValue()
  override def path: String = renderer.path

  /** Begins again, after a document that could not be read to its end. */
  def reset(): Unit = depth = 0
}
