package swarender
package out

import java.util.Arrays

/** Holds everything in pages, as a string in the making: one page of `first` chars, then pages of `next` chars. */
final class StringSink private[swarender] (first: Int, next: Int) extends CharSink {
  import StringSink._

  def this() = this(StringSink.FirstPage, StringSink.NextPage)

  /** The pages, the full ones being the first `full`; those behind wait to be used. */
  private[this] var pages = new Array[Array[Char]](8)
  private[this] var full = 0

  /** How many chars the last page holds. */
  private[this] var end = 0

  reset()

  private[out] def take(array: Array[Char], pos: Int): Unit = {
    end = pos
    if (pos == array.length) {
      full += 1
      open()
    } else {
      this.array = array
      this.pos = pos
    }
  }

  private def open(): Unit = {
    if (full == pages.length) pages = Arrays.copyOf(pages, full * 2)
    if (pages(full) eq null) pages(full) = new Array[Char](if (full == 0) first else next)
    array = pages(full)
    pos = 0
    end = 0
  }

  private[out] override def reset(): Unit = {
    full = 0
    open()
  }

  /** What has been flushed to this sink. Over 2^31 - 1 chars it is a [[RenderError]]. */
  def result: String =
    if (full == 0) new String(pages(0), 0, end)
    else {
      val length = first + (full - 1L) * next + end
      if (length > PageChain.MaxArray)
        throw new RenderError(RenderError.TooLarge, s"$length chars do not fit in one string", "$", length)
      val text = new java.lang.StringBuilder(length.toInt)
      var i = 0
      while (i < full) {
        text.append(pages(i))
        i += 1
      }
      text.append(pages(full), 0, end).toString
    }

  /** Keeps no more pages than are worth it. */
  private[swarender] def trim(): Unit = if (pages.length > Retained) {
    pages = Arrays.copyOf(pages, Retained)
    reset()
  }
}

private[swarender] object StringSink {

  /** In chars. */
  final val FirstPage = 2048
  final val NextPage = 16 * 1024

  /** So many pages are kept for the next document: half a megabyte. */
  final val Retained = 16
}
