package swarender
package text

/** The shortest decimal that reads back to a given double or float, and of these the one nearest to
  * it. Differs from `java.lang.Double.toString` in that one digit is enough: 5e-324, not 4.9E-324.
  *
  * The decimals that read back to `c * 2^q` are at most half of `2^q` away from it. At most one of
  * them is a multiple of `10^k`, for the least k with `10^k > 2^q`: the fraction of
  * `c * 2^q / 10^k`, or what it lacks to 1, is then at most half of `2^q / 10^k`. If none is, the
  * nearest multiple of `10^(k-1)` is one of them, and its last digit is ten times the fraction. So
  * one multiplication is enough, and no division: after Raffaele Giulietti ("The Schubfach way to
  * render doubles", 2020), Yaoyuan Guo (yy_double), Xiang JunBo (xjb) and Victor Zverovich (Żmij,
  * 2025).
  *
  * The fraction is rounded down to 63 bits. `LongNumbers near`, in the tests, finds all doubles for
  * which that could matter.
  */
private[swarender] object ShortestDecimal {

  /** 2/15 as a fraction of 63 bits. */
  private final val TwoFifteenths = 1229782938247303441L

  /** With this added, what is within 16 units of the half of 2^64 is in `[0, 32)`. */
  private final val HalfWay = Long.MinValue + 16

  /** For each biased exponent e of a double, `floor(2^(q + 126) / 10^k)` for q, which is e - 1075,
    * and its k: two words of 63 bits, high first, with the lowest bit set; 0 where it was not
    * needed yet. Threads may compute the same one twice.
    */
  private val scales: Array[Long] = new Array[Long](2 * 2047)

  /** Fills `into` from a positive finite double. */
  def double(v: Double, into: Decimal): Unit = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val fraction = bits & 0xfffffffffffffL
    val exponent = (bits >>> 52).toInt
    val c = if (exponent > 0) fraction | 0x10000000000000L else fraction
    decimal(c, Math.max(exponent, 1), fraction != 0 || exponent <= 1, into)
  }

  /** Fills `into` from a positive finite float. */
  def float(v: Float, into: Decimal): Unit = {
    val bits = java.lang.Float.floatToRawIntBits(v)
    val fraction = bits & 0x7fffff
    val exponent = bits >>> 23
    val c = (if (exponent > 0) fraction | 0x800000 else fraction).toLong
    decimal(c, Math.max(exponent, 1) + 925, fraction != 0 || exponent <= 1, into)
  }

  /** Fills `into` from `c * 2^(e - 1075)`. If this is not regular, the next smaller number is half
    * as far away as the next larger one. Then the numbers that read back to it span 3/4 of `2^q`;
    * where that is less than `10^(k-1)`, a q less by one is taken, and its k.
    */
  private def decimal(c: Long, e: Int, isRegular: Boolean, into: Decimal): Unit =
    if (isRegular) nearest(c, e, 1, 1, into)
    else if (scale(2 * e) > TwoFifteenths) nearest(c, e, 1, 2, into)
    else nearest(2 * c, e - 1, 0, 1, into)

  /** The numbers that read back to `c * 2^q` are at most `2^(q - over)` above and `2^(q - under)`
    * below it. All bits of `up` and of `isShort` are set if they hold, else none: a branch on them
    * could not be predicted.
    */
  private def nearest(c: Long, e: Int, over: Int, under: Int, into: Decimal): Unit = {
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
    // Ten times the fraction: the last digit and 64 bits after it.
    val rest = 20 * fraction
    val digit = HighProduct(fraction, 20) + (rest >>> 63)
    val digits = 10 * (whole - up) + (digit & ~isShort)
    val k = PowersOfTen.floorLog10Pow2(e - 1075)
    if ((rest + HalfWay & ~31L | isShort) == 0) RoundedDigits.units(c, e - 1075, k, into)
    else if (over == under) into.set(digits, k)
    else into.set(Math.max(digits, 10 * whole + HighProduct(beyond, 20) + 1), k)
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
