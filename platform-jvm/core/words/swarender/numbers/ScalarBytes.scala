package swarender
package numbers

import java.math.{BigDecimal, BigInteger}
import java.util.UUID

import swarender.platform.Platform

/** Writes the `toString` text of some types into a byte array, without a string. A function writes
  * at `at`, where the caller has ensured enough room, and returns the index after the last byte.
  */
private[swarender] object ScalarBytes {

  /** Whether to make bytes is faster than to make a string. */
  final val AreQuick = true

  /** A UUID with two quotes. */
  final val UuidRoom = 40

  /** A decimal of at most 18 digits, with `0.` and five zeros, or an exponent, and a word of slack.
    */
  final val DecimalRoom = 64

  private final val Ones = 0x0101010101010101L
  private final val Fours = 0x0f0f0f0f0f0f0f0fL

  def uuid(v: UUID, dst: Array[Byte], at: Int): Int = {
    val high = v.getMostSignificantBits
    val low = v.getLeastSignificantBits
    val middle = hex(high.toInt)
    val next = hex((low >>> 32).toInt)
    Platform.putLongLE(dst, at, hex((high >>> 32).toInt))
    Platform.putLongLE(dst, at + 9, middle)
    Platform.putLongLE(dst, at + 14, middle >>> 32)
    Platform.putLongLE(dst, at + 19, next)
    Platform.putLongLE(dst, at + 24, next >>> 32)
    Platform.putLongLE(dst, at + 28, hex(low.toInt))
    dst(at + 8) = '-'
    dst(at + 13) = '-'
    dst(at + 18) = '-'
    dst(at + 23) = '-'
    at + 36
  }

  /** The eight hexadecimal digits of `v` as bytes, the first one lowest. */
  @inline private def hex(v: Int): Long = {
    val bytes = Integer.reverseBytes(v) & 0xffffffffL
    val pairs = (bytes | bytes << 16) & 0x0000ffff0000ffffL
    val lanes = (pairs | pairs << 8) & 0x00ff00ff00ff00ffL
    val digits = (lanes >>> 4 | lanes << 8) & Fours
    // From 10 on a digit is a letter, 39 above where it would be.
    digits + DigitWord.Ascii + (digits + 6 * Ones >>> 4 & Ones) * 39
  }

  /** How many bits an integer has at most of which `integer` writes the digits, in
    * `Digits.MaxLength` bytes.
    */
  final val IntegerBits = WholeDigits.MaxBits
  def integer(v: BigInteger, dst: Array[Byte], at: Int): Int = WholeDigits(v, dst, at)

  /** Whether `decimal` is certain to write `v`: it has at most 17 digits, and no exponent. The
    * digits of a number of many bits are not counted: that takes as long as to write them.
    */
  def isShort(v: BigDecimal): Boolean =
    v.scale >= 0 && v.scale <= MaxScale && v.unscaledValue.bitLength <= MaxBits && v.precision < MaxScale &&
      v.scale - v.precision <= MostZeros

  /** -1 if `v` has more than 18 digits, or an exponent; then it leaves anything in the bytes. */
  def decimal(v: BigDecimal, dst: Array[Byte], at: Int): Int = {
    val scale = v.scale
    if (scale < 0 || scale > MaxScale) -1
    else {
      val unscaled = v.unscaledValue
      if (unscaled.bitLength > MaxBits) -1
      else if (scale == 0) Digits.long(unscaled.longValue, dst, at)
      else places(unscaled.longValue, scale, dst, at)
    }
  }

  /** `v / 10^scale`, the scale in `[1, MaxScale]`. */
  private def places(v: Long, scale: Int, dst: Array[Byte], at: Int): Int = {
    dst(at) = '-'
    val from = at + (v >>> 63).toInt
    val magnitude = Math.abs(v)
    val whole = WholePart(magnitude, scale)
    if (whole > 0) {
      val point = Digits.positive(whole, dst, from)
      dst(point) = '.'
      zeroPadded(magnitude - whole * Digits.powerOfTen(scale), scale, dst, point + 1)
    } else if (scale - Digits.count(magnitude) > MostZeros) -1
    else {
      dst(from) = '0'
      dst(from + 1) = '.'
      zeroPadded(magnitude, scale, dst, from + 2)
    }
  }

  /** `v` in `n` digits, with zeros before it; `n` is at most `MaxScale`. */
  private def zeroPadded(v: Long, n: Int, dst: Array[Byte], at: Int): Int =
    if (n <= 8) Digits.last(v.toInt, n, dst, at)
    else {
      val high = v / Digits.TenTo8
      Digits.eight((v - high * Digits.TenTo8).toInt, dst, zeroPadded(high, n - 8, dst, at))
    }

  private final val MaxScale = 18

  /** Between a point and the first digit that is not a zero; with more, there is an exponent. */
  private final val MostZeros = 5
  private final val MaxBits = 59
}

/** Quotients of powers of ten without a division, which takes 20 to 40 cycles: the high half of a
  * product, shifted. After Torbjörn Granlund and Peter Montgomery, "Division by invariant integers
  * using multiplication" (1994), theorem 4.2 for dividends of 62 bits.
  */
private object WholePart {
  private final val Bits = 62

  private val factors = new Array[Long](19)
  private val shifts = new Array[Int](19)

  private def init(): Unit = {
    var n = 1
    while (n < factors.length) {
      val power = Digits.powerOfTen(n)
      val log2 = 64 - java.lang.Long.numberOfLeadingZeros(power - 1)
      factors(n) =
        java.math.BigInteger.ONE.shiftLeft(Bits + log2).divide(java.math.BigInteger.valueOf(power)).longValue + 1
      shifts(n) = Bits + log2 - 64
      n += 1
    }
  }
  init()

  /** `v / 10^n`, `v` in `[0, 2^62)` and `n` in `[1, 18]`. */
  def apply(v: Long, n: Int): Long = HighProduct(v, factors(n)) >>> shifts(n)
}
