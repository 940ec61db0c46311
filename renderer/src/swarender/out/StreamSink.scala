package swarender
package out

import java.io.OutputStream

/** Writes every full page to `target` and uses it again. It flushes the target when it is flushed itself and never closes it. */
final class StreamSink(target: OutputStream, page: Page) extends ByteSink {
  writeTo(page.array, page.from, page.from, page.until)

  private[out] def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    reset()
  }
  private[out] override def flush(): Unit = target.flush()
  private[out] override def reset(): Unit = writeTo(page.array, page.from, page.from, page.until)
}
