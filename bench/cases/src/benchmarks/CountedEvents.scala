package benchmarks

import swarender.{Encoder, Events, TomlDateTime}

/** Takes all events and does nothing but count them. */
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
}

object CountedEvents {

  /** How many events `value` is: what no renderer can be faster than. */
  def of(value: ujson.Value): Int = {
    val events = new CountedEvents
    Encoder.send(value, events)
    events.count
  }
}
