package swarender

import swarender.Events.Place
import swarender.Policy.{DuplicateKeys, HugeNumbers, KeyQuotes}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonDialect, RelaxedWriter}
import swarender.output.Output
import swarender.chars.Indentation
import swarender.yaml.{
  PyyamlStrings,
  PyyamlTokens,
  YamlLayouts,
  YamlSettings,
  YamlStringClass,
  YamlTags,
  YamlTokens,
  YamlWriter
}

/** YAML in block style. */
abstract class BlockStyle private[swarender] (values: StyleValues) extends YamlStyle(values) with CommentedStyle {
  type Self <: BlockStyle
  import YamlSettings._

  /** The indent of an object's members: `n` spaces, `n` in `[1, 9]`. */
  def withIndent(n: Int): Self = derive("indent", n)(_.set(indent, Indentation.spaces(n, 1, 9).length))

  /** Whether the dashes of an array are indented deeper than its key. */
  def withIndentSequences(indented: Boolean): Self = set(indentSequences, indented)

  /** Whether all keys are in quotes, or only those that need them. `Needed` is an
    * `IllegalArgumentException` for the style of an evaluator that has all in quotes (sjsonnet
    * 0.4.9).
    */
  def withKeyQuotes(policy: KeyQuotes): Self = {
    require((policy eq KeyQuotes.Always) || !this(strings).quotesKeys, "all keys of this profile are in quotes")
    derive("keyQuotes", policy)(_.set(plainKeys, policy eq KeyQuotes.Needed))
  }

  /** Whether text of several lines is written as a block (`|`) if a block keeps it unchanged;
    * otherwise it is quoted.
    */
  def withBlocks(blocks: Boolean): Self = set(YamlSettings.blocks, blocks)

  /** Writes arrays and objects that contain only scalars in flow style (`[a, b]`) if they have at
    * most `chars` characters, and no key of more than 1,024 bytes. `chars` is in `[0, 10000]`; with
    * 0, none is in flow style.
    */
  def withFlow(chars: Int): Self = set(flow, chars)

  /** Arrays that have scalars only, of one line each, are in flow style, with line breaks after
    * commas where a line would go beyond column `width`; `width` in `[0, 10000]`, 0 is none. An
    * array is held in memory until its end.
    *
    * {{{
    * YamlStyle.safe.withFlowWidth(80)        // ports: [8080, 8081, 8082]
    * }}}
    */
  def withFlowWidth(width: Int): Self = set(flowWidth, width)

  /** Whether objects in flow style have spaces inside their braces: `{ a: 1 }`. It acts in styles
    * with flow style: [[withFlow]], or [[withLayout]].
    */
  def withBraceSpaces(spaces: Boolean): Self = set(braceSpaces, spaces)

  /** Chooses the layout of values by their place: flow or block style for containers, quotes or
    * blocks for strings. A string that cannot have the layout gets another one. A container in flow
    * style is held until its end, and has no comments; if it has a key of more than 1,024 bytes, it
    * is in block style. The place is valid only during the call.
    *
    * {{{
    * YamlStyle.safe.withLayout(place => if (place.segments.size > 3) Layout.Flow else Layout.Default)
    * }}}
    */
  def withLayout(layout: Place => YamlStyle.Layout): Self = set(YamlSettings.layout, layout)

