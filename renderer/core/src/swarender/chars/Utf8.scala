package swarender
package chars

import swarender.platform.Platform

/** One code point as UTF-8 (RFC 3629, section 3) or as its escape. */
private[swarender] object Utf8 {
  private final val Replacement = 0xfffd

  /** No code point needs more bytes than this, with the slack of a whole word after it. */
  final val Room = 20

  /** How many bytes `s` has in UTF-8, a lone surrogate counting as U+FFFD. */
  def length(s: String): Long = {
    var bytes = s.length.toLong
    var i = 0
    while (i < s.length) {
      val c = s.charAt(i)
      if (c >= 0x80) {
        bytes += 1
        if (c >= 0x800) {
          bytes += 1
          if (Character.isHighSurrogate(c) && i + 1 < s.length && Character.isLowSurrogate(s.charAt(i + 1))) i += 1
        }
      }
      i += 1
    }
    bytes
  }

  /** How many bytes of UTF-8 `s` becomes in `escapes`. */
  def length(s: CharSequence, escapes: Escapes): Long = {
    val written = new Array[Byte](Room)
    var bytes = 0L
    var i = 0
    while (i < s.length) {
      val c = Character.codePointAt(s, i)
      bytes += point(c, escapes, written, 0)
      i += Character.charCount(c)
    }
    bytes
  }

  /** Writes the code point `c`, which may be a lone surrogate, to `dst(at)` on, where 20 bytes are
    * free, and returns the index after it.
    */
  def point(c: Int, escapes: Escapes, dst: Array[Byte], at: Int): Int =
    if (c < 0x100) {
      val bytes = escapes.packed(c)
      Platform.putLongLE(dst, at, bytes)
      at + Escapes.length(bytes)
    } else if (c > 0xffff) pair(c, escapes, dst, at)
    else if (!Character.isSurrogate(c.toChar)) wide(c, escapes, dst, at)
    else if (escapes.surrogateEscape) escape(c, dst, at)
    else wide(Replacement, escapes, dst, at)

  private def wide(c: Int, escapes: Escapes, dst: Array[Byte], at: Int): Int =
    if (escapes.isWide(c)) escape(c, dst, at)
    else if (c < 0x800) {
      Platform.putLongLE(dst, at, Escapes.two(c))
      at + 2
    } else {
      Platform.putLongLE(dst, at, three(c))
      at + 3
    }

  /** The three bytes of a code unit in `[0x800, 0xffff]`, the first one lowest. */
  @inline def three(c: Int): Long = (0x8080e0 | c >> 12 | (c & 0xfc0) << 2 | (c & 0x3f) << 16).toLong

  /** The four bytes of a code point from 0x10000 on, the first one lowest. */
  def four(c: Int): Long =
    (0x808080f0 | c >> 18 | (c & 0x3f000) >> 4 | (c & 0xfc0) << 10 | (c & 0x3f) << 24) & 0xffffffffL

  private def pair(c: Int, escapes: Escapes, dst: Array[Byte], at: Int): Int =
    if (escapes.plainPairs) {
      Platform.putLongLE(dst, at, four(c))
      at + 4
    } else if (escapes.astralEscape) {
      dst(at) = '\\'
      dst(at + 1) = 'U'
      hex(c & 0xffff, dst, hex(c >> 16, dst, at + 2))
    } else escape(Character.lowSurrogate(c).toInt, dst, escape(Character.highSurrogate(c).toInt, dst, at))

  /** backslash-u escape in lower-case hex. */
  private def escape(c: Int, dst: Array[Byte], at: Int): Int = {
    dst(at) = '\\'
    dst(at + 1) = 'u'
    hex(c, dst, at + 2)
  }

  private def hex(c: Int, dst: Array[Byte], at: Int): Int = {
    var i = 0
    while (i < 4) {
      dst(at + i) = Character.forDigit(c >> 12 - 4 * i & 15, 16).toByte
      i += 1
    }
    at + 4
  }
}
