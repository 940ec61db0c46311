package swarender

import java.io.{ByteArrayOutputStream, InputStream}
import java.util.concurrent.Executor
import java.util.concurrent.atomic.AtomicBoolean

import swarender.output.{HandOff, PageFeed, PageInputStream, PagePool, PageReader, PieceFeed}

/** A document that is rendered while it is read. `pages`, `inputStream` and what the platform has
  * besides begin a reading each, and each renders the document anew.
  *
  * A reading holds as many pages as it needs to make one, and those that its reader keeps. What the
  * style refuses, and what an encoder throws, is thrown by the call that reads on after the bytes
  * before it, and by every later one.
  *
  * Iterators, collections, arrays, `ujson.Value`s, [[JsonText]] (except of files) and `pulledAll`
  * are rendered by the thread that reads, and stop when there is a page. All others send their
  * events at once. On the JVM a task of the executor renders them, and waits when `HandOff.Pages`
  * (8) pages are ready; Scala Native and Scala.js render them whole when the first page is asked
  * for.
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

  /** This document in pages of `pool`, which must be safe for threads where a task renders, and
    * where pages go back from other threads. Those of `PagePool.shared` have 64 KiB.
    */
  def withPool(pool: PagePool): PulledDocument = new PulledDocument(mediaType, document, isRead, pool, executor)

  private[swarender] def on(executor: Executor): PulledDocument =
    new PulledDocument(mediaType, document, isRead, pool, executor)

  /** The pages, for one thread at a time. To close the reader gives back what it has not handed
    * out, and ends the rendering.
    */
  def pages(): PageReader = new PageReader(feed())

  /** The bytes, for one thread at a time. The stream holds one page and gives it back when it is
    * read; to close it ends the rendering.
    */
  def inputStream(): InputStream = new PageInputStream(pages())

  /** All bytes, rendered by this call, which throws what is wrong: for a reader that needs their
    * number. Over 2 GiB it is an `OutOfMemoryError`.
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
