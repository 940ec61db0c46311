package swarender
package output

import java.io.OutputStream

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
  protected override def reset(): Unit = writeTo(page.array, page.from, page.from, page.until)
}

/** The same for one target after another, each between `open` and `close`. It does not flush the
  * target.
  */
private[swarender] final class ReusableStreamSink extends ByteSink {
  private[this] var target: OutputStream = null
  private[this] var page: Page = null

  def open(target: OutputStream, page: Page): Unit = {
    this.target = target
    this.page = page
    reset()
  }

  /** The page, which is the caller's again. */
  def close(): Page = {
    val last = page
    target = null
    page = null
    disown()
    last
  }

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    reset()
  }
  protected override def reset(): Unit = if (page ne null) writeTo(page.array, page.from, page.from, page.until)
}
