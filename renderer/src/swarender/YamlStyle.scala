package swarender

import swarender.Events.Place
import swarender.Policy.{DuplicateKeys, HugeNumbers, KeyOrder, KeyQuotes, NumberText, Surrogates}
import swarender.text.{Escapes, Indentation, NumberLayout, YamlStringClass}

/** Which bytes a YAML document becomes: a profile of the companion, changed by `with` methods.
  *
  * {{{
  * YamlStyle.safe.withIndentSequences(true).withNulls(Nulls.OmitMembers)
  * }}}
  */
final class YamlStyle private (private[swarender] val settings: YamlSettings) extends Style {
  type Self = YamlStyle

  private[swarender] def profiles: StyleProfiles[YamlStyle] = YamlStyle.profiles
  private[swarender] def cache: StyleCache[YamlStyle] = YamlStyle.cache
  private[swarender] def replaceShared(shared: SharedSettings): YamlStyle =
    new YamlStyle(settings.replaceShared(shared))

  private def change(setting: String, value: Any)(changed: YamlSettings => YamlSettings): YamlStyle =
    derive(setting, value)(new YamlStyle(changed(settings)))

  /** `n` in `[1, 9]`, the indents that a block can name. `pyyaml` takes 1 for 2, as PyYAML does. */
  def withIndent(n: Int): YamlStyle =
    change("indent", n)(s => s.copy(indent = Indentation.spaces(n, 1, 9).length, json = s.json.map(_.withIndent(n))))

  /** Whether an array is indented deeper than its key. */
  def withIndentSequences(indented: Boolean): YamlStyle =
    change("indentSequences", indented)(_.copy(indentSequences = indented))

  /** Which quotes a string gets that must not be plain, where both can hold it. */
  def withQuotes(quotes: YamlStyle.Quotes): YamlStyle = change("quotes", quotes)(_.copy(quotes = quotes))

  /** Whether keys are in quotes where they could be plain too. */
  def withKeyQuotes(policy: KeyQuotes): YamlStyle =
    change("keyQuotes", policy)(_.copy(plainKeys = policy eq KeyQuotes.Needed))

  /** Arrays and objects that have scalars only are in flow style (`[a, b]`) if their text has at
    * most `chars` chars, `chars` in `[0, 10000]`, and no key of more than 1,024 bytes; 0 is never.
    */
  def withFlow(chars: Int): YamlStyle = {
    require(chars >= 0 && chars <= 10000, s"flow style takes from 0 to 10000 chars, got $chars")
    change("flow", chars)(_.copy(flow = chars))
  }

  /** Gives values a layout by their place: containers flow or block style, strings quotes or
    * blocks. A string that cannot have the layout has another one. A container in flow style is
    * held until its end, and has no comments; with a key of more than 1,024 bytes inside it is in
    * block style. The place is valid during the call.
    *
    * {{{
    * YamlStyle.safe.withLayout(place => if (place.segments.size > 3) Layout.Flow else Layout.Default)
    * }}}
    */
  def withLayout(layout: Place => YamlStyle.Layout): YamlStyle =
    change("layout", layout)(_.copy(layout = Some(layout)))

  /** Whether text of several lines is written as a block (`|`) if a block keeps it unchanged;
    * otherwise it is quoted.
    */
  def withBlocks(blocks: Boolean): YamlStyle = change("blocks", blocks)(_.copy(blocks = blocks))

  /** Whether the `jsonnet` profile writes text that Jsonnet's own blocks change so that it reads
    * back: with the header `|2` or `|+`, or in quotes. Other profiles do so always.
    */
  def withRepairedBlocks(repaired: Boolean): YamlStyle =
    if (if (repaired) !settings.strings.leavesOutQuotes else settings.strings ne YamlStringClass.repaired) this
    else change("repairedBlocks", repaired)(_.copy(strings = YamlStringClass.ofJsonnet(repaired)))

