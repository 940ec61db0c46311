package swarender
package dialects

/** The texts that PyYAML reads as another type than a string: yaml.org/type, where an exponent
  * needs a sign and the words of booleans have no single letters. Each is read once, from its begin
  * to its end, and without recursion, however long it is.
  */
private[dialects] object PyyamlWords {

  /** Whether `s`, which is printable ASCII and not empty, is one. */
  def apply(s: CharSequence): Boolean = Heads.indexOf(s.charAt(0).toInt) >= 0 &&
    (s.length <= LongestName && Names(s.toString) || isNumber(s) || isTime(s))

  /** What such a text begins with. */
  private final val Heads = "0123456789+-.~<=yYnNtTfFoO"

  private val Names: Set[String] = {
    val words = Seq("null", "yes", "no", "true", "false", "on", "off").flatMap(cases)
    val infinities = for (sign <- Seq("", "-", "+"); word <- cases("inf")) yield s"$sign.$word"
    Set("~", "<<", "=", ".nan", ".NaN", ".NAN") ++ words ++ infinities
  }

  private final val LongestName = 5

  private def cases(w: String): Seq[String] = Seq(w, upper(w.take(1)) + w.drop(1), upper(w))

  /** In any locale. */
  private def upper(w: String): String = w.map(Character.toUpperCase(_))

  private def isNumber(s: CharSequence): Boolean = {
    val from = if (at(s, 0) == '+' || at(s, 0) == '-') 1 else 0
    if (isDigit(at(s, from))) isOctalOrBased(s, from) || isDecimal(s, from)
    else from == 0 && at(s, 0) == '.' && isDigit(at(s, 1)) && isEnd(s, exponentEnd(s, runEnd(s, 1, Digits)))
  }

  /** An integer that begins with zero: of base 2, 8 or 16, or zero itself. */
  private def isOctalOrBased(s: CharSequence, from: Int): Boolean = at(s, from) == '0' && {
    val digits = if (at(s, from + 1) == 'b') Bits else if (at(s, from + 1) == 'x') HexDigits else null
    if (digits eq null) isEnd(s, runEnd(s, from + 1, OctalDigits))
    else at(s, from + 2) != End && isEnd(s, runEnd(s, from + 2, digits))
  }

  /** An integer that does not begin with zero, or a float: either of base 10 or 60. */
  private def isDecimal(s: CharSequence, from: Int): Boolean = {
    val whole = runEnd(s, from, Digits)
    val sixties = sixtiesEnd(s, whole)
    if (at(s, sixties) == '.') {
      val fraction = runEnd(s, sixties + 1, Digits)
      isEnd(s, if (sixties == whole) exponentEnd(s, fraction) else fraction)
    } else isEnd(s, sixties) && at(s, from) != '0'
  }

  /** The end of a run of digits of base 60, each of which has a colon before it. */
  private def sixtiesEnd(s: CharSequence, from: Int): Int = {
    var i = from
    while (at(s, i) == ':' && isDigit(at(s, i + 1))) i += (if (at(s, i + 1) < '6' && isDigit(at(s, i + 2))) 3 else 2)
    i
  }

  /** The end of an exponent with a sign; `from` where there is none. */
  private def exponentEnd(s: CharSequence, from: Int): Int = {
    val sign = at(s, from + 1)
    if ((at(s, from) | 0x20) == 'e' && (sign == '+' || sign == '-') && isDigit(at(s, from + 2)))
      runEnd(s, from + 2, DecimalDigits)
    else from
  }

  /** A date, or a date and a time, which may have a fraction and a zone. */
  private def isTime(s: CharSequence): Boolean = {
    val month = digitsEnd(s, 0, least = 4, most = 4)
    val day = digitsEnd(s, behind(s, month, '-'), least = 1, most = 2)
    val date = digitsEnd(s, behind(s, day, '-'), least = 1, most = 2)
    if (isEnd(s, date)) day == month + 3 && date == day + 3
    else if (date < 0) false
    else {
      val spaces = runEnd(s, date, " ")
      val hour = if ((at(s, date) | 0x20) == 't') date + 1 else if (spaces > date) spaces else NoEnd
      val minute = behind(s, digitsEnd(s, hour, least = 1, most = 2), ':')
      val second = behind(s, digitsEnd(s, minute, least = 2, most = 2), ':')
      val whole = digitsEnd(s, second, least = 2, most = 2)
      whole > 0 && isZone(s, if (at(s, whole) == '.') runEnd(s, whole + 1, DecimalDigits) else whole)
    }
  }

  /** Whether what comes from `from` on is nothing, or spaces and a zone. */
  private def isZone(s: CharSequence, from: Int): Boolean = isEnd(s, from) || {
    val zone = runEnd(s, from, " ")
    val c = at(s, zone)
    if (c == 'Z') isEnd(s, zone + 1)
    else
      (c == '+' || c == '-') && {
        val hour = digitsEnd(s, zone + 1, least = 1, most = 2)
        hour > 0 && (isEnd(s, hour) || isEnd(s, digitsEnd(s, behind(s, hour, ':'), least = 2, most = 2)))
      }
  }

  /** In place of an index: what is looked for is not there. All functions take it. */
  private final val NoEnd = -1

  /** In place of a char behind the last one. */
  private final val End = 0

  private def at(s: CharSequence, i: Int): Int = if (i >= 0 && i < s.length) s.charAt(i).toInt else End
  private def isEnd(s: CharSequence, i: Int): Boolean = i == s.length
  private def isDigit(c: Int): Boolean = c >= '0' && c <= '9'

  /** The index after the char `c`, which is to be at `i`. */
  private def behind(s: CharSequence, i: Int, c: Int): Int = if (i >= 0 && at(s, i) == c) i + 1 else NoEnd

  /** The end of so many digits. */
  private def digitsEnd(s: CharSequence, from: Int, least: Int, most: Int): Int = {
    var i = from
    while (i >= 0 && i - from < most && isDigit(at(s, i))) i += 1
    if (i - from >= least) i else NoEnd
  }

  /** The end of a run of chars of `all`. */
  private def runEnd(s: CharSequence, from: Int, all: String): Int = {
    var i = from
    while (i < s.length && all.indexOf(s.charAt(i).toInt) >= 0) i += 1
    i
  }

  private final val DecimalDigits = "0123456789"
  private final val Digits = "0123456789_"
  private final val Bits = "01_"
  private final val OctalDigits = "01234567_"
  private final val HexDigits = "0123456789abcdefABCDEF_"
}
