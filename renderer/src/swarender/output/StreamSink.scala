package swarender
package output

import java.io.OutputStream

import swarender.output.PagePool.Page

/** Writes every full page to `target` and uses it again, or goes on to a larger one, as `policy`
  * says. It flushes the target when it is flushed itself and never closes it.
  */
private[output] final class StreamSink(target: OutputStream, first: Page, policy: BufferPolicy, flushes: Boolean = true)
    extends ByteSink {
  private[this] var page = first

  reset()

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    if (pos == page.until && policy.after(page.length) > page.length) page = new Page(policy.after(page.length))
    reset()
  }
  protected override def flush(): Unit = if (flushes) target.flush()
  protected override def reset(): Unit = offer(page.array, page.from, page.from, page.until)
}

/** Writes to one target after another, each between `open` and `close`, and never flushes it. The
  * first page is a small one of its own, the others are one of the shared pool: a call that waits
  * for its target before more was written keeps none of the pool waiting with it.
  */
private[swarender] final class ReusableStreamSink extends ByteSink {
  private[this] val small = new Page(ReusableStreamSink.FirstPage)
  private[this] var target: OutputStream = null

  /** The page at hand; null after `close`. */
  private[this] var page: Page = null

  def open(target: OutputStream): Unit = {
    this.target = target
    page = small
    reset()
  }

  def close(): Unit = {
    val last = page
    target = null
    page = null
    disown()
    if ((last ne null) && (last ne small)) PagePool.shared.recycle(last)
  }

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    if ((page eq small) && pos == small.until) page = PagePool.shared.take()
    reset()
  }
  protected override def reset(): Unit = if (page ne null) offer(page.array, page.from, page.from, page.until)
}

private[swarender] object ReusableStreamSink {

  /** In bytes. */
  final val FirstPage = 2048
}
