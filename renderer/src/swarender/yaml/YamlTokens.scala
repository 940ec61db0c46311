package swarender
package yaml

import swarender.event.KeyCache
import swarender.output.Output
import swarender.text.{Literal, YamlScan, YamlStringClass}

/** The tokens of YAML as `style` writes them; [[YamlWriter]] knows what comes where. */
private[swarender] final class YamlTokens(out: Output, style: YamlSettings) {
  import YamlTokens.*

  private[this] val keySpellings = ScalarStyle.ofKeys(style)
  private[this] val valueSpellings = ScalarStyle.ofValues(style)
  private[this] val scan = new YamlScan
  private[this] val scalars = new YamlScalars(out, style)
  private[this] val memo = new KeyCache(writeShortKey(_, _))

  /** Whether a block was written last of which the final line feed counts. */
  var blockOpen = false

  /** Where the keys or dashes of a container's children stand, when its own key or dash stands at `column`. */
  def columnWithin(column: Int, inObject: Boolean, isObject: Boolean, explicitKey: Boolean): Int =
    if (!inObject) column + DashWidth
    else if (isObject || style.indentSequences || explicitKey) column + style.indent
    else column

  /** Whether the first child of a container stands on the line of the container's own key or dash. */
  def isOnLine(inObject: Boolean, isObject: Boolean): Boolean = !inObject && (isObject || style.compactSequences)

  /** A key, the lines of which begin at `column`, and the colon behind it. Says whether it stands behind a `? `. */
  def key(s: CharSequence, column: Int): Boolean = {
    val known = memo(s)
    if (known ne null) {
      out.literal(known)
      false
    } else newKey(s, column)
  }

  private def newKey(s: CharSequence, column: Int): Boolean = {
    val facts = style.facts.ofKey(s, scan)
    val spelling = ScalarStyle.choose(facts, keySpellings)
    val explicit = isLong(s, spelling)
    if (explicit) out.literal(explicitMark)
    scalars.flow(s, facts, spelling, 0)
    if (explicit) YamlIndent.break(out, column)
    out.ascii(':')
    explicit
  }

  /** Whether a key takes so many bytes that readers do not look for the colon after it. */
  private def isLong(s: CharSequence, spelling: Int): Boolean =
    s.length > ShortKey && style.maxKey < Int.MaxValue &&
      (s.length > style.maxKey || scalars.length(s, spelling) > style.maxKey)

  /** A key that is too short to be explicit. */
  private def writeShortKey(out: Output, s: String): Unit = {
    val facts = style.facts.ofKey(s, scan)
    new YamlScalars(out, style).flow(s, facts, ScalarStyle.choose(facts, keySpellings), 0)
    out.ascii(':')
  }

  /** What a string says, in a place where its lines begin at `column`. */
  def facts(s: CharSequence, column: Int, isRoot: Boolean): Int = {
    val facts = scalars.fitted(style.facts.ofValue(s, scan), s, column)
    // At the root, readers differ about what the indentation in a block's header counts from.
    if (isRoot && (facts & YamlStringClass.BlankHead) != 0) facts | YamlStringClass.NoBlock else facts
  }

  /** A string that says `facts`, and a comment on it unless `note` is null. */
  def string(s: CharSequence, facts: Int, column: Int, note: String): Unit = {
    val spelling = ScalarStyle.choose(facts, valueSpellings)
    if (spelling == ScalarStyle.Literal || spelling == ScalarStyle.Folded) {
      scalars.blockHeader(facts, spelling)
      if (note ne null) comment(note)
      scalars.blockLines(s, facts, spelling, column)
      blockOpen = (facts & (YamlStringClass.FinalBreak | YamlStringClass.FinalBreaks)) != 0
    } else {
      scalars.flow(s, facts, spelling, column)
      if (note ne null) comment(note)
    }
  }

  def comment(note: String): Unit = scalars.comment(note)

  def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, style.numbers)
    else out.literal(if (java.lang.Double.isNaN(v)) notANumber else if (v > 0) infinity else negativeInfinity)

  def bool(v: Boolean): Unit = out.literal(if (v) trueText else falseText)
  def nul(): Unit = out.literal(nullText)
  def empty(isObject: Boolean): Unit = out.literal(if (isObject) emptyObject else emptyArray)
}

private object YamlTokens {

  /** A dash and a blank. */
  final val DashWidth = 2

  /** A key of so many chars takes at most 1,024 bytes in any spelling: 6 for each char and two quotes. */
  final val ShortKey = 170

  val emptyObject = new Literal("{}")
  val emptyArray = new Literal("[]")
  val explicitMark = new Literal("? ")
  val trueText = new Literal("true")
  val falseText = new Literal("false")
  val nullText = new Literal("null")
  val notANumber = new Literal(".nan")
  val infinity = new Literal(".inf")
  val negativeInfinity = new Literal("-.inf")
}
