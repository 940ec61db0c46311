package swarender
package yaml

import swarender.output.Output
import swarender.chars.Utf8

/** Writes strings in the spellings of [[ScalarStyle]], folded at `width`, unless that is 0. */
private[swarender] final class YamlScalars(out: Output, style: YamlSettings, width: Int) {
  import ScalarStyle.*

  private[this] val escapes = style.escapes
  private[this] val quotes = style.quotes

  /** Whether quoted text may be folded: goccy/go-yaml reads a fold of CR LF as a line feed. */
  private[this] val foldsQuotes = !style.common.crLf
  private[this] var madeBlocks: YamlBlocks = null

  /** What writes strings over several lines; made, and loaded, for the first one. */
  def blocks: YamlBlocks = {
    if (madeBlocks eq null) madeBlocks = new YamlBlocks(out, style, width)
    madeBlocks
  }

  /** Whether so many chars are certain to fit after `column`. */
  def fits(length: Int, column: Int): Boolean = width == 0 || length <= width - column

  /** `classes`, and those that depend on the room after `column`. */
  def fitted(classes: Int, s: CharSequence, column: Int): Int =
    if (width == 0) classes
    else if (!fits(s.length, column) && blocks.hasFold(s, classes, column)) classes | YamlStringClass.Long
    else classes | YamlStringClass.Fits

  /** A key, or a value that is not in a block; `column` is where its continuation lines begin. */
  def flow(s: CharSequence, classes: Int, spelling: Int, column: Int): Unit =
    if (spelling == Plain) plain(s, classes)
    else {
      val single = isSingle(s, spelling)
      val quote = if (single) '\'' else '"'
      val escapes = if (single) Escapes.singleQuoted else this.escapes
      val isFolded = (classes & YamlStringClass.Long) != 0 && foldsQuotes && blocks.canFoldQuoted(s, escapes)
      if (!isFolded) out.quoted(s, quote, escapes)
      else {
        out.ascii(quote)
        blocks.fold(s, 0, s.length, column, escapes)
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

  /** Whether `s` gets single quotes: not with two of them in a row, three to libfyaml 0.7. */
  private def isSingle(s: CharSequence, spelling: Int): Boolean =
    spelling == Single && YamlScalars.prefersSingle(quotes, s) && !s.toString.contains("''")

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

  /** Whether a key in quotes may be too long for flow style without `? `: YAML 1.2, 7.4.2. */
  def isLongInFlow(s: CharSequence, escapes: Escapes): Boolean = s.length > YamlTokens.ShortKey &&
    2 + Math.max(Utf8.length(s, escapes), Utf8.length(s, Escapes.singleQuoted)) > MostInFlowKey

  private final val MostInFlowKey = 1024
}
