package swarender
package text

/** A positive decimal number, `digits * 10^exponent`, to be filled and read by one thread. `digits`
  * is in `[10^16, 10^17)`: equal numbers have equal digits.
  */
private[swarender] final class Decimal {
  var digits: Long = 0L
  var exponent: Int = 0

  /** Sets the value `d * 10^e`, for `d` in `[1, 10^17]`. */
  def set(d: Long, e: Int): Unit = {
    var n = d
    var x = e
    if (d < Decimal.TenTo15) {
      while (n < 1000000000L) {
        n *= 100000000
        x -= 8
      }
      if (n < 10000000000000L) {
        n *= 10000
        x -= 4
      }
      if (n < Decimal.TenTo15) {
        n *= 100
        x -= 2
      }
    } else if (d == Decimal.TenTo17) {
      n = Decimal.TenTo16
      x += 1
    }
    // All bits are set if a digit lacks, else none.
    val lacks = n - Decimal.TenTo16 >> 63
    digits = n + (9 * n & lacks)
    exponent = x + lacks.toInt
  }
}

private[swarender] object Decimal {
  private final val TenTo15 = 1000000000000000L
  private final val TenTo16 = 10000000000000000L
  private final val TenTo17 = 100000000000000000L

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
}
