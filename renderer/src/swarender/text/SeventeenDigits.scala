package swarender
package text

/** C's `%.17g` by one multiplication: a double times a power of ten in 126 bits, as in
  * [[Schubfach]], so that 17 digits are before the point. The product is less than 2 too small or
  * too large in its last place; only where that could change how it rounds does it say nothing.
  */
private[swarender] object SeventeenDigits {
  private final val TenTo16 = 10000000000000000L
  private final val TenTo17 = 100000000000000000L

  /** Fills `into` from a positive finite double, rounded half to even; `false` if it cannot tell.
    */
  def apply(v: Double, into: Decimal): Boolean = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val exponent = (bits >>> 52).toInt
    exponent > 0 && {
      val c = (bits & 0xfffffffffffffL | 0x10000000000000L) << 10
      val x = Schubfach.floorLog10Pow2(exponent - 1023)
      rounded(c, exponent - 1085, x - 16, into) || rounded(c, exponent - 1085, x - 15, into)
    }
  }

  /** The same for `c * 2^q` in units of `10^k`; `false` also if these are not 17 digits. */
  private def rounded(c: Long, q: Int, k: Int, into: Decimal): Boolean =
    k >= Schubfach.MinK && k <= Schubfach.MaxK && {
      val g1 = Schubfach.high(k)
      val g0 = Schubfach.low(k)
      // The product of c and g without its lowest 63 bits, as two words.
      val carried = HighProduct(c, g0) << 1 | c * g0 >>> 63
      val low = c * g1 + carried
      val high = HighProduct(c, g1) + (if (java.lang.Long.compareUnsigned(low, carried) < 0) 1 else 0)
      val shift = -2 - q - Schubfach.floorLog2Pow10(-k)
      val digits = if (shift > 0) high >>> shift else 0
      val fraction = high & (1L << shift) - 1
      val half = 1L << shift - 1
      val isClear = if (fraction == half) low < 0 || low > 4 else fraction != half - 1 || low >= 0 || low < -4
      digits >= TenTo16 && digits < TenTo17 && isClear && {
        into.set(digits + (if (fraction >= half) 1 else 0), k)
        true
      }
    }
}
