package swarender
package event

/** Takes events and does nothing; what extends it looks at some of them. */
private[swarender] class NoEvents extends Events {
  def beginObject(): Unit = ()
  def key(s: CharSequence): Unit = ()
  def endObject(): Unit = ()
  def beginArray(): Unit = ()
  def endArray(): Unit = ()
  def string(s: CharSequence): Unit = ()
  def int64(v: Long): Unit = ()
  def float64(v: Double): Unit = ()
  def number(text: CharSequence): Unit = ()
  def bool(v: Boolean): Unit = ()
  def nullValue(): Unit = ()
}
