package swarender

import swarender.Events.Place
import swarender.Policy.{HugeNumbers, KeyOrder, KeyQuotes, NonFinite, NumberText, Surrogates}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonDialect, JsonSettings, JsonWriter, RelaxedWriter}
import swarender.output.Output
import swarender.text.{Escapes, Indentation, Literal, NumberLayout, QuotedText, YamlStringClass}
import swarender.yaml.{YamlLayouts, YamlMarks, YamlSettings, YamlWriter}

/** Which bytes a YAML document becomes: a profile of the companion, changed by `with` methods.
  *
  * {{{
  * YamlStyle.safe.withIndentSequences(true).withNulls(Nulls.OmitMembers)
  * }}}
  */
sealed abstract class YamlStyle private[swarender] (values: StyleValues) extends Style(values) {
  type Self <: YamlStyle

  private[swarender] def profiles: StyleProfiles[YamlStyle] = YamlStyle.profiles

  /** `n` in `[1, 9]`, the indents that a block can name. */
  def withIndent(n: Int): Self

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): Self

  /** A line `...` after each document; in the stream that `writeAll` writes only after the last
    * one.
    */
  def withDocumentEnd(marked: Boolean): Self
}

/** YAML in block style. */
sealed abstract class BlockStyle private[swarender] (values: StyleValues)
    extends YamlStyle(values)
    with CommentedStyle {
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
    * most `chars` chars, `chars` in `[0, 10000]`; 0 is never.
    */
  def withFlow(chars: Int): Self = set(flow, chars)

  /** Gives values a layout by their place: containers flow or block style, strings quotes or
    * blocks. A string that cannot have the layout has another one. A container in flow style is
    * held until its end, and has no comments. The place is valid during the call.
    *
    * {{{
    * YamlStyle.safe.withLayout(place => if (place.segments.size > 3) Layout.Flow else Layout.Default)
    * }}}
    */
  def withLayout(layout: Place => YamlStyle.Layout): Self = set(YamlSettings.layout, layout)

  def withDocumentStart(marked: Boolean): Self = set(documentStart, marked)
  def withDocumentEnd(marked: Boolean): Self = set(documentEnd, marked)

  /** A line `...` after the last document of several, and after none: Jsonnet's `c_document_end`.
    */
  def withStreamEnd(marked: Boolean): Self = set(streamEnd, marked)

  /** A line feed at the end of a document, Without one a text in a block
    * still keeps its own.
    */
  def withFinalNewline(ended: Boolean): Self = set(finalNewline, ended)

  /** What becomes of number text such as `1e400`. */
  def withHugeNumbers(policy: HugeNumbers): Self = set(hugeNumbers, policy)

  private[swarender] def isPyyaml: Boolean
  private[swarender] def writer(out: Output): DocumentWriter = {
    val writer = new YamlWriter(out, values, isPyyaml)
    val hasLayouts = this(flow) > 0 || (this(layout) ne null)
    Filters(if (hasLayouts) laidOut(writer) else writer, values)
  }

  private def laidOut(writer: YamlWriter): DocumentWriter = {
    val dialect =
      new JsonDialect.Flow(this(plainKeys), this(plainValues), this(quotes) eq YamlStyle.Quotes.SingleQuotes)
    val style = JsonStyle.inFlow(this, this(escapes))
    YamlLayouts.before(writer, values, RelaxedWriter(_, style.values, dialect))
  }

  /** Each document after a line `---` and ended by a line feed; a line `...` at the end, if the
    * style asks for it.
    *
    * Jsonnet's `std.manifestYamlStream(v, indent_array_in_object, c_document_end, quote_keys)` is
    * `writeAll` in `jsonnet(indentArrayInObject, quoteKeys).withDocumentEnd(cDocumentEnd)`.
    */
  private[swarender] def ofDocuments: Self = derive("documents", true)(
    _.set(documentStart, true)
      .set(documentEnd, false)
      .set(streamEnd, this(documentEnd) || this(streamEnd))
      .set(finalNewline, true)
      .set(openEnd, false)
  )
  private[swarender] override def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    if (isEmpty) writer.out.literal(new Literal(this(YamlSettings.emptyStream))) else writer.nextDocument()
    writer.endStream()
  }
}

/** YAML in block style, for readers of version 1.1 and 1.2 alike, or as Jsonnet prints it. */
final class BlockYamlStyle private (values: StyleValues) extends BlockStyle(values) {
  type Self = BlockYamlStyle
  import YamlSettings._

  private[swarender] def kind: StyleKind[BlockYamlStyle] = BlockYamlStyle
  private[swarender] def isPyyaml: Boolean = false

