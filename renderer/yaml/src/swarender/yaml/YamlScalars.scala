package swarender
package yaml

import swarender.output.Output
import swarender.chars.{AsciiSlice, Utf8}

/** Writes strings in the spellings of [[ScalarStyle]], folded at `width`, unless that is 0. */
private[swarender] final class YamlScalars(out: Output, style: YamlSettings, width: Int) {
  import ScalarStyle.*

  private[this] val escapes = style.escapes
  private[this] val quotes = style.quotes

  /** Whether a text in quotes may be folded: goccy/go-yaml reads a fold that ends in CR LF as a
    * line feed.
    */
  private[this] val foldsQuotes = !style.common.crLf
  private[this] val indent = style.indent
  private[this] val indentEmptyLines = style.strings.indentsEmptyLines

  /** Whether so many chars are certain to fit after `column`. */
  def fits(length: Int, column: Int): Boolean = width == 0 || length <= width - column

  /** `classes`, and those that depend on the room after `column`. */
  def fitted(classes: Int, s: CharSequence, column: Int): Int =
    if (width == 0) classes
    else if (!fits(s.length, column) && hasFold(s, classes, column)) classes | YamlStringClass.Long
    else classes | YamlStringClass.Fits

  /** Whether a line of `s` is longer than the room after `column`, and can be folded. */
  private def hasFold(s: CharSequence, classes: Int, column: Int): Boolean =
    if ((classes & YamlStringClass.Break) == 0) foldAt(s, 0, s.length, room(column), Escapes.none) >= 0
    else
      canFold(s, classes) && {
        var isFound = false
        eachLine(s) { (from, until) =>
          isFound ||= until - from > width - column && foldAt(s, from, until, room(column), Escapes.none) >= 0
        }
        isFound
      }

  /** Whether a folded block can hold a text of several lines: it begins with one, and no line
    * begins or ends with a space, since a fold there would be read as a line feed.
    */
  def canFold(s: CharSequence, classes: Int): Boolean = (classes & Unfoldable) == 0 && s.charAt(0) != '\n' && {
    var can = true
    eachLine(s) { (from, until) => can &&= from == until || !isSpace(s.charAt(from)) && !isSpace(s.charAt(until - 1)) }
    can
  }

  private def eachLine(s: CharSequence)(line: (Int, Int) => Unit): Unit = {
    var from = 0
    while (from <= s.length) {
      val until = lineEnd(s, from, s.length)
      line(from, until)
      from = until + 1
    }
  }

  /** A key, or a value that is not in a block; `column` is where its continuation lines begin. */
  def flow(s: CharSequence, classes: Int, spelling: Int, column: Int): Unit =
    if (spelling == Plain) plain(s, classes)
    else {
      val single = isSingle(s, spelling)
      val quote = if (single) '\'' else '"'
      val escapes = if (single) Escapes.singleQuoted else this.escapes
      val isFolded = (classes & YamlStringClass.Long) != 0 && foldsQuotes && !isBackslash(s, s.length - 1, escapes)
      if (!isFolded) out.quoted(s, quote, escapes)
      else {
        out.ascii(quote)
        fold(s, 0, s.length, column, escapes)
        out.ascii(quote)
      }
    }

  private def plain(s: CharSequence, classes: Int): Unit =
    if ((classes & YamlStringClass.Wide) == 0) out.ascii(s) else out.escaped(s, 0, s.length, Escapes.none)

  /** How many bytes of UTF-8 a key takes in `spelling`. */
  def length(s: CharSequence, spelling: Int): Long = spelling match {
    case Plain => Utf8.length(s, Escapes.none)
    case _ => 2 + Utf8.length(s, if (isSingle(s, spelling)) Escapes.singleQuoted else escapes)
  }

  /** Whether `s` gets single quotes: not where it has two of them in a row, since libfyaml 0.7
    * reads `''''` as three.
    */
  private def isSingle(s: CharSequence, spelling: Int): Boolean =
    spelling == Single && YamlScalars.prefersSingle(quotes, s) && !s.toString.contains("''")

  /** The header of a block: its indentation if a reader cannot detect it, and how the last line
    * feeds are read.
    */
  def blockHeader(classes: Int, spelling: Int): Unit = {
    out.ascii(if (spelling == Literal) '|' else '>')
    if ((classes & YamlStringClass.SpaceHead) != 0) out.ascii('0' + indent)
    if ((classes & YamlStringClass.FinalBreaks) != 0) out.ascii('+')
    else if ((classes & YamlStringClass.FinalBreak) == 0) out.ascii('-')
  }

  /** The lines of a block, each after its line break. What follows must begin with a line break
    * too.
    */
  def blockLines(s: CharSequence, classes: Int, spelling: Int, column: Int): Unit =
    if (spelling == Folded) {
      out.lineBreak(column)
      fold(s, 0, s.length, column, Escapes.none)
    } else if (spelling == FoldedLines) {
      eachLine(s) { (from, until) =>
        if (from < until) {
          out.lineBreak(column)
          fold(s, from, until, column, Escapes.none)
        }
        if (until < s.length - 1) out.lineBreak(0)
      }
    } else {
      val end =
        if ((classes & YamlStringClass.Cut) != 0) textEnd(s)
        else if ((classes & (YamlStringClass.FinalBreak | YamlStringClass.FinalBreaks)) != 0) s.length - 1
        else s.length
      val ascii = (classes & YamlStringClass.Wide) == 0
      val emptyColumn =
        if (!indentEmptyLines) 0 else if ((classes & YamlStringClass.Cut) != 0) column - 1 else column
      var from = 0
      while (from <= end) {
        val until = lineEnd(s, from, end)
        out.lineBreak(if (until > from) column else emptyColumn)
        if (until > from) { if (ascii) out.ascii(s, from, until) else out.escaped(s, from, until, Escapes.none) }
        from = until + 1
      }
    }

  /** The end of `s` without line feeds, or -1 if it has only those. */
  private def textEnd(s: CharSequence): Int = {
    var end = s.length
    while (end > 0 && s.charAt(end - 1) == '\n') end -= 1
    if (end == 0) -1 else end
  }

  private def lineEnd(s: CharSequence, from: Int, end: Int): Int = s match {
    case s: String => orEnd(s.indexOf('\n', from), end)
    case s: AsciiSlice => orEnd(s.indexOf('\n', from), end)
    case _ =>
      var i = from
      while (i < end && s.charAt(i) != '\n') i += 1
      i
  }

  private def orEnd(at: Int, end: Int): Int = if (at < 0 || at > end) end else at

  /** How many chars of a folded text fit in one line. */
  private def room(column: Int): Int =
    Math.max((if (width == 0) YamlScalars.DefaultWidth else width) - column, YamlScalars.MinRoom)

  /** Writes the line `[start, end)` of `s` with line breaks in place of some spaces: YAML 1.2,
    * section 6.5.
    */
  private def fold(s: CharSequence, start: Int, end: Int, column: Int, escapes: Escapes): Unit = {
    val room = this.room(column)
    var from = start
    while (from < end) {
      val at = if (end - from > room) foldAt(s, from, end, room, escapes) else -1
      val until = if (at < 0) end else at
      out.escaped(s, from, until, escapes)
      if (at >= 0) out.lineBreak(column)
      from = until + 1
    }
  }

  /** The last place to fold in `(from, from + room]`, else the first one after it, else -1; before
    * the end of the line, which is at `end`.
    */
  private def foldAt(s: CharSequence, from: Int, end: Int, room: Int, escapes: Escapes): Int = {
    var i = Math.min(from + room, end - 2)
    while (i > from && !isPlace(s, i, escapes)) i -= 1
    if (i > from) i
    else {
      i = from + room + 1
      while (i < end - 1 && !isPlace(s, i, escapes)) i += 1
      if (i < end - 1) i else -1
    }
  }

  /** One space between two chars that are neither spaces nor tabs: a reader reads the fold as that
    * space. Before `''`, goccy/go-yaml does not, nor YAML::PP after a backslash.
    */
  private def isPlace(s: CharSequence, i: Int, escapes: Escapes): Boolean =
    s.charAt(i) == ' ' && !isSpace(s.charAt(i - 1)) && !isSpace(s.charAt(i + 1)) && s.charAt(i + 1) != '\'' &&
      !isBackslash(s, i - 1, escapes)

  /** Whether an escaped backslash is at `i`: YAML::PP drops one that ends a line of several. */
  private def isBackslash(s: CharSequence, i: Int, escapes: Escapes): Boolean =
    s.charAt(i) == '\\' && !escapes.clean('\\')

  private def isSpace(c: Char): Boolean = c == ' ' || c == '\t'

  /** A comment after something on the same line. */
  def comment(text: String): Unit = {
    out.ascii(' ')
    out.comment("#", text)
  }
}

