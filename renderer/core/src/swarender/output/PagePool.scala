package swarender
package output

import java.util.concurrent.atomic.{AtomicLong, AtomicReference, AtomicReferenceArray}

/** A pool of pages, the arrays that documents are written into. A page is in use from `take` to
  * `recycle`; recycling a page that this pool has not handed out throws `IllegalArgumentException`,
  * so that no page is handed out twice.
  *
  * `PagePool.bounded` creates a pool that threads can share. Extend this class to say where pages
  * come from and go to; pages may be slices, and of different sizes.
  */
abstract class PagePool {
  import PagePool.Page

  /** Takes a page out of the pool. */
  final def take(): Page = {
    val page = obtain()
    page.claim(this)
    page
  }

  /** Returns `page` to the pool. */
  final def recycle(page: Page): Unit = {
    page.release(this)
    restore(page)
  }

  /** A page that is not in use. An exception passes through to the caller of the entry point. */
  protected def obtain(): Page

  /** Takes back a page, to keep or to drop it. */
  protected def restore(page: Page): Unit
}

object PagePool {

  /** The pool of `toPages` and of pulled documents: pages of 64 KiB, of which it keeps at most 4
    * MiB.
    */
  val shared: Bounded = bounded(BufferPolicy.growing.maximum, 64)

  /** A pool of pages of `pageSize` bytes, which threads can share. It allocates a page if it has
    * none, never blocks, and keeps at most `retained` of the pages that come back.
    */
  def bounded(pageSize: Int, retained: Int): Bounded = new Bounded(pageSize, retained)

  /** The pool that `bounded` creates. */
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

  /** The bytes `[from, until)` of `array`: a page of output, possibly a slice of a larger array.
    * Bytes outside are never touched.
    *
    * A page belongs to the pool it was taken from, and while it is out to the one who took it, who
    * alone reads and writes it and who gives it back once, after the last access.
    */
  final class Page(val array: Array[Byte], val from: Int, val until: Int) {
    // Not by `require`, which loads the class of a function.
    if (!(0 <= from && from < until && until <= array.length))
      throw new IllegalArgumentException(
        s"requirement failed: a page must be a non-empty slice of its array, got [$from, $until) of ${array.length} bytes"
      )

    def this(size: Int) = this(new Array[Byte](size), 0, size)

    /** The pool it is out from, or null. */
    private[this] val owner = new AtomicReference[PagePool](null)

    def length: Int = until - from

    /** How many bytes come before it in the output that uses it. */
    private[output] var start: Long = 0L

    /** Whether byte `position` of that output has its place here. */
    private[output] def holds(position: Long): Boolean = position >= start && position - start < length

    private[output] def claim(pool: PagePool): Unit =
      if (!owner.compareAndSet(null, pool)) throw new IllegalStateException("the pool gave a page that is in use")

    private[output] def release(pool: PagePool): Unit =
      if (!owner.compareAndSet(pool, null))
        throw new IllegalArgumentException("the page is not from this pool or was already recycled")
  }

  object Page {

    /** The bytes `[from, until)` of `array`. */
    final class Slice private[swarender] (val array: Array[Byte], val from: Int, val until: Int) {
      def length: Int = until - from
    }
  }
}
