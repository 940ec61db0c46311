package swarender
package numbers

/** The doubles for which [[ShortestDecimal]] could be wrong. It rounds down a quotient of a double
  * and a power of ten to 63 bits after the point. That matters only where the fraction is within
  * some units of where a decision changes: the half of the interval, what lacks from it to 1, and
  * the middles between last digits. For an exponent, `c * g` modulo a power of two is that
  * fraction; how many c have it in an interval is a difference of two sums of quotients, rounded
  * down, and the c themselves are found by halving.
  */
private[swarender] object NearDecisions {

  /** How far from a decision, in units of `2^-63`. */
  private final val Near = 4

  /** Of the millions of c at one decision that are exact ties, how many are taken. */
  private final val Sample = 24
  private final val Many = 300
  private val Modulus = BigInt(1) << 129

  def foreach(f: Double => Unit): Unit = for (q <- -1074 to 971) {
    val k = PowersOfTen.floorLog10Pow2(q) + 1
    val shift = q + PowersOfTen.floorLog2Pow10(-k)
    val g = (BigInt(PowersOfTen.high(k)) << 63) + PowersOfTen.low(k)
    val half = PowersOfTen.high(k) >> -shift
    val from = if (q == -1074) 1L else 1L << 52
    f(Math.scalb(from.toDouble, q))
    val middles = (0 until 10).map(digit => (BigInt(2 * digit + 1) << 63) / 20)
    for (decision <- middles ++ Seq(BigInt(half), (BigInt(1) << 63) - half)) {
      val near = new Near(g << shift + 4, (decision - Near).max(0) << 66, ((decision + Near + 1) << 66) - 1)
      val found = near.count(from, (1L << 53) - 1)
      var c = from
      for (_ <- 0 until (if (found > Many) Sample else found.toInt)) {
        c = near.first(c, (1L << 53) - 1)
        f(Math.scalb(c.toDouble, q))
        c += 1
      }
    }
  }

  /** The x for which `factor * x` modulo 2^129 is in `[low, high]`. */
  private final class Near(factor: BigInt, low: BigInt, high: BigInt) {

    /** How many there are in `[from, to]`. */
    def count(from: Long, to: Long): BigInt =
      quotients(to - from + 1, Modulus, factor, factor * from - low) -
        quotients(to - from + 1, Modulus, factor, factor * from - high - 1)

    /** The first one in `[from, to]`, where there is one. */
    def first(from: Long, to: Long): Long = {
      var low = from
      var high = to
      while (low < high) {
        val middle = low + (high - low) / 2
        if (count(from, middle) > 0) high = middle else low = middle + 1
      }
      low
    }
  }

  /** The sum of `floor((a * i + b) / m)` for i in `[0, n)`, a and m not negative: what whole
    * quotients add is taken off, and the rest counted along the other axis, as in Euclid's
    * algorithm.
    */
  private def quotients(n: BigInt, m: BigInt, a: BigInt, b: BigInt): BigInt =
    if (n == 0) 0
    else {
      val (a1, a0) = floorDivide(a, m)
      val (b1, b0) = floorDivide(b, m)
      val whole = n * (n - 1) / 2 * a1 + n * b1
      val last = a0 * n + b0
      if (last < m) whole else whole + quotients(last / m, a0, m, last.mod(m))
    }

  private def floorDivide(a: BigInt, m: BigInt): (BigInt, BigInt) = {
    val rest = a.mod(m)
    ((a - rest) / m, rest)
  }
}