  /** Gives values tags by their place (`!Ref`, `!!binary`, `!<tag:example.com,2026:a>`), in place
    * of their own. A text that is not a tag throws a [[RenderError]] of kind `BadTag`. Strings have
    * the quotes that they have without a tag. The place is valid during the call.
    *
    * {{{
    * YamlStyle.safe.withTags(place => if (place.path.endsWith(".password")) Some("!vault") else None)
    * }}}
    */
  def withTags(tag: Place => Option[String]): Self = set(tags, tag)

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): Self = set(documentStart, marked)

  /** A line `...` after each document; in the stream that `writeAll` writes, only after the last.
    */
  def withDocumentEnd(marked: Boolean): Self = derive("documentEnd", marked)(
    _.set(documentEnd, marked)
      .set(openEnd, marked && this(openEnd))
      .set(openStreamEnd, marked && this(openStreamEnd))
  )

  /** A line `...` at the end of a stream of documents; a stream without documents has no text. */
  def withStreamEnd(marked: Boolean): Self =
    derive("streamEnd", marked)(_.set(streamEnd, marked).set(openStreamEnd, marked && this(openStreamEnd)))

  /** A line feed at the end of a document, also after its line `...`. With `false`, a text in a
    * block still keeps its own line feed, unless the style is one of Jsonnet's.
    */
  def withFinalNewline(ended: Boolean): Self = set(finalNewline, ended)

  /** How number text too large for a double, such as `1e400`, is written. */
  def withHugeNumbers(policy: HugeNumbers): Self = set(hugeNumbers, policy)

  /** What writes the tokens of a style to an output. */
  private[swarender] def tokens(out: Output, values: StyleValues): YamlTokens
  private[swarender] def writer(out: Output): DocumentWriter = {
    val hasLayouts = this(flow) > 0 || this(flowWidth) > 0 || (this(layout) ne null)
    val flows = if (hasLayouts || this(Settings.commentedDefaults)) flowWriter(", ") else null
    val writer = if (hasLayouts) laidOut(out, flows) else new YamlWriter(out, values, tokens(out, values), flows)
    Filters(if (this(tags) eq null) writer else YamlTags.before(writer, this(tags)), values)
  }

  /** A filter looks for keys that come twice. */
  private def laidOut(out: Output, flows: Output => DocumentWriter): DocumentWriter = {
    val inside = withDuplicateKeys(DuplicateKeys.Keep).values
    val items = if (this(flowWidth) > 0) flowWriter(YamlLayouts.ItemEnd) else null
    YamlLayouts.before(new YamlWriter(out, inside, tokens(out, inside), flows), inside, flows, items)
  }

  /** Makes what writes a container in flow style, also in a comment. */
  private def flowWriter(itemSeparator: String): Output => DocumentWriter = {
    val dialect =
      JsonDialect.flow(this(plainKeys), this(plainValues), this(quotes), this(strings))
    val flow = JsonProfiles.inFlow(this, this(escapes), this(braceSpaces), itemSeparator).values.inComments(_ => ())
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
final class BlockYamlStyle private[swarender] (values: StyleValues) extends BlockStyle(values) {
  type Self = BlockYamlStyle
  import YamlSettings._

  private[swarender] def kind: StyleKind[BlockYamlStyle] = YamlStyle
  private[swarender] def tokens(out: Output, values: StyleValues): YamlTokens = new YamlTokens(out, values)

  /** The quotes of strings that cannot be plain, if both kinds can hold the string. */
  def withQuotes(quotes: YamlStyle.Quotes): BlockYamlStyle = set(YamlSettings.quotes, quotes)

  /** How a null is spelled: `null`, `~`, or as nothing after its key. */
  def withNullText(text: YamlStyle.NullText): BlockYamlStyle = set(nullText, text)

  /** The readers that must read strings back unchanged: with `Yaml12`, fewer strings are in quotes.
    * For a style of Jsonnet, which has rules of its own, it throws `IllegalArgumentException`.
    */
  def withReaders(readers: YamlStyle.Readers): BlockYamlStyle = {
    require(this(strings).isSafe, "the strings of this profile are those of another program")
    set(strings, YamlStringClass.of(readers, this(escapes)))
  }

  /** The escapes of strings in double quotes: `Escapes.yaml`, or `Escapes.yamlAscii`, with which a
    * document is ASCII. Another set throws `IllegalArgumentException`, except in styles of Jsonnet.
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

  /** The layout of doubles: `NumberLayout.yaml`, `toml` or `tomlFloats`. With other layouts,
    * readers of YAML 1.1 would take `1e-7` and `1e+60` for strings: they are an
    * `IllegalArgumentException`, except in styles of Jsonnet.
    */
  override def withNumbers(layout: NumberLayout): BlockYamlStyle = super.withNumbers(layout)
}

/** YAML as PyYAML prints it. */
final class PyyamlStyle private (values: StyleValues) extends BlockStyle(values) {
  type Self = PyyamlStyle
  private[swarender] def kind: StyleKind[PyyamlStyle] = PyyamlStyle
  private[swarender] def tokens(out: Output, values: StyleValues): YamlTokens = new PyyamlTokens(out, values)

  /** PyYAML takes an indent of 1 for 2. */
  override def withIndent(n: Int): PyyamlStyle =
    derive("indent", n)(_.set(YamlSettings.indent, Math.max(2, Indentation.spaces(n, 1, 9).length)))

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
  protected override def check(style: PyyamlStyle): Unit = {
    require(style(YamlSettings.indent) >= 2, "PyYAML indents by 2 at least")
    YamlStyle.checkNumbers(style, isSafe = true)
  }
}
