package swarender
package text

/** What strings are made of, as far as TOML 1.0 treats it differently. */
private[swarender] object TomlText {

  // The facts of a string, as bits.
  /** True of every string. */
  final val Always = 1
  final val Apostrophe = 2
  final val Quote = 4
  final val Backslash = 8

  /** A control character that no literal string may hold: all but the tab and the line feed. */
  final val Control = 16
  final val LineFeed = 32

  /** A line feed that is not the last char. */
  final val InnerLineFeed = 64
  final val ThreeApostrophes = 128
  final val ThreeQuotes = 256
  final val LastApostrophe = 512
  final val LastQuote = 1024

  private val table: Array[Int] = Array.tabulate(256) { c =>
    c match {
      case '\'' => Apostrophe
      case '"' => Quote
      case '\\' => Backslash
      case '\n' => LineFeed
      case '\t' => 0
      case _ => if (c < 0x20 || c == 0x7f) Control else 0
    }
  }

  /** Finds the chars of which more is to be said. */
  final class Scan extends FactScan(table) {
    protected def wide(c: Char): Int = 0

    /** The facts of `s`. */
    def facts(s: CharSequence): Int =
      if (!s.isInstanceOf[AsciiText] && all(s) == 0) Always
      else {
        val n = s.length
        var facts = Always
        var i = next(s, 0)
        while (i < n) {
          val c = s.charAt(i)
          facts |= table(c.toInt) | placed(s, c, i, n)
          i = next(s, i + 1)
        }
        facts
      }
  }

  /** What follows from the place `i` of the quote or line feed `c`. */
  private def placed(s: CharSequence, c: Char, i: Int, n: Int): Int = {
    val last = i == n - 1
    def third = i > 1 && s.charAt(i - 1) == c && s.charAt(i - 2) == c
    c match {
      case '\'' => (if (last) LastApostrophe else 0) | (if (third) ThreeApostrophes else 0)
      case '"' => (if (last) LastQuote else 0) | (if (third) ThreeQuotes else 0)
      case '\n' => if (last) 0 else InnerLineFeed
      case _ => 0
    }
  }

  /** Whether `s` is an `unquoted-key` of the grammar: one or more of `A-Z a-z 0-9 - _`. */
  def isBareKey(s: CharSequence): Boolean = {
    var i = 0
    var c = 0
    while (i < s.length && { c = s.charAt(i).toInt; c < 0x80 && bare(c) }) i += 1
    i > 0 && i == s.length
  }

  private val bare: Array[Boolean] = Array.tabulate(0x80) { c =>
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
  }
}
