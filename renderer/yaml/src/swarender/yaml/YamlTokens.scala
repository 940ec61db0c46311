package swarender
package yaml

import swarender.event.{FieldLiterals, FixedText, KeyWriter}
import swarender.output.Output
import swarender.chars.{AsciiKey, Literal}
import swarender.numbers.AsciiText
import swarender.yaml.YamlStringClass.{Break, Escape, Tab}

/** The tokens of YAML as `style` writes them; [[YamlWriter]] knows what comes where.
  *
  * @param width
  *   the width at which strings are folded, or 0
  * @param single
  *   the spelling of strings in single quotes
  * @param elementIndent
  *   how much deeper a container in an array is than the array
  */
private[swarender] class YamlTokens protected (
    out: Output,
    style: YamlSettings,
    width: Int,
    single: Int,
    elementIndent: Int
) extends KeyWriter {
  import YamlTokens.*

  def this(out: Output, style: YamlSettings) =
    this(out, style, style.width, ScalarStyle.Single, YamlTokens.DashWidth)

  /** The tokens of `style` to another output. */
  def on(other: Output, style: YamlSettings): YamlTokens = new YamlTokens(other, style)

  private[this] val indent = style.indent
  protected[this] final val keySpellings: Array[Int] = ScalarStyle.ofKeys(style, single)
  private[this] val valueSpellings = ScalarStyle.ofValues(style, single)
  protected[this] final val scan: YamlScan = new YamlScan
  private[this] val scalars = new YamlScalars(out, style, width)
  private[this] val isSmall = style.isSmall
  private[this] val indentSequences = style.indentSequences
  protected[this] final val strings: YamlStringClass = style.strings
  private[this] val maxKey = strings.longestKey

  /** Whether the last thing written is a block whose final line feed is part of the text. */
  var blockOpen = false

  /** Whether the last thing written is a block of which empty lines after it would be part. */
  var keepsBreaks = false

  /** Whether the last string is plain, and the column after the last key, where that matters. */
  var isPlain = false
  var valueColumn = 0

  /** Whether a root is on the line of the `---` before it. */
  def marksRoot: Boolean = false

  /** Whether the last key that follows a `? ` is in quotes. */
  private[this] var quotedKey = false

  /** The column of a container's children, if its own key or dash is at `column`. */
  def columnWithin(column: Int, inObject: Boolean, isObject: Boolean, explicitKey: Boolean): Int =
    if (!inObject) column + elementIndent
    else if (isObject || indentSequences || explicitKey) column + indent
    else column

  /** Whether the first child of a container is on the line of the container's own key or dash. */
  def isOnLine(inObject: Boolean, isObject: Boolean, explicitKey: Boolean): Boolean = {
    locally { val _ = isObject }
    val _ = explicitKey
    !inObject
  }

  /** Writes the spaces after a dash, or the colon of a key that follows a `? `, before the first
    * child of a container on the same line.
    */
  def beforeChild(): Unit = {
    out.ascii(' ')
    var spaces = elementIndent - DashWidth
    while (spaces > 0) {
      out.ascii(' ')
      spaces -= 1
    }
  }

  /** Whether the last key may have a lone surrogate: one that has come again and again has none. */
  var isNewKey = false

  /** Writes a key, whose lines begin at `column`, and a colon; whether it follows a `? `. */
  def key(s: CharSequence, column: Int): Boolean = {
    val known = repeated(s)
    isNewKey = known eq null
    if (known ne null) {
      out.literal(known)
      false
    } else if (isPlainKeyFirst && writePlainKey(s)) {
      isNewKey = false
      false
    } else newKey(s, column)
  }

  /** Whether a key without classes is plain. */
  private[this] val isPlainKeyFirst = style.hasPlainKeys

  /** Writes a key that is plain ASCII, if that is found while it is written. */
  private def writePlainKey(s: CharSequence): Boolean =
    s.length <= ShortKey && out.canWriteClean(s) && scan.ofEnds(s) == 0 && s.charAt(0) != '-' &&
      out.writeClean(s, 0, YamlScan.plain) && {
        out.ascii(':')
        true
      }

  /** How many chars before the key that is written a reader counts as its own. */
  private[this] var keyGap = 0

  /** Writes a key, before which are `gap` chars that a reader counts as its own. */
  def keyAfter(gap: Int, s: CharSequence, column: Int): Boolean = {
    isNewKey = true
    keyGap = gap
    val explicit = newKey(s, column)
    keyGap = 0
    explicit
  }

  /** Writes a key of JSON text; returns what `key` does. */
  def knownKey(known: AsciiKey, column: Int): Boolean = {
    if (known.literal eq null) known.literal = repeated(known.text)
    if (known.literal eq null) newKey(known.text, column)
    else {
      out.literal(known.literal)
      false
    }
  }

  /** Writes the key of field `i`; returns what `key` does. */
  def field(fields: FieldNames, i: Int, column: Int): Boolean =
    if (!isSmall || fields.name(i).length > ShortKey) key(fields.name(i), column)
    else {
      out.literal(FieldLiterals(fields, style, this).texts(i))
      false
    }

  override def scalarSpace: String = " "

  /** The key of field `i` and a space; null if it may be a complex key, or is not constant. */
  def fieldText(fields: FieldNames, i: Int): Literal =
    if (fields.name(i).length > ShortKey) null else FieldLiterals(fields, style, this).nextTexts(i)

  /** The classes of a key; none where it is in double quotes, or an integer, whatever it has. */
  private def keyClasses(s: CharSequence): Int =
    if (keySpellings(0) == ScalarStyle.Double || FixedText.isInteger(s)) 0 else inQuotes(s, strings.ofKey(s, scan))

  /** `classes`, and those that forbid single quotes, where the rule of the style leaves them out
    * for a text that is not a block.
    */
  private def inQuotes(s: CharSequence, classes: Int): Int =
    if (!mayBeSingle || !strings.leavesOutQuotes || (classes & Break) != 0) classes
    else classes | scan(s) & (Break | Tab | Escape)

  /** The spelling of a key of these classes. */
  protected[this] final def keySpelling(s: CharSequence, classes: Int): Int =
    if (FixedText.isInteger(s)) ScalarStyle.Plain else ScalarStyle.choose(classes, keySpellings)

  /** Writes a key that is not known. */
  protected def newKey(s: CharSequence, column: Int): Boolean = {
    val classes = keyClasses(s)
    val spelling = keySpelling(s, classes)
    val explicit = isLong(s, spelling)
    if (explicit) {
      out.literal(explicitMark)
      quotedKey = spelling != ScalarStyle.Plain
    }
    scalars.flow(s, classes, spelling, 0)
    if (explicit) out.lineBreak(column)
    out.ascii(':')
    explicit
  }

  /** Whether a key takes so many bytes that readers do not search the colon after it. */
  private def isLong(s: CharSequence, spelling: Int): Boolean =
    s.length + keyGap > ShortKey && maxKey < Int.MaxValue &&
      (s.length > maxKey - keyGap || scalars.length(s, spelling) > maxKey - keyGap)

  /** A key that is too short to be explicit. */
  def writeKey(out: Output, s: CharSequence): Unit = {
    val classes = keyClasses(s)
    new YamlScalars(out, style, width).flow(s, classes, keySpelling(s, classes), 0)
    out.ascii(':')
  }

  /** What the next string is tried as first, or `NoStyle`. */
  private[this] var preferred = ScalarStyle.NoStyle

  def prefer(layout: YamlStyle.Layout): Unit = preferred =
    if (layout eq YamlLayout.Literal) ScalarStyle.Literal
    else if (layout eq YamlLayout.Folded) ScalarStyle.Folded
    else if (layout eq YamlLayout.Quoted) ScalarStyle.Double
    else ScalarStyle.NoStyle

  /** Whether a string of one line without other classes is plain. */
  private[this] val isPlainFirst = style.hasPlainValues

  /** What such a string is in otherwise, and the probe that finds what is not as it is there. */
  private[this] val mayBeSingle = style.quotes ne YamlQuotes.DoubleQuotes
  private[this] val isSingleQuoted = mayBeSingle && (style.quotes eq YamlQuotes.SingleQuotes)
  private[this] val quote = if (isSingleQuoted) '\'' else '"'
  private[this] val quoteProbe = (if (isSingleQuoted) Escapes.singleQuoted else style.escapes).probe

  /** Writes a string of one line, if all chars of it are written as they are, and that can be told
    * while it is written; else it returns false.
    */
  def writeClean(s: CharSequence, column: Int): Boolean =
    mayBeAsItIs(s.length, column) && out.canWriteClean(s) &&
      (if (scan.ofEnds(s) == 0) out.writeClean(s, 0, YamlScan.plain) else out.writeClean(s, quote, quoteProbe))

  /** Whether text that is ASCII without spaces is written as its kind says. */
  final val takesKinds: Boolean = isPlainFirst

  /** What text of such a kind has around it, or 0. */
  def quoteOf(kind: Int): Int = if (kind == AsciiText.Time || kind == AsciiText.TomlTime) quote else 0

  /** Whether such a string is certain to be plain: the bytes `[from, until)` of `a`, as
    * [[TakesTokens]] has them.
    */
  def isPlainUtf8(a: Array[Byte], from: Int, until: Int, column: Int): Boolean =
    mayBeAsItIs(until - from, column) && out.takesUtf8 && YamlUtf8.isPlain(a, from, until)

  /** Whether a string of `length` chars is spelled as its chars say, on the line of `column`. */
  private def mayBeAsItIs(length: Int, column: Int): Boolean =
    isPlainFirst && preferred == ScalarStyle.NoStyle && scalars.fits(length, column)

  /** The classes of a string in a place where its lines begin at `column`; `explicitKey` says
    * whether it is the value of a key that follows a `? `.
    */
  def classes(s: CharSequence, column: Int, isRoot: Boolean, explicitKey: Boolean): Int = {
    val classes = scalars.fitted(inQuotes(s, strings.ofValue(s, scan)), s, column)
    // At the root, readers differ about what the indentation in a block's header counts from; and
    // goccy/go-yaml refuses a block as the value of such a key in quotes, or reads other text.
    if (isRoot && !strings.blocksAtRoot && (classes & YamlStringClass.SpaceHead) != 0 || explicitKey && quotedKey)
      classes | YamlStringClass.NoBlock
    else classes
  }

  /** What `s` is tried as first: a text of several lines can be folded too. */
  private def preferredFor(s: CharSequence, classes: Int): Int =
    if (preferred != ScalarStyle.Folded || (classes & Break) == 0 || !strings.isSafe) preferred
    else if (scalars.blocks.canFold(s, classes)) ScalarStyle.FoldedLines
    else ScalarStyle.NoStyle

  /** A string, in an array after a dash, and a comment on it unless `note` is null. */
  def string(s: CharSequence, classes: Int, column: Int, inArray: Boolean, note: String): Unit = {
    val spelling = ScalarStyle.choose(classes, preferredFor(s, classes), valueSpellings)
    preferred = ScalarStyle.NoStyle
    if (spelling == ScalarStyle.Literal || spelling == ScalarStyle.Folded || spelling == ScalarStyle.FoldedLines) {
      isPlain = false
      scalars.blocks.header(classes, spelling)
      if (note ne null) comment(note)
      scalars.blocks.lines(s, classes, spelling, column)
      blockOpen = (classes & (YamlStringClass.FinalBreak | YamlStringClass.FinalBreaks)) != 0
      keepsBreaks = (classes & YamlStringClass.FinalBreaks) != 0
    } else {
      inLine(s, classes, spelling, column, inArray)
      if (note ne null) comment(note)
    }
  }

  /** Writes such a string in no block. */
  protected def inLine(s: CharSequence, classes: Int, spelling: Int, column: Int, inArray: Boolean): Unit = {
    val _ = inArray
    scalars.flow(s, classes, spelling, column)
  }

  private[this] val isTilde =
    style.nullText eq YamlNullText.Tilde

  def comment(note: String): Unit = scalars.comment(note)

  def bool(v: Boolean): Unit = out.literal(if (v) trueText else falseText)
  def nullValue(): Unit = out.literal(if (isTilde) tilde else nullText)
  def empty(isObject: Boolean): Unit = out.literal(if (isObject) emptyObject else emptyArray)
}

private[swarender] object YamlTokens {

  /** A dash and a space. */
  final val DashWidth = 2

  /** A key of so many chars takes at most 1,024 bytes: 6 for each char and two quotes. */
  final val ShortKey = 170

  /** A question mark or colon of a key that is not simple, and a space. */
  final val MarkWidth = 2

  val emptyObject = new Literal("{}")
  val emptyArray = new Literal("[]")
  val explicitMark = new Literal("? ")
  val trueText = new Literal("true")
  val falseText = new Literal("false")
  val nullText = new Literal("null")
  val tilde = new Literal("~")
}
