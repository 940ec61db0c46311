package swarender
package text

import java.math.BigInteger

/** The shortest decimal that reads back to a given double or float, and of these the one nearest to
  * it.
  *
  * After Raffaele Giulietti, "The Schubfach way to render doubles" (2020): one multiplication by a
  * 126-bit power of ten brings the value and the bounds of its rounding interval to integers, where
  * at most four candidates remain. Differs from `java.lang.Double.toString` in that one digit is
  * enough: 5e-324, not 4.9E-324.
  */
private[swarender] object Schubfach {
  private[text] final val MinK = -324
  private[text] final val MaxK = 292

  /** `g(k) = floor(10^-k * 2^(125 - floor(log2(10^-k)))) + 1` as two 63-bit words, high first, for
    * each k from `MinK` on; 0 where it was not needed yet: no word of them is 0. Threads may
    * compute the same one twice.
    */
  private val g: Array[Long] = new Array[Long](2 * (MaxK - MinK + 1))

  private[text] def high(k: Int): Long = word(2 * (k - MinK))
  private[text] def low(k: Int): Long = word(2 * (k - MinK) + 1)

  private def word(i: Int): Long = {
    val known = g(i)
    if (known != 0) known
    else {
      compute((i >> 1) + MinK)
      g(i)
    }
  }

  private def compute(k: Int): Unit = {
    val power = BigInteger.TEN.pow(Math.abs(k))
    val floor =
      if (k <= 0) shift(power, 126 - power.bitLength)
      else BigInteger.ONE.shiftLeft(power.bitLength + 125).divide(power)
    val n = floor.add(BigInteger.ONE)
    g(2 * (k - MinK) + 1) = n.longValue & Long.MaxValue
    g(2 * (k - MinK)) = n.shiftRight(63).longValue
  }

  private def shift(n: BigInteger, by: Int): BigInteger = if (by >= 0) n.shiftLeft(by) else n.shiftRight(-by)

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

  /** The decimal nearest to `c * 2^q` among the shortest in its rounding interval, which is closed
    * when `c` is even. `regular` says that the next smaller number is as far away as the next
    * larger one.
    */
  private def decimal(c: Long, q: Int, regular: Boolean, into: Decimal): Unit = {
    val out = (c & 1).toInt
    val value = c << 2
    val under = if (regular) value - 2 else value - 1
    val over = value + 2
    val k = if (regular) floorLog10Pow2(q) else floorLog10ThreeQuartersPow2(q)
    val h = q + floorLog2Pow10(-k) + 2
    val g1 = high(k)
    val g0 = low(k)
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

  /** `floor(log10(2^e))`, for |e| up to 1,500: the factor is `floor(2^41 * log10(2))`. */
  private[text] def floorLog10Pow2(e: Int): Int = (e * 661971961083L >> 41).toInt

  /** `floor(log10(3/4 * 2^e))`: the same with `floor(2^41 * log10(3/4))` added. */
  private def floorLog10ThreeQuartersPow2(e: Int): Int = (e * 661971961083L - 274743187321L >> 41).toInt

  /** `floor(log2(10^e))`, for |e| up to 350: the factor is `floor(2^38 * log2(10))`. */
  private[text] def floorLog2Pow10(e: Int): Int = (e * 913124641741L >> 38).toInt
}
