package swarender
package numbers

import java.math.BigInteger

/** All digits of large integers: the integer, in words of 32 bits, is divided by `10^9` again and
  * again. As it has at most 1,024 bits, this takes fewer than 600 divisions.
  */
private[swarender] object WholeDigits {
  private final val TenTo9 = 1000000000L

  /** A positive integral double, finite; `Digits.MaxLength` bytes are free at `at`. Returns the
    * index after the last digit.
    */
  def apply(v: Double, dst: Array[Byte], at: Int): Int =
    if (v < 9223372036854775808.0) Digits.positive(v.toLong, dst, at) else large(integer(v), dst, at)

  /** How many bits an integer has at most. */
  final val MaxBits = 1023

  /** An integer of up to `MaxBits`, as `apply` of a double does. */
  def apply(v: BigInteger, dst: Array[Byte], at: Int): Int = {
    dst(at) = '-'
    large(words(v.abs.toByteArray), dst, if (v.signum < 0) at + 1 else at)
  }

  /** The words of a number that is not negative, the lowest first, from its bytes, the highest
    * first.
    */
  private def words(bytes: Array[Byte]): Array[Int] = {
    val words = new Array[Int](bytes.length + 3 >> 2)
    var i = 0
    while (i < bytes.length) {
      words(i >> 2) |= (bytes(bytes.length - 1 - i) & 0xff) << ((i & 3) << 3)
      i += 1
    }
    words
  }

  private def large(words: Array[Int], dst: Array[Byte], at: Int): Int = {
    // 309 digits are 35 groups of nine.
    val groups = new Array[Int](35)
    var size = words.length
    var n = 0
    while (size > 0) {
      groups(n) = divide(words, size)
      n += 1
      while (size > 0 && words(size - 1) == 0) size -= 1
    }
    var end = at
    while (n > 0) {
      n -= 1
      end = if (end == at) Digits.positive(groups(n).toLong, dst, at) else Digits.nine(groups(n), dst, end)
    }
    end
  }

  /** The words of a double of at least 2^52, the lowest first. */
  private def integer(v: Double): Array[Int] = {
    val bits = java.lang.Double.doubleToRawLongBits(v)
    val c = bits & 0xfffffffffffffL | 0x10000000000000L
    val q = (bits >>> 52).toInt - 1075
    val words = new Array[Int]((q >> 5) + 3)
    val low = c << (q & 31)
    words(q >> 5) = low.toInt
    words((q >> 5) + 1) = (low >>> 32).toInt
    // What the shift has moved beyond 64 bits.
    words((q >> 5) + 2) = (c >>> 32 >>> 32 - (q & 31)).toInt
    words
  }

  /** Divides the first `size` words by `10^9` in their place and returns the remainder. */
  private def divide(words: Array[Int], size: Int): Int = {
    var rest = 0L
    var i = size - 1
    while (i >= 0) {
      val dividend = rest << 32 | words(i) & 0xffffffffL
      val quotient = dividend / TenTo9
      words(i) = quotient.toInt
      rest = dividend - quotient * TenTo9
      i -= 1
    }
    rest.toInt
  }
}
