package swarender
package yaml

/** Text that a YAML 1.1 or a YAML 1.2 reader takes for something else than a string when it is not
  * quoted. A little more than the versions' grammars have (yaml.org/type; YAML 1.2, section 10.3),
  * because readers differ: any letter case, underscores anywhere.
  */
private[swarender] object YamlWords {

  /** By length: nulls, booleans, YAML 1.1's value key and merge key, and what YAML::XS and
    * yaml-rust take for floats.
    */
  private val words = new Array[Array[String]](9)

  // One by one: for an array of arrays, `Array(...)` of Scala 3 loads 180 classes.
  words(1) = Array("y", "n", "~", "=")
  words(2) = Array("no", "on", "<<")
  words(3) = Array("yes", "off", "nan", "inf")
  words(4) = Array("null", "true")
  words(5) = Array("false")
  words(8) = Array("infinity")

  /** What may come after a sign or a point. */
  private val notFinite: Array[String] = Array("nan", "inf", "infinity")

  /** What such a word begins with. */
  final val firstChars = "ntfyoi~=<NTFYOI"

  /** Whether `s` is one of the words. */
  def isWord(s: CharSequence): Boolean =
    s.length < words.length && (words(s.length) ne null) && isOneOf(words(s.length), s)

  /** What YAML 1.1 takes for a boolean and YAML 1.2 for a string. */
  private val oldWords: Array[String] = Array("y", "n", "yes", "no", "on", "off")

  /** Whether `s`, which is ambiguous, is one of these words or a number to the base 60: digits and
    * colons between them, and to YAML 1.2 a string.
    */
  def isYaml11(s: CharSequence): Boolean = isOneOf(oldWords, s) || isBase60(s)

  private def isBase60(s: CharSequence): Boolean = {
    var colons = 0
    var i = if (isSign(s, 0)) 1 else 0
    val from = i
    while (i < s.length && (isDecimal(s.charAt(i)) || s.charAt(i) == ':' && i > from && s.charAt(i - 1) != ':')) {
      if (s.charAt(i) == ':') colons += 1
      i += 1
    }
    i == s.length && colons > 0 && s.charAt(i - 1) != ':'
  }

  private def isOneOf(words: Array[String], s: CharSequence): Boolean = {
    var i = 0
    while (i < words.length && !isSame(words(i), s)) i += 1
    i < words.length
  }

  /** Whether `s` is `word`, which is in lower case, in any case. */
  private def isSame(word: String, s: CharSequence): Boolean = {
    val n = word.length
    var i = 0
    if (n == s.length) while (i < n && lower(s.charAt(i)) == word.charAt(i)) i += 1
    i == n
  }

  private def lower(c: Char): Int = if (c >= 'A' && c <= 'Z') c | 0x20 else c.toInt

  /** Whether `s`, which begins with a digit, a sign, a point or an `e`, is an integer, a float, a
    * number to the base 60, a timestamp or a document's end.
    */
  def isNumeric(s: CharSequence): Boolean = {
    val from = behindSigns(s)
    isMark(s, from) || isNumber(s, from) || isPrefixed(s, from) || isNotFinite(s, from) || isDate(s, Math.min(from, 1))
  }

  private def isSign(s: CharSequence, i: Int): Boolean = i < s.length && (s.charAt(i) == '-' || s.charAt(i) == '+')

  /** Where the number begins: goccy/go-yaml and saphyr read `+-1` as one too, and goccy/go-yaml
    * `+_-.5` and `+--.5`.
    */
  private def behindSigns(s: CharSequence): Int = {
    var i = if (isSign(s, 0)) 1 else 0
    if (s.charAt(0) == '+') while (isSign(s, i) || i < s.length && isDropped(s.charAt(i))) i += 1
    if (i < s.length) i else Math.min(i, 1)
  }

  private def isDecimal(c: Char): Boolean = c >= '0' && c <= '9'

  /** Go's readers drop underscores anywhere before they look at a number; Psych commas too. */
  private def isDropped(c: Char): Boolean = c == '_' || c == ','

  /** Only points from `from` on; or three of them first, which end a document if a space follows,
    * and to goccy/go-yaml always.
    */
  private def isMark(s: CharSequence, from: Int): Boolean = {
    var i = from
    while (i < s.length && s.charAt(i) == '.') i += 1
    i == s.length || from == 0 && i >= 3
  }

  private def isNotFinite(s: CharSequence, from: Int): Boolean = {
    val name = if (s.charAt(from) == '.') from + 1 else from
    val n = s.length - name
    (n == 3 || n == 8) && lower(s.charAt(name)) >= 'i' && isOneOf(notFinite, s.subSequence(name, s.length))
  }

  /** `0x`, `0o` or `0b`, a sign, which Go's readers allow there, and hexadecimal digits. */
  private def isPrefixed(s: CharSequence, from: Int): Boolean = {
    val zero = behindDropped(s, from)
    val x = behindDropped(s, zero + 1)
    if (x >= s.length || s.charAt(zero) != '0' || "xob".indexOf(lower(s.charAt(x))) < 0) false
    else {
      val sign = behindDropped(s, x + 1)
      var i = if (isSign(s, sign)) sign + 1 else sign
      while (i < s.length && (Character.digit(s.charAt(i), 16) >= 0 || isDropped(s.charAt(i)))) i += 1
      i == s.length
    }
  }

  private def behindDropped(s: CharSequence, from: Int): Int = {
    var i = from
    while (i < s.length && isDropped(s.charAt(i))) i += 1
    i
  }

  /** Digits in groups parted by colons, then a point and digits, then an exponent: each part may be
    * missing, as it may in npm's `yaml`.
    */
  private def isNumber(s: CharSequence, from: Int): Boolean = {
    var i = behindDigits(s, from)
    while (i < s.length && s.charAt(i) == ':') i = behindDigits(s, i + 1)
    if (i < s.length && s.charAt(i) == '.') i = behindDigits(s, i + 1)
    if (i < s.length && (s.charAt(i) | 0x20) == 'e' && i + 1 < s.length) {
      val sign = behindDropped(s, i + 1)
      i = behindDigits(s, if (isSign(s, sign)) sign + 1 else sign)
    }
    i == s.length
  }

  private def behindDigits(s: CharSequence, from: Int): Int = {
    var i = from
    while (i < s.length && (isDecimal(s.charAt(i)) || isDropped(s.charAt(i)))) i += 1
    i
  }

  /** `2026-1-2`, as every date begins; to Psych also after a sign. */
  private def isDate(s: CharSequence, from: Int): Boolean = {
    val month = if (isYear(s, from)) decimals(s, from + 5) else 0
    (month == from + 6 || month == from + 7) && month + 1 < s.length && s.charAt(month) == '-' &&
    isDecimal(s.charAt(month + 1))
  }

  private def isYear(s: CharSequence, from: Int): Boolean =
    s.length > from + 5 && decimals(s, from) == from + 4 && s.charAt(from + 4) == '-'

  private def decimals(s: CharSequence, from: Int): Int = {
    var i = from
    while (i < s.length && isDecimal(s.charAt(i))) i += 1
    i
  }
}
