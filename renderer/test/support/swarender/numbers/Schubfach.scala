package swarender
package numbers

/** The shortest decimal that reads back to a given double or float, and of these the one nearest to
  * it.
  *
  * After Raffaele Giulietti, "The Schubfach way to render doubles" (2020): one multiplication by a
  * 126-bit power of ten brings the value and the bounds of its rounding interval to integers, where
  * at most four candidates remain. The plain reference for [[ShortestDecimal]].
  */
private[swarender] object Schubfach {

  /** Fills `into` from a positive finite double. */
  def double(v: Double, into: Decimal): Unit = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val fraction = bits & 0xfffffffffffffL
    val exponent = (bits >>> 52).toInt
    if (exponent == 0) decimal(fraction, -1074, regular = true, into)
    else decimal(fraction | 0x10000000000000L, exponent - 1075, fraction != 0 || exponent == 1, into)
  }

  /** Fills `into` from a positive finite float. */
  def float(v: Float, into: Decimal): Unit = {
    val bits = java.lang.Float.floatToRawIntBits(v)
    val fraction = bits & 0x7fffff
    val exponent = bits >>> 23
    if (exponent == 0) decimal(fraction.toLong, -149, regular = true, into)
    else decimal((fraction | 0x800000).toLong, exponent - 150, fraction != 0 || exponent == 1, into)
  }

  /** `floor(log10(3/4 * 2^e))`: what is taken off is about `2^20 * -log10(3/4)`. */
  def floorLog10ThreeQuartersPow2(e: Int): Int = e * 315653 - 131072 >> 20

  /** The decimal nearest to `c * 2^q` among the shortest in its rounding interval, which is closed
    * when `c` is even. `regular` says that the next smaller number is as far away as the next
    * larger one.
    */
  private def decimal(c: Long, q: Int, regular: Boolean, into: Decimal): Unit = {
    val out = (c & 1).toInt
    val value = c << 2
    val under = if (regular) value - 2 else value - 1
    val over = value + 2
    val k = if (regular) PowersOfTen.floorLog10Pow2(q) else floorLog10ThreeQuartersPow2(q)
    val h = q + PowersOfTen.floorLog2Pow10(-k) + 2
    val g1 = PowersOfTen.high(k)
    val g0 = PowersOfTen.low(k)
    val v = roundToOdd(g1, g0, value << h)
    val lower = roundToOdd(g1, g0, under << h) + out
    val upper = roundToOdd(g1, g0, over << h) - out
    // All bits of a mask are set if it holds, else none: a branch on the candidate could not be predicted.
    val s = v >> 2
    val tenth = s / 10
    val tenthOut = below(40 * tenth, lower)
    val isShort = (tenthOut ^ below(upper, 40 * tenth + 40)) & below(9, s)
    val downOut = below(s << 2, lower)
    val onlyOne = downOut ^ below(upper, (s << 2) + 4)
    val toMiddle = v - ((s << 2) + 2)
    val nearerUp = below(0, toMiddle + (s & 1))
    val up = onlyOne & downOut | ~onlyOne & nearerUp
    val nearest = s - up
    into.set(nearest ^ (nearest ^ tenth - tenthOut) & isShort, k - isShort.toInt)
  }

  /** All bits set if `a < b`, else none; their difference is no overflow. */
  private def below(a: Long, b: Long): Long = a - b >> 63

  /** `g * cp / 2^127` rounded to odd: the lowest bit also tells whether a fraction was cut off. */
  private def roundToOdd(g1: Long, g0: Long, cp: Long): Long = {
    val x1 = HighProduct(g0, cp)
    val y0 = g1 * cp
    val y1 = HighProduct(g1, cp)
    val z = (y0 >>> 1) + x1
    val w = y1 + (z >>> 63)
    w | ((z & Long.MaxValue) + Long.MaxValue) >>> 63
  }
}
