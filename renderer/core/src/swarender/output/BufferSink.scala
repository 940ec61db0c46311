package swarender
package output

import java.nio.{BufferOverflowException, ByteBuffer}

/** Writes to `target` from its position on: in its array, or through a page if it shows none.
  * `reset` takes the position back to where the sink was made.
  */
private[output] final class BufferSink(target: ByteBuffer) extends ByteSink {
  private[this] val start = target.position()
  private[this] val page = if (target.hasArray) null else new Array[Byte](BufferSink.Page)

  continue()

  private def continue(): Unit =
    if (page eq null) {
      val offset = target.arrayOffset
      offer(target.array, offset + target.position(), offset + target.position(), offset + target.limit())
    } else offer(page, 0, 0, Math.min(page.length, target.remaining))

  /** Only a call that has found no room before comes without bytes. */
  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    if (pos == from && !target.hasRemaining) throw new BufferOverflowException
    if (page eq null) { val _ = target.position(target.position() + pos - from) }
    else { val _ = target.put(array, from, pos - from) }
    continue()
  }

  protected override def reset(): Unit = {
    val _ = target.position(start)
    continue()
  }
}

private object BufferSink {

  /** In bytes. */
  final val Page = 4096
}