private[swarender] object YamlScalars {

  /** Whether `s` is to be in single quotes, if they can hold it. */
  def prefersSingle(quotes: YamlStyle.Quotes, s: CharSequence): Boolean =
    (quotes eq YamlQuotes.SingleQuotes) || (quotes eq YamlQuotes.FewestEscapes) && savesEscapes(s)

  /** Whether double quotes would need more escapes than single ones. */
  private def savesEscapes(s: CharSequence): Boolean = {
    var saved = 0
    var i = 0
    while (i < s.length) {
      val c = s.charAt(i)
      if (c == '"' || c == '\\') saved += 1 else if (c == '\'') saved -= 1
      i += 1
    }
    saved > 0
  }

  /** Whether a key may take more bytes in quotes than one in flow style without a `? ` may: YAML
    * 1.2, section 7.4.2.
    */
  def isLongInFlow(s: CharSequence, escapes: Escapes): Boolean = s.length > YamlTokens.ShortKey &&
    2 + Math.max(Utf8.length(s, escapes), Utf8.length(s, Escapes.singleQuoted)) > MostInFlowKey

  private final val MostInFlowKey = 1024

  /** The width of a folded block in a style that has none. */
  final val DefaultWidth = 80

  /** Deep in a document lines go beyond the width rather than hold less. */
  final val MinRoom = 20
}