  /** Which quotes a string gets that must not be plain, where both can hold it. */
  def withQuotes(quotes: YamlStyle.Quotes): BlockYamlStyle = set(YamlSettings.quotes, quotes)

  /** Whether the `jsonnet` profile writes text that Jsonnet's own blocks change so that it reads
    * back: with the header `|2` or `|+`, or in quotes. Other profiles do so always.
    */
  def withRepairedBlocks(repaired: Boolean): BlockYamlStyle =
    if (this(strings).isSafe || !repaired && (this(strings) ne YamlStringClass.repaired)) this
    else set(strings, YamlStringClass.ofJsonnet(repaired))

  /** Which chars of strings in double quotes are escaped, and how: `Escapes.yaml`, or
    * `Escapes.yamlAscii`, with which a document has ASCII only. The profile `jsonnet` has any set.
    */
  def withEscapes(escapes: Escapes): BlockYamlStyle = {
    val isAscii = escapes == Escapes.yamlAscii
    val isSafe = this(strings).isSafe
    require(isAscii || escapes == Escapes.yaml || !isSafe, "YAML has Escapes.yaml or yamlAscii")
    derive("escapes", escapes) { e =>
      if (isSafe) e.set(strings, if (isAscii) YamlStringClass.ascii else YamlStringClass.safe)
      val _ = e.set(YamlSettings.escapes, escapes)
    }
  }

  /** `NumberLayout.yaml`, `toml` or `tomlFloats`: readers of YAML 1.1 take `1e-7` and `1e+60` of
    * the others for strings. The profile `jsonnet` has any layout.
    */
  override def withNumbers(layout: NumberLayout): BlockYamlStyle = super.withNumbers(layout)
}

private[swarender] object BlockYamlStyle extends StyleKind[BlockYamlStyle] {
  private[swarender] def settings: Array[Setting[?]] = YamlSettings.block
  protected def make(values: StyleValues): BlockYamlStyle = new BlockYamlStyle(values)
  protected override def check(style: BlockYamlStyle): Unit = YamlStyle.checkNumbers(style, style(YamlSettings.strings).isSafe)
}

/** YAML as PyYAML prints it. */
final class PyyamlStyle private (values: StyleValues) extends BlockStyle(values) {
  type Self = PyyamlStyle
  private[swarender] def kind: StyleKind[PyyamlStyle] = PyyamlStyle
  private[swarender] def isPyyaml: Boolean = true
}

private[swarender] object PyyamlStyle extends StyleKind[PyyamlStyle] {
  private[swarender] def settings: Array[Setting[?]] = YamlSettings.block
  protected def make(values: StyleValues): PyyamlStyle = new PyyamlStyle(values)
  protected override def check(style: PyyamlStyle): Unit = YamlStyle.checkNumbers(style, isSafe = true)
}

/** YAML in the brackets of JSON. */
sealed abstract class BracketStyle private[swarender] (values: StyleValues) extends YamlStyle(values) {
  type Self <: BracketStyle
  import JsonSettings._

  def withIndent(n: Int): Self = derive("indent", n)(JsonStyle.indented(_, Indentation.spaces(n, 1, 9)))
  def withDocumentStart(marked: Boolean): Self =
    derive("documentStart", marked)(_.set(documentStart, if (marked) "---\n" else ""))
  def withDocumentEnd(marked: Boolean): Self =
    derive("documentEnd", marked)(_.set(documentEnd, if (marked) "\n...\n" else "\n"))

  private[swarender] def ofDocuments: Self = 
    derive("documents", true)(_.set(documentStart, "---\n").set(documentEnd, "\n"))
  private[swarender] override def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    if (!isEmpty) writer.nextDocument()
    if (this(documentEnd) != "\n") writer.out.literal(YamlMarks.End)
  }
}

private[swarender] object BracketStyle {
  final val OnlyJson = "JSON in YAML must have only the tokens of JSON, and only spaces and line breaks as white space"

  /** Refuses JSON that is no YAML. */
  def check(style: BracketStyle): Unit = {
    def isSpace(c: Char) = c == ' ' || c == '\n' || c == '\r'
    def isSeparator(text: String, char: Char) = text.filterNot(isSpace) == char.toString
    val indentation = style(JsonSettings.indentation)
    require(
      indentation.unit.forall(_ == ' '),
      s"indent of JSON in YAML must be spaces, got ${QuotedText(indentation.unit)}"
    )
    require(
      !style(JsonSettings.assignments) && !style(JsonSettings.bareRootString) && !style(JsonSettings.python) &&
        isSeparator(style(JsonSettings.itemSeparator).text, ',') &&
        isSeparator(style(JsonSettings.keySeparator).text, ':') &&
        (indentation.newline + style(JsonSettings.emptyFiller)).forall(isSpace),
      OnlyJson
    )
    require(Set("", "---\n").contains(style(JsonSettings.documentStart)), "JSON after other text than ---")
    require(Set("\n", "\n...\n").contains(style(JsonSettings.documentEnd)), "JSON before other text than ...")
    YamlStyle.checkNumbers(style, isSafe = true)
  }
}

