package benchmarks.pages

import java.util.Arrays

import swarender.output.CharSink

/** Keeps all text in one array of chars, at first of `first` chars, which grows by doubling and
  * serves one document after the other.
  */
final class TextSink(first: Int) extends CharSink {
  private[this] var chars = new Array[Char](first)
  private[this] var length = 0
  writeTo(chars, 0)

  protected def take(array: Array[Char], pos: Int): Unit = {
    chars = if (pos < array.length) array else Arrays.copyOf(array, 2 * pos)
    length = pos
    writeTo(chars, pos)
  }

  /** What has been flushed to this sink. */
  def result: String = new String(chars, 0, length)
}
