package swarender

import swarender.text.{Escapes, NumberLayout, YamlStringClass}

/** Which quotes a YAML string gets that must not be plain, where both can hold it. */
sealed abstract class YamlQuotes
object YamlQuotes {
  case object Double extends YamlQuotes
  case object Single extends YamlQuotes
}

/** Which bytes a YAML document becomes: immutable, safe to share. Made from a profile of the companion and the `with` methods. */
final class YamlStyle private (
    /** How many blanks deeper the members of an object stand than its parent's. */
    val indent: Int,
    /** Whether an array that is the value of a key stands deeper than the key. */
    val indentSequences: Boolean,
    /** Whether the first element of an array in an array stands on the line of its parent's dash. */
    val compactSequences: Boolean,
    val quotes: YamlQuotes,
    /** Whether keys, and values, may stand without quotes. */
    val plainKeys: Boolean,
    val plainValues: Boolean,
    /** Whether text of several lines may stand in a block. */
    val blocks: Boolean,
    /** Whether an empty line of a block has its indentation. */
    val indentBlankLines: Boolean,
    /** Values that go beyond this column are folded; 0 for never. */
    val width: Int,
    /** A key that takes more chars than this stands behind a `? `. */
    val maxKey: Int,
    private[swarender] val facts: YamlStringClass,
    private[swarender] val escapes: Escapes,
    val numbers: NumberLayout,
    val numberText: NumberText,
    val bigIntegers: BigIntegers,
    val surrogates: Surrogates,
    val keyOrder: KeyOrder,
    val duplicateKeys: DuplicateKeys,
    /** Whether a line `---` stands before the first document, as it does before any other. */
    val documentStart: Boolean,
    /** Whether a line `...` stands behind each document. */
    val documentEnd: Boolean,
    /** Whether a document ends with a line feed. */
    val finalNewline: Boolean,
    /** Whether it does so at least where the last text would lose its own line feed otherwise. */
    private[swarender] val blockNewline: Boolean,
    /** What a [[YamlStream]] without documents is. */
    private[swarender] val emptyStream: String,
    private[swarender] val comments: Option[String => Option[String]],
    /** The documents are JSON in this style; most other fields do not matter then. */
    private[swarender] val json: Option[JsonStyle]
) {

  /** `n` in `[1, 9]`, the indents that a block can name. */
  def withIndent(n: Int): YamlStyle = {
    require(n >= 1 && n <= 9, s"an indent is 1 to 9 blanks, not $n")
    copy(indent = n, json = json.map(_.withIndent(n)))
  }

  /** Whether an array stands deeper than its key. */
  def withIndentSequences(indented: Boolean): YamlStyle = copy(indentSequences = indented)
  def withQuotes(quotes: YamlQuotes): YamlStyle = copy(quotes = quotes)

  /** Whether text of several lines stands in a block (`|`) where that keeps it as it is; otherwise it is quoted. */
  def withBlocks(blocks: Boolean): YamlStyle = copy(blocks = blocks)

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): YamlStyle =
    copy(documentStart = marked, json = json.map(_.withDocumentStart(if (marked) "---\n" else "")))

  /** A line `...` behind each document; behind the last one only, in a [[YamlStream]]. */
  def withDocumentEnd(marked: Boolean): YamlStyle =
    copy(documentEnd = marked, json = json.map(_.withDocumentEnd(if (marked) "\n...\n" else "\n")))

  /** A line feed at the end of a document, which `json` has always. Without one a text in a block still keeps its own. */
  def withFinalNewline(ended: Boolean): YamlStyle = copy(finalNewline = ended)

  /** A layout other than `NumberLayout.yaml` may print what one of the versions does not read as the same number. */
  def withNumbers(layout: NumberLayout): YamlStyle = copy(numbers = layout)
  def withNumberText(policy: NumberText): YamlStyle = copy(numberText = policy)
  def withBigIntegers(policy: BigIntegers): YamlStyle = copy(bigIntegers = policy)

  /** `Replace` or `Fail`: no YAML can hold a lone surrogate. */
  def withSurrogates(policy: Surrogates): YamlStyle = {
    require(policy ne Surrogates.Escape, "YAML has no escape of a lone surrogate")
    copy(surrogates = policy, json = json.map(_.withSurrogates(policy)))
  }
  def withKeyOrder(order: KeyOrder): YamlStyle = copy(keyOrder = order, json = json.map(_.withKeyOrder(order)))
  def withDuplicateKeys(policy: DuplicateKeys): YamlStyle =
    copy(duplicateKeys = policy, json = json.map(_.withDuplicateKeys(policy)))

  /** A comment behind the line in which a value begins, or no comment: `position` is asked for every value but the root object or
    * array and those in an array, with its path such as `$.spec.ports[2]`.
    */
  def withComments(position: String => Option[String]): YamlStyle = copy(comments = Some(position))

  private def copy(
      indent: Int = indent,
      indentSequences: Boolean = indentSequences,
      compactSequences: Boolean = compactSequences,
      quotes: YamlQuotes = quotes,
      plainKeys: Boolean = plainKeys,
      plainValues: Boolean = plainValues,
      blocks: Boolean = blocks,
      indentBlankLines: Boolean = indentBlankLines,
      width: Int = width,
      maxKey: Int = maxKey,
      facts: YamlStringClass = facts,
      escapes: Escapes = escapes,
      numbers: NumberLayout = numbers,
      numberText: NumberText = numberText,
      bigIntegers: BigIntegers = bigIntegers,
      surrogates: Surrogates = surrogates,
      keyOrder: KeyOrder = keyOrder,
      duplicateKeys: DuplicateKeys = duplicateKeys,
      documentStart: Boolean = documentStart,
      documentEnd: Boolean = documentEnd,
      finalNewline: Boolean = finalNewline,
      blockNewline: Boolean = blockNewline,
      emptyStream: String = emptyStream,
      comments: Option[String => Option[String]] = comments,
      json: Option[JsonStyle] = json
  ): YamlStyle = new YamlStyle(
    indent, indentSequences, compactSequences, quotes, plainKeys, plainValues, blocks, indentBlankLines, width, maxKey,
    facts, escapes, numbers, numberText, bigIntegers, surrogates, keyOrder, duplicateKeys, documentStart, documentEnd,
    finalNewline, blockNewline, emptyStream, comments, json
  )
}

