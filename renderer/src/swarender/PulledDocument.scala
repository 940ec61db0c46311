package swarender

import java.io.{ByteArrayOutputStream, InputStream}
import java.util.concurrent.Executor
import java.util.concurrent.atomic.AtomicBoolean

import swarender.output.{Cleanup, HandOff, Output, PageFeed, PageInputStream, PagePool, PageReader, PieceFeed}

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
    private[swarender] val executor: Executor,
    closeHook: () => Unit,
    open: PageReader
) extends PulledForms {

  private def changed(
      mediaType: String = mediaType,
      pool: PagePool = pool,
      executor: Executor = executor,
      closeHook: () => Unit = closeHook
  ): PulledDocument = new PulledDocument(mediaType, document, isRead, pool, executor, closeHook, open)

  /** This document with another [[mediaType]]: the bytes stay the same.
    *
    * {{{
    * Json.pulledAll(orders).withMediaType("application/jsonl")
    * }}}
    *
    * @param mediaType
    *   a media type without parameters; any other text throws an `IllegalArgumentException`
    */
  def withMediaType(mediaType: String): PulledDocument = changed(mediaType = MediaType(mediaType))

  /** This document with `hook`, which each reader calls once when it is closed: after the last
    * byte, after an error, or before the end. It closes what the values come from: if a task still
    * renders the document, the task calls it at its end, and the executor gets what it throws. To
    * others this passes through, but after an error of the document it is suppressed by that error.
    *
    * {{{
    * Json.pulledAll(cursor).withCloseHook(() => cursor.close())
    * }}}
    */
  def withCloseHook(hook: () => Unit): PulledDocument = {
    checkNotStarted()
    changed(closeHook = hook)
  }

  /** This document with its first page rendered by this call, which throws what goes wrong before
    * the page is full: a server can then still choose the status of its response. The result can be
    * read once, by all ways but `publisher`, and must be read or closed. Its pool, executor and
    * close hook stay as they are: to change them throws `IllegalStateException`.
    *
    * {{{
    * val body = Json.pulledAll(orders).started()    // throws if the first order cannot be written
    * }}}
    */
  def started(): PulledDocument = {
    val reader = pages()
    try reader.start()
    catch { case e: Throwable => Cleanup.after(throw e)(reader.close()) }
    new PulledDocument(mediaType, document, new AtomicBoolean, pool, executor, closeHook, reader)
  }

  /** This document in pages of `pool`. The default is `PagePool.shared`, with pages of 64 KiB.
    * `pool` must be thread-safe if a task renders the document, or if other threads release pages.
    */
  def withPool(pool: PagePool): PulledDocument = {
    checkNotStarted()
    changed(pool = pool)
  }

  private[swarender] def on(executor: Executor): PulledDocument = {
    checkNotStarted()
    changed(executor = executor)
  }

  /** What is started has rendered a page, which no other settings or way of reading would have. */
  private[swarender] def checkNotStarted(): Unit =
    if (open ne null) throw new IllegalStateException("the document is started")

  /** Reads the document as pages; only one thread at a time may use the reader. Closing the reader
    * ends the rendering and returns unread pages to the pool.
    */
  def pages(): PageReader = if (open eq null) new PageReader(feed(), closeHook)
  else {
    begin()
    open
  }

  /** Reads the document as bytes; only one thread at a time may use the stream, which holds one
    * page. Closing the stream ends the rendering.
    */
  def inputStream(): InputStream = new PageInputStream(pages())

  /** All bytes of the document, rendered by this call. A document over 2 GiB throws
    * `OutOfMemoryError`.
    */
  def toBytes: Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    if (open eq null) {
      begin()
      hooked(document.writeTo(bytes))
    } else {
      val pages = this.pages()
      Cleanup.after {
        while (pages.hasNext) {
          val page = pages.next()
          bytes.write(page.array, page.from, page.length)
          page.release()
        }
      }(pages.close())
    }
    bytes.toByteArray
  }

  /** Writes the document for a reader of the platform's own. */
  private[swarender] def render(out: Output): Unit = hooked(document.writeTo(out))

  /** Calls the close hook after `write`. */
  private def hooked(write: => Unit): Unit = if (closeHook eq null) write else Cleanup.after(write)(closeHook())

  /** Calls the close hook where there is no reader that would, and throws `e`. */
  private[swarender] def failed(e: Throwable): Nothing = {
    hooked(throw e)
    throw e
  }

  /** Takes note of a reading. */
  private[swarender] def begin(): Unit =
    if ((isRead ne null) && isRead.getAndSet(true))
      throw new IllegalStateException("the values of an iterator are read once")

  private def feed(): PageFeed = {
    begin()
    try {
      val feed = new PieceFeed(pool)
      val pieces = document.pieces(feed.out)
      if (pieces ne null) {
        feed.begin(pieces)
        feed
      } else HandOff.feed(document.writeTo(_), pool, executor)
    } catch { case e: Throwable => failed(e) }
  }
}

private[swarender] object PulledDocument {
  def apply(mediaType: String, document: Document, isOnce: Boolean): PulledDocument =
    new PulledDocument(mediaType, document, if (isOnce) new AtomicBoolean else null, PagePool.shared, null, null, null)
}