  /** Which chars of strings in double quotes are escaped, and how: `Escapes.yaml`, or
    * `Escapes.yamlAscii`, with which a document has ASCII only. The profile `jsonnet` has any set.
    * KYAML and `json` have their own.
    */
  def withEscapes(escapes: Escapes): YamlStyle = {
    val isAscii = escapes == Escapes.yamlAscii
    require(
      settings.json.isEmpty && !settings.isPyyaml && (isAscii || escapes == Escapes.yaml || !settings.strings.isSafe),
      "YAML has Escapes.yaml or yamlAscii"
    )
    change("escapes", escapes) { s =>
      if (!s.strings.isSafe) s.copy(escapes = escapes)
      else s.copy(escapes = escapes, strings = if (isAscii) YamlStringClass.ascii else YamlStringClass.safe)
    }
  }

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): YamlStyle =
    change("documentStart", marked) { s =>
      s.copy(documentStart = marked, json = s.json.map(_.withDocumentStart(if (marked) "---\n" else "")))
    }

  /** A line `...` after each document; in the stream that `writeAll` writes only after the last
    * one. Without it, `pyyaml` has none after a plain scalar either.
    */
  def withDocumentEnd(marked: Boolean): YamlStyle =
    change("documentEnd", marked) { s =>
      s.copy(
        documentEnd = marked,
        openEnd = marked && s.openEnd,
        openStreamEnd = marked && s.openStreamEnd,
        json = s.json.map(_.withDocumentEnd(if (marked) "\n...\n" else "\n"))
      )
    }

  /** A line `...` after the last document of several, and after none: Jsonnet's `c_document_end`.
    * `json` has none.
    */
  def withStreamEnd(marked: Boolean): YamlStyle = change("streamEnd", marked) { s =>
    s.copy(streamEnd = marked, openStreamEnd = marked && s.openStreamEnd)
  }

  /** A line feed at the end of a document, after its line `...` if it has one; `json` has it always.
    * Without one a text in a block still keeps its own, except in `jsonnet`.
    */
  def withFinalNewline(ended: Boolean): YamlStyle = change("finalNewline", ended)(_.copy(finalNewline = ended))

  /** The style of the documents of a stream: a line `---` before each, a line feed after it, and
    * what marks its end after the last one only.
    */
  private[swarender] def ofStream: YamlStyle = change("stream", true) { s =>
    s.copy(
      documentStart = true,
      documentEnd = false,
      streamEnd = s.documentEnd || s.streamEnd,
      openEnd = false,
      finalNewline = true,
      json = s.json.map(_.withDocumentStart("---\n").withDocumentEnd("\n"))
    )
  }

  /** `NumberLayout.yaml`, `toml` or `tomlFloats`: readers of YAML 1.1 take `1e-7` and `1e+60` of
    * the others for strings. The profile `jsonnet` has any layout.
    */
  override def withNumbers(layout: NumberLayout): YamlStyle = {
    require(
      layout.isYaml || !settings.strings.isSafe,
      "YAML 1.1 does not read all numbers of this layout: use NumberLayout.yaml, toml or tomlFloats"
    )
    super.withNumbers(layout)
  }

  /** What becomes of number text such as `1e400`; `json` has its style's `NonFinite` instead. */
  def withHugeNumbers(policy: HugeNumbers): YamlStyle = change("hugeNumbers", policy)(_.copy(hugeNumbers = policy))

  /** `Replace` or `Fail`: no YAML can hold a lone surrogate. */
  override def withSurrogates(policy: Surrogates): YamlStyle = {
    require(policy ne Surrogates.Escape, "YAML cannot escape lone surrogates")
    super.withSurrogates(policy)
  }
}

object YamlStyle {

  /** Which quotes a string gets that must not be plain, where both can hold it. */
  sealed trait Quotes extends Policy {
    private[swarender] final def all: List[Policy] = Quotes.all
  }
  object Quotes {
    object DoubleQuotes extends Policy("DoubleQuotes") with Quotes
    object SingleQuotes extends Policy("SingleQuotes") with Quotes

    private[swarender] def all: List[Quotes] = List(DoubleQuotes, SingleQuotes)
  }

  /** How a value is laid out, as far as it can be: see [[YamlStyle.withLayout]]. */
  sealed trait Layout extends Policy {
    private[swarender] final def all: List[Policy] = Layout.all
  }
  object Layout {

    /** As the style has it. */
    object Default extends Policy("Default") with Layout

    /** A container in flow style, on one line. */
    object Flow extends Policy("Flow") with Layout

    /** A container in block style, also where `withFlow` would put it in flow style. */
    object Block extends Policy("Block") with Layout

    /** A string in double quotes. */
    object Quoted extends Policy("Quoted") with Layout

    /** A string in a block `|`. */
    object Literal extends Policy("Literal") with Layout

    /** A string of one line in a block `>`. */
    object Folded extends Policy("Folded") with Layout

    private[swarender] def all: List[Layout] = List(Default, Flow, Block, Quoted, Literal, Folded)
  }

  /** Every YAML 1.1 or 1.2 reader reads back what was given: strings are plain only if both
    * versions read them as the same string, text of several lines is in literal blocks, the rest in
    * double quotes.
    */
  val safe: YamlStyle = new YamlStyle(YamlSettings())

  private[swarender] lazy val cache = new StyleCache[YamlStyle]

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
  lazy val quoted: YamlStyle = new YamlStyle(safe.settings.copy(plainValues = false, blocks = false))

  /** As `safe`, with values of one line that go beyond column 80 folded at spaces: in `>` blocks or
    * in quotes.
    */
  def pretty: YamlStyle = pretty(80)

