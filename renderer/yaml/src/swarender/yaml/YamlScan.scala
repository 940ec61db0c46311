package swarender
package yaml

import swarender.chars.{AsciiSlice, CharClass, CharScan, SwarProbe}
import swarender.yaml.YamlStringClass.*

/** Classifies a string in one scan; a second scan follows only if its first char or a `:`, `#` or
  * line feed requires one.
  */
private[swarender] final class YamlScan extends CharScan(YamlScan.chars) {
  import YamlScan.*

  /** The classes of `s`. */
  def apply(s: CharSequence): Int = {
    val kind = if (s.length > 0 && s.charAt(0) < 0x80) first(s.charAt(0).toInt).toInt else 0
    val seen = all(s, if (kind == Syntax) Colon | Hash else 0)
    val classes = seen & (Break | Tab | Escape | Wide)
    if ((seen & Break) != 0) classes | breaks(s)
    else if (s.length == 0) Ambiguous | OneLine
    else if ((seen & (Tab | Escape)) != 0) classes | OneLine
    else classes | OneLine | line(s, seen, kind)
  }

  protected def wide(c: Char): Int = YamlScan.wide(c)

  /** The classes of `s` but `OneLine`, if it is printable ASCII without the pairs of `plain`: those
    * that its ends and its being a word or a number give.
    */
  def ofEnds(s: CharSequence): Int =
    if (s.length == 0) Ambiguous
    else {
      val c = s.charAt(0)
      val kind = if (c < 0x80) first(c.toInt).toInt else 0
      val classes = line(s, 0, kind)
      if (s.charAt(s.length - 1) == ':') classes | Indicator else classes
    }

  /** The classes of a text, not empty, of one line of printable chars, the first one of `kind`. */
  private def line(s: CharSequence, seen: Int, kind: Int): Int = {
    val last = s.charAt(s.length - 1)
    val edge =
      if (s.charAt(0) == ' ' || last == ' ' || (seen & Wide) != 0 && (isWideSpace(s.charAt(0)) || isWideSpace(last)))
        Edge | Indicator
      else if (isMergeLast(s, last)) Ambiguous
      else 0
    val head = kind match {
      case Syntax => Indicator
      case Dash => if (isDashSyntax(s)) Indicator else if (YamlWords.isNumeric(s)) Ambiguous else 0
      case Numeric => if (YamlWords.isNumeric(s)) Ambiguous else 0
      case Letter => if (YamlWords.isWord(s)) Ambiguous else 0
      case _ => 0
    }
    val inside = if (kind != Syntax && (isColonSyntax(s, seen, last) || isHashSyntax(s, seen))) Indicator else 0
    edge | head | inside
  }

  /** Whether `s` ends with `<<`: goccy/go-yaml takes a key that ends so for the merge key. */
  private def isMergeLast(s: CharSequence, last: Char): Boolean =
    last == '<' && s.length > 1 && s.charAt(s.length - 2) == '<'

  /** A dash alone or before a space begins a sequence. Three of them begin a document if a space
    * follows, and to js-yaml always.
    */
  private def isDashSyntax(s: CharSequence): Boolean =
    s.length == 1 || s.charAt(1) == ' ' || s.charAt(1) == '-' && s.length >= 3 && s.charAt(2) == '-'

  /** Whether a `:` comes before a space or last. */
  private def isColonSyntax(s: CharSequence, seen: Int, last: Char): Boolean =
    (seen & Colon) != 0 && (last == ':' || hasPair(s, ": "))

  /** Whether a `#` comes after a space. */
  private def isHashSyntax(s: CharSequence, seen: Int): Boolean = (seen & Hash) != 0 && hasPair(s, " #")

  private def hasPair(s: CharSequence, pair: String): Boolean = s match {
    case s: String => s.indexOf(pair) >= 0
    case s: AsciiSlice => s.hasPair(pair.charAt(0), pair.charAt(1))
    case _ => hasPair(s, pair.charAt(0), pair.charAt(1))
  }

  private def hasPair(s: CharSequence, c: Char, d: Char): Boolean = {
    var i = 1
    while (i < s.length && !(s.charAt(i) == d && s.charAt(i - 1) == c)) i += 1
    i < s.length
  }

  /** What a block scalar has to know of a text with line feeds. */
  private def breaks(s: CharSequence): Int = {
    val n = s.length
    var head = 0
    while (head < n && s.charAt(head) == '\n') head += 1
    if (head == n) NoBlock
    else {
      val first = if (isSpace(s.charAt(head))) SpaceHead else 0
      var end = n
      while (s.charAt(end - 1) == '\n') end -= 1
      val ending = if (end == n) 0 else if (end == n - 1) FinalBreak else FinalBreaks
      first | ending | (if (isSpaceLast(s, end) || isLostOnSome(s, first, ending)) NoBlock else 0)
    }
  }

  /** Whether goccy/go-yaml reads a block differently: it drops a space or tab at the very end of a
    * text, and refuses an indentation in the header of a text that ends with more than one line
    * feed.
    */
  private def isLostOnSome(s: CharSequence, first: Int, ending: Int): Boolean =
    ending == 0 && isSpace(s.charAt(s.length - 1)) || first == SpaceHead && ending == FinalBreaks

  /** Whether the line that ends at `end` holds only spaces and tabs. */
  private def isSpaceLast(s: CharSequence, end: Int): Boolean = {
    var i = end
    while (i > 0 && isSpace(s.charAt(i - 1))) i -= 1
    i == 0 || s.charAt(i - 1) == '\n'
  }

  private def isSpace(c: Char): Boolean = c == ' ' || c == '\t'
}

