package swarender
package chars

import swarender.platform.Platform

/** Escapes Latin-1, a block at a time: word by word, or byte by byte where the block before was
  * dense.
  */
private[swarender] final class Latin1Escaper {
  import Latin1Escaper._

  private[this] var src: Array[Byte] = new Array[Byte](0)

  /** Where in it the next block begins. */
  var at: Int = 0
  private[this] var dense = false

  /** How long the next block is, if it is written by words. */
  private[this] var wanted = Block

  /** Whether much of the last block was dirty. */
  def isDense: Boolean = dense

  /** Starts at `from` of `src`, Latin-1 chars as bytes, with 8 more bytes after the last; nothing
    * is known of the next block.
    */
  def open(src: Array[Byte], from: Int): Unit = {
    this.src = src
    at = from
    dense = false
    wanted = Block
  }

  /** Writes the next block, whose last byte is below `end`, in UTF-8 from `dst(pos)` on, where
    * `room` bytes are free, `BlockRoom` or more. Returns the index after it.
    */
  def block(end: Int, escapes: Escapes, dst: Array[Byte], pos: Int, room: Int): Int = {
    val from = at
    val p =
      if (dense || end - from < 8) eachByte(Math.min(end, from + Block), escapes, dst, pos)
      else words(Math.min(end - 7, from + Math.min(wanted, (room >> 3) - 9)), escapes, dst, pos)
    dense = (p - pos - (at - from)) * Block >= Dense * (at - from)
    wanted = if (dense) Block else Sparse
    p
  }

  /** Words up to their first dirty byte, which is replaced: the last word begins before `stop`. */
  private def words(stop: Int, escapes: Escapes, dst: Array[Byte], pos: Int): Int = {
    val src = this.src
    val probe = escapes.probe
    val packed = escapes.packed
    var i = at
    var p = pos
    while (i < stop) {
      val word = Platform.getLongLE(src, i)
      Platform.putLongLE(dst, p, word)
      val mask = probe.dirty(word)
      if (mask == 0) {
        i += 8
        p += 8
      } else {
        val clean = SwarProbe.lowest(mask)
        val escaped = packed(src(i + clean) & 0xff)
        Platform.putLongLE(dst, p + clean, escaped)
        p += clean + Escapes.length(escaped)
        i += clean + 1
      }
    }
    at = i
    p
  }

  /** Every byte by its table entry, clean or not: no branch depends on the data. */
  private def eachByte(until: Int, escapes: Escapes, dst: Array[Byte], pos: Int): Int = {
    val src = this.src
    val packed = escapes.packed
    var i = at
    var p = pos
    while (i < until) {
      val escaped = packed(src(i) & 0xff)
      Platform.putLongLE(dst, p, escaped)
      p += Escapes.length(escaped)
      i += 1
    }
    at = until
    p
  }
}

private[swarender] object Latin1Escaper {

  /** How many chars are escaped together. */
  final val Block = 64

  /** How many chars are escaped together after a block that was not dense, if there is room. */
  private final val Sparse = 512

  /** The longest block where there is no more room than `BlockRoom`, in bytes of `src`: words begin
    * in the first 64.
    */
  final val MaxBlock = Block + 7

  /** Any block of that length fits in so many bytes, with the slack of two words. */
  final val BlockRoom = 8 * (MaxBlock + 2)

  /** A block that grew by so many bytes in 64 is dense: from here on branches at dirty bytes cost
    * more than a table entry for each byte.
    */
  private final val Dense = 3
}
