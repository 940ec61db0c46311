package swarender
package read

import swarender.chars.{AsciiKey, AsciiSlice}

/** The keys of documents: one that repeats is made once. It holds 512 keys of 64 chars at most. */
private[swarender] final class KeyTable {
  import KeyTable._

  private[this] val keys = new Array[AsciiKey](Size)

  /** The last key: the one that followed it before is likely to follow it again. */
  private[this] var last = new AsciiKey("", new Array[Long](0))

  /** The key `s`. */
  def apply(s: AsciiSlice): String = if (holds(s)) known(s).text else s.toString

  /** Whether `s` is short enough for `known`. */
  def holds(s: AsciiSlice): Boolean = s.length <= MaxLength

  /** The key `s`, which is not long. */
  def known(s: AsciiSlice): AsciiKey = {
    val next = last.next
    val key = if ((next ne null) && next.is(s)) next else search(s)
    last = key
    key
  }

  private def search(s: AsciiSlice): AsciiKey = {
    val i = place(s)
    val known = keys(i)
    val key = if ((known ne null) && known.is(s)) known else AsciiKey(s)
    keys(i) = key
    last.next = key
    key
  }

  /** The place for `s`: the high bits of a product, which depend on all bytes. */
  private def place(s: AsciiSlice): Int = {
    val n = s.length + 7 >> 3
    var hash = s.length.toLong
    var i = 0
    while (i < n) {
      hash = (hash ^ AsciiKey.word(s, i)) * Factor
      hash ^= hash >>> 32
      i += 1
    }
    (hash * Factor >>> 64 - SizeBits).toInt
  }
}

private object KeyTable {
  final val SizeBits = 9
  final val Size = 1 << SizeBits
  final val MaxLength = 64

  /** 2^64 over the golden ratio: D. E. Knuth, The Art of Computer Programming, section 6.4. */
  final val Factor = 0x9e3779b97f4a7c15L
}
