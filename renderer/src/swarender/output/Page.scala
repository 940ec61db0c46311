package swarender
package output

import java.util.concurrent.atomic.AtomicReference

/** The bytes `[from, until)` of `array`: a page of output, possibly a slice of a larger array. Bytes outside are never touched.
  *
  * A page belongs to the pool it was taken from, and while it is out to the one who took it, who alone reads and writes it and who
  * gives it back once, after the last access.
  */
final class Page(val array: Array[Byte], val from: Int, val until: Int) {
  require(0 <= from && from < until && until <= array.length, "a page is a non-empty slice of its array")

  def this(size: Int) = this(new Array[Byte](size), 0, size)

  /** The pool it is out from, or null. */
  private[this] val owner = new AtomicReference[PagePool](null)

  def length: Int = until - from

  /** How many bytes stand before it in the output that it is out for. */
  private[output] var start: Long = 0L

  /** Whether byte `position` of that output has its place here. */
  private[output] def holds(position: Long): Boolean = position >= start && position - start < length

  private[output] def claim(pool: PagePool): Unit =
    if (!owner.compareAndSet(null, pool)) throw new IllegalStateException("the pool gave a page that is in use")

  private[output] def release(pool: PagePool): Unit =
    if (!owner.compareAndSet(pool, null))
      throw new IllegalArgumentException("a page goes back once, to the pool it was taken from")
}

object Page {

  /** The bytes `[from, until)` of `array`. */
  final class Slice private[swarender] (val array: Array[Byte], val from: Int, val until: Int) {
    def length: Int = until - from
  }
}
