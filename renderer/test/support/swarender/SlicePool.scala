package swarender

import java.util.Arrays

import swarender.output.PagePool.Page
import swarender.output.PagePool

/** Pages of `size` bytes that are slices of larger arrays, with guard bytes around each of them.
  *
  * A page that comes back is wiped, and `check` finds every byte that was written to a guard or to
  * a page that is not out. Safe for threads.
  */
final class SlicePool(size: Int, val exhausted: Throwable = new IllegalStateException("no page left"))
    extends PagePool {
  import SlicePool._

  private var arrays = List.empty[Array[Byte]]
  private var free = List.empty[Page]

  /** How many pages are out. */
  var out = 0

  /** How many pages it still gives before it throws `exhausted`; below 0 for any number. */
  var left: Int = -1

  protected def obtain(): Page = synchronized {
    if (left == 0) throw exhausted
    left -= 1
    if (free.isEmpty) slice()
    val page = free.head
    free = free.tail
    out += 1
    page
  }

  private def slice(): Unit = {
    val array = new Array[Byte](PerArray * (size + Guards) + Guards)
    Arrays.fill(array, Guard)
    arrays ::= array
    free = List.tabulate(PerArray) { i =>
      val from = Guards + i * (size + Guards)
      wiped(new Page(array, from, from + size))
    }
  }

  private def wiped(page: Page): Page = {
    Arrays.fill(page.array, page.from, page.until, Wiped)
    page
  }

  protected def restore(page: Page): Unit = synchronized {
    out -= 1
    free ::= wiped(page)
  }

  /** Throws if a byte outside the pages that are out has been touched. */
  def check(): Unit = {
    for (array <- arrays; i <- array.indices; if i % (size + Guards) < Guards && array(i) != Guard)
      throw new java.lang.AssertionError(s"pages of $size: guard byte $i is ${array(i)}")
    for (page <- free; i <- page.from until page.until; if page.array(i) != Wiped)
      throw new java.lang.AssertionError(s"pages of $size: byte $i was written to after its page went back")
  }

  /** Does what `check` does, and throws if a page is still out. */
  def checkAllBack(): Unit = {
    check()
    if (out != 0) throw new java.lang.AssertionError(s"pages of $size: $out still out")
  }
}

object SlicePool {
  private final val PerArray = 3
  private final val Guards = 11
  private final val Guard: Byte = 0x5a
  private final val Wiped: Byte = -0x12

  /** Sizes around those of a word and of the longest VInt, a usual one, and 1. */
  val sizes: Seq[Int] = Seq(1, 2, 7, 8, 9, 16, 4096)
}
