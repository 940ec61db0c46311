package swarender
package out

import java.io.OutputStream

/** Holds all that has been flushed in pages of `pool`, until `close`, which gives them back. When the pool throws, all that was
  * written before stays here.
  */
final class PagesSink(pool: PagePool) extends ByteSink {
  private[this] val chain = new PageChain(pool)

  /** The index behind the last byte of the last page. */
  private[this] var end = 0

  private[out] def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    end = pos
    val last = chain.size - 1
    if (last >= 0 && pos < chain.page(last).until) writeTo(array, pos, pos, chain.page(last).until)
    else {
      val page = chain.append(pos)
      end = page.from
      writeTo(page.array, page.from, page.from, page.until)
    }
  }

  /** How many bytes it holds. */
  def length: Long = chain.length(end)

  /** The bytes, as slices of pages that stay this sink's: to be read before the next write and before `close`. */
  def pages: Seq[PageSlice] = chain.slices(end)

  /** Writes the bytes, a page at a time, from the page itself. */
  def copyTo(target: OutputStream): Unit = chain.writeTo(target, end)

  /** The bytes, in an array of exactly their number. Over 2 GiB it is a [[RenderError]]. */
  def toByteArray: Array[Byte] = chain.toByteArray(end)

  /** Gives all pages back; the sink is empty, and can be used again after a `reset` of its output. */
  def close(): Unit = {
    end = 0
    writeTo(ByteSink.Empty, 0, 0, 0)
    chain.recycle()
  }

  private[out] override def reset(): Unit = close()
}
