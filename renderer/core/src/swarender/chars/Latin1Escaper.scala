package swarender
package chars

import swarender.platform.Platform

/** Escapes Latin-1 into UTF-8: word by word, and byte by byte from a dirty one on. */
private[swarender] object Latin1Escaper {

  /** How many bytes are escaped together. */
  final val Chunk = 512

  /** How many bytes from a dirty one on are escaped by a table, which has no branch that depends on
    * them.
    */
  private final val Dense = 16

  /** What `n` bytes become fits in so many. */
  def room(n: Int): Int = 8 * n + 8

  /** Writes the bytes `[from, end)` of `src` from `dst(at)` on, and returns the index after them. 8
    * more bytes follow them in `src`.
    */
  def escape(src: Array[Byte], from: Int, end: Int, escapes: Escapes, dst: Array[Byte], at: Int): Int = {
    val probe = escapes.probe
    val packed = escapes.packed
    var i = from
    var p = at
    while (i < end) {
      val word = Platform.getLongLE(src, i)
      Platform.putLongLE(dst, p, word)
      val mask = probe.dirty(word)
      if (mask == 0) {
        i += 8
        p += 8
      } else {
        val clean = SwarProbe.lowest(mask)
        i += clean
        p += clean
        val until = Math.min(end, i + Dense)
        while (i < until) {
          val escaped = packed(src(i) & 0xff)
          Platform.putLongLE(dst, p, escaped)
          p += Escapes.length(escaped)
          i += 1
        }
      }
    }
    p - (i - end)
  }
}
