package swarender
package chars

import swarender.platform.Platform

/** Checks bytes to be UTF-8: Unicode, table 3-7, well-formed byte sequences. */
private[swarender] object Utf8Bytes {

  /** The end of the chars of several bytes that begin at `from`, up to the first other one or the
    * first that begins at `last` or later; -1 if one is not well-formed. The byte at `from` is
    * above 0x7f; `a` has 8 bytes from each char that begins before `last` on.
    */
  def end(a: Array[Byte], from: Int, last: Int): Int = {
    var i = from
    while (i < last && a(i) < 0) {
      val n = length(Platform.getLongLE(a, i))
      if (n == 0) return -1
      i += n
    }
    i
  }

  /** How many bytes the char of several bytes has which begins a word; 0 if it is not well-formed.
    */
  def length(word: Long): Int =
    if ((word & 0xc0c0f0L) == 0x8080e0L) {
      // U+0800 to U+FFFF, without the surrogates.
      val high = (word & 0xfL) << 1 | (word >>> 13 & 1L)
      if (high == 0 || high == 0x1b) 0 else 3
    } else if ((word & 0xc0e0L) == 0x80c0L) { if ((word & 0x1eL) == 0) 0 else 2 }
    else if ((word & 0xc0c0c0f8L) == 0x808080f0L) {
      // The code point over 2^16: 1 to 16.
      val plane = (word & 7L) << 2 | (word >>> 12 & 3L)
      if (plane == 0 || plane > 16) 0 else 4
    } else 0
}
