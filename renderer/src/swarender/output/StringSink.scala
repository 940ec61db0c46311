package swarender
package output

import java.util.Arrays

/** Holds everything in one page of `first` chars, which grows by doubling, as a string in the
  * making.
  */
private[swarender] final class StringSink(first: Int) extends CharSink {
  import StringSink._

  def this() = this(StringSink.FirstPage)

  array = new Array[Char](first)

  protected def take(array: Array[Char], pos: Int): Unit = {
    this.array = if (pos < array.length) array else Arrays.copyOf(array, grown(pos))
    this.pos = pos
  }

  private def grown(length: Int): Int = {
    if (length == PageChain.MaxArray)
      RenderError.tooLarge(s"more than $length chars do not fit in one string", length.toLong)
    Math.min(length * 2L, PageChain.MaxArray.toLong).toInt
  }

  /** What has been flushed to this sink. */
  def result: String = new String(array, 0, pos)

  /** Keeps no more memory than is worth it. */
  private[swarender] def trim(): Unit = if (array.length > Retained) array = new Array[Char](first)
}

private[swarender] object StringSink {

  /** In chars. */
  final val FirstPage = 2048

  /** So many chars are kept for the next document: a megabyte. */
  final val Retained = 512 * 1024
}
