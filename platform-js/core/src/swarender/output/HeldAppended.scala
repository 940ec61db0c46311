package swarender
package output

/** Held text in one string, for an output that is a string. */
private[output] final class HeldAppended(target: AppendingOutput) extends HeldOutput {
  private[this] val appended = new AppendingOutput
  def out: Output = appended

  def write(from: Long, until: Long): Unit = target.append(text(from.toInt, until.toInt))
  def text(from: Int, until: Int): String = {
    appended.flush()
    appended.text.substring(from, until)
  }
  def clear(): Unit = appended.reset()
}