  /** The style `pretty` that folds beyond column `width`, which is in `[1, 10000]`. */
  def pretty(width: Int): YamlStyle = {
    require(width >= 1 && width <= 10000, s"width must be between 1 and 10000 columns, got $width")
    safe.change("width", width)(_.copy(width = width))
  }

  /** Jsonnet's `std.manifestYamlDoc(v)`, without the losses repaired that it has. */
  def jsonnet: YamlStyle = jsonnet(indentArrayInObject = false)

  /** Jsonnet's `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)`. */
  def jsonnet(indentArrayInObject: Boolean, quoteKeys: Boolean = true): YamlStyle =
    safe.change("jsonnet", (indentArrayInObject, quoteKeys)) { s =>
      s.copy(
        indentSequences = indentArrayInObject,
        compactSequences = false,
        plainKeys = !quoteKeys,
        plainValues = false,
        indentEmptyLines = true,
        maxKey = Int.MaxValue,
        strings = YamlStringClass.ofJsonnet(isRepaired = false),
        escapes = Escapes.jsonnet,
        finalNewline = false,
        blockNewline = false,
        emptyStream = "---\n\n",
        shared = s.shared.copy(
          numbers = NumberLayout.positional,
          numberText = NumberText.ToDouble,
          keyOrder = KeyOrder.CodePoint
        )
      )
    }

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules, indentArrayInObject: Boolean, quoteKeys: Boolean): YamlStyle =
    jsonnet(indentArrayInObject, quoteKeys).change("evaluator", evaluator) { s =>
      s.copy(
        strings = evaluator.yamlStrings,
        escapes = evaluator.yamlEscapes,
        emptyStream = evaluator.emptyStream,
        shared = evaluator.inYaml(s.shared)
      )
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
  def pyyaml: YamlStyle = safe.change("pyyaml", ()) { s =>
    s.copy(
      quotes = Quotes.SingleQuotes,
      blocks = false,
      width = 80,
      maxKey = Int.MaxValue,
      strings = YamlStringClass.pyyaml,
      escapes = Escapes.yamlAscii,
      isPyyaml = true,
      openEnd = true,
      openStreamEnd = true,
      shared = s.shared.copy(numbers = NumberLayout.pyyaml, keyOrder = KeyOrder.CodePoint)
    )
  }

  /** Each document a line `---`, JSON on one line and a line feed. */
  def json: YamlStyle = json(JsonStyle.compact)

  /** Each document a line `---`, JSON in `style` and a line feed. What JSON and YAML disagree about
    * is set: which chars are escaped, and how numbers are laid out. All else of `style` must be
    * JSON, with spaces and line breaks as its only white space: `python` is refused, and an indent
    * of tabs, at which some readers stop. A key that comes twice is refused, whatever `style` says.
    */
  def json(style: JsonStyle): YamlStyle = safe.change("json", style)(inJson(_, style.settings))

  /** KYAML, the part of YAML that Kubernetes prints from 1.34 on (KEP-5295): flow style on many
    * lines, all strings in double quotes, commas after the last element. The bytes are those of the
    * Go package `sigs.k8s.io/yaml/kyaml` 1.6.0, except that white space beyond ASCII at the start
    * of a line of a text is escaped, where that package loses it. An array is held in memory if its
    * first element is an array or object.
    */
  def kyaml: YamlStyle = kyaml(compact = false)

  /** The style `kyaml`; with `compact` on one line, as the package's `Encoder.Compact`. */
  def kyaml(compact: Boolean): YamlStyle = safe.change("kyaml", compact) { s =>
    val lines = if (compact) JsonStyle.compact.withItemSeparator(", ").withKeySeparator(": ") else JsonStyle.pretty
    s.copy(
      documentStart = true,
      json = Some(
        JsonStyle.of(
          lines.settings.copy(
            dialect = JsonDialect.Kyaml,
            trailingCommas = !compact,
            yamlNumbers = true,
            documentStart = "---\n",
            documentEnd = "\n",
            shared = s.shared
          )
        )
      )
    )
  }

  private def inJson(safe: YamlSettings, json: JsonSettings): YamlSettings = {
    YamlSettings.checkJson(json)
    val surrogates = if (json.shared.surrogates eq Surrogates.Fail) Surrogates.Fail else Surrogates.Replace
    val shared =
      json.shared.copy(numbers = NumberLayout.yaml, surrogates = surrogates, duplicateKeys = DuplicateKeys.Fail)
    safe.copy(
      documentStart = true,
      shared = shared.withNumbersOf(safe.shared),
      json = Some(
        JsonStyle.of(
          json.copy(
            escapes = Escapes.yamlJson,
            yamlNumbers = shared.numberText ne NumberText.ToDouble,
            documentStart = "---\n",
            documentEnd = "\n",
            shared = shared
          )
        )
      )
    )
  }
}
