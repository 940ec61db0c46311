package swarender
package output

import java.io.OutputStream

import swarender.output.PagePool.Page

/** Writes to `target`, without a copy, what the output has gathered: as much as `policy` says, more
  * each time. It flushes the target when it is flushed itself and never closes it.
  */
private[output] final class StreamSink(target: OutputStream, policy: BufferPolicy) extends ByteSink {
  private[this] var gathered = policy.initial

  private[output] override def room: Int = gathered

  private[output] override def write(src: Array[Byte], from: Int, until: Int): Unit = {
    target.write(src, from, until - from)
    gathered = policy.after(gathered)
  }
  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = ()
  protected override def flush(): Unit = target.flush()
}

/** Writes every full `page` to `target` and uses it again. */
private[output] final class PageSink(target: OutputStream, page: Page) extends ByteSink {
  reset()

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    target.write(array, from, pos - from)
    reset()
  }
  protected override def flush(): Unit = target.flush()
  protected override def reset(): Unit = offer(page.array, page.from, page.from, page.until)
}

/** Writes to one target after another, and never flushes it. */
private[swarender] final class ReusableStreamSink extends ByteSink {
  private[this] var target: OutputStream = null

  /** Lets `out` write to `target`. */
  def attach(out: ArrayOutput, target: OutputStream): Unit = {
    this.target = target
    out.attach(this)
  }

  /** Keeps no target. */
  def detach(): Unit = target = null

  private[output] override def room: Int = ReusableStreamSink.Room
  private[output] override def write(src: Array[Byte], from: Int, until: Int): Unit =
    target.write(src, from, until - from)
  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = ()
}

private[swarender] object ReusableStreamSink {

  /** In bytes. */
  final val Room = 32 * 1024
}