/** JSON after a line `---`. */
final class JsonYamlStyle private (values: StyleValues) extends BracketStyle(values) {
  type Self = JsonYamlStyle
  private[swarender] def kind: StyleKind[JsonYamlStyle] = JsonYamlStyle
  private[swarender] def writer(out: Output): DocumentWriter = Filters(
    if (this(JsonSettings.width) > 0) RelaxedWriter(out, values, JsonDialect.Strict) else new JsonWriter(out, values),
    values
  )

  /** What becomes of a number that arrives as text. */
  override def withNumberText(policy: NumberText): JsonYamlStyle =
    derive("numberText", policy)(JsonYamlStyle.spelled(_, policy))
}

private[swarender] object JsonYamlStyle extends StyleKind[JsonYamlStyle] {
  import JsonSettings._

  private[swarender] def settings: Array[Setting[?]] = JsonSettings.inYaml
  protected def make(values: StyleValues): JsonYamlStyle = new JsonYamlStyle(values)
  protected override def check(style: JsonYamlStyle): Unit = BracketStyle.check(style)

  private def spelled(e: StyleEdit, numberText: NumberText): Unit = {
    val _ = e.set(Settings.numberText, numberText).set(yamlNumbers, numberText ne NumberText.ToDouble)
  }

  def of(json: JsonStyle): JsonYamlStyle = derive(json, "json", true) { e =>
    require(json.isStrict, BracketStyle.OnlyJson)
    spelled(e, e(Settings.numberText))
    val _ = e
      .set(Settings.numbers, NumberLayout.yaml)
      .set(Settings.surrogates, if (e(Settings.surrogates) eq Surrogates.Fail) Surrogates.Fail else Surrogates.Replace)
      .set(escapes, Escapes.yamlJson)
      .set(documentStart, "---\n")
      .set(documentEnd, "\n")
  }
}

/** KYAML: KEP-5295. */
final class KyamlStyle private (values: StyleValues) extends BracketStyle(values) with CommentedStyle {
  type Self = KyamlStyle
  private[swarender] def kind: StyleKind[KyamlStyle] = KyamlStyle
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(RelaxedWriter(out, values, JsonDialect.Kyaml), values)
}

private[swarender] object KyamlStyle extends StyleKind[KyamlStyle] {
  import JsonSettings._

  private[swarender] def settings: Array[Setting[?]] = JsonSettings.kyaml
  protected def make(values: StyleValues): KyamlStyle = new KyamlStyle(values)
  protected override def check(style: KyamlStyle): Unit = BracketStyle.check(style)

  def of(compact: Boolean): KyamlStyle = {
    val lines = if (compact) JsonStyle.compact.withItemSeparator(", ").withKeySeparator(": ") else JsonStyle.pretty
    derive(lines, "kyaml", compact)(
      _.set(Settings.numbers, NumberLayout.yaml)
        .set(Settings.nonFinite, NonFinite.Keyword)
        .set(yamlNumbers, true)
        .set(documentStart, "---\n")
        .set(documentEnd, "\n")
        .set(trailingCommas, !compact)
    )
  }
}

object YamlStyle {
  import YamlSettings._


  /** Which quotes a string gets that must not be plain, where both can hold it. */
  type Quotes = YamlQuotes
  val Quotes: YamlQuotes.type = YamlQuotes

  /** How a value is laid out, as far as it can be: see [[BlockStyle.withLayout]]. */
  type Layout = YamlLayout
  val Layout: YamlLayout.type = YamlLayout

  /** Every YAML 1.1 or 1.2 reader reads back what was given: strings are plain only if both
    * versions read them as the same string, text of several lines is in literal blocks, the rest in
    * double quotes.
    */
  val safe: BlockYamlStyle = BlockYamlStyle.profile(_ => ())

  private[swarender] lazy val profiles: StyleProfiles[YamlStyle] = new StyleProfiles("YamlStyle")(
    "safe" -> (() => safe),
    "quoted" -> (() => quoted),
    "pretty" -> (() => pretty),
    "jsonnet" -> (() => jsonnet),
    "kyaml" -> (() => kyaml),
    "pyyaml" -> (() => pyyaml),
    "json" -> (() => json)
  )

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[YamlStyle] = profiles.byName(name)

  /** As `safe`, every string that is a value in quotes. */
  lazy val quoted: BlockYamlStyle = safe.edited(_.set(plainValues, false).set(blocks, false))