object YamlStyle {

  /** Every YAML 1.1 or 1.2 reader reads back what was given: strings stand plain only where both versions take them for the same
    * string, text of several lines in literal blocks, the rest in double quotes.
    */
  val safe: YamlStyle = new YamlStyle(
    indent = 2,
    indentSequences = false,
    compactSequences = true,
    quotes = YamlQuotes.Double,
    plainKeys = true,
    plainValues = true,
    blocks = true,
    indentBlankLines = false,
    width = 0,
    maxKey = 1024,
    facts = YamlStringClass.safe,
    escapes = Escapes.yaml,
    numbers = NumberLayout.yaml,
    numberText = NumberText.Yaml,
    bigIntegers = BigIntegers.Full,
    surrogates = Surrogates.Replace,
    keyOrder = KeyOrder.AsGiven,
    duplicateKeys = DuplicateKeys.Keep,
    documentStart = false,
    documentEnd = false,
    finalNewline = true,
    blockNewline = true,
    emptyStream = "",
    comments = None,
    json = None
  )

  /** As `safe`, every string that is a value in quotes. */
  val quoted: YamlStyle = safe.copy(plainValues = false, blocks = false)

  /** As `safe`, values of one line that go beyond column `width` folded at blanks: in `>` blocks or in quotes. `width` is in
    * `[1, 10000]`.
    */
  def pretty(width: Int): YamlStyle = {
    require(width >= 1 && width <= 10000, s"a width is 1 to 10000 columns, not $width")
    safe.copy(width = width)
  }

  /** `pretty(80)` */
  val pretty: YamlStyle = pretty(80)

  /** Jsonnet's `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)`, without the losses repaired that it has. */
  def jsonnet(indentArrayInObject: Boolean = false, quoteKeys: Boolean = true): YamlStyle = safe.copy(
    indentSequences = indentArrayInObject,
    compactSequences = false,
    plainKeys = !quoteKeys,
    plainValues = false,
    indentBlankLines = true,
    maxKey = Int.MaxValue,
    facts = YamlStringClass.jsonnet,
    escapes = Escapes.jsonnet,
    numbers = NumberLayout.positional,
    numberText = NumberText.Double,
    keyOrder = KeyOrder.CodePoint,
    finalNewline = false,
    blockNewline = false,
    emptyStream = "---\n\n"
  )

  /** Each document a line `---`, JSON in `style` and a line feed. What JSON and YAML disagree about is set: which chars are escaped,
    * and how numbers are laid out.
    */
  def json(style: JsonStyle): YamlStyle = safe.copy(
    documentStart = true,
    surrogates = if (style.surrogates eq Surrogates.Fail) Surrogates.Fail else Surrogates.Replace,
    keyOrder = style.keyOrder,
    duplicateKeys = style.duplicateKeys,
    json = Some(
      style
        .withEscapes(Escapes.yamlJson)
        .withSurrogates(if (style.surrogates eq Surrogates.Fail) Surrogates.Fail else Surrogates.Replace)
        .withNumbers(NumberLayout.yaml)
        .withNumberText(if (style.numberText eq NumberText.Keep) NumberText.Yaml else style.numberText)
        .withDocumentStart("---\n")
        .withDocumentEnd("\n")
    )
  )

  /** `json(JsonStyle.compact)` */
  val json: YamlStyle = json(JsonStyle.compact)
}
