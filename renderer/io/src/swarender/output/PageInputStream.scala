package swarender
package output

import java.io.{IOException, InputStream}
import java.nio.ByteBuffer

/** Reads pages as bytes. It holds one, and gives it back when it is read. */
private[swarender] final class PageInputStream(pages: PageReader) extends InputStream {
  private[this] var page: PulledPage = null
  private[this] var at = 0
  private[this] var isClosed = false

  /** Whether there is a byte at `at`. */
  private def fill(): Boolean = {
    if (isClosed) throw new IOException("the stream is closed")
    if (available() == 0) {
      drop()
      if (hasNext) {
        page = pages.next()
        at = page.from
      }
    }
    page ne null
  }

  private def hasNext: Boolean =
    try pages.hasNext
    catch { case e: Throwable => throw HandOff.ofRead(e, pages) }

  private def drop(): Unit = {
    val last = page
    page = null
    if (last ne null) last.release()
  }

  override def available(): Int = if (page eq null) 0 else page.until - at

  def read(): Int = if (!fill()) -1
  else {
    at += 1
    page.array(at - 1) & 0xff
  }

  override def read(target: Array[Byte], from: Int, n: Int): Int = {
    if (from < 0 || n < 0 || n > target.length - from)
      throw new IndexOutOfBoundsException(s"from $from, $n bytes, of ${target.length}")
    if (n == 0) 0
    else if (!fill()) -1
    else {
      val count = Math.min(n, available())
      System.arraycopy(page.array, at, target, from, count)
      at += count
      count
    }
  }

  /** Reads to `target`, which has room, and returns how many bytes, or -1 at the end. */
  def read(target: ByteBuffer): Int = if (!fill()) -1
  else {
    val count = Math.min(target.remaining, available())
    target.put(page.array, at, count)
    at += count
    count
  }

  override def close(): Unit = if (!isClosed) {
    isClosed = true
    try drop()
    finally pages.close()
  }
}
