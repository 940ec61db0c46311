package swarender
package out

import java.io.OutputStream

/** Writes every full page to `target` and uses it again. It flushes the target when it is flushed itself and never closes it. */
final class StreamSink(target: OutputStream, page: Page) extends ByteSink {
  reset()

  private[out] def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    reset()
  }
  private[out] override def flush(): Unit = target.flush()
  private[out] override def reset(): Unit = writeTo(page.array, page.from, page.from, page.until)
}

/** The same for one target after another, each between `open` and `close`. It does not flush the target. */
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
    writeTo(ByteSink.Empty, 0, 0, 0)
    last
  }

  private[out] def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    reset()
  }
  private[out] override def reset(): Unit = if (page ne null) writeTo(page.array, page.from, page.from, page.until)
}
