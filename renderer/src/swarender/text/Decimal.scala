package swarender
package text

/** A positive decimal number, `digits * 10^exponent`, to be filled and read by one thread. `digits` is in
  * `[1, 10^17)` and no multiple of 10.
  */
private[swarender] final class Decimal {
  var digits: Long = 0L
  var exponent: Int = 0

  /** Sets the value `d * 10^e`, for `d` in `[1, 10^18)`, moving the trailing zeros of `d` to the exponent. */
  def set(d: Long, e: Int): Unit = {
    var rest = d
    var zeros = 0
    while (rest % 100 == 0) {
      rest /= 100
      zeros += 2
    }
    if (rest % 10 == 0) {
      rest /= 10
      zeros += 1
    }
    digits = rest
    exponent = e + zeros
  }

  /** Sets 17 significant digits of `v`, rounded half to even: C's `%.17g`. `v` is positive and finite. */
  def setSeventeen(v: Double): Unit = {
    val rounded = new java.math.BigDecimal(v).round(Decimal.Seventeen)
    set(rounded.unscaledValue.longValue, -rounded.scale)
  }
}

private object Decimal {
  private val Seventeen = new java.math.MathContext(17, java.math.RoundingMode.HALF_EVEN)
}
