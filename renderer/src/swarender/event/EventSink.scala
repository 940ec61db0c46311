package swarender
package event

/** Takes the events of documents: one call per piece, in document order. A value is one scalar
  * event or a balanced `begin`/`end` pair; inside an object each value follows its `key`.
  */
private[swarender] abstract class EventSink {
  def beginObject(): Unit

  /** The key of the next value; only inside an object. */
  def key(s: CharSequence): Unit
  def endObject(): Unit
  def beginArray(): Unit
  def endArray(): Unit

  /** A string of any UTF-16 code units. */
  def string(s: CharSequence): Unit
  def int64(v: Long): Unit

  /** `v` as an unsigned 64-bit integer. */
  def uint64(v: Long): Unit
  def float64(v: Double): Unit

  /** The shortest digits that read back to the same `Float`. */
  def float32(v: Float): Unit

  /** A number as JSON text (RFC 8259, section 6), of any precision. */
  def number(text: CharSequence): Unit
  def dateTime(v: TomlDateTime): Unit
  def bool(v: Boolean): Unit
  def nul(): Unit

  /** Raises an error at the place of the last event; the document cannot go on. */
  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing
}

/** Takes the events of whole documents. */
private[swarender] abstract class VisitedEvents extends EventSink {

  /** Whether no container is open. */
  def isComplete: Boolean

  /** Hands what is written so far to the sink and flushes that. */
  def flush(): Unit
}
