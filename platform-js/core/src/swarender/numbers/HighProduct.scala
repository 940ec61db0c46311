package swarender
package numbers

/** The multiplication that JavaScript's library lacks. */
private[swarender] object HighProduct {

  /** The high 64 bits of the signed 128-bit product, from the four products of the 32-bit words. */
  def apply(a: Long, b: Long): Long = {
    val a1 = a >> 32
    val a0 = a & 0xffffffffL
    val b1 = b >> 32
    val b0 = b & 0xffffffffL
    val middle = a1 * b0 + (a0 * b0 >>> 32)
    a1 * b1 + (middle >> 32) + (a0 * b1 + (middle & 0xffffffffL) >> 32)
  }
}
