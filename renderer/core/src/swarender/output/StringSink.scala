package swarender
package output

import java.util.Arrays

/** Builds a string in one page of `first` chars, which doubles when it is full.
  */
private[swarender] final class StringSink(first: Int) extends CharSink {
  import StringSink._

  def this() = this(StringSink.FirstPage)

  array = new Array[Char](first)

  protected def take(array: Array[Char], pos: Int): Unit = {
    this.array = if (pos < array.length) array else Arrays.copyOf(array, grown(pos))
    this.pos = pos
  }

  /** The length of the last long text: documents of one kind have much the same length. */
  private[this] var expected = 0

  private def grown(length: Int): Int = {
    if (length == ArrayOutput.MaxArray)
      RenderError.tooLarge(s"more than $length chars do not fit in one string", length.toLong)
    if (length >= LongText && expected > length) expected
    else Math.min(length * 2L, ArrayOutput.MaxArray.toLong).toInt
  }

  /** What has been flushed to this sink. */
  def result: String = new String(array, 0, pos)

  /** Keeps no more memory than is worth it. */
  private[swarender] def trim(): Unit = {
    expected = if (pos > LongText) Math.min(pos + pos / 16L, ArrayOutput.MaxArray.toLong).toInt else 0
    if (array.length > Retained) array = new Array[Char](first)
  }
}

private[swarender] object StringSink {

  /** In chars. */
  final val FirstPage = 2048

  /** From so many chars on a page grows to the expected length at once. */
  private final val LongText = 64 * 1024

  /** How many chars are kept for the next document: a megabyte. */
  final val Retained = 512 * 1024
}
