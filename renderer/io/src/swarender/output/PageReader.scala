package swarender
package output

import scala.util.control.NonFatal

/** The pages of a document that is rendered while they are asked for. `hasNext` and `next` throw
  * what went wrong with the document after the pages before it; each later call throws it again.
  * After `close` they throw `IllegalStateException`. It serves one thread at a time.
  *
  * {{{
  * val pages = Json.pulled(orders).pages()
  * try
  *   while (pages.hasNext) {
  *     val page = pages.next()
  *     out.write(page.array, page.from, page.length)
  *     page.release()
  *   }
  * finally pages.close()
  * }}}
  */
final class PageReader private[swarender] (feed: PageFeed, closeHook: () => Unit)
    extends Iterator[PulledPage]
    with AutoCloseable {
  private[this] var ahead: PulledPage = null
  private[this] var isClosed = false

  /** What the last call threw. */
  private[this] var fault: Throwable = null

  def hasNext: Boolean = (ahead ne null) || {
    if (isClosed) throw new IllegalStateException("the reader is closed")
    fault = null
    try ahead = feed.next()
    catch {
      case e: Throwable =>
        fault = e
        throw e
    }
    ahead ne null
  }

  /** The next page, which is the caller's until its `release`. */
  def next(): PulledPage = {
    if (!hasNext) throw new NoSuchElementException("the document has no further page")
    val page = ahead
    ahead = null
    page
  }

  /** Renders the first page, and throws what goes wrong before it is full. */
  private[swarender] def start(): Unit = feed.start()

  /** Whether `e` is from a task that renders the document in another thread. */
  private[output] def isOfTask(e: Throwable): Boolean = feed.isOfTask(e)

  /** Gives back all pages that `next` has not returned, and ends the rendering. The first call also
    * calls the document's close hook, or leaves it to the task that renders the document. If the
    * reader has thrown an error, it suppresses what goes wrong here.
    */
  def close(): Unit = if (!isClosed) {
    isClosed = true
    val page = ahead
    ahead = null
    try Cleanup.after(if (page ne null) page.release())(feed.close(closeHook))
    catch { case NonFatal(e) if fault ne null => Cleanup.suppress(e, fault) }
  }
}
