package swarender
package numbers

/** Numbers as JSON text: RFC 8259, section 6. */
private[swarender] object JsonNumber {
  final val NoNumber = 0

  /** No fraction and no exponent. */
  final val Integer = 1

  /** A fraction and no exponent; an exponent. */
  final val Fraction = 2
  final val Exponent = 3

  private final val TwoTo53 = 1L << 53

  /** Whether a double may not hold `v` exactly: beyond 2^53 in either direction. */
  def isBig(v: Long): Boolean = v > TwoTo53 || v < -TwoTo53

  /** Whether a double may not hold the integer of that text exactly. */
  def isBig(integer: CharSequence): Boolean = {
    val digits = if (integer.charAt(0) == '-') integer.length - 1 else integer.length
    digits > 16 || digits == 16 && isBig(integer.toString.toLong)
  }

  def isNegativeZero(integer: CharSequence): Boolean =
    integer.length == 2 && integer.charAt(0) == '-' && integer.charAt(1) == '0'

  /** Whether the text of an integer is in `[-2^63, 2^63)`. */
  def isInt64(integer: CharSequence): Boolean = {
    val sign = if (integer.charAt(0) == '-') 1 else 0
    val digits = integer.length - sign
    digits < 19 || digits == 19 && integer.toString
      .substring(sign)
      .compareTo(if (sign == 1) MinInt64 else MaxInt64) <= 0
  }

  /** Whether the number `text`, of that kind, is too large for a double: it rounds to an infinity.
    */
  def isHuge(text: CharSequence, kind: Int): Boolean =
    (kind == Exponent || text.length > MaxPlain) && java.lang.Double.isInfinite(text.toString.toDouble)

  /** A text of so many chars and without an exponent is always a double: the largest has 309
    * digits.
    */
  private final val MaxPlain = 308

  private final val MaxInt64 = "9223372036854775807"
  private final val MinInt64 = "9223372036854775808"

  /** What `s` as a whole is: `NoNumber`, `Integer`, `Fraction` or `Exponent`. */
  def kind(s: CharSequence): Int = {
    val start = if (s.length > 0 && s.charAt(0) == '-') 1 else 0
    val whole = digits(s, start)
    if (whole == start || s.charAt(start) == '0' && whole > start + 1) NoNumber
    else if (whole == s.length) Integer
    else {
      val fraction = if (s.charAt(whole) == '.') digits(s, whole + 1) else whole
      if (fraction == whole + 1) NoNumber
      else if (fraction == s.length) Fraction
      else if ((s.charAt(fraction) | 0x20) != 'e') NoNumber
      else {
        val sign = fraction + 1
        val from = if (sign < s.length && (s.charAt(sign) == '+' || s.charAt(sign) == '-')) sign + 1 else sign
        val end = digits(s, from)
        if (end > from && end == s.length) Exponent else NoNumber
      }
    }
  }

  /** The end of the run of digits that begins at `from`. */
  private def digits(s: CharSequence, from: Int): Int = {
    var i = from
    s match {
      case s: String => while (i < s.length && isDigit(s.charAt(i))) i += 1
      case _ => while (i < s.length && isDigit(s.charAt(i))) i += 1
    }
    i
  }

  @inline private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'
}
