package swarender
package output

import java.nio.ByteBuffer
import java.nio.channels.{GatheringByteChannel, IllegalBlockingModeException, SelectableChannel}

import swarender.output.PagePool.Page

/** The methods of a document held in pages that only the JVM has. */
private[swarender] trait PlatformPages {
  def pages: Seq[Page.Slice]

  /** Writes all bytes by gathering writes of up to 16 pages, for which the JDK holds as much direct
    * memory per thread. A channel in non-blocking mode throws `IllegalBlockingModeException`.
    */
  final def writeTo(target: GatheringByteChannel): Unit = {
    target match {
      case channel: SelectableChannel if !channel.isBlocking => throw new IllegalBlockingModeException
      case _ => ()
    }
    pages.grouped(PlatformPages.Group).foreach { group =>
      val buffers = group.map(page => ByteBuffer.wrap(page.array, page.from, page.length)).toArray
      var done = 0
      while (done < buffers.length) {
        val _ = target.write(buffers, done, buffers.length - done)
        while (done < buffers.length && !buffers(done).hasRemaining) done += 1
      }
    }
  }
}

private object PlatformPages {
  final val Group = 16
}
