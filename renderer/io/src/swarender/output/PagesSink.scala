package swarender
package output

import java.io.OutputStream

import swarender.output.PagePool.Page

/** Holds all that has been flushed in pages of `pool`, until `close`, which gives them back. When
  * the pool throws, all that was written before stays here.
  */
final class PagesSink(pool: PagePool) extends ByteSink with PlatformPages {

  /** A sink with pages of `PagePool.shared`. */
  def this() = this(PagePool.shared)

  private[this] val chain = new PageChain(pool)
  private[this] var taken = 0L
  private[this] var closed = false

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    check()
    taken += pos - from
    if (from < pos) offer(array, pos, pos, chain.page(chain.size - 1).until)
    else {
      val page = chain.append()
      offer(page.array, page.from, page.from, page.until)
    }
  }

  private def check(): Unit = if (closed) throw new IllegalStateException("the pages have been given back")

  /** How many bytes it holds. */
  def length: Long = {
    check()
    taken
  }

  /** The bytes, as slices of pages that stay this sink's: to be read before the next write and
    * before `close`.
    */
  def pages: Seq[Page.Slice] = {
    check()
    chain.slices(taken)
  }

  /** Writes the bytes, a page at a time, from the page itself. */
  def writeTo(target: OutputStream): Unit = {
    check()
    chain.writeTo(target, taken)
  }

  /** All bytes, in a new array. Over 2 GiB it throws a [[RenderError]] of kind `TooLarge`. */
  def toByteArray: Array[Byte] = {
    check()
    chain.toByteArray(taken)
  }

  /** Gives all pages back. From then on the output that wrote here refuses to write, and what is
    * asked of the sink itself throws `IllegalStateException`, until the output is `reset`.
    */
  def close(): Unit = {
    closed = true
    taken = 0L
    disown()
    chain.recycle()
  }

  protected override def reset(): Unit = {
    close()
    closed = false
  }
}
