package swarender
package numbers

import swarender.platform.Platform

/** Numbers where a layout puts their digits. Every function writes at `at`, for which the caller
  * has made sure of enough room, and returns the index after the last byte. More may be written
  * after it: up to a word.
  */
private[swarender] object LaidOut {

  private final val TenTo15 = 1000000000000000L
  private final val TenTo16 = 10000000000000000L
  private final val TenTo17 = 100000000000000000L

  /** `d * 10^e`, for `d` in `[1, 10^17]`, and its sign, which is 1 for a minus, else 0. */
  def decimal(d: Long, e: Int, negative: Int, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    if (d == TenTo17) LaidOut(TenTo15, 0, e + 17, negative, layout, dst, at)
    else if (d >= TenTo16) LaidOut(d / 10, (d % 10).toInt, e + 16, negative, layout, dst, at)
    else {
      var sixteen = d
      var x = e + 15
      while (sixteen < 100000000L) {
        sixteen *= 100000000
        x -= 8
      }
      while (sixteen < TenTo15) {
        sixteen *= 10
        x -= 1
      }
      LaidOut(sixteen, 0, x, negative, layout, dst, at)
    }

  /** The 17 digits of `sixteen`, in `[10^15, 10^16)`, and `last`; the value of the first one is its
    * times `10^x`. What data decides is computed: a branch on it could not be predicted.
    */
  def apply(sixteen: Long, last: Int, x: Int, negative: Int, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    dst(at) = '-'
    val start = at + negative
    val head = sixteen / 100000000
    val first = DigitWord(head)
    val second = DigitWord(sixteen - head * 100000000)
    val some = if (second != 0) 8 + DigitWord.significant(second) else DigitWord.significant(first)
    val n = Math.max(some, -last >> 31 & 17)
    if ((x - layout.fixedFrom | layout.fixedUntil - 1 - x) < 0)
      if (layout.paddedIntegers && x >= n - 1) {
        seventeen(first, second, last, dst, start)
        zeros(x - 16, dst, start + 17)
      } else scientific(first, second, last, n, x, layout, dst, start)
    else if (x < 0) {
      val digits = zeros(1 - x, dst, start)
      dst(start + 1) = '.'
      seventeen(first, second, last, dst, digits)
      digits + n
    } else if (x < n - 1) {
      pointed(first, second, last, x + 1, dst, start)
      start + n + 1
    } else {
      seventeen(first, second, last, dst, start)
      val end = zeros(x - 16, dst, start + 17)
      if (layout.point) Digits.text(".0", dst, end) else end
    }
  }

  private def scientific(
      first: Long,
      second: Long,
      last: Int,
      n: Int,
      x: Int,
      layout: NumberLayout,
      dst: Array[Byte],
      at: Int
  ): Int = {
    pointed(first, second, last, 1, dst, at)
    var p = if (n > 1) at + n + 1 else if (layout.point) Digits.text(".0", dst, at + 1) else at + 1
    dst(p) = layout.exponent.toByte
    dst(p + 1) = ('+' + (x >>> 31 << 1)).toByte
    p += 1 + (x >>> 31 | (if (layout.exponentPlus) 1 else 0))
    val magnitude = Math.abs(x)
    val digits = Math.max(layout.exponentDigits, 1 + (9 - magnitude >>> 31) + (99 - magnitude >>> 31))
    Platform.putLongLE(dst, p, (DigitWord.three(magnitude) | DigitWord.Ascii) >>> 24 - 8 * digits)
    p + digits
  }

  /** 17 digits with a point after the first `before` of them, 1 to 16. */
  @inline private def pointed(first: Long, second: Long, last: Int, before: Int, dst: Array[Byte], at: Int): Unit = {
    Platform.putLongLE(dst, at, first | DigitWord.Ascii)
    if (before < 8) {
      Platform.putLongLE(dst, at + before + 1, (first | DigitWord.Ascii) >>> 8 * before)
      Platform.putLongLE(dst, at + 9, second | DigitWord.Ascii)
    } else {
      Platform.putLongLE(dst, at + 8, second | DigitWord.Ascii)
      Platform.putLongLE(dst, at + before + 1, (second | DigitWord.Ascii) >>> 8 * before)
    }
    dst(at + before) = '.'
    dst(at + 17) = (last | '0').toByte
  }

  @inline private def seventeen(first: Long, second: Long, last: Int, dst: Array[Byte], at: Int): Unit = {
    Platform.putLongLE(dst, at, first | DigitWord.Ascii)
    Platform.putLongLE(dst, at + 8, second | DigitWord.Ascii)
    dst(at + 16) = (last | '0').toByte
  }

  /** Puts `n` zeros, if `n` is positive, and returns `at + n`. */
  private def zeros(n: Int, dst: Array[Byte], at: Int): Int = {
    var p = at
    while (p < at + n) {
      Platform.putLongLE(dst, p, DigitWord.Ascii)
      p += 8
    }
    at + n
  }
}
