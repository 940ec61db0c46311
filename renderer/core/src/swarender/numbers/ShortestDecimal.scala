package swarender
package numbers

/** Finds the shortest decimal that reads back to a given double or float, and of several the
  * nearest. Differs from `java.lang.Double.toString` in that one digit is enough: 5e-324, not
  * 4.9E-324.
  *
  * The decimals that read back to `c * 2^q` are at most half of `2^q` away from it. At most one of
  * them is a multiple of `10^k`, for the least k with `10^k > 2^q`: the fraction of
  * `c * 2^q / 10^k`, or what it lacks to 1, is then at most half of `2^q / 10^k`. If none is, the
  * nearest multiple of `10^(k-1)` is one of them, and its last digit is ten times the fraction. So
  * one multiplication is enough, and no division: after Raffaele Giulietti ("The Schubfach way to
  * render doubles", 2020), Yaoyuan Guo (yy_double), Xiang JunBo (xjb) and Victor Zverovich (Żmij,
  * 2025). The digits before the last one are laid out while the last one is computed.
  *
  * The fraction is rounded down to 63 bits. `LongNumbers near`, in the tests, finds all doubles for
  * which that could matter.
  *
  * Every function writes the text at `at`, as [[LaidOut]] does.
  */
private[swarender] object ShortestDecimal {

  /** 2/15 as a fraction of 63 bits. */
  private final val TwoFifteenths = 1229782938247303441L

  /** The last digit has so many bits after its point, of which the lowest five may be wrong. */
  private final val Places = 59
  private final val Half = 1L << Places - 1
  private final val Doubt = 32L
  private final val Sure = (1L << Places) - 2 * Doubt

  private final val TenTo14 = 100000000000000L
  private final val TenTo15 = 1000000000000000L

  /** For each biased exponent e of a double, `floor(2^(q + 126) / 10^k)` for q, which is e - 1075,
    * and its k: two words of 63 bits, high first, with the lowest bit set; 0 where it was not
    * needed yet. Threads may compute the same one twice.
    */
  private val scales: Array[Long] = new Array[Long](2 * 2047)

  /** `1000 * v`, if `v` is a decimal of at most three digits after the point, 15 in all, as most
    * numbers of people are; else -1. `v` is positive and finite.
    *
    * A decimal of at most 15 digits reads back to a double that no other one reads back to (IEEE
    * 754, section 5.12.2). The quotient is the double nearest to `n / 1000`, since both are exact.
    * It is not computed where the product is farther from `n` than two roundings take it.
    */
  def thousandths(v: Double): Long = {
    val product = v * 1000
    val n = (product + 0.5).toLong
    if (Math.abs(product - n) <= product * 4e-16 && n < TenTo15 && n / 1000.0 == v) n else -1L
  }

  /** A finite double that is not 0. */
  def double(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val fraction = bits & 0xfffffffffffffL
    val exponent = (bits >>> 52).toInt & 0x7ff
    val c = if (exponent > 0) fraction | 0x10000000000000L else fraction
    val isRegular = fraction != 0 || exponent <= 1
    decimal(c, Math.max(exponent, 1), isRegular, (bits >>> 63).toInt, layout, dst, at)
  }

  /** A finite float that is not 0. */
  def float(v: Float, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val bits = java.lang.Float.floatToRawIntBits(v)
    val fraction = bits & 0x7fffff
    val exponent = bits >>> 23 & 0xff
    val c = (if (exponent > 0) fraction | 0x800000 else fraction).toLong
    val isRegular = fraction != 0 || exponent <= 1
    decimal(c, Math.max(exponent, 1) + 925, isRegular, bits >>> 31, layout, dst, at)
  }

  /** `c * 2^(e - 1075)`. If this is not regular, the next smaller number is half as far away as the
    * next larger one. Then the numbers that read back to it span 3/4 of `2^q`; where that is less
    * than `10^(k-1)`, a q less by one is taken, and its k.
    */
  private def decimal(
      c: Long,
      e: Int,
      isRegular: Boolean,
      negative: Int,
      layout: NumberLayout,
      dst: Array[Byte],
      at: Int
  ): Int =
    if (isRegular) nearest(c, e, 1, 1, negative, layout, dst, at)
    else if (scale(2 * e) > TwoFifteenths) nearest(c, e, 1, 2, negative, layout, dst, at)
    else nearest(2 * c, e - 1, 0, 1, negative, layout, dst, at)

  /** The numbers that read back to `c * 2^q` are at most `2^(q - over)` above and `2^(q - under)`
    * below it. All bits of `up` and of `isShort` are set if they hold, else none: a branch on them
    * could not be predicted.
    */
  private def nearest(
      c: Long,
      e: Int,
      over: Int,
      under: Int,
      negative: Int,
      layout: NumberLayout,
      dst: Array[Byte],
      at: Int
  ): Int = {
    val g1 = scale(2 * e)
    val twice = c << 1
    // whole and fraction are those of c * 2^q / 10^k.
    val low = (g1 * twice >>> 1) + HighProduct(scale(2 * e + 1), twice)
    val whole = HighProduct(g1, twice) + (low >>> 63)
    val fraction = low & Long.MaxValue
    val even = ~c & 1
    val up = fraction + (g1 >> over) + even >> 63
    val beyond = fraction - (g1 >> under)
    val isShort = up | beyond - even >> 63
    // Ten times the fraction and a half: the last digit and the bits after its point.
    val rest = (fraction >>> 63 - Places) * 10 + Half
    val digits = whole - up
    val last = rest >>> Places & ~isShort
    val k = PowersOfTen.floorLog10Pow2(e - 1075)
    if ((rest + Doubt & Sure | isShort) == 0) RoundedDigits.units(c, e - 1075, k, negative, layout, dst, at)
    else if (over != under) {
      val least = 10 * whole + HighProduct(beyond, 20) + 1
      LaidOut.decimal(Math.max(10 * digits + last, least), k, negative, layout, dst, at)
    } else if (digits < TenTo14) LaidOut.decimal(10 * digits + last, k, negative, layout, dst, at)
    else {
      // All bits are set if there are 16 digits with the last one, else none.
      val few = digits - TenTo15 >> 63
      val sixteen = digits + (9 * digits + last & few)
      LaidOut(sixteen, (last & ~few).toInt, k + 16 + few.toInt, negative, layout, dst, at)
    }
  }

  private def scale(i: Int): Long = {
    val known = scales(i)
    if (known != 0) known
    else {
      compute(i >> 1)
      scales(i)
    }
  }

  private def compute(e: Int): Unit = {
    val q = e - 1075
    val k = PowersOfTen.floorLog10Pow2(q) + 1
    val shift = -1 - q - PowersOfTen.floorLog2Pow10(-k)
    val high = PowersOfTen.high(k)
    scales(2 * e + 1) = (high << 63 - shift & Long.MaxValue) | PowersOfTen.low(k) >>> shift | 1
    scales(2 * e) = high >>> shift
  }
}