private[swarender] object YamlScan {
  // Chars that need a second scan, not classes of the string.
  private final val Colon = 1 << 28
  private final val Hash = 1 << 29

  /** Asked for once: a lazy value is a volatile read each time. */
  private val escapes = Escapes.yaml

  /** The classes of each char in `[0, 0xff]`. */
  private val chars: CharClass = {
    val classes = new Array[Int](0x100)
    var c = 0
    while (c < classes.length) {
      classes(c) = c match {
        case '\n' => Break
        case '\t' => Tab
        case ':' => Colon
        case '#' => Hash
        case _ => if (c >= 0x80) wide(c.toChar) else if (c < 0x20 || c == 0x7f) Escape else 0
      }
      c += 1
    }
    new CharClass(classes)
  }

  /** Finds what no plain scalar of one line has inside. */
  val plain: SwarProbe = new SwarProbe(chars.probe(0).specials, inPairs = true)

  // The kinds of the first char of a text of one line.
  private final val Letter = 1
  private final val Numeric = 2
  private final val Dash = 3
  private final val Syntax = 4

  /** YAML 1.2, section 5.3: the indicators. `?` and `:` count as such also where a plain scalar
    * could begin with them.
    */
  private val first: Array[Int] = {
    val kinds = new Array[Int](0x80)
    mark(kinds, YamlWords.firstChars, Letter)
    mark(kinds, "0123456789+.eE", Numeric)
    mark(kinds, "-", Dash)
    mark(kinds, "?:,[]{}#&*!|>'\"%@` ", Syntax)
    kinds
  }

  /** Whether a text with a char beyond ASCII can be plain after this one, whatever it is. */
  private[swarender] def isHarmless(c: Int): Boolean = first(c) <= Letter

  /** Unicode's spaces (Zs) that `Escapes.yaml` does not escape: yaml12 takes text of nothing else
    * for a null, and at an end of a text they cannot be seen.
    */
  private[swarender] def isWideSpace(c: Char): Boolean =
    c == 0x3000 || c >= 0x1680 && (c == 0x1680 || c >= 0x2000 && c <= 0x200a || c == 0x202f || c == 0x205f)

  private def mark(kinds: Array[Int], chars: String, kind: Int): Unit = {
    var i = 0
    while (i < chars.length) {
      kinds(chars.charAt(i).toInt) = kind
      i += 1
    }
  }

  /** What `Escapes.yaml` escapes from U+0080 on cannot be told from other chars by eye, or is a
    * break to one of the versions.
    */
  private def wide(c: Char): Int =
    if (if (c < 0x100) !escapes.clean(c.toInt) else escapes.isWide(c.toInt)) Escape | Wide else Wide
}
