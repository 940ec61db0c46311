package swarender
package text

/** Decimal digits into a byte array. Every function writes at `at`, for which the caller has made sure of enough room, and returns
  * the index behind the last byte.
  */
private[swarender] object Digits {

  /** No number in any layout is longer, in bytes, with a word of slack: a sign, `0.`, 323 zeros and 17 digits. */
  final val MaxLength = 360

  /** No `Long` is longer, with a word of slack. */
  final val MaxLongLength = 28

  private final val TenTo8 = 100000000L
  private final val TenTo16 = TenTo8 * TenTo8

  private val powers: Array[Long] = Array.iterate(1L, 19)(_ * 10)

  /** How many decimal digits `v` has; `v` is not negative. */
  def count(v: Long): Int = {
    // 1233 / 2^12 is a little above log10(2): one less than the count, or the count.
    val n = (64 - java.lang.Long.numberOfLeadingZeros(v | 1)) * 1233 >> 12
    if (n < 19 && v >= powers(n)) n + 1 else Math.max(n, 1)
  }

  /** Any `Long`; 28 bytes are free at `at`. */
  def long(v: Long, dst: Array[Byte], at: Int): Int =
    if (v != Long.MinValue) {
      // Without a branch for the sign: in data it is hard to foretell.
      dst(at) = '-'
      positive(Math.abs(v), dst, at + (v >>> 63).toInt)
    } else {
      dst(at) = '-'
      val _ = positive(Long.MaxValue, dst, at + 1)
      dst(at + 19) = '8'
      at + 20
    }

  /** `v` is not negative; a word is free behind its digits. */
  private def positive(v: Long, dst: Array[Byte], at: Int): Int =
    if (v < TenTo8) leading(v, dst, at)
    else if (v < TenTo16) {
      val high = v / TenTo8
      eight(v - high * TenTo8, dst, leading(high, dst, at))
    } else {
      val high = v / TenTo16
      val rest = v - high * TenTo16
      val middle = rest / TenTo8
      eight(rest - middle * TenTo8, dst, eight(middle, dst, leading(high, dst, at)))
    }

  /** `v`, in `[0, 10^8)`, without zeros before it. Their number does not wait for the digits, so that what stands behind need not. */
  private def leading(v: Long, dst: Array[Byte], at: Int): Int = {
    val n = countShort(v)
    Platform.putLongLE(dst, at, (spread(v) | Zeros) >>> 64 - 8 * n)
    at + n
  }

  /** How many decimal digits `v`, in `[0, 10^8)`, has, without a branch: for each power of two the table holds what carries into the
    * upper half if there is one more. After Daniel Lemire, "Computing the number of digits of an integer even faster" (2021), who gives
    * the idea to Kendall Willets.
    */
  private def countShort(v: Long): Int = (v + carries(63 - java.lang.Long.numberOfLeadingZeros(v | 1)) >>> 32).toInt

  private val carries: Array[Long] = Array.tabulate(27) { bit =>
    val n = (1L << bit).toString.length
    val next = powers(n)
    if (next >> bit == 1) (n + 1L << 32) - next else n.toLong << 32
  }

  /** `v`, in `[0, 10^8)`, as eight digits. */
  private def eight(v: Long, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(dst, at, spread(v) | Zeros)
    at + 8
  }

  private final val Zeros = 0x3030303030303030L

  /** The eight digits of `v`, in `[0, 10^8)`, one a byte, the first one lowest: halves, then quarters, then digits, all lanes at once
    * by multiplications. After Paul Khuong, "How to print integers really fast (with open source AppNexus code!)" (2017).
    */
  private def spread(v: Long): Long = {
    val high = v / 10000
    val halves = high | (v - high * 10000) << 32
    val hundreds = (halves * 10486 >>> 20) & 0x7f0000007fL
    val quarters = hundreds | (halves - 100 * hundreds) << 16
    val tens = (quarters * 103 >>> 10) & 0xf000f000f000fL
    tens | (quarters - 10 * tens) << 8
  }

  /** A finite double; `decimal` is scratch space. */
  def double(v: Double, layout: NumberLayout, decimal: Decimal, dst: Array[Byte], at: Int): Int = {
    val small = v.toInt
    if (small != 0 && small.toDouble == v && !layout.integerPoint) long(small.toLong, dst, at)
    else if (isInteger(v, layout)) integer(v, layout, dst, at)
    else {
      val magnitude = Math.abs(v)
      if (layout.exact && magnitude == Math.rint(magnitude))
        text((if (v < 0) "-" else "") + Decimal.exact(magnitude).toBigInteger.toString, dst, at)
      else {
        if (layout.exact) decimal.setRounded(magnitude, 17) else Platform.shortest(magnitude, decimal)
        if (magnitude < layout.twoDigitsBelow && decimal.digits < 10) decimal.setRounded(magnitude, 2)
        laidOut(v < 0, decimal, layout, dst, at)
      }
    }
  }

  /** A finite float; `decimal` is scratch space. */
  def float(v: Float, layout: NumberLayout, decimal: Decimal, dst: Array[Byte], at: Int): Int =
    if (isInteger(v.toDouble, layout)) integer(v.toDouble, layout, dst, at)
    else {
      Schubfach.float(Math.abs(v), decimal)
      laidOut(v < 0, decimal, layout, dst, at)
    }

  private def isInteger(v: Double, layout: NumberLayout): Boolean =
    v >= -layout.integerUntil && v < layout.integerUntil && v.toLong.toDouble == v

  private def integer(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    if (v == 0 && 1 / v < 0) text(layout.negativeZero, dst, at)
    else {
      val end = long(v.toLong, dst, at)
      if (layout.integerPoint) text(".0", dst, end) else end
    }

  private def text(s: String, dst: Array[Byte], at: Int): Int = {
    var i = 0
    while (i < s.length) {
      dst(at + i) = s.charAt(i).toByte
      i += 1
    }
    at + i
  }

  private def laidOut(negative: Boolean, decimal: Decimal, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val start = if (negative) at + 1 else at
    if (negative) dst(at) = '-'
    val n = count(decimal.digits)
    val x = n - 1 + decimal.exponent
    if (x < layout.fixedFrom || x >= layout.fixedUntil) scientific(decimal.digits, n, x, layout, dst, start)
    else if (x < 0) {
      dst(start) = '0'
      dst(start + 1) = '.'
      positive(decimal.digits, dst, zeros(-x - 1, dst, start + 2))
    } else if (n > x + 1) pointed(decimal.digits, x + 1, dst, start)
    else {
      val end = zeros(decimal.exponent, dst, positive(decimal.digits, dst, start))
      if (layout.point) text(".0", dst, end) else end
    }
  }

  /** The digits with a point behind the first `before` of them; there are more. */
  private def pointed(digits: Long, before: Int, dst: Array[Byte], at: Int): Int = {
    val end = positive(digits, dst, at + 1)
    if (before < 8) {
      val word = Platform.getLongLE(dst, at + 1)
      val mask = (1L << 8 * before) - 1
      Platform.putLongLE(dst, at, word & mask | '.'.toLong << 8 * before | (word & ~mask) << 8)
    } else {
      System.arraycopy(dst, at + 1, dst, at, before)
      dst(at + before) = '.'
    }
    end
  }

  private def scientific(digits: Long, n: Int, x: Int, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    var p =
      if (n > 1) pointed(digits, 1, dst, at)
      else {
        dst(at) = ('0' + digits).toByte
        if (layout.point) text(".0", dst, at + 1) else at + 1
      }
    dst(p) = layout.exponent.toByte
    p += 1
    if (x < 0 || layout.exponentPlus) {
      dst(p) = if (x < 0) '-' else '+'
      p += 1
    }
    val magnitude = Math.abs(x)
    positive(magnitude.toLong, dst, zeros(layout.exponentDigits - count(magnitude.toLong), dst, p))
  }

  private def zeros(n: Int, dst: Array[Byte], at: Int): Int = {
    var p = at
    while (p < at + n) {
      dst(p) = '0'
      p += 1
    }
    p
  }
}
