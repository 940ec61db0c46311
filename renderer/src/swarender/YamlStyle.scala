package swarender

import swarender.text.{Escapes, Indentation, NumberLayout, QuotedText, ReadBack, Recent, Retainable, YamlStringClass}

/** Which bytes a YAML document becomes: immutable, safe to share, equal when they write the same.
  * Made from a profile of the companion and the `with` methods.
  */
final class YamlStyle private (private[swarender] val settings: YamlSettings) extends Retainable with Serializable {
  private def changed(settings: YamlSettings): YamlStyle = new YamlStyle(settings)

  /** `n` in `[1, 9]`, the indents that a block can name. */
  def withIndent(n: Int): YamlStyle =
    changed(settings.copy(indent = Indentation.spaces(n, 1, 9).length, json = settings.json.map(_.withIndent(n))))

  /** Whether an array is indented deeper than its key. */
  def withIndentSequences(indented: Boolean): YamlStyle = changed(settings.copy(indentSequences = indented))
  def withQuotes(quotes: YamlStyle.Quotes): YamlStyle = changed(settings.copy(quotes = quotes.code))

  /** Whether text of several lines is written as a block (`|`) if a block keeps it unchanged;
    * otherwise it is quoted.
    */
  def withBlocks(blocks: Boolean): YamlStyle = changed(settings.copy(blocks = blocks))

