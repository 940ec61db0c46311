package swarender
package out

import java.io.OutputStream
import java.util.Arrays

/** Pages of one pool in a row, the bytes of an output that is held as a whole. The last page is being filled; every page before it
  * counts as it was when the next one was taken.
  */
private[out] final class PageChain(pool: PagePool) {
  private[this] var pages = new Array[Page](8)

  /** Of each page but the last: the index behind its last byte; and how many bytes stand before the page. */
  private[this] var ends = new Array[Int](8)
  private[this] var starts = new Array[Long](8)
  private[this] var count = 0

  def size: Int = count
  def page(i: Int): Page = pages(i)

  /** How many bytes stand before page `i`. */
  def start(i: Int): Long = starts(i)

  /** Takes another page, the last one being filled up to `end`. When the pool throws, nothing has changed. */
  def append(end: Int): Page = {
    val page = pool.take()
    if (count == pages.length) {
      pages = Arrays.copyOf(pages, count * 2)
      ends = Arrays.copyOf(ends, count * 2)
      starts = Arrays.copyOf(starts, count * 2)
    }
    if (count > 0) {
      ends(count - 1) = end
      starts(count) = starts(count - 1) + (end - pages(count - 1).from)
    }
    pages(count) = page
    count += 1
    page
  }

  /** The page that holds the byte at `position`, or the last one. */
  def find(position: Long): Int = {
    var low = 0
    var high = count - 1
    while (low < high) {
      val middle = (low + high + 1) >>> 1
      if (starts(middle) <= position) low = middle else high = middle - 1
    }
    low
  }

  /** How many bytes there are, the last page being filled up to `end`. */
  def length(end: Int): Long = if (count == 0) 0L else starts(count - 1) + (end - pages(count - 1).from)

  def slices(end: Int): Seq[PageSlice] =
    (0 until count).map(i => new PageSlice(pages(i).array, pages(i).from, this.end(i, end)))

  /** All bytes, the last page being filled up to `end`, in an array of exactly their number. */
  def toByteArray(end: Int): Array[Byte] = {
    val length = this.length(end)
    if (length > PageChain.MaxArray)
      throw new RenderError(RenderError.TooLarge, s"$length bytes do not fit in one array", "$", length)
    val bytes = new Array[Byte](length.toInt)
    var i = 0
    while (i < count) {
      System.arraycopy(pages(i).array, pages(i).from, bytes, starts(i).toInt, this.end(i, end) - pages(i).from)
      i += 1
    }
    bytes
  }

  def writeTo(target: OutputStream, end: Int): Unit = {
    var i = 0
    while (i < count) {
      target.write(pages(i).array, pages(i).from, this.end(i, end) - pages(i).from)
      i += 1
    }
  }

  /** The index behind the last byte of page `i`; that of the last page is `last`. */
  def end(i: Int, last: Int): Int = if (i < count - 1) ends(i) else last

  /** Gives all pages back. */
  def recycle(): Unit =
    while (count > 0) {
      count -= 1
      val page = pages(count)
      pages(count) = null
      pool.recycle(page)
    }
}

private[out] object PageChain {

  /** A little below the limits that virtual machines have. */
  final val MaxArray = Int.MaxValue - 8
}

/** The bytes `[from, until)` of `array`. */
final class PageSlice(val array: Array[Byte], val from: Int, val until: Int) {
  def length: Int = until - from
}
