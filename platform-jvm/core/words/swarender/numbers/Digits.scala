package swarender
package numbers

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

  final val TenTo8 = 100000000L
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

  /** `10^n`, for `n` in `[0, 18]`. */
  def powerOfTen(n: Int): Long = powers(n)

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
    if (v < TenTo8) leading(v.toInt, dst, at) else large(v, dst, at)

  /** `v`, of nine digits or more: apart, so that what writes a few digits stays small. */
  private def large(v: Long, dst: Array[Byte], at: Int): Int =
    if (v < TenTo16) {
      val high = (v / TenTo8).toInt
      val next = if (high < 1000) few(high, dst, at) else leading(high, dst, at)
      eight((v - high * TenTo8).toInt, dst, next)
    } else {
      val high = v / TenTo16 // At most 922.
      val rest = v - high * TenTo16
      val middle = rest / TenTo8
      eight((rest - middle * TenTo8).toInt, dst, eight(middle.toInt, dst, few(high.toInt, dst, at)))
    }

  /** `v`, in `[0, 10^8)`, without leading zeros. The number of digits is computed independently of
    * the digits, so that the text after them can be written without waiting.
    */
  @inline private def leading(v: Int, dst: Array[Byte], at: Int): Int = last(v, countShort(v), dst, at)

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

  /** `v`, in `[0, 1000)`, without leading zeros. */
  @inline def few(v: Int, dst: Array[Byte], at: Int): Int = {
    val digits = fewDigits(v)
    Platform.putLongLE(dst, at, digits.toLong)
    at + (digits >>> 24)
  }

  /** Of each number below 1000 its digits, the first one lowest, and in the highest byte how many
    * there are: a branch on that could not be predicted in data.
    */
  private val fewDigits: Array[Int] = {
    val all = new Array[Int](1000)
    var v = 0
    while (v < all.length) {
      val n = if (v < 10) 1 else if (v < 100) 2 else 3
      all(v) = ((DigitWord.three(v) | DigitWord.Ascii) >>> 24 - 8 * n & 0xffffff).toInt | n << 24
      v += 1
    }
    all
  }

  /** The last `n` of the digits of `v`, in `[0, 10^8)` and of `n` digits at most; `n` is at most 8.
    */
  @inline def last(v: Int, n: Int, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(dst, at, (DigitWord(v.toLong) | DigitWord.Ascii) >>> 64 - 8 * n)
    at + n
  }

  /** `v`, in `[0, 10^8)`, as eight digits. */
  @inline def eight(v: Int, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(dst, at, DigitWord(v.toLong) | DigitWord.Ascii)
    at + 8
  }

  /** `v`, in `[0, 10^9)`, as nine digits. */
  private[swarender] def nine(v: Int, dst: Array[Byte], at: Int): Int = {
    val high = v / 10
    val last = eight(high, dst, at)
    dst(last) = ('0' + v - high * 10).toByte
    last + 1
  }

  /** A finite double. One method, and longer than C2 inlines (FreqInlineSize), for the sake of what
    * calls it.
    */
  @inline def double(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val log2 = (bits >>> 52 & 0x7ff).toInt - 1023
    // The ranges of the logarithm are for the sake of doubles of all magnitudes: what is compared within them could
    // not be predicted, and to convert what no Long can be is slow.
    if ((log2 & ~63) == 0 && (log2 > 51 || bits << 12 + log2 == 0) && layout.isInteger(v)) {
      val end = long(v.toLong, dst, at)
      if (layout.integerPoint) text(".0", dst, end) else end
    } else if (v == 0) text(if (bits < 0) layout.negativeZero else layout.zero, dst, at)
    else {
      val magnitude = Math.abs(v)
      val isPlain = (log2 + 16 & ~63) == 0 && magnitude >= layout.plainFrom && magnitude < layout.plainUntil
      val thousandths = if (isPlain) ShortestDecimal.thousandths(magnitude) else -1L
      if (thousandths >= 0 && thousandths % 1000 != 0) fewPlaces(v, thousandths, dst, at)
      else if (layout.exact && magnitude == Math.rint(magnitude)) {
        dst(at) = '-'
        val end = WholeDigits(magnitude, dst, at + (bits >>> 63).toInt)
        if (layout.point) text(".0", dst, end) else end
      } else if (layout.exact) RoundedDigits.seventeen(v, layout, dst, at)
      else if (magnitude < layout.twoDigitsBelow && hasOneDigit(magnitude, dst, at))
        RoundedDigits.two(v, layout, dst, at)
      else ShortestDecimal.double(v, layout, dst, at)
    }
  }

  /** Whether one digit would do for a positive finite double; leaves anything in the bytes. */
  private def hasOneDigit(v: Double, dst: Array[Byte], at: Int): Boolean = {
    val end = ShortestDecimal.double(v, NumberLayout.scientific, dst, at)
    end == at + 1 || dst(at + 1) == 'e'
  }

  /** A double of so many thousandths, no multiple of 1000; nothing but its sign is taken from `v`.
    */
  @inline private def fewPlaces(v: Double, thousandths: Long, dst: Array[Byte], at: Int): Int = {
    val whole = thousandths / 1000
    val digits = DigitWord.three((thousandths - whole * 1000).toInt)
    val point = signedWhole(v, whole, dst, at)
    Platform.putLongLE(dst, point + 1, digits | DigitWord.Ascii)
    point + 1 + DigitWord.significant(digits)
  }

  /** The sign of `v`, then `whole` and a point, of which it returns the index. */
  @inline private def signedWhole(v: Double, whole: Long, dst: Array[Byte], at: Int): Int = {
    dst(at) = '-'
    val point = positive(whole, dst, at + (java.lang.Double.doubleToRawLongBits(v) >>> 63).toInt)
    dst(point) = '.'
    point
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
