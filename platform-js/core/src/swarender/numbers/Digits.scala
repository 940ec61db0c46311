package swarender
package numbers

import swarender.platform.Platform

/** Decimal digits into a byte array, as the engine makes them: its numbers are doubles and integers
  * of 32 bits. Every function writes at `at`, for which the caller has made sure of enough room,
  * and returns the index after the last byte.
  */
private[swarender] object Digits {

  /** No number in any layout is longer, in bytes: a sign, `0.`, 323 zeros and 17 digits; or all 309
    * digits of the greatest double.
    */
  final val MaxLength = 360

  /** No `Long` is longer. */
  final val MaxLongLength = 28

  /** From here on the engine is faster. */
  private final val TenTo6 = 1000000

  /** How many decimal digits `v` has; `v` is not negative. */
  def count(v: Long): Int = v.toString.length

  def long(v: Long, dst: Array[Byte], at: Int): Int =
    if (v.toInt.toLong == v) int(v.toInt, dst, at) else text(v.toString, dst, at)

  /** `v`, in `[0, 1000)`. */
  def few(v: Int, dst: Array[Byte], at: Int): Int = int(v, dst, at)

  /** `v` is not negative. */
  def positive(v: Long, dst: Array[Byte], at: Int): Int = long(v, dst, at)

  private def int(v: Int, dst: Array[Byte], at: Int): Int =
    if (v < 0 || v >= TenTo6) text(v.toString, dst, at)
    else {
      val digits = if (v < 1000) { if (v < 10) 1 else if (v < 100) 2 else 3 }
      else if (v < 10000) 4
      else if (v < 100000) 5
      else 6
      var p = at + digits
      var rest = v
      while ({
        val tens = rest / 10
        p -= 1
        dst(p) = ('0' + rest - 10 * tens).toByte
        rest = tens
        rest > 0
      }) ()
      at + digits
    }

  /** A finite double. */
  def double(v: Double, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    if (EngineNumber.isInt(v, layout)) int(v.toInt, dst, at) else text(EngineNumber(v, layout), dst, at)

  /** Text of ASCII. */
  def text(s: String, dst: Array[Byte], at: Int): Int = {
    Platform.copyLatin1(s, 0, s.length, dst, at)
    at + s.length
  }
}
