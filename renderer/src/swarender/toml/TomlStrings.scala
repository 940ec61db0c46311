package swarender
package toml

import swarender.event.KeyCache
import swarender.output.Output
import swarender.text.{Escapes, Literal, TomlStringClass}

/** One of the ways to spell a string: what stands before and behind it, and what is escaped in it. */
private[swarender] abstract class TomlSpelling {

  /** Writes `s`, which is of these facts. */
  def write(out: Output, s: CharSequence, facts: Int): Unit
}

/** On one line, in quotes of one char. A string with none of the facts `escaped` has nothing to escape and is ASCII. */
private final class TomlLine(quote: Int, escapes: Escapes, escaped: Int) extends TomlSpelling {
  def write(out: Output, s: CharSequence, facts: Int): Unit =
    if ((facts & escaped) != 0) out.quoted(s, quote, escapes)
    else {
      out.ascii(quote)
      out.ascii(s)
      out.ascii(quote)
    }
}

/** On several lines, in quotes of three. */
private final class TomlMultiLine(quotes: String, escapes: Escapes) extends TomlSpelling {
  private[this] val before = new Literal(quotes + "\n")
  private[this] val behind = new Literal(quotes)

  def write(out: Output, s: CharSequence, facts: Int): Unit = {
    out.literal(before)
    out.escaped(s, 0, s.length, escapes)
    out.literal(behind)
  }
}

/** Strings and keys of TOML 1.0, spelled as the style prefers: first the facts of the string, then the choice
  * among the spellings that are legal for it, then the writing.
  */
private[swarender] final class TomlStrings(style: TomlSettings) {
  import TomlStrings._
  import TomlStringClass._

  private[this] val basic = new TomlLine('"', style.escapes, Other | Quote | Backslash)
  private[this] val scan = new Scan
  private[this] val memo = new KeyCache(writeKeyOfValue(_, _))
  private[this] val lineMemo = new KeyCache(writeLineOfValue(_, _))
  private[this] val literalOn = style.quotes.literalOn
  private[this] val multiLineOn = if (style.multiLineStrings) InnerLineFeed else 0

  /** What the choice of a spelling for `s` depends on. */
  def facts(s: CharSequence): Int = TomlStringClass.facts(s, scan, literalOn)

  /** Whether a string of these facts goes over several lines where it may. */
  def hasLines(facts: Int): Boolean = (facts & multiLineOn) != 0

  /** Writes the string `s` of these facts; `underKey` says that it is the value of a key of a table and may go over several lines. */
  def string(out: Output, s: CharSequence, facts: Int, underKey: Boolean): Unit =
    (if (underKey && hasLines(facts)) multiLine(facts) else oneLine(facts)).write(out, s, facts)

  /** A key as it stands in a header or a dotted key. */
  def key(out: Output, s: CharSequence): Unit =
    if (isBareKey(s)) out.ascii(s)
    else if (s.length == 0) out.literal(style.emptyKeyLiteral)
    else {
      val known = facts(s)
      oneLine(known).write(out, s, known)
    }

  /** A key and the equals sign behind it. */
  def keyOfValue(out: Output, s: CharSequence): Unit = {
    val known = memo(s)
    if (known ne null) out.literal(known) else writeKeyOfValue(out, s)
  }

  /** A line feed, a key and the equals sign. */
  def lineOfValue(out: Output, s: CharSequence): Unit = {
    val known = lineMemo(s)
    if (known ne null) out.literal(known) else writeLineOfValue(out, s)
  }

  private def writeLineOfValue(out: Output, s: CharSequence): Unit = {
    out.ascii('\n')
    writeKeyOfValue(out, s)
  }

  private def writeKeyOfValue(out: Output, s: CharSequence): Unit = {
    key(out, s)
    out.literal(TomlMarks.equalsSign)
  }

  private def oneLine(facts: Int): TomlSpelling =
    if ((facts & literalOn) != 0 && (facts & (Apostrophe | Control | LineFeed)) == 0) literal else basic

  /** A single quote needs no escape there, so it is no reason for a literal string. */
  private def multiLine(facts: Int): TomlSpelling =
    if ((facts & literalOn & ~Quote) != 0 && (facts & (Control | ThreeApostrophes | LastApostrophe)) == 0)
      multiLineLiteral
    else if ((facts & (ThreeQuotes | LastQuote)) == 0) multiLineBasic
    else multiLineEscaped
}

private object TomlStrings {

  /** `literal-string` */
  val literal: TomlSpelling = new TomlLine('\'', Escapes.none, TomlStringClass.Other)

  /** `ml-literal-string`; the line feed behind the opening quotes is not part of the string. */
  val multiLineLiteral: TomlSpelling = new TomlMultiLine("'''", Escapes.none)

  /** `ml-basic-string` with quotes as they stand. */
  val multiLineBasic: TomlSpelling = new TomlMultiLine("\"\"\"", Escapes.tomlMultiLine)

  /** `ml-basic-string` with all quotes escaped. */
  val multiLineEscaped: TomlSpelling = new TomlMultiLine("\"\"\"", Escapes.tomlMultiLineQuotes)
}
