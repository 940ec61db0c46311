package swarender
package out

import java.io.OutputStream
import java.util.Arrays

/** Pages of one pool in a row, for the bytes of an output that is held as a whole: byte `i` of it stands in the page that holds
  * `[start, start + length)` around `i`. How many bytes there are the owner knows; pages behind the last byte are in reserve.
  */
private[out] final class PageChain(pool: PagePool) {
  private[this] var pages = new Array[Page](8)

  /** How many bytes stand before each page. */
  private[this] var starts = new Array[Long](8)
  private[this] var count = 0
  private[this] var room = 0L

  def size: Int = count
  def page(i: Int): Page = pages(i)
  def start(i: Int): Long = starts(i)

  /** How many bytes there is room for. */
  def capacity: Long = room

  /** Takes another page. When the pool throws, nothing has changed. */
  def append(): Page = {
    if (count == pages.length) {
      pages = Arrays.copyOf(pages, count * 2)
      starts = Arrays.copyOf(starts, count * 2)
    }
    val page = pool.take()
    starts(count) = room
    pages(count) = page
    count += 1
    room += page.length
    page
  }

  /** Takes pages until there is room for `length` bytes. When the pool throws, the pages it gave before are in reserve. */
  def reserve(length: Long): Unit =
    while (room < length) {
      val _ = append()
    }

  /** The page that holds the byte at `position`, or the last one; often it is beside page `near`. There is a page. */
  def find(position: Long, near: Int): Int =
    if (near > 0 && holds(near - 1, position)) near - 1
    else if (near + 1 < count && holds(near + 1, position)) near + 1
    else search(position)

  private def holds(i: Int, position: Long): Boolean =
    starts(i) <= position && (i + 1 == count || position < starts(i + 1))

  private def search(position: Long): Int = {
    var low = 0
    var high = count - 1
    while (low < high) {
      val middle = (low + high + 1) >>> 1
      if (starts(middle) <= position) low = middle else high = middle - 1
    }
    low
  }

  /** The first `length` bytes. */
  def slices(length: Long): Seq[PageSlice] =
    (0 until count)
      .takeWhile(starts(_) < length)
      .map(i => new PageSlice(pages(i).array, pages(i).from, pages(i).from + held(i, length)))

  /** How many of the first `length` bytes, of which some follow `start(i)`, are in page `i`. */
  private def held(i: Int, length: Long): Int = Math.min(length - starts(i), pages(i).length.toLong).toInt

  /** The first `length` bytes in an array of their own. Over 2 GiB that is a [[RenderError]]. */
  def toByteArray(length: Long): Array[Byte] = {
    PageChain.checkFits(length)
    val bytes = new Array[Byte](length.toInt)
    var i = 0
    while (i < count && starts(i) < length) {
      System.arraycopy(pages(i).array, pages(i).from, bytes, starts(i).toInt, held(i, length))
      i += 1
    }
    bytes
  }

  /** Writes the first `length` bytes, a page at a time, from the page itself. */
  def writeTo(target: OutputStream, length: Long): Unit = {
    var i = 0
    while (i < count && starts(i) < length) {
      target.write(pages(i).array, pages(i).from, held(i, length))
      i += 1
    }
  }

  /** Gives all pages back, each of them once, also when the pool throws; that error comes last. */
  def recycle(): Unit = {
    var error: Throwable = null
    room = 0L
    while (count > 0) {
      count -= 1
      val page = pages(count)
      pages(count) = null
      try pool.recycle(page)
      catch { case e: Throwable => if (error eq null) error = e else error.addSuppressed(e) }
    }
    if (error ne null) throw error
  }
}

private[swarender] object PageChain {

  /** A little below the limits that virtual machines have. */
  final val MaxArray = Int.MaxValue - 8

  /** Throws if `length` bytes are too many for one array. */
  def checkFits(length: Long): Unit =
    if (length > MaxArray)
      throw new RenderError(RenderError.TooLarge, s"$length bytes do not fit in one array", "$", length)
}

/** The bytes `[from, until)` of `array`. */
final class PageSlice(val array: Array[Byte], val from: Int, val until: Int) {
  def length: Int = until - from
}
