package benchmarks.pages

import java.io.OutputStream

import swarender.output.ByteSink

/** Writes to `target` through a page of `size` bytes that is made for each document. */
final class FreshPage(target: OutputStream, size: Int) extends ByteSink {
  reset()

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    writeTo(array, 0, 0, size)
  }
  protected override def flush(): Unit = target.flush()
  protected override def reset(): Unit = writeTo(new Array[Byte](size), 0, 0, size)
}
