package swarender
package numbers

private[swarender] object HighProduct {

  /** The high 64 bits of the signed 128-bit product. */
  def apply(a: Long, b: Long): Long = Math.multiplyHigh(a, b)
}
