package swarender
package output

import java.util.concurrent.atomic.{AtomicLong, AtomicReferenceArray}

/** Gives pages and takes them back. A page is out from `take` to `recycle`; to recycle a page that
  * is not out from this pool is an `IllegalArgumentException`, so a page is never handed out twice.
  *
  * What extends it says where pages come from and go to; pages may be slices, and of different
  * sizes. `PagePool.bounded` makes the usual one, on every platform: what makes it safe for threads
  * costs Scala.js nothing, where there are none.
  */
abstract class PagePool {
  final def take(): Page = {
    val page = obtain()
    page.claim(this)
    page
  }

  final def recycle(page: Page): Unit = {
    page.release(this)
    restore(page)
  }

  /** A page that is not out; what it throws passes through to the one who writes. */
  protected def obtain(): Page

  /** Gets a page back, to keep or to drop. */
  protected def restore(page: Page): Unit
}

object PagePool {

  /** The pool of the entry points: pages of 64 KiB, at most 4 MiB of them retained. */
  val shared: Bounded = bounded(BufferPolicy.growing.maximum, 64)

  /** A pool of pages of `pageSize` bytes each. It makes a page when it has none, and keeps at most
    * `retained` of those that come back: no more than `pageSize * retained` bytes are ever held by
    * it. Safe to share between threads; never blocks.
    */
  def bounded(pageSize: Int, retained: Int): Bounded = new Bounded(pageSize, retained)

  /** What `bounded` makes. */
  final class Bounded private[swarender] (val pageSize: Int, val retained: Int) extends PagePool {
    if (pageSize <= 0 || retained <= 0)
      throw new IllegalArgumentException(s"pageSize and retained must be positive, got $pageSize and $retained")

    private[this] val slots = new AtomicReferenceArray[Page](retained)
    private[this] val made = new AtomicLong
    private[this] val dropped = new AtomicLong

    /** Pages are most likely below this slot and free slots from it on. Threads may see old values:
      * the search goes through all slots.
      */
    private[this] var top = 0

    protected def obtain(): Page = {
      var i = top
      var left = retained
      while (left > 0) {
        i = if (i == 0) retained - 1 else i - 1
        if (slots.get(i) ne null) {
          val page = slots.getAndSet(i, null)
          if (page ne null) {
            top = i
            return page
          }
        }
        left -= 1
      }
      val page = new Page(pageSize)
      made.incrementAndGet()
      page
    }

    protected def restore(page: Page): Unit = {
      var i = top
      var left = retained
      while (left > 0) {
        if (i == retained) i = 0
        if ((slots.get(i) eq null) && slots.compareAndSet(i, null, page)) {
          top = i + 1
          return
        }
        i += 1
        left -= 1
      }
      val _ = dropped.incrementAndGet()
    }

    /** How many pages have been made, how many of those were dropped on their way back, and how
      * many lie here now.
      */
    def statistics: Statistics = {
      val held = (0 until retained).count(slots.get(_) ne null)
      new Statistics(made.get, dropped.get, held)
    }
  }

  final class Statistics private[output] (val made: Long, val dropped: Long, val held: Int) {
    override def toString: String = s"$made made, $dropped dropped, $held held"
  }
}
