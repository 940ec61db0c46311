package swarender
package event

/** Takes note of the first key that is sent, and of nothing else. */
private[swarender] final class MemberKey private () extends NoEvents {
  private var first: String = null

  override def key(s: CharSequence): Unit = if (first eq null) first = s.toString
}

private[swarender] object MemberKey {

  /** The key of what `send` sends: a member with its value. */
  def of(send: Events => Unit): String = {
    val events = new MemberKey
    send(events)
    events.first
  }
}
