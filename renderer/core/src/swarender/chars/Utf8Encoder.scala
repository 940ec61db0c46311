package swarender
package chars

import swarender.platform.Platform

/** Whole strings as UTF-8, through a little scratch space of its own. */
private[swarender] final class Utf8Encoder {
  import Utf8Encoder._

  private[this] val units = new Array[Char](Chunk)

  /** The first `size` of these are what `encode` has made. */
  val bytes = new Array[Byte](3 * Chunk + Utf8.Room)
  var size: Int = 0

  /** Writes `s` to `dst(at)` on, where it fits if it is ASCII, and returns whether it is; if not,
    * what it wrote means nothing.
    */
  def ascii(s: String, dst: Array[Byte], at: Int): Boolean =
    if (s.length >= CharLoop.Limit && Platform.isLatin1(s, 0, s.length)) {
      Platform.copyLatin1(s, 0, s.length, dst, at)
      SwarProbe.isAscii(dst, at, at + s.length)
    } else {
      var i = 0
      var seen = 0
      while (i < s.length && seen < 0x80) {
        val n = Math.min(s.length - i, Chunk)
        s.getChars(i, i + n, units, 0)
        seen |= Platform.narrow(units, 0, n, dst, at + i)
        i += n
      }
      seen < 0x80
    }

  /** Encodes `s` from `from` on, as far as the scratch space goes, splitting no surrogate pair, and
    * returns the index after it. Lone surrogates become U+FFFD.
    */
  def encode(s: String, from: Int): Int = {
    val n = CharCopy.copy(s, from, s.length, units)
    var p = 0
    var i = 0
    while (i < n) {
      val c = units(i)
      if (c < 0x80) {
        bytes(p) = c.toByte
        p += 1
        i += 1
      } else {
        p = Utf8.unit(units, i, n, Escapes.none, bytes, p)
        i += Utf8.width(units, i, n)
      }
    }
    size = p
    from + n
  }
}

private[swarender] object Utf8Encoder {

  /** How many code units are encoded together: a string of so many is encoded as a whole. */
  final val Chunk = 1024
}
