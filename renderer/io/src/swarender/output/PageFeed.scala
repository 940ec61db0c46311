package swarender
package output

import scala.collection.mutable

import swarender.output.PagePool.Page

/** Takes a document as pages of `pool`, each of which goes to `put` when it is full or flushed. */
private[swarender] abstract class PageSource(pool: PagePool) extends ByteSink {

  /** The page that is being written. */
  private[this] var page: Page = null

  /** Takes a page, which is the last one when it returns. What it throws passes through. */
  protected def put(page: PulledPage): Unit

  protected final def take(array: Array[Byte], from: Int, pos: Int): Unit =
    if (page eq null) {
      page = pool.take()
      offer(page.array, page.from, page.from, page.until)
    } else {
      offer(NoBytes.array, 0, 0, 0)
      if (pos > from) leave(pos)
    }

  private def leave(until: Int): Unit = {
    val full = new PulledPage(page, until, pool)
    page = null
    put(full)
  }

  /** After an exception: puts what `out` wrote before it. */
  protected final def putRest(out: ByteOutput): Unit = {
    out.passRest()
    if ((page ne null) && filled > page.from) leave(filled)
  }

  /** Gives the page back that is being written; the output writes no more. */
  protected final def discard(): Unit = {
    disown()
    val last = page
    page = null
    if (last ne null) pool.recycle(last)
  }
}

/** The source of the pages of a [[PageReader]]. */
private[swarender] trait PageFeed {

  /** Renders the first page, which `next` returns then; throws what goes wrong before it is full: a
    * second page shows that nothing did.
    */
  def start(): Unit

  /** The next page, or null after the last one; what went wrong with the document after the bytes
    * before it.
    */
  def next(): PulledPage

  /** Whether `e` is from a task that renders the document in another thread. */
  def isOfTask(e: Throwable): Boolean = {
    val _ = e
    false
  }

  /** Gives back all pages that it has, and ends the rendering. `hook`, which may be null, is called
    * once when nothing renders any more.
    */
  def close(hook: () => Unit): Unit
}

/** Renders in the thread that reads, as much as gives a page. */
private[swarender] final class PieceFeed(pool: PagePool) extends PageSource(pool) with PageFeed {
  // Not an ArrayDeque, which loses its first element in JavaScript when it grows (Scala.js 1.20).
  private[this] val ready = new mutable.Queue[PulledPage]
  private[this] var pieces: Pieces = null
  private[this] var fault: Throwable = null

  /** Where the pieces go. */
  val out: ByteOutput = Outputs.to(this)

  /** Makes ready to write `pieces`, which go to `out`. */
  def begin(pieces: Pieces): Unit = this.pieces = pieces

  protected def put(page: PulledPage): Unit = ready += page: Unit

  def start(): Unit = {
    advanceToPage()
    if ((fault ne null) && ready.length < 2) throw fault
  }

  private def advanceToPage(): Unit = while (ready.isEmpty && (pieces ne null)) advance()

  def next(): PulledPage = {
    advanceToPage()
    val page = if (ready.isEmpty) null else ready.dequeue()
    if ((page eq null) && (fault ne null)) throw fault
    page
  }

  private def advance(): Unit =
    try
      if (!pieces.next()) {
        out.flush()
        end()
      }
    catch {
      case e: Throwable =>
        fault = e
        try putRest(out)
        catch { case rest: Throwable => Cleanup.suppress(rest, e) }
        finally end()
    }

  private def end(): Unit = {
    pieces = null
    discard()
  }

  def close(hook: () => Unit): Unit = Cleanup.after {
    end()
    while (ready.nonEmpty) ready.dequeue().release()
  }(if (hook ne null) hook())
}
