package swarender
package toml

import swarender.chars.{AsciiSlice, CharClass, CharScan, SwarProbe}

/** The classes of strings that TOML 1.0 treats differently. */
private[swarender] object TomlStringClass {

  // The classes of a string, as bits.
  /** True of every string. */
  final val Always = 1

  /** Known only if it can matter: see `classes`. */
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

  /** A char that is not in `[0x20, 0x7e]`. */
  final val Other = 2048

  private val table: CharClass = {
    val classes = new Array[Int](0x100)
    var c = 0
    while (c < classes.length) {
      classes(c) = c match {
        case '"' => Quote
        case '\\' => Backslash
        case '\n' => LineFeed | Other
        case '\t' => Other
        case _ => if (c < 0x20 || c == 0x7f) Control | Other else if (c > 0x7f) Other else 0
      }
      c += 1
    }
    new CharClass(classes)
  }

  /** Finds what has a class. */
  val noClass: SwarProbe = table.probe(0)

  /** Collects the classes of single chars. */
  final class Scan extends CharScan(table) {
    protected def wide(c: Char): Int = Other
  }

  /** The classes of `s`. The places of quotes matter only in strings with an inner line feed: they
    * decide between the spellings of several lines. Apostrophes are searched only in strings that
    * have one of the classes `literalOn`: only these may become literal strings.
    */
  def classes(s: CharSequence, scan: Scan, literalOn: Int): Int = {
    val most = scan.all(s) | Always
    val seen = if ((most & literalOn) != 0 && hasApostrophe(s)) most | Apostrophe else most
    if ((seen & LineFeed) != 0) seen | placed(s.toString, seen) else seen
  }

  private def hasApostrophe(s: CharSequence): Boolean = s match {
    case s: String => s.indexOf('\'') >= 0
    case s: AsciiSlice => s.indexOf('\'', 0) >= 0
    case _ =>
      var i = 0
      while (i < s.length && s.charAt(i) != '\'') i += 1
      i < s.length
  }

  /** What follows from the places of quotes and line feeds. */
  private def placed(s: String, seen: Int): Int =
    if (s.indexOf('\n') == s.length - 1) 0
    else {
      val last = s.charAt(s.length - 1)
      def has(kind: Int, char: Char, three: String, isThree: Int, isLast: Int) =
        if ((seen & kind) == 0) 0 else (if (s.contains(three)) isThree else 0) | (if (last == char) isLast else 0)
      InnerLineFeed | has(Apostrophe, '\'', "'''", ThreeApostrophes, LastApostrophe) |
        has(Quote, '"', "\"\"\"", ThreeQuotes, LastQuote)
    }
}
