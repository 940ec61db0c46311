package swarender
package out

import java.io.{IOException, OutputStream}

import swarender.text.Escapes

/** An output stream into pages of a pool, held until `close`, which gives the pages back. One thread at a time.
  *
  * It writes at one absolute position, which is an index into the array of the page at hand (the idea of Elasticsearch's
  * `RecyclerBytesStreamOutput`): a write that fits is one comparison and one copy. An error of the pool loses nothing that was
  * written, and the same write can be tried again. After `close` everything but `close` is an `IOException`.
  */
final class PagedOutputStream(pool: PagePool) extends OutputStream {
  import PagedOutputStream._

  private[this] val chain = new PageChain(pool)
  private[this] var array: Array[Byte] = ByteSink.Empty
  private[this] var pos: Int = 0
  private[this] var limit: Int = 0

  /** `position` is `base + pos`. */
  private[this] var base: Long = 0L

  /** Which page is at hand; and how many bytes there are, as long as `seek` has gone back from the end. */
  private[this] var current: Int = -1
  private[this] var furthest: Long = 0L
  private[this] var closed: Boolean = false

  /** How many bytes stand before the next one written. */
  def position: Long = base + pos

  /** How many bytes there are. */
  def length: Long = Math.max(furthest, position)

  /** Moves to an earlier position (or `length`), to write over what is there. */
  def seek(position: Long): Unit = {
    check()
    if (position < 0 || position > length) throw new IllegalArgumentException(s"position $position is not in [0, $length]")
    furthest = length
    if (chain.size > 0) use(chain.find(position), position)
  }

  /** Goes on in page `i` at `position`, which is in it or at its end. */
  private def use(i: Int, position: Long): Unit = {
    val page = chain.page(i)
    current = i
    array = page.array
    limit = chain.end(i, page.until)
    base = chain.start(i) - page.from
    pos = (position - base).toInt
  }

  private def more(): Unit = {
    check()
    if (current + 1 < chain.size) use(current + 1, position)
    else {
      val next = position
      val _ = chain.append(pos)
      use(current + 1, next)
    }
  }

  private def check(): Unit = if (closed) throw new IOException("the stream is closed")

  def write(b: Int): Unit = writeByte(b.toByte)

  def writeByte(b: Byte): Unit = {
    if (pos == limit) more()
    array(pos) = b
    pos += 1
  }

  override def write(b: Array[Byte], from: Int, length: Int): Unit = writeBytes(b, from, length)

  def writeBytes(b: Array[Byte]): Unit = writeBytes(b, 0, b.length)

  def writeBytes(b: Array[Byte], from: Int, length: Int): Unit = {
    if (from < 0 || length < 0 || length > b.length - from) throw new IndexOutOfBoundsException(s"[$from, $from + $length) of ${b.length}")
    if (length <= limit - pos) {
      System.arraycopy(b, from, array, pos, length)
      pos += length
    } else writeAcross(b, from, length)
  }

  private def writeAcross(b: Array[Byte], from: Int, length: Int): Unit = {
    var at = from
    while (at < from + length) {
      if (pos == limit) more()
      val n = Math.min(from + length - at, limit - pos)
      System.arraycopy(b, at, array, pos, n)
      pos += n
      at += n
    }
  }

  /** `v` as an unsigned variable-length integer: 7 bits a byte, the lowest first, the high bit set on all but the last; 1 to 5 bytes.
    * (The varint of Protocol Buffers and Lucene.)
    */
  def writeVInt(v: Int): Unit =
    if (limit - pos >= MaxVInt) {
      var rest = v
      var p = pos
      val a = array
      while ((rest & ~0x7f) != 0) {
        a(p) = (rest | 0x80).toByte
        p += 1
        rest >>>= 7
      }
      a(p) = rest.toByte
      pos = p + 1
    } else {
      var rest = v
      while ((rest & ~0x7f) != 0) {
        writeByte((rest | 0x80).toByte)
        rest >>>= 7
      }
      writeByte(rest.toByte)
    }

  /** The length of `s` in UTF-8 as a `writeVInt`, then its UTF-8; lone surrogates are U+FFFD. */
  def writeString(s: String): Unit = {
    check()
    val length = Utf8.length(s)
    writeVInt(length)
    if (length == s.length && length <= limit - pos) {
      Platform.copyLatin1(s, 0, length, array, pos)
      pos += length
    } else writeUtf8(s)
  }

  private def writeUtf8(s: String): Unit = {
    val units = s.toCharArray
    val bytes = new Array[Byte](24)
    var i = 0
    while (i < units.length) {
      writeBytes(bytes, 0, Utf8.unit(units, i, units.length, Escapes.none, bytes, 0))
      i += Utf8.width(units, i, units.length)
    }
  }

  /** The bytes, as slices of pages that stay this stream's: to be read before the next write and before `close`. */
  def pages: Seq[PageSlice] = {
    check()
    chain.slices(lastEnd)
  }

  /** The index behind the last byte of the last page. */
  private def lastEnd: Int = {
    val last = chain.size - 1
    if (last < 0) 0 else (length - chain.start(last)).toInt + chain.page(last).from
  }

  /** Writes all bytes; a page at a time, from the page itself. */
  def writeTo(target: OutputStream): Unit = {
    check()
    chain.writeTo(target, lastEnd)
  }

  /** All bytes, in an array of exactly their number. Over 2 GiB it is a [[RenderError]]. */
  def toByteArray: Array[Byte] = {
    check()
    chain.toByteArray(lastEnd)
  }

  /** Gives all pages back. */
  override def close(): Unit =
    if (!closed) {
      closed = true
      array = ByteSink.Empty
      base = 0L
      furthest = 0L
      pos = 0
      limit = 0
      chain.recycle()
    }
}

private object PagedOutputStream {
  final val MaxVInt = 5
}
