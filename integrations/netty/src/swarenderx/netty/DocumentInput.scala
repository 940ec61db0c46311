package swarenderx.netty

import io.netty.buffer.{ByteBuf, ByteBufAllocator}
import io.netty.channel.ChannelHandlerContext
import io.netty.handler.stream.ChunkedInput
import swarender.PulledDocument

import scala.util.control.NonFatal

/** The pages of a document, for a `ChunkedWriteHandler`, not copied. What is wrong with the
  * document fails the write after the pages before it; when the write ends, the document's reader
  * is closed.
  */
final class DocumentInput(document: PulledDocument) extends ChunkedInput[ByteBuf] {
  private[this] val pages = document.pages()
  private[this] var sent = 0L

  /** A fault is not the end: the next page throws it. */
  def isEndOfInput: Boolean =
    try !pages.hasNext
    catch { case NonFatal(_) => false }

  def readChunk(allocator: ByteBufAllocator): ByteBuf = {
    val page = pages.next()
    sent += page.length.toLong
    byteBuf(page)
  }

  @deprecated("as Netty's is", "0.1.0")
  def readChunk(context: ChannelHandlerContext): ByteBuf = readChunk(context.alloc)

  /** Not known. */
  def length: Long = -1

  /** The bytes that were read. */
  def progress: Long = sent

  def close(): Unit = pages.close()
}
