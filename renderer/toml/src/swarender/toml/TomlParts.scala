package swarender
package toml

import java.util.Arrays

import swarender.output.HeldText
import swarender.chars.Reusable

/** The order of held text in the document, where it is not the one in which it is written: parts,
  * each of which follows another one.
  */
private[toml] final class TomlParts(held: HeldText) extends Reusable {

  /** Per part, in the order in which they are written: where it starts, and the part that follows
    * it in the document, or -1.
    */
  private[this] var starts = new Array[Long](TomlParts.InitialSize)
  private[this] var nexts = new Array[Int](TomlParts.InitialSize)
  private[this] var count = 0
  private[this] var last = -1

  def isEmpty: Boolean = count == 0

  /** The part that is written to. */
  def current: Int = count - 1

  /** Whether that is the last one of the document. */
  def isAtEnd: Boolean = count > 0 && count - 1 == last

  /** Begins a part at the end of the document. */
  def append(): Unit = after(last)

  /** Begins a part that follows `part`, or the first one of all. */
  def after(part: Int): Unit = {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count)
      nexts = Arrays.copyOf(nexts, 2 * count)
    }
    starts(count) = held.out.position
    if (part >= 0) {
      nexts(count) = nexts(part)
      nexts(part) = count
    } else nexts(count) = -1
    if (part == last) last = count
    count += 1
  }

  /** Writes the parts in the order of the document, but for the first `skip` bytes or chars. */
  def write(skip: Int): Unit = {
    var left = skip.toLong
    var i = 0
    while (i >= 0) {
      val first = i
      while (nexts(i) == i + 1) i += 1
      val until = if (i + 1 == count) held.out.position else starts(i + 1)
      val skipped = Math.min(left, until - starts(first))
      left -= skipped
      held.write(starts(first) + skipped, until)
      i = nexts(i)
    }
  }

  def forget(): Unit = {
    count = 0
    last = -1
  }
  private[swarender] def isSmall: Boolean = starts.length <= TomlParts.Retained
}

private object TomlParts {
  private final val InitialSize = 16
  private final val Retained = 16 * 1024
}
