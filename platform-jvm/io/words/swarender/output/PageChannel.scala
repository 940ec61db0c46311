package swarender
package output

import java.nio.ByteBuffer
import java.nio.channels.{ClosedChannelException, ReadableByteChannel}

/** Reads pages to buffers. */
private[swarender] final class PageChannel(in: PageInputStream) extends ReadableByteChannel {
  private[this] var isClosed = false

  def isOpen: Boolean = !isClosed

  def read(target: ByteBuffer): Int = {
    if (isClosed) throw new ClosedChannelException
    if (target.hasRemaining) in.read(target) else 0
  }

  def close(): Unit = {
    isClosed = true
    in.close()
  }
}
