package swarender

import swarender.Events.Place
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonSettings, Separator}
import swarender.output.Output
import swarender.chars.Indentation
import swarender.yaml.{FlowDialect, YamlLayouts, YamlSettings, YamlStringClass, YamlTags, YamlTokens, YamlWriter}

/** YAML in block style. */
abstract class BlockStyle private[swarender] () extends YamlStyle with CommentedStyle {
  type Self <: BlockStyle

  private[swarender] def settings: YamlSettings

  /** A style of the same language. */
  private[swarender] def changed(settings: YamlSettings): Self
  private[swarender] final def copied(common: CommonSettings): Self = changed(settings.copy(common = common))
  def withIndent(n: Int): Self = changed(settings.copy(indent = Indentation.spaces(n, 1, 9).length))

  /** Whether the dashes of an array are indented deeper than its key. */
  def withIndentSequences(indented: Boolean): Self = changed(settings.copy(indentSequences = indented))

  /** Whether all keys are in quotes, or only those that need them. */
  def withKeyQuotes(policy: KeyQuotes): Self = changed(
    settings.copy(plainKeys = present(policy) eq KeyQuotes.Needed)
  )

  /** Whether the keys of maps that are integers are written as integers, without quotes, so that
    * readers get integers; otherwise they are strings, as in JSON. It concerns keys of `Int`,
    * `Long` and the other integer types, of `BigInt`, and of key encoders made of theirs by
    * `contramap`. Integers that [[withBigIntegers]] does not write in full stay strings.
    *
    * {{{
    * Yaml.render(Map(8080 -> "http"), YamlStyle.safe.withIntegerKeys(true))     // 8080: http
    * }}}
    */
  def withIntegerKeys(integers: Boolean): Self = changed(settings.copy(integerKeys = integers))

  /** Whether text of several lines is a block (`|`), if that keeps it unchanged, or is quoted. */
  def withBlocks(blocks: Boolean): Self = changed(settings.copy(blocks = blocks))

  /** Writes arrays and objects that contain only scalars in flow style (`[a, b]`) if they have at
    * most `chars` characters, and no key of more than 1,024 bytes. `chars` is in `[0, 10000]`; with
    * 0, none is in flow style.
    */
  def withMaxFlowLength(chars: Int): Self = {
    CommonSettings.check("flow", chars, 0, 10000)
    changed(settings.copy(flow = chars))
  }

  /** Arrays that have scalars only, of one line each, are in flow style, with line breaks after
    * commas where a line would go beyond column `width`; `width` in `[0, 10000]`, 0 is none. An
    * array is held in memory until its end.
    *
    * {{{
    * YamlStyle.safe.withFlowWidth(80)        // ports: [8080, 8081, 8082]
    * }}}
    */
  def withFlowWidth(width: Int): Self = {
    CommonSettings.check("flowWidth", width, 0, 10000)
    changed(settings.copy(flowWidth = width))
  }

  /** Whether objects in flow style have spaces inside their braces: `{ a: 1 }`. It acts in styles
    * with flow style: [[withMaxFlowLength]], or [[withLayout]].
    */
  def withBraceSpaces(spaces: Boolean): Self = changed(settings.copy(braceSpaces = spaces))

  /** Chooses the layout of values by their place: flow or block style for containers, quotes or
    * blocks for strings. A string that cannot have the layout gets another one. A container in flow
    * style is held until its end, and has no comments; if it has a key of more than 1,024 bytes, it
    * is in block style. The place is valid only during the call.
    *
    * {{{
    * YamlStyle.safe.withLayout(place => if (place.segments.size > 3) Layout.Flow else Layout.Default)
    * }}}
    */
  def withLayout(layout: Place => YamlStyle.Layout): Self =
    changed(settings.copy(layout = present(layout)))

  /** Gives values tags by their place (`!Ref`, `!!binary`, `!<tag:example.com,2026:a>`), in place
    * of their own. A text that is not a tag throws a [[RenderError]] of kind `BadTag`. Strings have
    * the quotes that they have without a tag. The place is valid during the call.
    *
    * {{{
    * YamlStyle.safe.withTags(place => if (place.path.endsWith(".password")) Some("!vault") else None)
    * }}}
    */
  def withTags(tag: Place => Option[String]): Self = changed(settings.copy(tags = present(tag)))
  def withDocumentStart(marked: Boolean): Self = changed(settings.copy(documentStart = marked))
  def withDocumentEnd(marked: Boolean): Self = changed(settings.copy(documentEnd = marked))

