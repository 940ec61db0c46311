package swarender
package text

import java.math.{BigDecimal, BigInteger}

/** A positive decimal number, `digits * 10^exponent`, to be filled and read by one thread. `digits`
  * is in `[1, 10^17)` and no multiple of 10.
  */
private[swarender] final class Decimal {
  var digits: Long = 0L
  var exponent: Int = 0

  /** Sets the value `d * 10^e`, for `d` in `[1, 10^18)`, moving the trailing zeros of `d` to the
    * exponent.
    */
  def set(d: Long, e: Int): Unit = {
    var rest = d
    var zeros = 0
    if ((rest & 0xff) == 0 && rest % 100000000 == 0) {
      rest /= 100000000
      zeros = 8
    }
    var tenth = rest / 10
    while (tenth * 10 == rest) {
      rest = tenth
      zeros += 1
      tenth = rest / 10
    }
    digits = rest
    exponent = e + zeros
  }

  /** Sets `n` significant digits of `v`, 1 to 17, rounded half to even. `v` is positive and finite.
    * Differs from `BigDecimal.round` in that Scala.js computes it right, too.
    */
  def setRounded(v: Double, n: Int): Unit = {
    val all = Decimal.exact(v)
    val unscaled = all.unscaledValue
    val drop = Math.max(unscaled.toString.length - n, 0)
    val power = BigInteger.TEN.pow(drop)
    val parts = unscaled.divideAndRemainder(power)
    val beyondHalf = parts(1).shiftLeft(1).compareTo(power)
    val up = beyondHalf > 0 || beyondHalf == 0 && parts(0).testBit(0)
    set(parts(0).longValue + (if (up) 1 else 0), drop - all.scale)
  }
}

private[swarender] object Decimal {

  /** `1000 * v`, if `v` is a decimal of at most three digits after the point, 15 in all, as most
    * numbers of people are; else -1. `v` is positive and finite.
    *
    * A decimal of at most 15 digits reads back to a double that no other one reads back to (IEEE
    * 754, section 5.12.2). The quotient is the double nearest to `n / 1000`, since both are exact.
    */
  def thousandths(v: Double): Long = {
    val n = (v * 1000 + 0.5).toLong
    if (n < 1000000000000000L && n / 1000.0 == v) n else -1L
  }

  /** All digits of `v`, which is positive and finite: `c * 2^q`, or `c * 5^-q * 10^q` for a
    * negative `q`. Differs from `new BigDecimal(v)` in that Scala.js computes it right, too.
    */
  def exact(v: Double): BigDecimal = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val fraction = bits & 0xfffffffffffffL
    val exponent = (bits >>> 52).toInt
    val c = BigInteger.valueOf(if (exponent == 0) fraction else fraction | 0x10000000000000L)
    val q = Math.max(exponent, 1) - 1075
    if (q >= 0) new BigDecimal(c.shiftLeft(q)) else new BigDecimal(c.multiply(Five.pow(-q)), -q)
  }

  private val Five = BigInteger.valueOf(5)
}
