package swarender

import java.io.{ByteArrayOutputStream, InputStream}
import java.util.concurrent.Executor
import java.util.concurrent.atomic.AtomicBoolean

import swarender.output.{HandOff, PageFeed, PageInputStream, PagePool, PageReader, PieceFeed}

/** A document that is rendered while it is read. Each call of `pages`, `inputStream` or a method of
  * the platform renders the document from its beginning.
  *
  * After an error of the style or of an encoder, a reader returns the bytes before it; then every
  * call throws the error.
  *
  * Iterators, collections, arrays, `ujson.Value`s, [[JsonText]] (except of files) and `pulledAll`
  * are rendered by the thread that reads, a page at a time. Other values send their events at once:
  * on the JVM, a task of the executor renders them, and waits when `HandOff.Pages` (8) pages are
  * ready; Scala Native and Scala.js render the whole document when the first page is read.
  *
  * {{{
  * val in = Json.pulled(orders.iterator).inputStream()
  * try socket.send(in)
  * finally in.close()
  * }}}
  */
final class PulledDocument private (
    val mediaType: String,
    private[swarender] val document: Document,
    isRead: AtomicBoolean,
    private[swarender] val pool: PagePool,
    private[swarender] val executor: Executor
) extends PulledForms {

  /** This document in pages of `pool`. The default is `PagePool.shared`, with pages of 64 KiB.
    * `pool` must be thread-safe if a task renders the document, or if other threads release pages.
    */
  def withPool(pool: PagePool): PulledDocument = new PulledDocument(mediaType, document, isRead, pool, executor)

  private[swarender] def on(executor: Executor): PulledDocument =
    new PulledDocument(mediaType, document, isRead, pool, executor)

  /** Reads the document as pages; only one thread at a time may use the reader. Closing the reader
    * ends the rendering and returns unread pages to the pool.
    */
  def pages(): PageReader = new PageReader(feed())

  /** Reads the document as bytes; only one thread at a time may use the stream, which holds one
    * page. Closing the stream ends the rendering.
    */
  def inputStream(): InputStream = new PageInputStream(pages())

  /** All bytes of the document, rendered by this call. A document over 2 GiB is an
    * `OutOfMemoryError`.
    */
  def toBytes: Array[Byte] = {
    begin()
    val bytes = new ByteArrayOutputStream
    document.writeTo(bytes)
    bytes.toByteArray
  }

  /** Takes note of a reading. */
  private[swarender] def begin(): Unit =
    if ((isRead ne null) && isRead.getAndSet(true))
      throw new IllegalStateException("the values of an iterator are read once")

  private def feed(): PageFeed = {
    begin()
    val feed = new PieceFeed(pool)
    val pieces = document.pieces(feed.out)
    if (pieces ne null) {
      feed.begin(pieces)
      feed
    } else HandOff.feed(document.writeTo(_), pool, executor)
  }
}

private[swarender] object PulledDocument {
  def apply(mediaType: String, document: Document, isOnce: Boolean): PulledDocument =
    new PulledDocument(mediaType, document, if (isOnce) new AtomicBoolean else null, PagePool.shared, null)
}
