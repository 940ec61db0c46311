package benchmarks.pages

import java.util.ArrayList

import swarender.output.PagePool.Page
import swarender.{StreamInt, StreamText}
import swarender.output.PagePool

/** The stream that [[swarender.output.PagedOutputStream]] is compared with: the same operations by
  * the same means, only that it keeps the page and an offset relative to the page's beginning, and
  * adds the two at every access. All pages have `pageSize` bytes. This is how Elasticsearch's
  * `RecyclerBytesStreamOutput` did it before its pull request 140303. [[CheckStreams]] holds the
  * two against each other.
  */
final class RelativeStream(pool: PagePool, pageSize: Int) {
  private[this] val pages = new ArrayList[Page]
  private[this] var current = -1
  private[this] var page: Page = null
  private[this] var offset = pageSize
  private[this] var furthest = 0L
  private[this] val text = new StreamText

  def position: Long = current.toLong * pageSize + offset
  def length: Long = Math.max(furthest, position)

  def seek(position: Int): Unit = {
    val start = current.toLong * pageSize
    val end = Math.max(furthest, start + offset)
    val index = position - start
    if (index >= 0 && index < pageSize && position <= end) {
      furthest = end
      offset = index.toInt
    } else seekElsewhere(position)
  }

  private def seekElsewhere(position: Int): Unit = {
    val end = length
    if (position < 0 || position > end) throw new IllegalArgumentException(s"position $position is not in [0, $end]")
    furthest = end
    turnTo(position / pageSize)
    offset = position % pageSize
  }

  def toByteArray: Array[Byte] = {
    val bytes = new Array[Byte](length.toInt)
    var start = 0
    pages.forEach { page =>
      System.arraycopy(page.array, page.from, bytes, start, Math.min(pageSize, bytes.length - start))
      start += pageSize
    }
    bytes
  }

  /** Makes page `i` the one at hand, and goes to its beginning. */
  private def turnTo(i: Int): Unit = {
    page = pages.get(i)
    current = i
    offset = 0
  }

  private def more(): Unit = {
    reserve(1)
    turnTo(current + 1)
  }

  def writeByte(b: Byte): Unit = {
    if (offset == pageSize) more()
    page.array(page.from + offset) = b
    offset += 1
  }

  def writeBytes(b: Array[Byte], from: Int, n: Int): Unit = {
    if ((from | n | b.length - from - n) < 0)
      throw new IndexOutOfBoundsException(s"$n bytes from $from on, of ${b.length}")
    val at = offset
    if (n <= pageSize - at) {
      offset = at + n
      System.arraycopy(b, from, page.array, page.from + at, n)
    } else {
      reserve(n)
      across(b, from, from + n)
    }
  }

  /** Makes sure that the next `n` bytes can be written. */
  private def reserve(n: Int): Unit =
    while (pages.size.toLong * pageSize < position + n) {
      val _ = pages.add(pool.take())
    }

  private def across(b: Array[Byte], from: Int, until: Int): Unit = {
    var at = from
    while (until - at > pageSize - offset) {
      val n = pageSize - offset
      // Before the first page there is none to copy to.
      if (n > 0) System.arraycopy(b, at, page.array, page.from + offset, n)
      at += n
      turnTo(current + 1)
    }
    System.arraycopy(b, at, page.array, page.from + offset, until - at)
    offset += until - at
  }

  def writeVInt(v: Int): Unit =
    if (pageSize - offset >= StreamInt.MaxLength) offset = StreamInt.put(v, page.array, page.from + offset) - page.from
    else {
      reserve(StreamInt.length(v))
      var rest = v
      while ((rest & ~0x7f) != 0) {
        writeByte((rest | 0x80).toByte)
        rest >>>= 7
      }
      writeByte(rest.toByte)
    }

  def writeString(s: String): Unit = {
    val n = s.length
    if (n <= pageSize - offset - StreamInt.MaxLength && position >= furthest) {
      val start = StreamInt.put(n, page.array, page.from + offset)
      if (text.ascii(s, page.array, start)) offset = start + n - page.from else writeUtf8(s)
    } else writeUtf8(s)
  }

  private def writeUtf8(s: String): Unit =
    if (s.length <= StreamText.Chunk) {
      val _ = text.encode(s, 0)
      reserve(StreamInt.length(text.size) + text.size)
      writeVInt(text.size)
      across(text.bytes, 0, text.size)
    } else writeInPieces(s)

  private def writeInPieces(s: String): Unit = {
    val length = StreamText.length(s).toInt
    reserve(StreamInt.length(length) + length)
    writeVInt(length)
    var i = 0
    while (i < s.length) {
      i = text.encode(s, i)
      across(text.bytes, 0, text.size)
    }
  }
}
