package swarender

import java.math.{BigDecimal, BigInteger}

/** Decimals of doubles by exact arithmetic, to compare with. Differs from `new BigDecimal(v)` and
  * `round` in that Scala.js computes it right, too.
  */
object ExactDecimal {

  /** All digits of `v`, which is positive and finite: `c * 2^q`, or `c * 5^-q * 10^q` for a
    * negative `q`.
    */
  def apply(v: Double): BigDecimal = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val fraction = bits & 0xfffffffffffffL
    val exponent = (bits >>> 52).toInt
    val c = BigInteger.valueOf(if (exponent == 0) fraction else fraction | 0x10000000000000L)
    val q = Math.max(exponent, 1) - 1075
    if (q >= 0) new BigDecimal(c.shiftLeft(q)) else new BigDecimal(c.multiply(Five.pow(-q)), -q)
  }

  /** `n` significant digits of `v`, 1 to 17, rounded half to even, and the power of ten they are
    * multiplied by; `v` is positive and finite.
    */
  def rounded(v: Double, n: Int): (Long, Int) = {
    val all = ExactDecimal(v)
    val unscaled = all.unscaledValue
    val drop = Math.max(unscaled.toString.length - n, 0)
    val power = BigInteger.TEN.pow(drop)
    val parts = unscaled.divideAndRemainder(power)
    val beyondHalf = parts(1).shiftLeft(1).compareTo(power)
    val up = beyondHalf > 0 || beyondHalf == 0 && parts(0).testBit(0)
    (parts(0).longValue + (if (up) 1 else 0), drop - all.scale)
  }

  private val Five = BigInteger.valueOf(5)
}
