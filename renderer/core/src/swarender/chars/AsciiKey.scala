package swarender
package chars

import swarender.platform.Platform

/** A key of ASCII, found again by its bytes.
  *
  * @param words
  *   the bytes of `text`, the first one lowest, and zeros up to a whole word
  */
private[swarender] final class AsciiKey(val text: String, words: Array[Long]) {

  /** What a sink writes for the key, once it keeps that. */
  var literal: Literal = null

  /** The key that came after it the last time. */
  private[swarender] var next: AsciiKey = null

  /** Whether `s` is the same text. */
  private[swarender] def is(s: AsciiSlice): Boolean = s.length == text.length && {
    var i = 0
    while (i < words.length && AsciiKey.word(s, i) == words(i)) i += 1
    i == words.length
  }
}

private[swarender] object AsciiKey {

  def apply(s: AsciiSlice): AsciiKey = {
    val words = new Array[Long](s.length + 7 >> 3)
    var i = 0
    while (i < words.length) {
      words(i) = word(s, i)
      i += 1
    }
    new AsciiKey(s.toString, words)
  }

  /** The bytes of `s` from the eight times `i`-th on, 8 at most, and zeros. */
  @inline def word(s: AsciiSlice, i: Int): Long = {
    val word = Platform.getLongLE(s.bytes, s.from + 8 * i)
    val left = s.length - 8 * i
    if (left >= 8) word else word & (1L << 8 * left) - 1
  }
}
