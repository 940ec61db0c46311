package swarender
package event

/** A member with its default value, for a comment.
  *
  * @param comment
  *   the lines above it, or null
  */
private[swarender] final class DefaultNode private (val comment: String, val key: String, val value: AnyRef) {

  /** Sends the member as a comment, which a writer may omit. */
  def send(to: Events): Unit = to.commentedDefault(comment, member)
  def member: Events => Unit = { to =>
    to.key(key)
    new NodeWalker(to, null).walk(value)
  }
}

private[swarender] object DefaultNode {

  /** What `member` sends, one key and its value; `owner` raises the errors. */
  def apply(owner: DocumentWriter, comment: String, member: Events => Unit): DefaultNode = {
    val buffer = new EventBuffer(owner, keepsDefaults = true)
    buffer.beginObject()
    member(buffer)
    buffer.endObject()
    val node = Node.members(buffer.take()).next()
    new DefaultNode(comment, node.getKey, node.getValue)
  }
}
