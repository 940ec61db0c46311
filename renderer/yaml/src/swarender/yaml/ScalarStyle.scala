package swarender
package yaml

/** The ways to write a string (YAML 1.2, chapters 7.3 and 8.1), and the choice among them. */
private[swarender] object ScalarStyle {
  import YamlStringClass.*

  final val Plain = 0
  final val Literal = 1
  final val Folded = 2
  final val Single = 3
  final val Double = 4

  /** Single quotes that may be on several lines, as PyYAML writes them. */
  final val SingleLines = 5

  /** A folded block of a text of several lines. */
  final val FoldedLines = 6

  /** The classes of text with line feeds that no folded block holds. */
  final val Unfoldable: Int = OneLine | Escape | Tab | NoBlock | SpaceHead | FinalBreaks

  /** None of them. */
  final val NoStyle = -1

  private final val NoBlockOfOneLine = Escape | Tab | Ambiguous | Edge | NoBlock

  /** Per style: the classes that forbid it. Double quotes can hold anything. */
  private val forbidden: Array[Int] = {
    val table = new Array[Int](7)
    table(Plain) = Break | Escape | Tab | Ambiguous | Indicator | Long
    table(Literal) = OneLine | Escape | NoBlock
    table(Folded) = Break | Escape | Tab | Edge | Fits | NoBlock
    table(Single) = Break | Escape | Tab
    table(Double) = 0
    table(SingleLines) = Escape | Tab
    table(FoldedLines) = Unfoldable | Fits
    table
  }

  /** The spellings of a key, in order of preference; `single` is that in single quotes. */
  def ofKeys(style: YamlSettings, single: Int): Array[Int] =
    of(style.plainKeys, blocks = false, single, style)

  /** The spellings of a value, in order of preference. */
  def ofValues(style: YamlSettings, single: Int): Array[Int] =
    of(style.plainValues, style.blocks, single, style)

  private def of(plain: Boolean, blocks: Boolean, single: Int, style: YamlSettings): Array[Int] = {
    val all = new Array[Int](6)
    var n = add(all, 0, Plain, plain)
    n = add(all, n, FoldedLines, blocks && style.width > 0 && style.strings.isSafe)
    n = add(all, n, Literal, blocks)
    n = add(all, n, Folded, blocks && style.width > 0)
    n = add(all, n, single, style.quotes ne YamlQuotes.DoubleQuotes)
    java.util.Arrays.copyOf(all, add(all, n, Double, wanted = true))
  }

  private def add(all: Array[Int], n: Int, spelling: Int, wanted: Boolean): Int = {
    if (wanted) all(n) = spelling
    if (wanted) n + 1 else n
  }

  /** Chooses a spelling of `preferred`, with `first` before the others; `FoldedLines` is one only
    * where it is possible. A text of one line can be in a block too, if it is one that could be
    * plain: libfyaml takes `1` in a block for a number.
    */
  def choose(classes: Int, first: Int, preferred: Array[Int]): Int =
    if (first == NoStyle) choose(classes, preferred)
    else if (first == FoldedLines) first
    else if ((classes & OneLine) != 0 && (first == Literal || first == Folded))
      if ((classes & NoBlockOfOneLine) == 0) first else choose(classes, preferred)
    else if ((classes & forbidden(first)) == 0) first
    else choose(classes, preferred)

  /** The first of `preferred` that `classes` allow; the last of them is always allowed. */
  def choose(classes: Int, preferred: Array[Int]): Int = {
    var i = 0
    while ((classes & forbidden(preferred(i))) != 0) i += 1
    preferred(i)
  }
}
