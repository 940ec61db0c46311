package swarenderx.netty

import io.netty.buffer.ByteBuf
import swarender.output.ByteSink

/** Appends documents to the array of `target`, which grows as it needs to. A document that its
  * largest capacity does not hold throws `IndexOutOfBoundsException`.
  *
  * {{{
  * val buffer = Unpooled.buffer()
  * Json.writeTo(order, new ByteBufSink(buffer))
  * }}}
  *
  * @param target
  *   a buffer with an array; others throw `IllegalArgumentException`
  */
final class ByteBufSink(target: ByteBuf) extends ByteSink {
  if (!target.hasArray) throw new IllegalArgumentException(s"$target has no array")

  private[this] val start = target.writerIndex
  continue()

  private def continue(): Unit = {
    val at = target.arrayOffset + target.writerIndex
    writeTo(target.array, at, at, target.arrayOffset + target.capacity)
  }

  /** Only a call that has found no room before comes without bytes. */
  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    if (pos == from) { val _ = target.ensureWritable(1) }
    else { val _ = target.writerIndex(target.writerIndex + pos - from) }
    continue()
  }

  /** Drops what has been written since this sink was made. */
  protected override def reset(): Unit = {
    val _ = target.writerIndex(start)
    continue()
  }
}