  /** Whether the `jsonnet` profile writes text that Jsonnet's own blocks change so that it reads
    * back: with the header `|2` or `|+`, or in quotes. Other profiles do so always.
    */
  def withRepairedBlocks(repaired: Boolean): YamlStyle =
    if (settings.strings eq YamlStringClass.safe) this
    else changed(settings.copy(strings = YamlStringClass.ofJsonnet(repaired)))

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): YamlStyle =
    changed(
      settings.copy(documentStart = marked, json = settings.json.map(_.withDocumentStart(if (marked) "---\n" else "")))
    )

  /** A line `...` after each document; in the stream that `writeAll` writes only after the last
    * one.
    */
  def withDocumentEnd(marked: Boolean): YamlStyle =
    changed(
      settings.copy(documentEnd = marked, json = settings.json.map(_.withDocumentEnd(if (marked) "\n...\n" else "\n")))
    )

  /** A line `...` after the last document of several, and after none: Jsonnet's `c_document_end`.
    * `json` has none.
    */
  def withStreamEnd(marked: Boolean): YamlStyle = changed(settings.copy(streamEnd = marked))

  /** A line feed at the end of a document, which `json` has always. Without one a text in a block
    * still keeps its own.
    */
  def withFinalNewline(ended: Boolean): YamlStyle = changed(settings.copy(finalNewline = ended))

  /** `NumberLayout.yaml`, `toml` or `tomlFloats`: readers of YAML 1.1 take `1e-7` and `1e+60` of
    * the others for strings.
    */
  def withNumbers(layout: NumberLayout): YamlStyle = {
    require(
      layout.isYaml,
      "YAML 1.1 does not read all numbers of this layout: use NumberLayout.yaml, toml or tomlFloats"
    )
    changed(settings.copy(numbers = layout))
  }
  def withNumberText(policy: NumberText): YamlStyle = changed(settings.copy(numberText = policy.code))
  def withBigIntegers(policy: BigIntegers): YamlStyle = changed(settings.copy(bigIntegers = policy.code))

  /** What becomes of number text such as `1e400`; `json` has its style's `NonFinite` instead. */
  def withHugeNumbers(policy: HugeNumbers): YamlStyle = changed(settings.copy(hugeNumbers = policy.code))
  def withNonFinite(policy: NonFinite): YamlStyle = changed(settings.copy(nonFinite = policy.code))
  def withNulls(policy: Nulls): YamlStyle =
    changed(settings.copy(nulls = policy.code, json = settings.json.map(_.withNulls(policy))))

  /** `Replace` or `Fail`: no YAML can hold a lone surrogate. */
  def withSurrogates(policy: Surrogates): YamlStyle = {
    require(policy ne Surrogates.Escape, "YAML cannot escape lone surrogates")
    changed(settings.copy(surrogates = policy.code, json = settings.json.map(_.withSurrogates(policy))))
  }
  def withKeyOrder(order: KeyOrder): YamlStyle = changed(
    settings.copy(keyOrder = order.code, json = settings.json.map(_.withKeyOrder(order)))
  )

  /** Whether encoders of case classes leave out fields that have their default value. */
  def withOmitDefaults(omit: Boolean): YamlStyle = changed(
    settings.copy(omitDefaults = omit, json = settings.json.map(_.withOmitDefaults(omit)))
  )

  /** Whether members are left out whose value is an empty object or array, also one that is empty
    * since its own members were left out. The root and elements of arrays stay.
    */
  def withOmitEmpty(omit: Boolean): YamlStyle =
    changed(settings.copy(omitEmpty = omit, json = settings.json.map(_.withOmitEmpty(omit))))

  /** How many objects and arrays may be inside each other: a value or document of more is a
    * [[RenderError]] of kind `TooDeep`. `n` is at least 1; `Int.MaxValue` is no limit. An encoder
    * that calls itself needs stack for each level, whatever the limit is.
    */
  def withMaxDepth(n: Int): YamlStyle =
    changed(settings.copy(maxDepth = MaxDepth.checked(n), json = settings.json.map(_.withMaxDepth(n))))

  def withDuplicateKeys(policy: DuplicateKeys): YamlStyle =
    changed(settings.copy(duplicateKeys = policy.code, json = settings.json.map(_.withDuplicateKeys(policy))))

  /** Adds comments. `comment` takes the place of a value and returns the comment at the end of the
    * line in which the value begins, or `None`. It is called for every value except the root object
    * or array and objects and arrays in an array. The place is valid during the call.
    *
    * {{{
    * YamlStyle.safe.withComments(place => notes.get(place.path))        // notes: Map("$.spec.replicas" -> "...")
    * }}}
    */
  def withComments(comment: Place => Option[String]): YamlStyle = changed(settings.copy(comments = Some(comment)))

  private[swarender] def isSmall: Boolean = settings.isSmall

  /** The style as Java's serialization has read it, if it is one that can be made. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require(settings ne null, "a style without settings")
    SettingsCheck.yaml(settings)
    this
  }

  override def equals(that: Any): Boolean = that match {
    case that: YamlStyle => settings == that.settings
    case _ => false
  }
  override def hashCode: Int = settings.hashCode
  override def toString: String =
    SettingsText(
      "YamlStyle",
      YamlSettings.Names,
      settings,
      YamlStyle.named.map { case (name, of) => (name, of().settings) }
    )(YamlStyle.choice)
}

private[swarender] final case class YamlSettings(
    /* How many spaces deeper the members of an object are than those of its parent. */
    indent: Int = 2,
    /* Whether an array that is the value of a key is indented deeper than the key. */
    indentSequences: Boolean = false,
    /* Whether the first element of an array in an array is on the line of its parent's dash. */
    compactSequences: Boolean = true,
    quotes: Int = YamlStyle.Quotes.DoubleQuotesCode,
    /* Whether keys, and values, may be without quotes. */
    plainKeys: Boolean = true,
    plainValues: Boolean = true,
    /* Whether text of several lines may be a block. */
    blocks: Boolean = true,
    /* Whether an empty line of a block has its indentation. */
    indentEmptyLines: Boolean = false,
    /* Values that go beyond this column are folded; 0 for never. */
    width: Int = 0,
    /* A key that takes more bytes of UTF-8 than this is written after a `? `. */
    maxKey: Int = 1024,
    strings: YamlStringClass = YamlStringClass.safe,
    escapes: Escapes = Escapes.yaml,
    numbers: NumberLayout = NumberLayout.yaml,
    numberText: Int = NumberText.KeepCode,
    bigIntegers: Int = BigIntegers.FullCode,
    hugeNumbers: Int = HugeNumbers.FailCode,
    nonFinite: Int = NonFinite.KeywordCode,
    nulls: Int = Nulls.KeepCode,
    surrogates: Int = Surrogates.ReplaceCode,
    keyOrder: Int = KeyOrder.AsGivenCode,
    duplicateKeys: Int = DuplicateKeys.KeepCode,
    omitDefaults: Boolean = false,
    /* Whether a line `---` comes before the first document, as it does before any other. */
    documentStart: Boolean = false,
    /* Whether a line `...` comes after each document. */
    documentEnd: Boolean = false,
    /* Whether a line `...` comes after the last document of several. */
    streamEnd: Boolean = false,
    /* Whether a document ends with a line feed. */
    finalNewline: Boolean = true,
    /* Whether it does so at least where the last text would lose its own line feed otherwise. */
    blockNewline: Boolean = true,
    /* What a [[Yaml.Stream]] without documents is. */
    emptyStream: String = "",
    comments: Option[Place => Option[String]] = None,
    /* The documents are JSON in this style; most other fields do not matter then. */
    json: Option[JsonStyle] = None,
    omitEmpty: Boolean = false,
    maxDepth: Int = MaxDepth.Default
) {
  @transient override lazy val hashCode: Int = scala.runtime.ScalaRunTime._hashCode(this)

  /** A function may refer to anything. */
  def isSmall: Boolean = comments.isEmpty && json.forall(_.isSmall)
}

private[swarender] object YamlSettings {

  /** The fields, in order. */
  val Names = "indent indentSequences compactSequences quotes plainKeys plainValues blocks indentEmptyLines width " +
    "maxKey strings escapes numbers numberText bigIntegers hugeNumbers nonFinite nulls surrogates keyOrder " +
    "duplicateKeys omitDefaults documentStart documentEnd streamEnd finalNewline blockNewline emptyStream comments json " +
    "omitEmpty maxDepth"
}

object YamlStyle {

  /** The choice of a code in `field` that other styles do not have; another value as it is. */
  private[swarender] def choice(field: String, value: Any): Any = (field, value) match {
    case ("quotes", code: Int) => Quotes.of(code)
    case _ => value
  }

