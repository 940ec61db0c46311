package swarender
package text

/** A positive decimal number, `digits * 10^exponent`, to be filled and read by one thread. `digits` is in `[1, 10^17)` and no
  * multiple of 10.
  */
private[swarender] final class Decimal {
  var digits: Long = 0L
  var exponent: Int = 0

  /** Sets the value `d * 10^e`, for `d` in `[1, 10^18)`, moving the trailing zeros of `d` to the exponent. */
  def set(d: Long, e: Int): Unit = {
    var rest = d
    var zeros = 0
    if ((rest & 0xff) == 0 && rest % 100000000 == 0) {
      rest /= 100000000
      zeros = 8
    }
    while ((rest & 1) == 0 && rest % 10 == 0) {
      rest /= 10
      zeros += 1
    }
    digits = rest
    exponent = e + zeros
  }

  /** Sets `n` significant digits of `v`, 1 to 17, rounded half to even. `v` is positive and finite. */
  def setRounded(v: Double, n: Int): Unit = {
    val rounded = new java.math.BigDecimal(v).round(new java.math.MathContext(n, java.math.RoundingMode.HALF_EVEN))
    set(rounded.unscaledValue.longValue, -rounded.scale)
  }
}
