package swarender
package out

/** A draft for `target`, as a string that grows. */
private[out] final class StringDraft(target: StringOut) extends Draft {
  private[this] val grown = new StringOut

  def out: Out = grown
  def copy(from: Long, until: Long): Unit = grown.copy(from.toInt, until.toInt, target)
  def truncate(position: Long): Unit = if (position < grown.position) grown.truncate(position.toInt)
  def clear(): Unit = grown.reset()
}
