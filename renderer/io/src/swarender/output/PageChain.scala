package swarender
package output

import java.io.OutputStream
import java.util.Arrays

import swarender.output.PagePool.Page

/** Pages of one pool in a row, for the bytes of an output that is held as a whole. The owner knows
  * how many bytes there are; pages after the last byte are in reserve.
  */
private[output] final class PageChain(pool: PagePool) {
  private[this] var pages = new Array[Page](8)
  private[this] var count = 0
  private[this] var room = 0L

  def size: Int = count
  def page(i: Int): Page = pages(i)

  /** Takes another page. When the pool throws, nothing has changed. */
  def append(): Page = {
    if (count == pages.length) pages = Arrays.copyOf(pages, count * 2)
    val page = pool.take()
    page.start = room
    pages(count) = page
    count += 1
    room += page.length
    page
  }

  /** Takes pages until `length` bytes fit. When the pool throws, it keeps those it got before. */
  def reserve(length: Long): Unit =
    while (room < length) {
      val _ = append()
    }

  /** The page that holds the byte at `position`, or the last one; often it is next to page `near`.
    * There is a page.
    */
  def find(position: Long, near: Int): Int =
    if (near > 0 && pages(near - 1).holds(position)) near - 1
    else if (near + 1 < count && pages(near + 1).holds(position)) near + 1
    else search(position)

  private def search(position: Long): Int = {
    var low = 0
    var high = count - 1
    while (low < high) {
      val middle = (low + high + 1) >>> 1
      if (pages(middle).start <= position) low = middle else high = middle - 1
    }
    low
  }

  /** The first `length` bytes. */
  def slices(length: Long): Seq[Page.Slice] = (0 until count).takeWhile(pages(_).start < length).map { i =>
    val page = pages(i)
    new Page.Slice(page.array, page.from, page.from + Math.min(length - page.start, page.length.toLong).toInt)
  }

  /** The first `length` bytes in their own array. Over 2 GiB that throws a [[RenderError]]. */
  def toByteArray(length: Long): Array[Byte] = {
    ArrayOutput.checkFits(length)
    val bytes = new Array[Byte](length.toInt)
    var at = 0
    slices(length).foreach { slice =>
      System.arraycopy(slice.array, slice.from, bytes, at, slice.length)
      at += slice.length
    }
    bytes
  }

  /** Writes the first `length` bytes, a page at a time, from the page itself. */
  def writeTo(target: OutputStream, length: Long): Unit =
    slices(length).foreach(slice => target.write(slice.array, slice.from, slice.length))

  /** Gives all pages back, each of them once, also when the pool throws; that error comes last. */
  def recycle(): Unit = {
    var error: Throwable = null
    while (count > 0) {
      count -= 1
      val page = pages(count)
      pages(count) = null
      room -= page.length
      try pool.recycle(page)
      catch { case e: Throwable => if (error eq null) error = e else error.addSuppressed(e) }
    }
    if (error ne null) throw error
  }
}
