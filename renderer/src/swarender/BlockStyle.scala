package swarender

import swarender.Events.Place
import swarender.Policy.{DuplicateKeys, HugeNumbers, KeyQuotes}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonDialect, RelaxedWriter}
import swarender.output.Output
import swarender.chars.Indentation
import swarender.yaml.YamlStringClass
import swarender.yaml.{PyyamlStrings, YamlLayouts, YamlSettings, YamlWriter}

/** YAML in block style. */
abstract class BlockStyle private[swarender] (values: StyleValues) extends YamlStyle(values) with CommentedStyle {
  type Self <: BlockStyle
  import YamlSettings._

  def withIndent(n: Int): Self = derive("indent", n)(_.set(indent, Indentation.spaces(n, 1, 9).length))

  /** Whether an array is indented deeper than its key. */
  def withIndentSequences(indented: Boolean): Self = set(indentSequences, indented)

  /** Whether keys are in quotes where they could be plain too. */
  def withKeyQuotes(policy: KeyQuotes): Self =
    derive("keyQuotes", policy)(_.set(plainKeys, policy eq KeyQuotes.Needed))

  /** Whether text of several lines is written as a block (`|`) if a block keeps it unchanged;
    * otherwise it is quoted.
    */
  def withBlocks(blocks: Boolean): Self = set(YamlSettings.blocks, blocks)

  /** Arrays and objects that have scalars only are in flow style (`[a, b]`) if their text has at
    * most `chars` chars, `chars` in `[0, 10000]`, and no key of more than 1,024 bytes; 0 is never.
    */
  def withFlow(chars: Int): Self = set(flow, chars)

  /** Whether objects in flow style have spaces inside their braces: `{ a: 1 }`. */
  def withBraceSpaces(spaces: Boolean): Self = set(braceSpaces, spaces)

  /** Gives values a layout by their place: containers flow or block style, strings quotes or
    * blocks. A string that cannot have the layout has another one. A container in flow style is
    * held until its end, and has no comments; with a key of more than 1,024 bytes inside it is in
    * block style. The place is valid during the call.
    *
    * {{{
    * YamlStyle.safe.withLayout(place => if (place.segments.size > 3) Layout.Flow else Layout.Default)
    * }}}
    */
  def withLayout(layout: Place => YamlStyle.Layout): Self = set(YamlSettings.layout, layout)

  def withDocumentStart(marked: Boolean): Self = set(documentStart, marked)
  def withDocumentEnd(marked: Boolean): Self = derive("documentEnd", marked)(
    _.set(documentEnd, marked)
      .set(openEnd, marked && this(openEnd))
      .set(openStreamEnd, marked && this(openStreamEnd))
  )

  /** A line `...` after the last document of several, and after none.
    */
  def withStreamEnd(marked: Boolean): Self =
    derive("streamEnd", marked)(_.set(streamEnd, marked).set(openStreamEnd, marked && this(openStreamEnd)))

  /** A line feed at the end of a document, after its line `...` if it has one. Without one a text
    * in a block still keeps its own, unless the style is one of Jsonnet's.
    */
  def withFinalNewline(ended: Boolean): Self = set(finalNewline, ended)

  /** What becomes of number text such as `1e400`. */
  def withHugeNumbers(policy: HugeNumbers): Self = set(hugeNumbers, policy)

  private[swarender] def isPyyaml: Boolean
  private[swarender] def writer(out: Output): DocumentWriter = {
    val hasLayouts = this(flow) > 0 || (this(layout) ne null)
    val flows = if (hasLayouts || this(Settings.commentedDefaults)) flowWriter else null
    Filters(if (hasLayouts) laidOut(out, flows) else new YamlWriter(out, values, isPyyaml, flows), values)
  }

  /** A filter looks for keys that come twice. */
  private def laidOut(out: Output, flows: Output => DocumentWriter): DocumentWriter = {
    val inside = withDuplicateKeys(DuplicateKeys.Keep).values
    YamlLayouts.before(new YamlWriter(out, inside, isPyyaml, flows), inside, flows)
  }

  /** Makes what writes a container in flow style, also in a comment. */
  private def flowWriter: Output => DocumentWriter = {
    val dialect =
      new JsonDialect.Flow(this(plainKeys), this(plainValues), this(quotes), this(strings))
    val flow = JsonStyle.inFlow(this, this(escapes), this(braceSpaces)).values.inComments(_ => ())
    RelaxedWriter(_, flow, dialect)
  }