  /** A line `...` at the end of a stream of documents; a stream without documents has no text. */
  def withStreamEnd(marked: Boolean): Self = changed(settings.copy(streamEnd = marked))

  /** A line feed at the end of a document, also after its line `...`. With `false`, a text in a
    * block still keeps its own line feed, unless the style is one of `swarender.jsonnet`.
    */
  def withFinalNewline(ended: Boolean): Self = changed(settings.copy(finalNewline = ended))

  /** How number text too large for a double, such as `1e400`, is written. */
  def withHugeNumbers(policy: HugeNumbers): Self = changed(settings.copy(hugeNumbers = present(policy)))

  private[swarender] override def check(common: CommonSettings): Unit = {
    super.check(common)
    if (common.omitTags) throw CommonSettings.illegal("YAML in block style writes tags")
  }

  /** What writes the tokens of a style to an output. */
  private[swarender] def tokens(out: Output, settings: YamlSettings): YamlTokens
  private[swarender] def writer(out: Output): DocumentWriter = {
    val hasLayouts = settings.flow > 0 || settings.flowWidth > 0 || (settings.layout ne null)
    val flows = if (hasLayouts || common.commentedDefaults) flowWriter(", ") else null
    val writer =
      if (hasLayouts) laidOut(out, flows) else new YamlWriter(out, settings, tokens(out, settings), flows)
    Filters(if (settings.tags eq null) writer else YamlTags.to(writer, settings.tags), common)
  }

  /** A filter looks for keys that come twice. */
  private def laidOut(out: Output, flows: Output => DocumentWriter): DocumentWriter = {
    val inside = settings.copy(common = common.copy(uniqueKeys = false))
    val items = if (settings.flowWidth > 0) flowWriter(YamlLayouts.ItemEnd) else null
    YamlLayouts.to(new YamlWriter(out, inside, tokens(out, settings), flows), inside, flows, items)
  }

  /** Makes what writes a container in flow style, also in a comment. */
  private def flowWriter(itemSeparator: String): Output => DocumentWriter = {
    val dialect =
      new FlowDialect(
        settings.plainKeys,
        settings.plainValues,
        settings.quotes,
        settings.strings,
        settings.integerKeys
      )
    val flow = JsonSettings(
      common.inComments,
      new Separator(itemSeparator),
      JsonSettings.spacedColon,
      escapes = settings.escapes,
      inYaml = true,
      braceSpaces = settings.braceSpaces
    )
    dialect.writer(_, flow)
  }

  /** Each document after a line `---`, with a line feed; at the end `...`, if the style asks. */
  private[swarender] def ofDocuments: Self = changed(
    settings.copy(
      documentStart = true,
      documentEnd = false,
      streamEnd = settings.documentEnd || settings.streamEnd,
      finalNewline = true
    )
  )
  private[swarender] override def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    if (!isEmpty) writer.nextDocument()
    writer.endStream()
  }
}

/** YAML in block style, for readers of version 1.1 and 1.2 alike, or of 1.2 alone. */
final class BlockYamlStyle private[swarender] (private[swarender] val settings: YamlSettings) extends BlockStyle {
  type Self = BlockYamlStyle
  private[swarender] def changed(settings: YamlSettings): BlockYamlStyle = new BlockYamlStyle(settings)
  private[swarender] def tokens(out: Output, settings: YamlSettings): YamlTokens = new YamlTokens(out, settings)

  /** The quotes of strings that cannot be plain, if both kinds can hold the string. */
  def withQuotes(quotes: YamlStyle.Quotes): BlockYamlStyle =
    changed(settings.copy(quotes = present(quotes)))

  /** How a null is spelled: `null`, `~`, or as nothing after its key. */
  def withNullText(text: YamlStyle.NullText): BlockYamlStyle =
    changed(settings.copy(nullText = present(text)))

  /** The parsers that must read strings back unchanged: `Yaml12` quotes fewer strings. */
  def withParsers(parsers: YamlStyle.Parsers): BlockYamlStyle =
    changed(settings.copy(strings = YamlStringClass.of(present(parsers), settings.escapes)))

  /** The escapes of strings in double quotes: `Escapes.yaml`, or `Escapes.yamlAscii`, with which a
    * document is ASCII. Another set throws `IllegalArgumentException`.
    */
  def withEscapes(escapes: Escapes): BlockYamlStyle = {
    require(escapes == Escapes.yamlAscii || escapes == Escapes.yaml, "YAML has Escapes.yaml or yamlAscii")
    changed(settings.copy(strings = YamlStringClass.of(settings.strings.readers, escapes), escapes = escapes))
  }
}
