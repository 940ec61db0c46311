package swarender.internals

import swarender.Events
import swarender.{Encoder, RenderError, TomlDateTime}

/** Takes all events and does nothing but count them. It is here since a program cannot extend
  * `Events`.
  */
final class CountedEvents extends Events {
  var count = 0

  private def next(): Unit = count += 1

  def beginObject(): Unit = next()
  def key(s: CharSequence): Unit = next()
  def endObject(): Unit = next()
  def beginArray(): Unit = next()
  def endArray(): Unit = next()
  def string(s: CharSequence): Unit = next()
  def int64(v: Long): Unit = next()
  override def uint64(v: Long): Unit = next()
  def float64(v: Double): Unit = next()
  override def float32(v: Float): Unit = next()
  def number(text: CharSequence): Unit = next()
  override def dateTime(v: TomlDateTime): Unit = next()
  def bool(v: Boolean): Unit = next()
  def nullValue(): Unit = next()
  override def omitsDefaults: Boolean = false
  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing =
    throw new RenderError(kind, detail, Nil, 0L)
}

object CountedEvents {

  /** How many events `value` is: what no renderer can be faster than. */
  def of(value: ujson.Value): Int = {
    val events = new CountedEvents
    Encoder[ujson.Value].encode(value, events)
    events.count
  }
}
