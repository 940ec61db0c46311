package swarender
package chars

import java.util.Arrays

/** The classes of the code points from U+0080 on.
  *
  * @param table
  *   per range a number: how far its start is from the one before, or from U+0080, times 3, and the
  *   class. Numbers have 5 bits a digit, the lowest first: a char from `0` on, 32 more where others
  *   follow.
  */
private[swarender] final class CharRanges(table: String) {

  /** The class of `c`: 0, 1 or 2. */
  def classOf(c: Int): Int = {
    val i = Arrays.binarySearch(starts, c)
    classes(if (i >= 0) i else -i - 2).toInt
  }

  private[this] val classes: Array[Byte] = {
    var count = 0
    forEach((_, _) => count += 1)
    val all = new Array[Byte](count)
    forEach((i, n) => all(i) = (n % 3).toByte)
    all
  }

  /** The first code point of each range, in order. */
  private[this] val starts: Array[Int] = {
    val all = new Array[Int](classes.length)
    var at = 0x80
    forEach { (i, n) =>
      at += n / 3
      all(i) = at
    }
    all
  }

  /** Calls `f` with the index and the number of each range. */
  private def forEach(f: (Int, Int) => Unit): Unit = {
    var i = 0
    var n = 0
    var shift = 0
    var at = 0
    while (at < table.length) {
      val digit = table.charAt(at) - '0'
      n |= (digit & 31) << shift
      shift += 5
      if (digit < 32) {
        f(i, n)
        i += 1
        n = 0
        shift = 0
      }
      at += 1
    }
  }
}
