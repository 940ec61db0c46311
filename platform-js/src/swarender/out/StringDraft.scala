package swarender
package out

/** A draft for `target`, as a string that grows. */
private[out] final class StringDraft(target: StringOut) extends Draft {
  private[this] val grown = new StringOut

  def out: Out = grown
  def position: Int = grown.length
  def copy(from: Int, until: Int): Unit = grown.copy(from, until, target)
  def truncate(position: Int): Unit = grown.truncate(position)
  def clear(): Unit = grown.reset()
}
