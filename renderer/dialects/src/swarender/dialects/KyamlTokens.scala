package swarender
package dialects

import swarender.json.{JsonSettings, RelaxedTokens}
import swarender.output.Output

/** KYAML (KEP-5295) as the package `sigs.k8s.io/yaml/kyaml` 1.6.0 writes it: keys without quotes
  * where that reads them as strings, strings in double quotes, those of several lines with a line
  * of the document for each.
  */
private[dialects] final class KyamlTokens(out: Output, style: JsonSettings) extends RelaxedTokens {
  import KyamlTokens._

  private[this] val keySeparator = style.literals.keySeparator
  private[this] val unit = style.indent
  private[this] val hasLines = style.hasLines

  /** Whether the text is for a comment: no key or string has a char that a comment would escape. */
  private[this] val isEscaped = style.escapes != Escapes.minimal
  private[this] val tabText = if (hasLines && !isEscaped) "\t" else "\\t"

  def key(s: CharSequence): Unit = {
    if (!isEscaped && KyamlKey.isBare(s)) out.escaped(s, 0, s.length, Escapes.none)
    else if (isSimple(s)) out.quoted(s, '"', Escapes.minimal)
    else quoted(s.toString, 0, isFolded = false, tab = "\\t")
    out.literal(keySeparator)
  }

  def string(s: CharSequence, level: Int): Unit =
    if (isSimple(s)) out.quoted(s, '"', Escapes.minimal)
    else {
      val text = s.toString
      quoted(text, level + 1, isFolded = hasLines && text.indexOf('\n') >= 0, tab = tabText)
    }

  /** Whether all chars are printable ones of ASCII. */
  private def isSimple(s: CharSequence): Boolean = {
    var i = 0
    while (i < s.length && s.charAt(i) >= 0x20 && s.charAt(i) < 0x7f) i += 1
    i == s.length
  }

  /** Writes a string in quotes; a folded one has the lines of its text on lines indented `level`
    * times.
    */
  private def quoted(s: String, level: Int, isFolded: Boolean, tab: String): Unit = {
    val text = new java.lang.StringBuilder("\"")
    var isLineStart = isFolded
    if (isFolded) text.append(Fold)
    var i = 0
    while (i < s.length) {
      val c = s.codePointAt(i)
      i += Character.charCount(c)
      if (isLineStart) {
        text.append(unit * level)
        // White space at the start of a line is none of the text; an escape is.
        text.append(if (c == ' ' || c == '\t' && tab == "\t") '\\' else ' ')
      }
      isLineStart = isFolded && c == '\n'
      if (isLineStart) text.append("\\n").append(Fold)
      else if (c == '\t') text.append(tab)
      else if (c == '"' || c == '\\') text.append('\\').append(c.toChar)
      else if (GoChars.isPrint(c) || c >= 0xd800 && c < 0xe000) text.appendCodePoint(c)
      else text.append(YamlEscape(c, mostOfX = 0x80, isUpperCase = false))
    }
    if (isFolded) {
      if (!isLineStart) text.append(Fold)
      text.append(unit * level)
    }
    text.append('"')
    out.escaped(text, 0, text.length, Escapes.none)
  }
}

private object KyamlTokens {

  /** A line break that is none of the text. */
  final val Fold = "\\\n"
}

/** Which keys KYAML writes without quotes. */
private[dialects] object KyamlKey {

  /** Letters, numbers and `_`, inside also `-`, `.` and `/`, unless the Go package takes the key
    * for another type; other readers do so for more keys.
    */
  def isBare(s: CharSequence): Boolean = s.length > 0 && {
    var i = 0
    while (i < s.length && isAllowed(s, i)) i += Character.charCount(Character.codePointAt(s, i))
    i >= s.length
  } && !isAmbiguous(s.toString)

  private def isAllowed(s: CharSequence, i: Int): Boolean = {
    val c = Character.codePointAt(s, i)
    GoChars.isLetterOrNumber(c) || c == '_' || i > 0 && i < s.length - 1 && (c == '-' || c == '.' || c == '/')
  }

  private def isAmbiguous(s: String): Boolean =
    isWord(s) || isNumber(s.replace("_", "")) || isDate(s)

  /** Null and the booleans of YAML 1.1, and of Go's `strconv.ParseBool`. */
  private def isWord(s: String): Boolean = s.length <= 5 && (lower(s) match {
    case "null" | "true" | "y" | "yes" | "on" | "false" | "n" | "no" | "off" => true
    case _ => s == "t" || s == "T" || s == "f" || s == "F"
  })

  /** Letters of ASCII in lower case. */
  private def lower(s: String): String = {
    val all = s.toCharArray
    var i = 0
    while (i < all.length) {
      if (all(i) >= 'A' && all(i) <= 'Z') all(i) = (all(i) | 0x20).toChar
      i += 1
    }
    new String(all)
  }

  /** Whether Go's `strconv.ParseInt` with any base, or `ParseFloat`, takes it. */
  private def isNumber(s: String): Boolean = {
    val text = lower(s).stripPrefix("-")
    text == "inf" || text == "infinity" || s.equalsIgnoreCase("nan") || (
      if (text.length > 1 && text.charAt(0) == '0' && "xbo".indexOf(text.charAt(1).toInt) >= 0) isBased(text)
      else isDecimal(text)
    )
  }

  /** An integer of 63 bits with the prefix of its base, or a hexadecimal float. */
  private def isBased(s: String): Boolean = {
    val base = if (s.charAt(1) == 'x') 16 else if (s.charAt(1) == 'b') 2 else 8
    val digits = s.substring(2)
    if (digits.nonEmpty && digits.forall(c => Character.digit(c, base) >= 0 && c < 0x80))
      BigInt(digits, base).bitLength < 64
    else base == 16 && isHexFloat(digits)
  }

  /** Hexadecimal digits with or without a point, `p`, and an exponent. */
  private def isHexFloat(s: String): Boolean = {
    val p = s.indexOf('p'.toInt)
    p > 0 && {
      val mantissa = s.substring(0, p).replaceFirst("\\.", "")
      val exponent = s.substring(p + 1).stripPrefix("-")
      mantissa.nonEmpty && mantissa.forall(c => Character.digit(c, 16) >= 0 && c < 0x80) && isDigits(exponent)
    }
  }

  /** Digits with or without a point and an exponent, not beyond the doubles. */
  private def isDecimal(s: String): Boolean = {
    val e = s.indexOf('e'.toInt)
    val mantissa = if (e < 0) s else s.substring(0, e)
    val exponent = if (e < 0) "0" else s.substring(e + 1).stripPrefix("-")
    val point = mantissa.indexOf('.'.toInt)
    val digits = if (point < 0) mantissa else mantissa.substring(0, point) + mantissa.substring(point + 1)
    isDigits(digits) && isDigits(exponent) && !java.lang.Double.isInfinite(java.lang.Double.parseDouble(s))
  }

  private def isDigits(s: String): Boolean = s.nonEmpty && s.forall(c => c >= '0' && c <= '9')

  /** `2006-1-2`, of a day that there is. */
  private def isDate(s: String): Boolean = {
    val parts = s.split("-", -1)
    parts.length == 3 && parts(0).length == 4 && parts.forall(isDigits) && parts(1).length <= 2 &&
    parts(2).length <= 2 && {
      val month = parts(1).toInt
      val day = parts(2).toInt
      month >= 1 && month <= 12 && day >= 1 && day <= TomlDateTime.days(parts(0).toInt, month)
    }
  }
}
