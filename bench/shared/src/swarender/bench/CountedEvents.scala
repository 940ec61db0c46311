package swarender
package bench

/** Takes all events and does nothing but count them. */
final class CountedEvents extends Renderer {
  var count = 0

  private def next(): Unit = count += 1

  def beginObject(size: Int): Unit = next()
  def key(s: CharSequence): Unit = next()
  def endObject(): Unit = next()
  def beginArray(size: Int): Unit = next()
  def endArray(): Unit = next()
  def string(s: CharSequence): Unit = next()
  def asciiSafe(s: String): Unit = next()
  def int64(v: Long): Unit = next()
  def uint64(v: Long): Unit = next()
  def float64(v: Double): Unit = next()
  def float32(v: Float): Unit = next()
  def number(text: CharSequence): Unit = next()
  def bool(v: Boolean): Unit = next()
  def nul(): Unit = next()
  def nextDocument(): Unit = ()
  def flush(): Unit = ()
  def reset(): Unit = count = 0
  def path: String = "$"
  def offset: Long = 0L
  private[swarender] def isComplete: Boolean = false
  private[swarender] def forget(): Boolean = true
  private[swarender] def fail(what: RenderError.Kind, detail: String): Nothing =
    throw new RenderError(what, detail, path, offset)
}

object CountedEvents {

  /** How many events `value` is: what no renderer can be faster than. */
  def of(value: ujson.Value): Int = {
    val events = new CountedEvents
    new ValueWalker(events).walk(value)
    events.count
  }
}
