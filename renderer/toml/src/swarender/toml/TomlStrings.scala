package swarender
package toml

import swarender.event.KeyWriter
import swarender.output.Output
import swarender.chars.Literal

/** One of the ways to spell a string: its opening and closing quotes, and what is escaped in it. */
private[swarender] abstract class TomlSpelling {

  /** Writes `s`, which has these classes. */
  def write(out: Output, s: CharSequence, classes: Int): Unit
}

/** On one line, in quotes of one char. A string with none of the classes `escaped` has nothing to
  * escape and is ASCII.
  */
private final class TomlLine(quote: Int, escapes: Escapes, escaped: Int) extends TomlSpelling {
  def write(out: Output, s: CharSequence, classes: Int): Unit =
    if ((classes & escaped) != 0) out.quoted(s, quote, escapes)
    else {
      out.ascii(quote)
      out.ascii(s)
      out.ascii(quote)
    }
}

/** On several lines, in quotes of three. */
private final class TomlMultiLine(quotes: String, escapes: Escapes) extends TomlSpelling {
  private[this] val before = new Literal(quotes + "\n")
  private[this] val after = new Literal(quotes)

  def write(out: Output, s: CharSequence, classes: Int): Unit = {
    out.literal(before)
    out.escaped(s, 0, s.length, escapes)
    out.literal(after)
  }
}

/** Strings and keys of TOML 1.0, spelled as the style prefers: a scan finds the classes of the
  * string, the choice is among the spellings that are legal for them, and the spelling writes it.
  */
private[swarender] final class TomlStrings(style: TomlSettings) extends KeyWriter {
  import TomlStrings._
  import TomlStringClass._

  private[this] val escapes = style.escapes
  private[this] val basic = new TomlLine('"', escapes, Other | Quote | Backslash)

  /** Made, and loaded, for the first string that has a class. */
  private[this] var scan: Scan = null
  private[this] val emptyKey = style.literals.emptyKey
  private[this] val quotes = style.quotes

  /** The classes of a string, any of which leads to a literal string, if that is legal. */
  private[this] val literalOn =
    if (quotes eq TomlQuotes.FewestEscapes) Quote | Backslash | ThreeQuotes
    else if (quotes eq TomlQuotes.LiteralStrings) Always
    else 0

  /** Readers differ about a carriage return and a line feed inside a string. */
  private[this] val multiLineOn =
    if (style.multiLineStrings && !style.common.crLf) InnerLineFeed else 0

  /** Whether all strings are basic, on one line: their classes decide nothing. */
  private[this] val allBasic = literalOn == 0 && multiLineOn == 0

  /** Whether a string without a class is basic. */
  val isBasicFirst: Boolean = (literalOn & Always) == 0 && style.literals.isKnown

  private[this] val isCleanFirst = isBasicFirst && !allBasic

  /** What the choice of a spelling for `s` depends on. */
  private def classes(s: CharSequence): Int = {
    if (scan eq null) scan = new Scan
    TomlStringClass.classes(s, scan, literalOn)
  }

  /** Writes a string; with `underKey` it is the value of a key of a table and may have several
    * lines. Most strings are found to have no class while they are written.
    */
  def string(out: Output, s: CharSequence, underKey: Boolean): Unit =
    if (!isCleanFirst || !out.writeClean(s, '"', noClass)) spelled(out, s, underKey)

  private def spelled(out: Output, s: CharSequence, underKey: Boolean): Unit =
    if (allBasic) out.quoted(s, '"', escapes)
    else {
      val known = classes(s)
      (if (underKey && (known & multiLineOn) != 0) multiLine(known) else oneLine(known)).write(out, s, known)
    }

  /** A key in a header or a dotted key. */
  def key(out: Output, s: CharSequence): Unit =
    if (isBare(s)) out.ascii(s)
    else if (s.length == 0) out.literal(emptyKey)
    else if (allBasic) out.quoted(s, '"', escapes)
    else {
      val known = classes(s)
      oneLine(known).write(out, s, known)
    }

  /** Whether a key needs no quotes: `unquoted-key` of the grammar. */
  def isBare(s: CharSequence): Boolean = {
    var i = 0
    while (i < s.length && isBare(s.charAt(i))) i += 1
    i > 0 && i == s.length
  }

  private def isBare(c: Char): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'

  /** A key and the equals sign after it. */
  def keyOfValue(out: Output, s: CharSequence): Unit = {
    val known = repeated(s)
    if (known ne null) out.literal(known) else writeKey(out, s)
  }

  def writeKey(out: Output, s: CharSequence): Unit = {
    key(out, s)
    out.literal(TomlMarks.equalsSign)
  }

  private def oneLine(classes: Int): TomlSpelling =
    if ((classes & literalOn) != 0 && (classes & (Apostrophe | Control | LineFeed)) == 0) literal else basic

  /** A single quote needs no escape there, so it is no reason for a literal string. */
  private def multiLine(classes: Int): TomlSpelling =
    if ((classes & literalOn & ~Quote) != 0 && (classes & (Control | ThreeApostrophes | LastApostrophe)) == 0)
      TomlMultiLines.literal
    else if ((classes & (ThreeQuotes | LastQuote)) == 0) TomlMultiLines.basic
    else TomlMultiLines.escaped
}

private object TomlStrings {

  /** `literal-string` */
  val literal: TomlSpelling = new TomlLine('\'', Escapes.none, TomlStringClass.Other)
}

/** Apart from the others, which are used by every process that writes TOML. */
private object TomlMultiLines {

  /** `ml-literal-string`; the line feed after the opening quotes is not part of the string. */
  val literal: TomlSpelling = new TomlMultiLine("'''", Escapes.none)

  /** `ml-basic-string` with unescaped quotes. */
  val basic: TomlSpelling = new TomlMultiLine("\"\"\"", Escapes.tomlMultiLine)

  /** `ml-basic-string` with all quotes escaped. */
  val escaped: TomlSpelling = new TomlMultiLine("\"\"\"", Escapes.tomlMultiLineQuotes)
}
