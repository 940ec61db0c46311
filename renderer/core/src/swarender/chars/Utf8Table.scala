package swarender
package chars

import swarender.platform.Platform

/** What single code units become in UTF-8 under an escape set, in tables of 256, each made on its
  * first use: no branch depends on how many bytes a unit has. Safe to share: a thread that sees a
  * table before its entries finds none, and encodes without them.
  *
  * A pair is two bytes for each surrogate. The low one's first byte lacks two bits of the high one:
  * the carry.
  */
private[swarender] final class Utf8Table(escapes: Escapes) {
  import Utf8Table._

  private[this] val tables = new Array[Array[Long]](256)

  /** The entry of `c`: its bytes, the first one lowest, the flags of the companion, and the number
    * of bytes; negative for a surrogate, 0 if it has more than 6 bytes or is an escaped surrogate.
    */
  def apply(c: Char): Long = {
    val table = tables(c >>> 8)
    if (table ne null) table(c & 0xff) else make(c)
  }

  private def make(c: Char): Long = {
    val bytes = new Array[Byte](Utf8.Room)
    val table = new Array[Long](256)
    var i = 0
    while (i < 256) {
      table(i) = entry((c & 0xff00 | i).toChar, bytes)
      i += 1
    }
    tables(c >>> 8) = table
    table(c & 0xff)
  }

  private def entry(c: Char, bytes: Array[Byte]): Long =
    if (Character.isSurrogate(c)) { if (escapes.plainPairs) surrogate(c) else 0 }
    else {
      val n = Utf8.unit(Array(c), 0, 1, escapes, bytes, 0)
      if (n > MaxBytes) 0 else n.toLong << 56 | Platform.getLongLE(bytes, 0) & (1L << 8 * n) - 1
    }

  private def surrogate(c: Char): Long =
    if (Character.isLowSurrogate(c)) {
      val bytes = 0x8080 | c >> 6 & 0xf | (c & 0x3f) << 8
      SurrogateUnit | 2L << 56 | Low | bytes
    } else {
      val top = (c & 0x3ff) + 0x40 // The code point without its lowest 10 bits.
      val bytes = 0x80f0 | top >> 8 | (top >> 2 & 0x3f) << 8
      SurrogateUnit | 2L << 56 | High | (top & 3L) << 52 | bytes
    }
}

private[swarender] object Utf8Table {
  private final val MaxBytes = 6
  private final val SurrogateUnit = 1L << 63
  private final val High = 1L << 55
  private final val Low = 1L << 54

  def length(entry: Long): Int = (entry >>> 56).toInt & 0x7f

  def isHigh(entry: Long): Boolean = (entry & High) != 0

  /** Whether there is an entry, and it is a low surrogate just if the one before it is a high one.
    */
  def fits(before: Long, entry: Long): Boolean = entry != 0 && ((before >>> 1 ^ entry) & Low) == 0

  /** What a high surrogate adds to the first byte after it. */
  def carry(before: Long): Long = before >>> 48 & 0x30
}
