package swarender
package platform

/** Words of 8 bytes in arrays, read and written as two words of 4. */
private[swarender] object ByteViews {

  /** The 8 bytes `[i, i + 8)` of `a`, the first one lowest. */
  def getLong(a: Array[Byte], i: Int): Long = getInt(a, i) & 0xffffffffL | getInt(a, i + 4).toLong << 32

  /** Writes `v` to the 8 bytes `[i, i + 8)` of `a`, the lowest one first. */
  def putLong(a: Array[Byte], i: Int, v: Long): Unit = {
    putInt(a, i, v.toInt)
    putInt(a, i + 4, (v >>> 32).toInt)
  }

  private def getInt(a: Array[Byte], i: Int): Int =
    a(i) & 0xff | (a(i + 1) & 0xff) << 8 | (a(i + 2) & 0xff) << 16 | a(i + 3) << 24

  private def putInt(a: Array[Byte], i: Int, v: Int): Unit = {
    a(i) = v.toByte
    a(i + 1) = (v >> 8).toByte
    a(i + 2) = (v >> 16).toByte
    a(i + 3) = (v >> 24).toByte
  }
}
