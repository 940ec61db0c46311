package swarender
package event

/** Takes note of the first key that is sent, and of nothing else. */
private[swarender] final class MemberKey private () extends Events {
  private var first: String = null

  def key(s: CharSequence): Unit = if (first eq null) first = s.toString
  def beginObject(): Unit = ()
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

private[swarender] object MemberKey {

  /** The key of what `send` sends: a member with its value. */
  def of(send: Events => Unit): String = {
    val events = new MemberKey
    send(events)
    events.first
  }
}
