package swarender
package output

import java.util.concurrent.atomic.AtomicReference

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
