package swarender
package numbers

import java.math.BigInteger

/** Powers of ten as binary fractions of 126 bits, for what scales a double by one multiplication,
  * and the logarithms that select them.
  */
private[swarender] object PowersOfTen {
  final val MinK = -340
  final val MaxK = 293

  /** `floor(10^-k * 2^(125 - floor(log2(10^-k)))) + 1` as two 63-bit words, high first, for each k
    * from `MinK` on; 0 where it was not needed yet: no word of them is 0. Threads may compute the
    * same one twice.
    */
  private val words: Array[Long] = new Array[Long](2 * (MaxK - MinK + 1))

  /** The high word for `10^-k`, for k in `[MinK, MaxK]`; its bit 62 is set. */
  def high(k: Int): Long = word(2 * (k - MinK))

  /** The low word for `10^-k`, for k in `[MinK, MaxK]`. */
  def low(k: Int): Long = word(2 * (k - MinK) + 1)

  private def word(i: Int): Long = {
    val known = words(i)
    if (known != 0) known
    else {
      compute((i >> 1) + MinK)
      words(i)
    }
  }

  private def compute(k: Int): Unit = {
    val power = BigInteger.TEN.pow(Math.abs(k))
    val floor =
      if (k <= 0) shift(power, 126 - power.bitLength)
      else BigInteger.ONE.shiftLeft(power.bitLength + 125).divide(power)
    val n = floor.add(BigInteger.ONE)
    words(2 * (k - MinK) + 1) = n.longValue & Long.MaxValue
    words(2 * (k - MinK)) = n.shiftRight(63).longValue
  }

  private def shift(n: BigInteger, by: Int): BigInteger = if (by >= 0) n.shiftLeft(by) else n.shiftRight(-by)

  /** `floor(log10(2^e))`, for e in `[-1334, 2620]`: the factor is `2^20 * log10(2)`, rounded. */
  def floorLog10Pow2(e: Int): Int = e * 315653 >> 20

  /** `floor(log2(10^e))`, for e in `[-350, 350]`: the factor is `2^16 * log2(10)`, rounded up. */
  def floorLog2Pow10(e: Int): Int = e * 217707 >> 16
}
