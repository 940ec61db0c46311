package swarender
package out

import swarender.text.Escapes

/** What single code units become in UTF-8 under an escape set, in tables of 256 that are made when the first unit of theirs comes: no jump
  * depends on how many bytes a unit has. Safe to share: a thread that sees a table before its entries finds none, and does without.
  */
private[swarender] final class Utf8Units(escapes: Escapes) {
  private[this] val tables = new Array[Array[Long]](256)

  /** The bytes of `c`, the first one lowest, and how many they are in the highest byte; 0 for a surrogate, and for 8 bytes. */
  def apply(c: Char): Long = {
    val table = tables(c >>> 8)
    if (table ne null) table(c & 0xff) else make(c)
  }

  private def make(c: Char): Long = {
    val table = new Array[Long](256)
    val bytes = new Array[Byte](ByteOut.Room)
    for (i <- 0 until 256) {
      val unit = (c & 0xff00 | i).toChar
      val n = if (Character.isSurrogate(unit)) 0 else Utf8.unit(Array(unit), 0, 1, escapes, bytes, 0)
      if (n > 0 && n < 8) table(i) = n.toLong << 56 | Platform.getLongLE(bytes, 0) & (1L << 8 * n) - 1
    }
    tables(c >>> 8) = table
    table(c & 0xff)
  }
}
