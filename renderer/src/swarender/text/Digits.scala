package swarender
package text

/** Decimal digits into a byte array. Every function writes at `at`, for which the caller has made sure of
  * enough room, and returns the index behind the last byte.
  */
private[swarender] object Digits {

  /** No number in any layout is longer, in bytes: a sign, `0.`, 323 zeros and 17 digits. */
  final val MaxLength = 352

  /** No `Long` is longer. */
  final val MaxLongLength = 20

  private val pairs: Array[Byte] =
    Array.tabulate(200)(i => ('0' + (if (i % 2 == 0) i / 20 else i / 2 % 10)).toByte)

  /** How many decimal digits `v` has; `v` is not negative. */
  def count(v: Long): Int = {
    var n = 1
    var bound = 10L
    while (n < 19 && v >= bound) {
      n += 1
      bound *= 10
    }
    n
  }

  def long(v: Long, dst: Array[Byte], at: Int): Int =
    if (v >= 0) positive(v, dst, at)
    else {
      dst(at) = '-'
      if (v != Long.MinValue) positive(-v, dst, at + 1)
      else {
        positive(922337203685477580L, dst, at + 1)
        dst(at + 19) = '8'
        at + 20
      }
    }

  /** Two digits at a time from the right, as in "Three Optimization Tips for C++" (A. Alexandrescu, 2012). */
  private def positive(v: Long, dst: Array[Byte], at: Int): Int = {
    val end = at + count(v)
    var p = end
    var rest = v
    while (rest > Int.MaxValue) {
      val next = rest / 100
      p = pair((rest - next * 100).toInt, dst, p)
      rest = next
    }
    var small = rest.toInt
    while (small >= 100) {
      val next = small / 100
      p = pair(small - next * 100, dst, p)
      small = next
    }
    if (small >= 10) pair(small, dst, p) else dst(p - 1) = ('0' + small).toByte
    end
  }

  private def pair(n: Int, dst: Array[Byte], end: Int): Int = {
    dst(end - 2) = pairs(2 * n)
    dst(end - 1) = pairs(2 * n + 1)
    end - 2
  }

  /** A finite double; `decimal` is scratch space. */
  def double(v: Double, layout: NumberLayout, decimal: Decimal, dst: Array[Byte], at: Int): Int = {
    val small = v.toInt
    if (small != 0 && small.toDouble == v) long(small.toLong, dst, at)
    else if (isInteger(v, layout)) integer(v, layout, dst, at)
    else {
      val magnitude = Math.abs(v)
      if (layout.exact && magnitude == Math.rint(magnitude))
        text(new java.math.BigDecimal(v).toBigInteger.toString, dst, at)
      else {
        if (layout.exact) decimal.setSeventeen(magnitude) else Platform.shortest(magnitude, decimal)
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
    Math.abs(v) < layout.integerUntil && v.toLong.toDouble == v

  private def integer(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    if (v == 0 && 1 / v < 0 && layout.negativeZero) text("-0", dst, at) else long(v.toLong, dst, at)

  private def text(s: String, dst: Array[Byte], at: Int): Int = {
    var i = 0
    while (i < s.length) {
      dst(at + i) = s.charAt(i).toByte
      i += 1
    }
    at + i
  }

  private def laidOut(
      negative: Boolean,
      decimal: Decimal,
      layout: NumberLayout,
      dst: Array[Byte],
      at: Int
  ): Int = {
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
    var i = at
    while (i < at + before) {
      dst(i) = dst(i + 1)
      i += 1
    }
    dst(i) = '.'
    end
  }

  private def scientific(
      digits: Long,
      n: Int,
      x: Int,
      layout: NumberLayout,
      dst: Array[Byte],
      at: Int
  ): Int = {
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
