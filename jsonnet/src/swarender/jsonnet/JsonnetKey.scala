package swarender
package jsonnet

/** Which keys go-jsonnet's `std.manifestYamlDoc` leaves bare with `quote_keys=false`. */
private[swarender] object JsonnetKey {
  private val reserved: Set[String] =
    Set("true", "false", "yes", "no", "on", "off", "y", "n", ".nan", "-.inf", ".inf", "null", "-", "---")

  def isBare(key: CharSequence): Boolean = {
    var i = 0
    while (i < key.length && isBareChar(key.charAt(i))) i += 1
    if (i == 0 || i < key.length) false
    else {
      val s = key.toString
      !reserved.contains(s.map(_.toLower)) && !isDate(s) && !isBinary(s) && !holdsHex(s) && !isGoNumber(s)
    }
  }

  private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'

  private def isBareChar(c: Char): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_' || c == '-' || c == '/' || c == '.'

  /** Two dashes and else digits, if any. */
  private def isDate(s: String): Boolean = s.count(_ == '-') == 2 && s.forall(c => c == '-' || isDigit(c))

  /** `0b`, which a dash may precede, and at least one binary digit or underscore. */
  private def isBinary(s: String): Boolean = {
    val digits = s.stripPrefix("-")
    digits.length > 2 && digits.startsWith("0b") && digits.drop(2).forall(c => c == '0' || c == '1' || c == '_')
  }

  /** `0x` before a hexadecimal digit or an underscore, anywhere. */
  private def holdsHex(s: String): Boolean = {
    var at = s.indexOf("0x")
    while (at >= 0 && at + 2 < s.length) {
      if (s.charAt(at + 2) == '_' || Character.digit(s.charAt(at + 2), 16) >= 0) return true
      at = s.indexOf("0x", at + 1)
    }
    false
  }

  /** Whether Go's `strconv.ParseFloat` takes `s` for a double and finds it in range. */
  private def isGoNumber(s: String): Boolean = {
    val unsigned = s.stripPrefix("-")
    val lower = unsigned.map(_.toLower)
    if (lower == "inf" || lower == "infinity" || lower == "nan" && unsigned.length == s.length) true
    else if (lower.startsWith("0x")) isGoHex(lower.drop(2))
    else isGoDecimal(lower)
  }

  private def isGoDecimal(s: String): Boolean = {
    val e = s.indexOf('e')
    val mantissa = if (e < 0) s else s.substring(0, e)
    underscoresFit(s, ' ', 10) && isMantissa(mantissa, 10) && (e < 0 || isExponent(s.substring(e + 1))) &&
    !java.lang.Double.isInfinite(s.replace("_", "").toDouble)
  }

  /** The part after `0x`, in lower case. The binary exponent is required. */
  private def isGoHex(s: String): Boolean = {
    val p = s.indexOf('p')
    p > 0 && underscoresFit(s, '0', 16) && isMantissa(s.substring(0, p), 16) && isExponent(
      s.substring(p + 1)
    ) && isInRange(s, p)
  }

  private def isMantissa(s: String, radix: Int): Boolean = {
    val digits = s.filter(_ != '_')
    digits.count(_ == '.') <= 1 && digits.exists(_ != '.') && digits.forall(c =>
      c == '.' || Character.digit(c, radix) >= 0
    )
  }

  private def isExponent(s: String): Boolean = {
    val digits = s.stripPrefix("-").filter(_ != '_')
    digits.nonEmpty && digits.forall(isDigit)
  }

  /** Whether every underscore is between two digits; `before` is what precedes `s`. */
  private def underscoresFit(s: String, before: Char, radix: Int): Boolean =
    s.indices.forall { i =>
      s.charAt(i) != '_' ||
      Character.digit(if (i == 0) before else s.charAt(i - 1), radix) >= 0 &&
      i + 1 < s.length && Character.digit(s.charAt(i + 1), radix) >= 0
    }

  /** Whether the hexadecimal float with its `p` at `p` is below 2^1024 when it is rounded to a
    * double.
    */
  private def isInRange(s: String, p: Int): Boolean = {
    val mantissa = s.substring(0, p).replace("_", "")
    val point = if (mantissa.indexOf('.') < 0) mantissa.length else mantissa.indexOf('.')
    val digits = new java.math.BigInteger("0" + mantissa.replace(".", ""), 16)
    val exponent = new java.math.BigInteger(s.substring(p + 1).replace("_", ""))
    val bits =
      exponent.min(Far).max(Far.negate).longValue - 4L * Math.max(0, mantissa.length - point - 1) + digits.bitLength
    digits.signum == 0 || bits < 1024 || bits == 1024 && !roundsUp(digits)
  }

  private val Far = java.math.BigInteger.valueOf(1L << 40)

  /** Whether the first 54 bits of `n` are all set: to 53 bits, it rounds to the next power of two.
    */
  private def roundsUp(n: java.math.BigInteger): Boolean = {
    val extra = n.bitLength - 54
    extra >= 0 && n.shiftRight(extra).bitCount == 54
  }
}
