package swarender
package output

import java.io.OutputStream
import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays

/** A whole document, in a small page of its own and then in pages of the shared pool, which a
  * process makes with the first document that needs one.
  *
  * @param ofString
  *   whether a string is made of it, of which users count the chars
  */
private[swarender] final class DocumentPages(ofString: Boolean) extends ByteSink {
  private[this] val small = new Array[Byte](DocumentPages.Small)
  private[this] var chain: PageChain = null
  private[this] var taken = 0L

  /** The bytes of the last strings, for the next ones. */
  private[this] var joined: Array[Byte] = null

  reset()

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    taken += pos - from
    val until = if (isSmall) small.length else chain.page(chain.size - 1).until
    if (pos < until) offer(array, pos, pos, until) else more()
  }

  private def more(): Unit = {
    if (chain eq null) chain = PageChain.shared()
    PageChain.checkFits(taken)
    val page = chain.append()
    offer(page.array, page.from, page.from, page.until)
  }

  private def isSmall: Boolean = (chain eq null) || chain.size == 0

  private[output] override def countsChars: Boolean = ofString

  /** The UTF-16 code units: one for each byte that begins a code point, two where that has 4 bytes.
    */
  private[output] override def offset(length: Long): Long = if (!ofString) length
  else {
    var chars = DocumentPages.chars(small, 0, Math.min(length, small.length.toLong).toInt)
    var left = length - small.length
    var i = 0
    while (left > 0 && !isSmall && i < chain.size) {
      val page = chain.page(i)
      chars += DocumentPages.chars(page.array, page.from, page.from + Math.min(left, page.length.toLong).toInt)
      left -= page.length
      i += 1
    }
    chars
  }

  protected override def reset(): Unit = {
    if (!isSmall) chain.recycle()
    taken = 0L
    offer(small, 0, 0, small.length)
  }

  /** Forgets the document: the output that wrote it refuses to write until its `reset`. */
  def close(): Unit = {
    disown()
    reset()
  }

  /** In bytes. */
  def length: Long = taken

  /** Whether this sink has got nothing yet: all that is written is in the first page. */
  def hasNothing: Boolean = taken == 0

  /** The first page, which nobody else may write to. */
  def first: Array[Byte] = small

  def result: String =
    if (isSmall) new String(small, 0, taken.toInt, UTF_8)
    else if (taken > DocumentPages.MostJoined) new String(toByteArray, UTF_8)
    else {
      val n = taken.toInt
      if ((joined eq null) || joined.length < n) joined = new Array[Byte](Math.min(n + n / 8, DocumentPages.MostJoined))
      join(joined)
      new String(joined, 0, n, UTF_8)
    }

  /** The bytes, in an array of exactly their number. Over 2 GiB it is a [[RenderError]]. */
  def toByteArray: Array[Byte] =
    if (isSmall) Arrays.copyOf(small, taken.toInt) // `copyOf` does not clear the array first.
    else {
      PageChain.checkFits(taken)
      val bytes = new Array[Byte](taken.toInt)
      join(bytes)
      bytes
    }

  private def join(bytes: Array[Byte]): Unit = {
    System.arraycopy(small, 0, bytes, 0, small.length)
    chain.copyTo(bytes, small.length, taken - small.length)
  }

  /** The bytes, in arrays of their own. */
  def copied: DocumentBytes = {
    val parts = Array.newBuilder[Array[Byte]]
    parts += Arrays.copyOf(small, ofSmall)
    if (!isSmall)
      for (page <- chain.slices(taken - ofSmall)) parts += Arrays.copyOfRange(page.array, page.from, page.until)
    new DocumentBytes(parts.result(), taken)
  }

  /** Writes the bytes, a page at a time, from the page itself. */
  def writeTo(target: OutputStream): Unit = {
    target.write(small, 0, ofSmall)
    if (!isSmall) chain.writeTo(target, taken - ofSmall)
  }

  /** Writes the bytes `[from, until)` to `target`. */
  private[output] def writeTo(target: Output, from: Long, until: Long): Unit = {
    var at = from
    if (at < small.length && at < until) {
      val end = Math.min(until, small.length.toLong).toInt
      target.utf8(small, at.toInt, end)
      at = end.toLong
    }
    if (at < until) chain.writeTo(target, at - small.length, until - small.length)
  }

  /** How many bytes are in the small page. */
  private def ofSmall: Int = Math.min(taken, small.length.toLong).toInt
}

/** The bytes of a document, in arrays that are nobody else's. Immutable: may be written by several
  * threads at once, and is the collector's once nobody has it.
  */
private[swarender] final class DocumentBytes(parts: Array[Array[Byte]], val length: Long) {
  def writeTo(target: OutputStream): Unit = parts.foreach(part => target.write(part, 0, part.length))
}

private[swarender] object DocumentPages {
  final val Small = 2048

  /** Up to so many bytes of a string the array with all of them is kept: a megabyte. */
  final val MostJoined = 1024 * 1024

  private def chars(utf8: Array[Byte], from: Int, until: Int): Long = {
    var n = 0L
    var i = from
    while (i < until) {
      val b = utf8(i) & 0xff
      if (b < 0x80 || b >= 0xc0) n += (if (b >= 0xf0) 2 else 1)
      i += 1
    }
    n
  }
}
