package swarender
package chars

import swarender.platform.Platform

/** SWAR ("SIMD within a register"): finds in a word of 8 bytes those that are not printable ASCII
  * or are one of `specials`.
  *
  * A lane is dirty when its byte is below 0x20, above 0x7e or special. The tests subtract or add
  * across the word as in Mycroft's "has zero byte"; a borrow or carry can only leave a lane that is
  * dirty itself, so the lowest dirty lane is always exact and the ones above it may be false.
  *
  * @param specials
  *   bytes in `[0x20, 0x7e]`
  * @param inPairs
  *   if true, `:` and `#` are special only in the pairs of [[PlainPairs]]: `: ` and ` #`
  */
private[swarender] final class SwarProbe(
    private[swarender] val specials: Array[Byte],
    private[swarender] val inPairs: Boolean = false
) {
  import SwarProbe._

  private val first: Long = lanes(if (specials.length > 0) specials(0).toLong else 0L)
  private val second: Long = lanes(if (specials.length > 1) specials(1).toLong else 0L)
  private val more: Array[Long] = SwarProbe.rest(specials)
  private val hasMore: Boolean = more.length > 0

  /** Of each char of ASCII, whether it is clean. */
  private[swarender] val clean: Array[Boolean] = SwarProbe.cleanOf(specials)

  /** Whether all chars of `s` are clean. */
  def isClean(s: String): Boolean = {
    var i = 0
    while (i < s.length && s.charAt(i) < 0x80 && clean(s.charAt(i).toInt)) i += 1
    i == s.length
  }

  /** The high bit of every dirty lane, the lowest dirty lane being exact; 0 when all are clean. */
  @inline def dirty(word: Long): Long = {
    val mask = (word - Space) | (word + One) | word | ((word ^ first) - One) | ((word ^ second) - One)
    (if (hasMore) mask | others(word) else mask) & High
  }

  private def others(word: Long): Long = {
    var mask = 0L
    var i = 0
    while (i < more.length) {
      mask |= (word ^ more(i)) - One
      i += 1
    }
    mask
  }

  /** The end of the run of clean bytes of `a` that begins at `from`, in `[from, until]`. `a` has 8
    * bytes from `until` on.
    */
  def cleanPrefix(a: Array[Byte], from: Int, until: Int): Int = {
    var i = from
    while (i < until) {
      val mask = dirty(Platform.getLongLE(a, i))
      if (mask != 0) return Math.min(until, i + lowest(mask))
      i += 8
    }
    until
  }

  /** The end of the run of bytes that begins at `from` of the text in `a[from, until)` and is
    * clean; with `inPairs`, so are colons and `#` outside of the pairs. `a` has 8 bytes from
    * `until` on.
    */
  def cleanRun(a: Array[Byte], from: Int, until: Int): Int = {
    var i = cleanPrefix(a, from, until)
    while (inPairs && i < until && PlainPairs.isPlain(a, from, until, i)) i = cleanPrefix(a, i + 1, until)
    i
  }
}

private[swarender] object SwarProbe {
  private[swarender] final val One = 0x0101010101010101L
  private final val Space = 0x2020202020202020L
  private[swarender] final val High = 0x8080808080808080L

  private def lanes(b: Long): Long = b * One

  private def cleanOf(specials: Array[Byte]): Array[Boolean] = {
    val clean = new Array[Boolean](128)
    java.util.Arrays.fill(clean, 0x20, 0x7f, true)
    var i = 0
    while (i < specials.length) {
      clean(specials(i).toInt) = false
      i += 1
    }
    clean
  }

  /** The lanes of all but the first two of `specials`. */
  private def rest(specials: Array[Byte]): Array[Long] = {
    val all = new Array[Long](Math.max(specials.length - 2, 0))
    var i = 0
    while (i < all.length) {
      all(i) = lanes(specials(i + 2).toLong)
      i += 1
    }
    all
  }

  /** The index, from 0, of the lowest dirty lane of a little-endian word; `mask` is not 0. */
  def lowest(mask: Long): Int = java.lang.Long.numberOfTrailingZeros(mask) >>> 3

  /** Whether all of `a[from, until)` is in `[0, 0x7f]`. */
  def isAscii(a: Array[Byte], from: Int, until: Int): Boolean = {
    var seen = 0L
    var i = from
    while (i + 8 <= until) {
      seen |= Platform.getLongLE(a, i)
      i += 8
    }
    while (i < until) {
      seen |= a(i).toLong
      i += 1
    }
    (seen & High) == 0
  }
}
