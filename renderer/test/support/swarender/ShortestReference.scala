package swarender

import java.math.{BigDecimal, BigInteger}

import swarender.numbers.Decimal

/** The shortest decimal that reads back, found with exact arithmetic: of all n-digit decimals
  * around the value the nearest one, for the smallest n at which one reads back.
  */
object ShortestReference {

  /** `v` is positive and finite. */
  def double(v: Double): Decimal =
    shortest(ExactDecimal(v), 17, d => java.lang.Double.parseDouble(d.toString) == v)

  def float(v: Float): Decimal =
    shortest(ExactDecimal(v.toDouble), 9, d => java.lang.Float.parseFloat(d.toString) == v)

  private def shortest(exact: BigDecimal, most: Int, readsBack: BigDecimal => Boolean): Decimal = {
    var best = nearest(exact, most, readsBack).getOrElse(
      throw new java.lang.AssertionError(s"no $most digits of $exact read back")
    )
    var n = most - 1
    var shorter = nearest(exact, n, readsBack)
    while (shorter.nonEmpty) {
      best = shorter.get
      n -= 1
      shorter = if (n == 0) None else nearest(exact, n, readsBack)
    }
    val found = new Decimal
    found.set(best.unscaledValue.longValue, -best.scale)
    found
  }

  /** The nearest decimal of `n` digits that reads back, the even one of two that are as near. */
  private def nearest(exact: BigDecimal, n: Int, readsBack: BigDecimal => Boolean): Option[BigDecimal] = {
    val drop = Math.max(exact.unscaledValue.toString.length - n, 0)
    val below = exact.unscaledValue.divide(BigInteger.TEN.pow(drop))
    Seq(below, below.add(BigInteger.ONE))
      .map(digits => new BigDecimal(digits, exact.scale - drop))
      .filter(readsBack)
      .sortBy(d => (d.subtract(exact).abs, d.unscaledValue.testBit(0)))(
        Ordering.Tuple2(Ordering.fromLessThan[BigDecimal](_.compareTo(_) < 0), Ordering.Boolean)
      )
      .headOption
  }
}
