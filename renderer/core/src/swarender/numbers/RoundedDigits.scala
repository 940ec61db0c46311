package swarender
package numbers

/** The first digits of a double, rounded as C's `printf` does, by one multiplication: by a power of
  * ten of 126 bits ([[PowersOfTen]]), so that all digits wanted are before the point.
  *
  * The power is cut off, not rounded. So the product is too small by less than its factor, 63 of
  * some 130 bits after the point. No double has a product that is below the middle of two decimals
  * by so little, unless it is that middle (`RoundedDigitsTest` searches all of them). A product
  * that is the middle belongs to a tie if the power is exact.
  */
private[swarender] object RoundedDigits {
  private final val TenTo17 = 100000000000000000L

  /** `10^n` has at most 126 bits without its factors 2. */
  private final val MaxExactPower = 54

  /** 17 significant digits of a finite double that is not 0, half to even. */
  def seventeen(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    significant(v, 17, TenTo17, layout, dst, at)

  /** Two significant digits of a double that is not 0, of a magnitude below 1, half to even. */
  def two(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    significant(v, 2, 100L, layout, dst, at)

  /** `c * 2^q` in units of `10^k`, half to even, and its sign, which is 1 for a minus, else 0: c is
    * in `[1, 2^53]`, k is `floor(log10(2^q))`.
    */
  def units(c: Long, q: Int, k: Int, negative: Int, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val zeros = java.lang.Long.numberOfLeadingZeros(c) - 1
    LaidOut.decimal(rounded(c << zeros, q - zeros, k, Long.MaxValue), k, negative, layout, dst, at)
  }

  /** `n` digits, which are less than `limit = 10^n`. */
  private def significant(
      v: Double,
      n: Int,
      limit: Long,
      layout: NumberLayout,
      dst: Array[Byte],
      at: Int
  ): Int = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val exponent = (bits >>> 52).toInt & 0x7ff
    val fraction = bits & 0xfffffffffffffL
    val significand = if (exponent == 0) fraction else fraction | 0x10000000000000L
    val zeros = java.lang.Long.numberOfLeadingZeros(significand) - 1
    val c = significand << zeros
    val q = Math.max(exponent, 1) - 1075 - zeros
    // The exponent of the first digit, or one less.
    val x = PowersOfTen.floorLog10Pow2(q + 62)
    val digits = rounded(c, q, x + 1 - n, limit)
    val negative = (bits >>> 63).toInt
    if (digits >= 0) LaidOut.decimal(digits, x + 1 - n, negative, layout, dst, at)
    else LaidOut.decimal(rounded(c, q, x + 2 - n, Long.MaxValue), x + 2 - n, negative, layout, dst, at)
  }

  /** `c * 2^q` in units of `10^k`, if these are less than `limit` before they are rounded, else -1;
    * `c` is in `[2^62, 2^63)`.
    */
  private def rounded(c: Long, q: Int, k: Int, limit: Long): Long = {
    val g1 = PowersOfTen.high(k)
    val g0 = PowersOfTen.low(k) - 1
    // The product of c and g: 64 bits, 64 bits, and 63 bits that only a tie is without.
    val last = c * g0
    val carried = HighProduct(c, g0) << 1 | last >>> 63
    val low = c * g1 + carried
    val high = HighProduct(c, g1) + (if (java.lang.Long.compareUnsigned(low, carried) < 0) 1 else 0)
    val shift = -2 - q - PowersOfTen.floorLog2Pow10(-k)
    val digits = high >>> shift
    if (digits >= limit) -1
    else {
      val fraction = high & (1L << shift) - 1
      val half = 1L << shift - 1
      val isMiddle = fraction == half && low == 0 && last << 1 == 0
      val isTie = isMiddle && k <= 0 && k >= -MaxExactPower
      val up = if (isTie) (digits & 1) != 0 else fraction >= half
      if (up) digits + 1 else digits
    }
  }
}