  /** As `safe`, with values of one line that go beyond column 80 folded at spaces: in `>` blocks or
    * in quotes.
    */
  def pretty: BlockYamlStyle = pretty(80)

  /** The style `pretty` that folds beyond column `width`, which is in `[1, 10000]`. */
  def pretty(width: Int): BlockYamlStyle = {
    require(width >= 1 && width <= 10000, s"width must be between 1 and 10000 columns, got $width")
    safe.set(YamlSettings.width, width)
  }

  /** Jsonnet's `std.manifestYamlDoc(v)`, without the losses repaired that it has. */
  def jsonnet: BlockYamlStyle = jsonnet(indentArrayInObject = false)

  /** Jsonnet's `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)`. */
  def jsonnet(indentArrayInObject: Boolean, quoteKeys: Boolean = true): BlockYamlStyle =
    safe.derive("jsonnet", (indentArrayInObject, quoteKeys))(
      _.set(indentSequences, indentArrayInObject)
        .set(compactSequences, false)
        .set(plainKeys, !quoteKeys)
        .set(plainValues, false)
        .set(indentEmptyLines, true)
        .set(maxKey, Int.MaxValue)
        .set(strings, YamlStringClass.ofJsonnet(isRepaired = false))
        .set(escapes, Escapes.jsonnet)
        .set(finalNewline, false)
        .set(blockNewline, false)
        .set(emptyStream, "---\n\n")
        .set(Settings.numbers, NumberLayout.positional)
        .set(Settings.numberText, NumberText.ToDouble)
        .set(Settings.keyOrder, KeyOrder.CodePoint)
    )

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules, indentArrayInObject: Boolean, quoteKeys: Boolean): BlockYamlStyle =
    jsonnet(indentArrayInObject, quoteKeys).derive("evaluator", evaluator) { e =>
      evaluator.inYaml(e)
      val _ = e
        .set(strings, evaluator.yamlStrings)
        .set(escapes, evaluator.yamlEscapes)
        .set(emptyStream, evaluator.emptyStream)
    }

  /** What Python's package PyYAML 6.0 prints with `safe_dump`: in ASCII, keys in order, texts in
    * single quotes, and folded where a word ends beyond column 80. Its readers are those of YAML
    * 1.1: a text such as `0o7` is plain. Numbers are those of Python, integral ones integers. The
    * documents of `writeAll` are those of `safe_dump_all(documents, explicit_start=True)`.
    *
    * {{{
    * Yaml.render(ujson.Obj("b" -> "it's", "a" -> "yes"), YamlStyle.pyyaml)   // a: 'yes'\nb: it's\n
    * }}}
    */
  lazy val pyyaml: PyyamlStyle = PyyamlStyle.profile(
    _.set(quotes, Quotes.SingleQuotes)
      .set(blocks, false)
      .set(width, 80)
      .set(maxKey, Int.MaxValue)
      .set(strings, YamlStringClass.pyyaml)
      .set(escapes, Escapes.yamlAscii)
      .set(openEnd, true)
      .set(Settings.numbers, NumberLayout.pyyaml)
      .set(Settings.keyOrder, KeyOrder.CodePoint)
  )

  /** Each document a line `---`, JSON on one line and a line feed. */
  def json: JsonYamlStyle = json(JsonStyle.compact)

  /** Each document a line `---`, JSON in `style` and a line feed. What JSON and YAML disagree about
    * is set: which chars are escaped, and how numbers are laid out. All else of `style` must be
    * JSON, with spaces and line breaks as its only white space: `python` is refused, and an indent
    * of tabs, at which some readers stop.
    */
  def json(style: JsonStyle): JsonYamlStyle = JsonYamlStyle.of(style)

  /** KYAML, the part of YAML that Kubernetes prints from 1.34 on (KEP-5295): flow style on many
    * lines, all strings in double quotes, commas after the last element. The bytes are those of the
    * Go package `sigs.k8s.io/yaml/kyaml` 1.6.0, except that white space beyond ASCII at the start
    * of a line of a text is escaped, where that package loses it. An array is held in memory if its
    * first element is an array or object.
    */
  def kyaml: KyamlStyle = kyaml(compact = false)

  /** The style `kyaml`; with `compact` on one line, as the package's `Encoder.Compact`. */
  def kyaml(compact: Boolean): KyamlStyle = KyamlStyle.of(compact)

  private[swarender] def checkNumbers(style: YamlStyle, isSafe: Boolean): Unit = require(
    style(Settings.numbers).isYaml || !isSafe,
    "YAML 1.1 does not read all numbers of this layout: use NumberLayout.yaml, toml or tomlFloats"
  )
}
