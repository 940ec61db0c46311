package swarender
package output

import java.io.OutputStream
import java.util.Arrays

/** The beginning of a document that is held as a whole, in full arrays: no bytes are copied to a
  * larger array.
  */
private[output] final class SetAside {
  private[this] var arrays = new Array[Array[Byte]](8)
  private[this] var lengths = new Array[Int](8)
  private[this] var count = 0

  /** Takes the first `n` bytes of `array`, which is nobody else's from here on. */
  def add(array: Array[Byte], n: Int): Unit = {
    if (count == arrays.length) {
      arrays = Arrays.copyOf(arrays, 2 * count)
      lengths = Arrays.copyOf(lengths, 2 * count)
    }
    arrays(count) = array
    lengths(count) = n
    count += 1
  }

  /** Copies the bytes `[from, until)`, as far as they are here, to the start of `target`. */
  def copyTo(target: Array[Byte], from: Int, until: Int): Unit = {
    var start = 0
    var i = 0
    while (i < count && start < until) {
      val low = Math.max(from, start)
      val high = Math.min(until, start + lengths(i))
      if (low < high) System.arraycopy(arrays(i), low - start, target, low - from, high - low)
      start += lengths(i)
      i += 1
    }
  }

  def writeTo(target: OutputStream): Unit = {
    var i = 0
    while (i < count) {
      target.write(arrays(i), 0, lengths(i))
      i += 1
    }
  }

  /** Writes the bytes `[from, until)`, as far as they are here. */
  def writeTo(target: Output, from: Long, until: Long): Unit = {
    var start = 0L
    var i = 0
    while (i < count && start < until) {
      val end = start + lengths(i)
      if (from < end)
        target.utf8(arrays(i), Math.max(from - start, 0L).toInt, (Math.min(until, end) - start).toInt)
      start = end
      i += 1
    }
  }

  /** The UTF-16 code units that they are. */
  def chars: Long = {
    var units = 0L
    var i = 0
    while (i < count) {
      units += SetAside.chars(arrays(i), lengths(i))
      i += 1
    }
    units
  }
}

private[output] object SetAside {

  /** How many UTF-16 code units the first `n` bytes are: one for each byte that begins a code
    * point, two where that has 4 bytes.
    */
  private[output] def chars(utf8: Array[Byte], n: Int): Long = {
    var units = 0L
    var i = 0
    while (i < n) {
      val b = utf8(i) & 0xff
      if (b < 0x80 || b >= 0xc0) units += (if (b >= 0xf0) 2 else 1)
      i += 1
    }
    units
  }
}