  /** Which quotes a string gets that must not be plain, where both can hold it. */
  sealed abstract class Quotes private[swarender] (code: Int, name: String) extends Choice(code, name) {
    private[swarender] final def known: Choice = Quotes.of(code)
  }
  object Quotes {
    object DoubleQuotes extends Quotes(DoubleQuotesCode, "DoubleQuotes")
    object SingleQuotes extends Quotes(SingleQuotesCode, "SingleQuotes")

    private[swarender] final val DoubleQuotesCode = 0
    private[swarender] final val SingleQuotesCode = 1
    private[swarender] def of(code: Int): Quotes = List(DoubleQuotes, SingleQuotes)(code)
  }

  /** Every YAML 1.1 or 1.2 reader reads back what was given: strings are plain only if both
    * versions read them as the same string, text of several lines is in literal blocks, the rest in
    * double quotes.
    */
  val safe: YamlStyle = new YamlStyle(YamlSettings())

  private lazy val named: List[(String, () => YamlStyle)] = List(
    "safe" -> (() => safe),
    "quoted" -> (() => quoted),
    "pretty" -> (() => pretty()),
    "jsonnet" -> (() => jsonnet()),
    "json" -> (() => json())
  )

  /** The names of the profiles. */
  def names: List[String] = named.map(_._1)

  /** The profile of that name. */
  def byName(name: String): Option[YamlStyle] = named.collectFirst { case (`name`, style) => style() }

  /** As `safe`, every string that is a value in quotes. */
  lazy val quoted: YamlStyle = new YamlStyle(safe.settings.copy(plainValues = false, blocks = false))

  /** As `safe`, with values of one line that go beyond column `width` folded at spaces: in `>`
    * blocks or in quotes. `width` is in `[1, 10000]`.
    */
  def pretty(width: Int = 80): YamlStyle = {
    require(width >= 1 && width <= 10000, s"width must be between 1 and 10000 columns, got $width")
    folded(width)
  }

  private lazy val folded = new Recent[Int, YamlStyle](width => new YamlStyle(safe.settings.copy(width = width)))

  /** Jsonnet's `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)`, without the losses
    * repaired that it has.
    */
  def jsonnet(indentArrayInObject: Boolean = false, quoteKeys: Boolean = true): YamlStyle =
    likeJsonnet((indentArrayInObject, quoteKeys))

  private lazy val likeJsonnet = new Recent[(Boolean, Boolean), YamlStyle]({ case (indentArrays, quoteKeys) =>
    new YamlStyle(
      safe.settings.copy(
        indentSequences = indentArrays,
        compactSequences = false,
        plainKeys = !quoteKeys,
        plainValues = false,
        indentEmptyLines = true,
        maxKey = Int.MaxValue,
        strings = YamlStringClass.ofJsonnet(isRepaired = false),
        escapes = Escapes.jsonnet,
        numbers = NumberLayout.positional,
        numberText = NumberText.ToDoubleCode,
        keyOrder = KeyOrder.CodePointCode,
        finalNewline = false,
        blockNewline = false,
        emptyStream = "---\n\n"
      )
    )
  })

  /** Each document a line `---`, JSON in `style` and a line feed. What JSON and YAML disagree about
    * is set: which chars are escaped, and how numbers are laid out. All else of `style` must be
    * JSON, with spaces and line breaks as its only white space: `python` is refused, and an indent
    * of tabs, at which some readers stop.
    */
  def json(style: JsonStyle = JsonStyle.compact): YamlStyle = ofJson(style)

  private lazy val ofJson = new Recent[JsonStyle, YamlStyle](inJson)

  private def inJson(style: JsonStyle): YamlStyle = {
    val json = style.settings
    checkJson(json)
    val surrogates = if (json.surrogates == Surrogates.FailCode) Surrogates.FailCode else Surrogates.ReplaceCode
    new YamlStyle(
      safe.settings.copy(
        documentStart = true,
        surrogates = surrogates,
        keyOrder = json.keyOrder,
        duplicateKeys = json.duplicateKeys,
        json = Some(
          JsonStyle.of(
            json.copy(
              escapes = Escapes.yamlJson,
              surrogates = surrogates,
              numbers = NumberLayout.yaml,
              yamlNumbers = json.numberText != NumberText.ToDoubleCode,
              documentStart = "---\n",
              documentEnd = "\n"
            )
          )
        )
      )
    )
  }

  private[swarender] def checkJson(json: JsonSettings): Unit = {
    def isSpace(c: Char) = c == ' ' || c == '\n' || c == '\r'
    def isSeparator(text: String, char: Char) = text.filterNot(isSpace) == char.toString
    val indent = json.indentation.unit
    require(indent.forall(_ == ' '), s"indent of JSON in YAML must be spaces, got ${QuotedText(indent)}")
    require(
      !json.assignments && !json.bareRootString && isSeparator(json.itemSeparator, ',') && isSeparator(
        json.keySeparator,
        ':'
      ) &&
        Seq(json.nullText, json.trueText, json.falseText) == Seq("null", "true", "false") &&
        (json.indentation.newline + json.emptyFiller).forall(isSpace),
      "JSON in YAML must have only the tokens of JSON, and only spaces and line breaks as white space"
    )
  }
}
