package swarender
package read

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, Literal}

/** A key of ASCII, found again by its bytes.
  *
  * @param words
  *   the bytes of `text`, the first one lowest, and zeros up to a whole word
  */
private[swarender] final class KnownKey(val text: String, words: Array[Long]) {

  /** What a sink writes for the key, once it keeps that. */
  var literal: Literal = null

  /** The key that came after it the last time. */
  private[swarender] var next: KnownKey = null

  /** Whether `s` is the same text. */
  private[swarender] def is(s: AsciiSlice): Boolean = s.length == text.length && {
    var i = 0
    while (i < words.length && KnownKey.word(s, i) == words(i)) i += 1
    i == words.length
  }
}

private[swarender] object KnownKey {

  def apply(s: AsciiSlice): KnownKey = {
    val words = new Array[Long](s.length + 7 >> 3)
    var i = 0
    while (i < words.length) {
      words(i) = word(s, i)
      i += 1
    }
    new KnownKey(s.toString, words)
  }

  /** The bytes of `s` from the eight times `i`-th on, 8 at most, and zeros. */
  @inline def word(s: AsciiSlice, i: Int): Long = {
    val word = Platform.getLongLE(s.bytes, s.from + 8 * i)
    val left = s.length - 8 * i
    if (left >= 8) word else word & (1L << 8 * left) - 1
  }
}
