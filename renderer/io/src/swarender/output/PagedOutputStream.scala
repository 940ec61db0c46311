package swarender
package output

import java.io.{IOException, OutputStream}

import swarender.output.PagePool.Page
import swarender.chars.{Utf8, Utf8Encoder}

/** An output stream into pages of a pool, held until `close`, which gives the pages back. One
  * thread at a time.
  *
  * It writes at one absolute position, which is an index into the array of the page at hand (the
  * idea of Elasticsearch's `RecyclerBytesStreamOutput`): a write that fits is one comparison and
  * one copy. Each write is done as a whole or, when the pool throws, not at all; it can then be
  * tried again. After `close` everything but `close` throws `IOException`.
  */
final class PagedOutputStream(pool: PagePool) extends OutputStream with PlatformPages {
  private[this] val chain = new PageChain(pool)
  private[this] var array: Array[Byte] = NoBytes.array
  private[this] var pos: Int = 0

  /** The page in `array` is `[from, limit)` of it; `limit` is -1 after `close`, so that no write
    * fits.
    */
  private[this] var from: Int = 0
  private[this] var limit: Int = 0

  /** `base + pos` bytes come before the next one. */
  private[this] var base: Long = 0L

  /** Which page is at hand; and how many bytes there were when `seek` went back. */
  private[this] var current: Int = -1
  private[this] var furthest: Long = 0L

  private[this] var madeText: Utf8Encoder = null

  private def text: Utf8Encoder = {
    if (madeText eq null) madeText = new Utf8Encoder
    madeText
  }

  private def check(): Unit = if (limit < 0) throw new IOException("the stream is closed")

  /** How many bytes come before the next one written. */
  def position: Long = {
    check()
    base + pos
  }

  /** How many bytes there are. */
  def length: Long = {
    check()
    Math.max(furthest, base + pos)
  }

  /** Moves to an earlier position (or `length`), to write over what is there. */
  def seek(position: Long): Unit = {
    val end = Math.max(furthest, base + pos)
    val index = position - base
    if (index >= from && index < limit && position <= end) {
      furthest = end
      pos = index.toInt
    } else seekElsewhere(position)
  }

  /** `seek` to a position that may be in another page. */
  private def seekElsewhere(position: Long): Unit = {
    val end = length
    if (position < 0 || position > end) throw new IllegalArgumentException(s"position $position is not in [0, $end]")
    furthest = end
    if (chain.size > 0) {
      turnTo(chain.find(position, current))
      pos = (position - base).toInt
    }
  }

  /** Makes page `i` the one at hand, and goes to its beginning. */
  private def turnTo(i: Int): Unit = {
    val page = chain.page(i)
    current = i
    array = page.array
    from = page.from
    pos = page.from
    limit = page.until
    base = page.start - page.from
  }

  /** Goes on in the next page, which is taken if there is none. */
  private def more(): Unit = {
    reserve(1)
    turnTo(current + 1)
  }

  def write(b: Int): Unit = writeByte(b.toByte)

  def writeByte(b: Byte): Unit = {
    if (pos >= limit) more()
    array(pos) = b
    pos += 1
  }

  override def write(b: Array[Byte], from: Int, length: Int): Unit = writeBytes(b, from, length)

  def writeBytes(b: Array[Byte]): Unit = writeBytes(b, 0, b.length)

  def writeBytes(b: Array[Byte], from: Int, length: Int): Unit = {
    if ((from | length | b.length - from - length) < 0)
      throw new IndexOutOfBoundsException(s"$length bytes from $from on, of ${b.length}")
    val at = pos
    if (length <= limit - at) {
      pos = at + length
      System.arraycopy(b, from, array, at, length)
    } else {
      reserve(length.toLong)
      across(b, from, from + length)
    }
  }

  /** Makes sure that the next `length` bytes can be written. */
  private def reserve(length: Long): Unit = {
    check()
    chain.reserve(base + pos + length)
  }

  /** Copies `b[from, until)`, for which there is room. */
  private def across(b: Array[Byte], from: Int, until: Int): Unit = {
    var at = from
    while (until - at > limit - pos) {
      val n = limit - pos
      System.arraycopy(b, at, array, pos, n)
      at += n
      turnTo(current + 1)
    }
    System.arraycopy(b, at, array, pos, until - at)
    pos += until - at
  }

  /** `v` as an unsigned variable-length integer: 7 bits a byte, the lowest first, the high bit set
    * on all but the last; 1 to 5 bytes. (The varint of Protocol Buffers and Lucene.)
    */
  def writeVInt(v: Int): Unit =
    if (limit - pos >= VInt.MaxLength) pos = VInt.put(v, array, pos)
    else {
      reserve(VInt.length(v).toLong)
      vIntAcross(v)
    }

  /** `writeVInt` at the end of a page, when there is room in the next one. */
  private def vIntAcross(v: Int): Unit = {
    var rest = v
    while ((rest & ~0x7f) != 0) {
      writeByte((rest | 0x80).toByte)
      rest >>>= 7
    }
    writeByte(rest.toByte)
  }

  /** The length of `s` in UTF-8 as a `writeVInt`, then its UTF-8; lone surrogates are U+FFFD. Over
    * 2 GiB it throws `IOException`.
    */
  def writeString(s: String): Unit = {
    val n = s.length
    // Bytes after `furthest` may be overwritten before it is known whether `s` is ASCII.
    if (n <= limit - pos - VInt.MaxLength && base + pos >= furthest) {
      val start = VInt.put(n, array, pos)
      if (text.ascii(s, array, start)) pos = start + n else writeUtf8(s)
    } else writeUtf8(s)
  }

  private def writeUtf8(s: String): Unit =
    if (s.length <= Utf8Encoder.Chunk) {
      val _ = text.encode(s, 0)
      reserve(VInt.length(text.size).toLong + text.size)
      writeVInt(text.size)
      across(text.bytes, 0, text.size)
    } else writeInPieces(s)

  /** Writes the length of `s`, which is counted first, and then `s`, encoded in pieces. */
  private def writeInPieces(s: String): Unit = {
    val length = Utf8.length(s)
    if (length > Int.MaxValue) throw new IOException(s"a string of $length bytes has no length in a VInt")
    reserve(VInt.length(length.toInt) + length)
    writeVInt(length.toInt)
    var i = 0
    while (i < s.length) {
      i = text.encode(s, i)
      across(text.bytes, 0, text.size)
    }
  }

  /** The bytes, as slices of pages that stay this stream's: to be read before the next write and
    * before `close`.
    */
  def pages: Seq[Page.Slice] = chain.slices(length)

  /** Writes all bytes; a page at a time, from the page itself. */
  def writeTo(target: OutputStream): Unit = chain.writeTo(target, length)

  /** All bytes, in an array of exactly their number. Over 2 GiB it throws a [[RenderError]]. */
  def toByteArray: Array[Byte] = chain.toByteArray(length)

  override def flush(): Unit = check()

  /** Gives all pages back. */
  override def close(): Unit =
    if (limit >= 0) {
      array = NoBytes.array
      base = 0L
      pos = 0
      limit = -1
      chain.recycle()
    }
}
