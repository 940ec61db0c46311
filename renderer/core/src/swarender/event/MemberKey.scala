package swarender
package event

private[swarender] object MemberKey {

  /** The key of what `send` sends: a member with its value. */
  def of(send: Events => Unit): String = {
    var first: String = null
    send(new NoEvents { override def key(s: CharSequence): Unit = if (first eq null) first = s.toString })
    first
  }
}
