package swarender
package text

import swarender.platform.Platform

/** Decimal digits into a byte array. Every function writes at `at`, for which the caller has made
  * sure of enough room, and returns the index after the last byte.
  */
private[swarender] object Digits {

  /** No number in any layout is longer, in bytes, with a word of slack: a sign, `0.`, 323 zeros and
    * 17 digits.
    */
  final val MaxLength = 360

  /** No `Long` is longer, with a word of slack. */
  final val MaxLongLength = 28

  private final val TenTo8 = 100000000L
  private final val TenTo9 = 1000000000L
  private final val TenTo16 = TenTo8 * TenTo8

  private val powers: Array[Long] = {
    val all = new Array[Long](19)
    all(0) = 1
    var n = 1
    while (n < all.length) {
      all(n) = 10 * all(n - 1)
      n += 1
    }
    all
  }

  /** How many decimal digits `v` has; `v` is not negative. */
  def count(v: Long): Int = {
    // 1233 / 2^12 is a little above log10(2): one less than the count, or the count.
    val n = (64 - java.lang.Long.numberOfLeadingZeros(v | 1)) * 1233 >> 12
    if (n < 19 && v >= powers(n)) n + 1 else Math.max(n, 1)
  }

  /** Any `Long`; 28 bytes are free at `at`. */
  @inline def long(v: Long, dst: Array[Byte], at: Int): Int =
    if (v != Long.MinValue) {
      // Without a branch on the sign, which is hard to predict in data.
      dst(at) = '-'
      positive(Math.abs(v), dst, at + (v >>> 63).toInt)
    } else {
      dst(at) = '-'
      val _ = positive(Long.MaxValue, dst, at + 1)
      dst(at + 19) = '8'
      at + 20
    }

  /** `v` is not negative; a word is free after its digits. */
  @inline def positive(v: Long, dst: Array[Byte], at: Int): Int =
    if (v < TenTo8) leading(v.toInt, dst, at)
    else if (v < TenTo16) {
      val high = v / TenTo8
      eight((v - high * TenTo8).toInt, dst, leading(high.toInt, dst, at))
    } else {
      val high = v / TenTo16
      val rest = v - high * TenTo16
      val middle = rest / TenTo8
      eight((rest - middle * TenTo8).toInt, dst, eight(middle.toInt, dst, leading(high.toInt, dst, at)))
    }

  /** `v`, in `[0, 10^8)`, without leading zeros. The number of digits is computed independently of
    * the digits, so that the text after them can be written without waiting.
    */
  @inline private def leading(v: Int, dst: Array[Byte], at: Int): Int = {
    val n = countShort(v)
    Platform.putLongLE(dst, at, spread(v) >>> 64 - 8 * n)
    at + n
  }

  /** How many decimal digits `v`, in `[0, 10^8)`, has, without a branch: for each power of two the
    * table holds what carries into the upper half if there is one more. After Daniel Lemire,
    * "Computing the number of digits of an integer even faster" (2021), who gives the idea to
    * Kendall Willets.
    */
  @inline private def countShort(v: Int): Int = (v + carries(31 - Integer.numberOfLeadingZeros(v | 1)) >>> 32).toInt

  private val carries: Array[Long] = {
    val all = new Array[Long](27)
    var bit = 0
    while (bit < all.length) {
      var n = 1
      while (powers(n) <= (1L << bit)) n += 1
      val next = powers(n)
      all(bit) = if (next >> bit == 1) (n + 1L << 32) - next else n.toLong << 32
      bit += 1
    }
    all
  }

  /** `v`, in `[0, 10^8)`, as eight digits. */
  @inline private def eight(v: Int, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(dst, at, spread(v))
    at + 8
  }

  /** The eight digits of `v`, in `[0, 10^8)`, one a byte, the first one lowest. */
  @inline private def spread(v: Int): Long = {
    val high = v / 1000
    val top = high / 1000
    (threes(top) >>> 8) | threes(high - top * 1000).toLong << 16 | threes(v - high * 1000).toLong << 40
  }

  /** `v`, in `[0, 10^9)`, as nine digits. */
  @inline private def nine(v: Int, dst: Array[Byte], at: Int): Int = {
    val high = v / 1000
    val top = high / 1000
    val low = threes(v - high * 1000).toLong
    Platform.putLongLE(dst, at, threes(top) | threes(high - top * 1000).toLong << 24 | low << 48)
    dst(at + 8) = (low >>> 16).toByte
    at + 9
  }

  /** For each number in `[0, 1000)` its three digits, the first one lowest. */
  private val threes: Array[Int] = {
    val all = new Array[Int](1000)
    var v = 0
    while (v < all.length) {
      all(v) = 0x303030 + (v / 100 | v / 10 % 10 << 8 | v % 10 << 16)
      v += 1
    }
    all
  }

  /** A finite double; `decimal` is scratch space. One method, and longer than C2 inlines
    * (FreqInlineSize), for the sake of what calls it.
    */
  @inline def double(v: Double, layout: NumberLayout, decimal: Decimal, dst: Array[Byte], at: Int): Int = {
    val small = v.toInt
    if (small != 0 && small.toDouble == v && layout.printsInts) long(small.toLong, dst, at)
    else if (layout.isInteger(v)) integer(v, layout, dst, at)
    else {
      val magnitude = Math.abs(v)
      val isPlain = magnitude >= layout.plainFrom && magnitude < layout.plainUntil
      val thousandths = if (isPlain) Decimal.thousandths(magnitude) else -1L
      val whole = thousandths / 1000
      val few = (thousandths - whole * 1000).toInt
      if (few > 0) fewPlaces(v, whole, few, dst, at)
      else if (layout.exact && magnitude == Math.rint(magnitude))
        text((if (v < 0) "-" else "") + Decimal.exact(magnitude).toBigInteger.toString, dst, at)
      else {
        if (!layout.exact) ShortestDecimal(magnitude, decimal)
        else if (!SeventeenDigits(magnitude, decimal)) decimal.setRounded(magnitude, 17)
        if (magnitude < layout.twoDigitsBelow && decimal.digits < 10) decimal.setRounded(magnitude, 2)
        val places = -decimal.exponent
        if (isPlain && places > 0 && places <= 18) {
          // Below 2^31 every integer is a double, so none is between v and a decimal that reads back to it: they agree before the point.
          val whole = magnitude.toInt
          val point = signedWhole(v, whole.toLong, dst, at)
          val fraction = (decimal.digits - whole * powers(places)) * powers(18 - places)
          val high = fraction / TenTo9
          val _ = nine((fraction - high * TenTo9).toInt, dst, nine(high.toInt, dst, point + 1))
          point + 1 + places
        } else LaidOut(v < 0, decimal, layout, dst, at)
      }
    }
  }

  /** A double of `whole` and so many thousandths, 1 to 999; nothing but its sign is taken from `v`.
    */
  @inline private def fewPlaces(v: Double, whole: Long, thousandths: Int, dst: Array[Byte], at: Int): Int = {
    val digits = threes(thousandths)
    val point = signedWhole(v, whole, dst, at)
    Platform.putLongLE(dst, point + 1, digits.toLong)
    // Zeros at the end are the highest bytes.
    point + 1 + (39 - Integer.numberOfLeadingZeros(digits ^ 0x303030) >>> 3)
  }

  /** The sign of `v`, then `whole` and a point, of which it returns the index. */
  @inline private def signedWhole(v: Double, whole: Long, dst: Array[Byte], at: Int): Int = {
    dst(at) = '-'
    val point = positive(whole, dst, at + (java.lang.Double.doubleToRawLongBits(v) >>> 63).toInt)
    dst(point) = '.'
    point
  }

  private def integer(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    if (v == 0) text(if (1 / v < 0) layout.negativeZero else layout.zero, dst, at)
    else {
      val end = long(v.toLong, dst, at)
      if (layout.integerPoint) text(".0", dst, end) else end
    }

  /** Text of ASCII. */
  def text(s: String, dst: Array[Byte], at: Int): Int = {
    var i = 0
    while (i < s.length) {
      dst(at + i) = s.charAt(i).toByte
      i += 1
    }
    at + i
  }
}
