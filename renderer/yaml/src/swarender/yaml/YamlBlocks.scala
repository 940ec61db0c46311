package swarender
package yaml

import swarender.output.Output
import swarender.chars.AsciiSlice

/** Writes strings over several lines: in blocks (YAML 1.2, section 8.1), and folded at `width`,
  * unless that is 0.
  */
private[yaml] final class YamlBlocks(out: Output, style: YamlSettings, width: Int) {
  import ScalarStyle.*

  private[this] val indent = style.indent
  private[this] val indentEmptyLines = style.strings.indentsEmptyLines

  /** Whether a line of `s` is longer than the room after `column`, and can be folded. */
  def hasFold(s: CharSequence, classes: Int, column: Int): Boolean =
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

  /** The header of a block: the indentation, if readers cannot detect it, and the chomping. */
  def header(classes: Int, spelling: Int): Unit = {
    out.ascii(if (spelling == Literal) '|' else '>')
    if ((classes & YamlStringClass.SpaceHead) != 0) out.ascii('0' + indent)
    if ((classes & YamlStringClass.FinalBreaks) != 0) out.ascii('+')
    else if ((classes & YamlStringClass.FinalBreak) == 0) out.ascii('-')
  }

  /** The lines of a block, each after a line break, with which what follows must begin too. */
  def lines(s: CharSequence, classes: Int, spelling: Int, column: Int): Unit =
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
    Math.max((if (width == 0) YamlBlocks.DefaultWidth else width) - column, YamlBlocks.MinRoom)

  /** Writes `[start, end)` of `s` with line breaks for some spaces: YAML 1.2, section 6.5. */
  def fold(s: CharSequence, start: Int, end: Int, column: Int, escapes: Escapes): Unit = {
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

  /** Whether a text in quotes may be folded: not where an escaped backslash ends it. */
  def canFoldQuoted(s: CharSequence, escapes: Escapes): Boolean = !isBackslash(s, s.length - 1, escapes)

  /** Whether an escaped backslash is at `i`: YAML::PP drops one that ends a line of several. */
  private def isBackslash(s: CharSequence, i: Int, escapes: Escapes): Boolean =
    s.charAt(i) == '\\' && !escapes.clean('\\')

  private def isSpace(c: Char): Boolean = c == ' ' || c == '\t'
}

private object YamlBlocks {

  /** The width of a folded block in a style that has none. */
  private final val DefaultWidth = 80

  /** Deep in a document lines go beyond the width rather than hold less. */
  private final val MinRoom = 20
}