  /** Each document after a line `---` and ended by a line feed; a line `...` at the end, if the
    * style asks for it.
    */
  private[swarender] def ofDocuments: Self = derive("documents", true)(
    _.set(documentStart, true)
      .set(documentEnd, false)
      .set(streamEnd, this(documentEnd) || this(streamEnd))
      .set(finalNewline, true)
      .set(openEnd, false)
  )
  private[swarender] override def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    if (!isEmpty) writer.nextDocument()
    writer.endStream()
  }
}

/** YAML in block style, for readers of version 1.1 and 1.2 alike, or as an evaluator of Jsonnet
  * prints it.
  */
final class BlockYamlStyle private (values: StyleValues) extends BlockStyle(values) {
  type Self = BlockYamlStyle
  import YamlSettings._

  private[swarender] def kind: StyleKind[BlockYamlStyle] = BlockYamlStyle
  private[swarender] def isPyyaml: Boolean = false

  /** Which quotes a string gets that must not be plain, where both can hold it. */
  def withQuotes(quotes: YamlStyle.Quotes): BlockYamlStyle = set(YamlSettings.quotes, quotes)

  /** How a null is spelled: `null`, `~`, or as nothing after its key. */
  def withNullText(text: YamlStyle.NullText): BlockYamlStyle = set(nullText, text)

  /** Which readers get strings back as they were; for those of YAML 1.2 alone, fewer are in quotes.
    * Styles of Jsonnet have their own rules.
    */
  def withReaders(readers: YamlStyle.Readers): BlockYamlStyle = {
    require(this(strings).isSafe, "the strings of this profile are those of another program")
    set(strings, YamlStringClass.of(readers, this(escapes)))
  }

  /** Which chars of strings in double quotes are escaped, and how: `Escapes.yaml`, or
    * `Escapes.yamlAscii`, with which a document has ASCII only. Styles of Jsonnet have any set.
    */
  def withEscapes(escapes: Escapes): BlockYamlStyle = {
    val isAscii = escapes == Escapes.yamlAscii
    val isSafe = this(strings).isSafe
    require(isAscii || escapes == Escapes.yaml || !isSafe, "YAML has Escapes.yaml or yamlAscii")
    derive("escapes", escapes) { e =>
      if (isSafe) e.set(strings, YamlStringClass.of(this(strings).readers, escapes))
      val _ = e.set(YamlSettings.escapes, escapes)
    }
  }

  /** `NumberLayout.yaml`, `toml` or `tomlFloats`: readers of YAML 1.1 take `1e-7` and `1e+60` of
    * the others for strings. Styles of Jsonnet have any layout.
    */
  override def withNumbers(layout: NumberLayout): BlockYamlStyle = super.withNumbers(layout)
}

private[swarender] object BlockYamlStyle extends StyleKind[BlockYamlStyle] {
  private[swarender] def settings: Array[Setting[?]] = YamlSettings.block
  protected def make(values: StyleValues): BlockYamlStyle = new BlockYamlStyle(values)
  protected override def check(style: BlockYamlStyle): Unit =
    YamlStyle.checkNumbers(style, style(YamlSettings.strings).isSafe)
}

/** YAML as PyYAML prints it. */
final class PyyamlStyle private (values: StyleValues) extends BlockStyle(values) {
  type Self = PyyamlStyle
  private[swarender] def kind: StyleKind[PyyamlStyle] = PyyamlStyle
  private[swarender] def isPyyaml: Boolean = true

  /** Whether strings such as `0o7` and `1e5` are quoted: PyYAML reads them as strings, other
    * readers as numbers.
    *
    * {{{
    * Yaml.render(Map("mode" -> "0o7"), YamlStyle.pyyaml.withQuotedNumbers(true))   // mode: '0o7'
    * }}}
    */
  def withQuotedNumbers(quoted: Boolean): PyyamlStyle =
    set(YamlSettings.strings, if (quoted) PyyamlStrings.quotedNumbers else PyyamlStrings.plain)

  /** Whether an empty key has the mark of a complex key, as PyYAML writes it, or is a key as any
    * other.
    *
    * {{{
    * Yaml.render(Map("" -> 1), YamlStyle.pyyaml)                              // ? ''\n: 1
    * Yaml.render(Map("" -> 1), YamlStyle.pyyaml.withMarkedEmptyKey(false))    // '': 1
    * }}}
    */
  def withMarkedEmptyKey(marked: Boolean): PyyamlStyle = set(YamlSettings.markEmptyKey, marked)
}

private[swarender] object PyyamlStyle extends StyleKind[PyyamlStyle] {
  private[swarender] def settings: Array[Setting[?]] = YamlSettings.block
  protected def make(values: StyleValues): PyyamlStyle = new PyyamlStyle(values)
  protected override def check(style: PyyamlStyle): Unit = YamlStyle.checkNumbers(style, isSafe = true)
}
