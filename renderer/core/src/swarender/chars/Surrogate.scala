package swarender
package chars

/** Surrogate code units, which are valid only in pairs. */
private[swarender] object Surrogate {

  /** The code point at `i` of `s[i, until)`; a lone surrogate as it is. */
  def pointAt(s: CharSequence, i: Int, until: Int): Int =
    if (i + 1 < until) Character.codePointAt(s, i) else s.charAt(i).toInt

  /** The index of the first lone surrogate in `s`, or -1. */
  def firstLone(s: CharSequence): Int = {
    var i = 0
    // Nearly every text has none, and no other chars as high.
    while (i < s.length && s.charAt(i) < 0xd800) i += 1
    while (i < s.length) {
      val c = s.charAt(i)
      if (c < 0xd800 || c > 0xdfff) i += 1
      else if (c < 0xdc00 && i + 1 < s.length && Character.isLowSurrogate(s.charAt(i + 1))) i += 2
      else return i
    }
    -1
  }

  /** Whether `s` is, or is written as, a text with U+FFFD: another string may be written so too. */
  def mayBeReplaced(s: CharSequence): Boolean = {
    var i = s.length - 1
    while (i >= 0 && s.charAt(i) < 0xd800) i -= 1
    i >= 0 && (firstLone(s) >= 0 || s.toString.indexOf(0xfffd) >= 0)
  }

  /** `s` with U+FFFD for each lone surrogate: the text that is written where these are replaced. */
  def replaced(s: String): String = {
    val first = firstLone(s)
    if (first < 0) s
    else {
      val chars = s.toCharArray
      var i = first
      while (i < chars.length)
        if (Character.isHighSurrogate(chars(i)) && i + 1 < chars.length && Character.isLowSurrogate(chars(i + 1)))
          i += 2
        else {
          if (Character.isSurrogate(chars(i))) chars(i) = 0xfffd.toChar
          i += 1
        }
      new String(chars)
    }
  }
}
