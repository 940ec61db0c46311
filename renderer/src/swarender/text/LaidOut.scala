package swarender
package text

import swarender.platform.Platform

/** Numbers where a layout puts their digits. Every function writes at `at`, for which the caller
  * has made sure of enough room, and returns the index after the last byte.
  */
private[swarender] object LaidOut {

  /** A finite float; `decimal` is scratch space. */
  def float(v: Float, layout: NumberLayout, decimal: Decimal, dst: Array[Byte], at: Int): Int =
    if (layout.isInteger(v.toDouble)) Digits.double(v.toDouble, layout, decimal, dst, at)
    else {
      Schubfach.float(Math.abs(v), decimal)
      LaidOut(v < 0, decimal, layout, dst, at)
    }

  /** A decimal and its sign. */
  def apply(negative: Boolean, decimal: Decimal, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val start = if (negative) at + 1 else at
    if (negative) dst(at) = '-'
    val n = Digits.count(decimal.digits)
    val x = n - 1 + decimal.exponent
    if (x < layout.fixedFrom || x >= layout.fixedUntil) scientific(decimal.digits, n, x, layout, dst, start)
    else if (x < 0) {
      dst(start) = '0'
      dst(start + 1) = '.'
      Digits.positive(decimal.digits, dst, zeros(-x - 1, dst, start + 2))
    } else if (n > x + 1) pointed(decimal.digits, x + 1, dst, start)
    else {
      val end = zeros(decimal.exponent, dst, Digits.positive(decimal.digits, dst, start))
      if (layout.point) Digits.text(".0", dst, end) else end
    }
  }

  /** The digits with a point after the first `before` of them; there are more. */
  private def pointed(digits: Long, before: Int, dst: Array[Byte], at: Int): Int = {
    val end = Digits.positive(digits, dst, at + 1)
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
        if (layout.point) Digits.text(".0", dst, at + 1) else at + 1
      }
    dst(p) = layout.exponent.toByte
    p += 1
    if (x < 0 || layout.exponentPlus) {
      dst(p) = if (x < 0) '-' else '+'
      p += 1
    }
    val magnitude = Math.abs(x)
    Digits.positive(magnitude.toLong, dst, zeros(layout.exponentDigits - Digits.count(magnitude.toLong), dst, p))
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
