package swarender
package out

/** Text that is written before it is known where in a document it will stand. Over 2^31 - 1 bytes or chars it is a [[RenderError]]. It
  * serves one thread.
  */
private[swarender] abstract class Draft {

  /** Where to write it. */
  def out: Out

  /** How many bytes or chars there are: where in the draft `out` goes on. */
  def position: Int

  /** Writes what stands in `[from, until)` of the draft to the output that the draft is for. */
  def copy(from: Int, until: Int): Unit

  /** Drops all that stands from `position` on. */
  def truncate(position: Int): Unit

  /** Drops all and keeps no more memory than is worth it. */
  def clear(): Unit
}

private[out] object Draft {

  /** Sees to it that there may be `pages` pages of `pageSize`. */
  def checkFits(pages: Int, pageSize: Int): Unit = {
    val size = pages.toLong * pageSize
    if (size > Int.MaxValue)
      throw new RenderError(RenderError.TooLarge, s"$size bytes or chars wait for their place", "$", size)
  }
}

/** A draft for `target`, in pages of the pool of the entry points. */
private[out] final class ByteDraft(target: PagedOut) extends Draft {
  private[this] val pageSize = PagePool.shared.pageSize
  private[this] val shift = Integer.numberOfTrailingZeros(pageSize)
  private[this] val chain = new PageChain(PagePool.shared)

  private[this] object Pages extends ByteSink {
    private[out] def take(array: Array[Byte], from: Int, pos: Int): Unit = {
      Draft.checkFits(chain.size + 1, pageSize)
      goOn(chain.append(), 0)
    }

    /** Goes on at the byte `at` of `page`. */
    def goOn(page: Page, at: Int): Unit = writeTo(page.array, page.from + at, page.from + at, page.until)

    private[out] override def reset(): Unit = {
      writeTo(ByteSink.Empty, 0, 0, 0)
      chain.recycle()
    }
  }

  val out: ByteOut = new ByteOut(Pages)
  def position: Int = out.position.toInt

  def copy(from: Int, until: Int): Unit = {
    var at = from
    while (at < until) {
      val page = chain.page(at >>> shift)
      val i = page.from + (at & pageSize - 1)
      val n = Math.min(until - at, page.until - i)
      target.bytes(page.array, i, i + n)
      at += n
    }
  }

  def truncate(position: Int): Unit = if (position < this.position) {
    val last = position >>> shift
    chain.truncate(last + 1)
    Pages.goOn(chain.page(last), position & pageSize - 1)
    out.resume(position.toLong)
  }

  def clear(): Unit = out.reset()
}

/** A draft for `target`. */
private[out] final class CharDraft(target: CharOut) extends Draft {
  import CharDraft._

  private[this] var pages = new Array[Array[Char]](4)
  private[this] var count = 0

  private[this] object Pages extends CharSink {
    private[out] def take(array: Array[Char], pos: Int): Unit = {
      Draft.checkFits(count + 1, PageSize)
      if (count == pages.length) pages = java.util.Arrays.copyOf(pages, count * 2)
      if (pages(count) eq null) pages(count) = new Array[Char](PageSize)
      count += 1
      goOn(0)
    }

    /** Goes on at the char `at` of the last page. */
    def goOn(at: Int): Unit = {
      array = pages(count - 1)
      pos = at
    }
    private[out] override def reset(): Unit = {
      if (pages.length > Retained) pages = java.util.Arrays.copyOf(pages, Retained)
      count = 0
      array = CharSink.Empty
      pos = 0
    }
  }

  val out: CharOut = new CharOut(Pages)
  def position: Int = out.position.toInt

  def copy(from: Int, until: Int): Unit = {
    var at = from
    while (at < until) {
      val i = at & PageSize - 1
      val n = Math.min(until - at, PageSize - i)
      target.chars(pages(at >>> PageShift), i, i + n)
      at += n
    }
  }

  def truncate(position: Int): Unit = if (position < this.position) {
    count = (position >>> PageShift) + 1
    Pages.goOn(position & PageSize - 1)
    out.resume(position.toLong)
  }

  def clear(): Unit = out.reset()
}

private object CharDraft {

  /** In chars. */
  final val PageShift = 14
  final val PageSize = 1 << PageShift

  /** So many pages are kept for the next document: half a megabyte. */
  final val Retained = 16
}
