package swarender
package event

import java.util.Arrays

import swarender.platform.Platform
import swarender.text.AsciiSlice

/** The keys of documents as strings, those that repeat being made once. It holds at most 512 keys
  * of 64 chars.
  */
private[swarender] final class KeyTable {
  import KeyTable._

  private[this] val keys = new Array[String](Size)

  /** The bytes of each key, and up to `AsciiSlice.Slack` more of them. */
  private[this] val bytes = new Array[Array[Byte]](Size)

  /** The key `s`. */
  def apply(s: AsciiSlice): String =
    if (s.length > MaxLength) s.toString
    else {
      val i = place(s)
      val known = keys(i)
      if ((known ne null) && known.length == s.length && isSame(s, bytes(i))) known
      else {
        keys(i) = s.toString
        bytes(i) = Arrays.copyOfRange(s.bytes, s.from, s.until + AsciiSlice.Slack)
        keys(i)
      }
    }

  /** The place for `s`: the high bits of a product, which depend on all bytes. */
  private def place(s: AsciiSlice): Int = {
    var hash = s.length.toLong
    var i = s.from
    while (i < s.until) {
      hash = (hash ^ word(s.bytes, i, s.until)) * Factor
      hash ^= hash >>> 32
      i += 8
    }
    (hash * Factor >>> 64 - SizeBits).toInt
  }

  private def isSame(s: AsciiSlice, key: Array[Byte]): Boolean = {
    var i = 0
    while (i < s.length && word(s.bytes, s.from + i, s.until) == word(key, i, s.length)) i += 8
    i >= s.length
  }

  /** The bytes of `a` from `i` on, 8 at most and none from `until` on. */
  private def word(a: Array[Byte], i: Int, until: Int): Long = {
    val word = Platform.getLongLE(a, i)
    if (until - i >= 8) word else word & (1L << 8 * (until - i)) - 1
  }
}

private object KeyTable {
  final val SizeBits = 9
  final val Size = 1 << SizeBits
  final val MaxLength = 64

  /** 2^64 divided by the golden ratio: D. E. Knuth, The Art of Computer Programming, section 6.4.
    */
  final val Factor = 0x9e3779b97f4a7c15L
}
