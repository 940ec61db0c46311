package swarender
package chars

import swarender.platform.Platform

/** Whole strings as UTF-8, through a little scratch space of its own. */
private[swarender] final class Utf8Encoder {
  import Utf8Encoder._

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
      while (i < s.length && { val c = s.charAt(i); dst(at + i) = c.toByte; c < 0x80 }) i += 1
      i == s.length
    }

  /** Encodes `s` from `from` on, as far as the scratch space goes, splitting no surrogate pair, and
    * returns the index after it. Lone surrogates become U+FFFD.
    */
  def encode(s: String, from: Int): Int = {
    val end = Math.min(s.length, from + Chunk)
    var p = 0
    var i = from
    while (i < end) {
      val c = s.charAt(i)
      if (c < 0x80) {
        bytes(p) = c.toByte
        p += 1
        i += 1
      } else {
        val point = s.codePointAt(i)
        p = Utf8.point(point, Escapes.none, bytes, p)
        i += Character.charCount(point)
      }
    }
    size = p
    i
  }
}

private[swarender] object Utf8Encoder {

  /** How many code units are encoded together: a string of so many is encoded as a whole. */
  final val Chunk = 1024
}
