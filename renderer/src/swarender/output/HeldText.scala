package swarender
package output

import java.nio.charset.StandardCharsets.UTF_8

/** Text that is held in memory until what comes before it is written. */
private[swarender] abstract class HeldText {

  /** What writes it: an output of the kind of the one that asked for it. */
  def out: Output

  /** Writes the part `[from, until)` of the text, in positions of `out`, to the output that asked
    * for it.
    */
  def write(from: Long, until: Long): Unit

  /** The part `[from, until)` of the text as a string. */
  def text(from: Int, until: Int): String

  /** Drops the text. */
  def clear(): Unit
}

private[output] final class HeldBytes(target: ByteOutput, ofString: Boolean) extends HeldText {
  private[this] val pages = new DocumentPages(ofString)
  val out: Output = new ByteOutput(pages)

  def write(from: Long, until: Long): Unit = {
    out.flush()
    pages.writeTo(target, from, until)
  }
  def text(from: Int, until: Int): String = {
    out.flush()
    new String(pages.toByteArray, from, until - from, UTF_8)
  }
  def clear(): Unit = out.reset()
}

private[output] final class HeldChars(target: CharOutput) extends HeldText {
  private[this] val sink = new StringSink
  val out: Output = new CharOutput(sink)

  def write(from: Long, until: Long): Unit = {
    out.flush()
    target.chars(sink.array, from.toInt, until.toInt)
  }
  def text(from: Int, until: Int): String = {
    out.flush()
    new String(sink.array, from, until - from)
  }
  def clear(): Unit = {
    out.reset()
    sink.trim()
  }
}
