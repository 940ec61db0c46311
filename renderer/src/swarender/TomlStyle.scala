package swarender

import swarender.text.{Escapes, Indentation, Literal, NumberLayout, QuotedText}

/** Which bytes a TOML document becomes: immutable, safe to share. Made from a profile of the companion and
  * the `with` methods.
  */
final class TomlStyle private (
    /** What a table's lines are indented by, once per level below the root; its header stands one level
      * higher.
      */
    val tableIndent: String,
    /** What an array's elements are indented by, once per array, in an array of more than one line. */
    val arrayIndent: String,
    /** An array is written on one line when its text there, brackets included and escapes not counted, has at
      * most so many chars.
      */
    val arrayWidth: Int,
    /** Whether arrays inside arrays may go over several lines. */
    val nestedLines: Boolean,
    /** Whether the last element of an array of more than one line has a comma. */
    val trailingComma: Boolean,
    /** Whether an array on one line has blanks inside its brackets. */
    val arrayBlanks: Boolean,
    /** What becomes of tables of which the text as an inline table has at most `smallTableWidth` chars,
      * counted as in `arrayWidth`.
      */
    val smallTables: SmallTables,
    val smallTableWidth: Int,
    /** Whether a table that holds nothing but tables has a header. */
    val superTableHeaders: Boolean,
    /** Whether a header has an empty line before it also when it is the first thing in its document or table.
      */
    val strayBlankLines: Boolean,
    /** Whether the last line ends in a line feed. */
    val finalNewline: Boolean,
    val quotes: TomlQuotes,
    /** Whether a text with several lines is a multi-line string, where it is the value of a key of a table.
      */
    val multiLineStrings: Boolean,
    /** The spelling of the empty key. */
    val emptyKey: String,
    /** What stands between the braces of an empty inline table. */
    val emptyFiller: String,
    /** The escapes of basic strings. */
    val escapes: Escapes,
    val numbers: NumberLayout,
    val numberText: NumberText,
    /** Whether NaN and the infinities are written, as `nan`, `inf` and `-inf`; else they are errors. */
    val nonFinite: Boolean,
    val nulls: TomlNulls,
    val dateTimes: TomlDateTimes,
    val surrogates: Surrogates,
    val keyOrder: KeyOrder,
    val duplicateKeys: DuplicateKeys
) {
  private[swarender] val lineIndentation = new Indentation("\n", tableIndent)

  /** The indentation of the document's first line. */
  private[swarender] val firstIndentation = new Indentation("", tableIndent)
  private[swarender] val elementIndentation = new Indentation("", arrayIndent)
  private[swarender] val emptyKeyLiteral = new Literal(emptyKey)
  private[swarender] val emptyTable = new Literal("{" + emptyFiller + "}")

  /** How many blanks stand inside each bracket of an array on one line. */
  private[swarender] val arrayBlank = if (arrayBlanks) 1 else 0
  private[swarender] val arrayStart = new Literal(if (arrayBlanks) "[ " else "[")
  private[swarender] val arrayEnd = new Literal(if (arrayBlanks) " ]" else "]")

  /** What a table's lines are indented by: blanks and tabs. */
  def withTableIndent(indent: String): TomlStyle = copy(tableIndent = blanks(indent))

  /** What an array's elements are indented by: blanks and tabs. */
  def withArrayIndent(indent: String): TomlStyle = copy(arrayIndent = blanks(indent))

  /** Arrays up to `chars` on one line; 0 gives every element a line, `Int.MaxValue` none. */
  def withArrayWidth(chars: Int): TomlStyle = copy(arrayWidth = notNegative(chars))
  def withTrailingComma(comma: Boolean): TomlStyle = copy(trailingComma = comma)
  def withArrayBlanks(blanks: Boolean): TomlStyle = copy(arrayBlanks = blanks)

  /** What becomes of tables whose text as an inline table has at most `chars` chars. */
  def withSmallTables(tables: SmallTables, chars: Int = 60): TomlStyle =
    copy(smallTables = tables, smallTableWidth = notNegative(chars))
  def withSuperTableHeaders(headers: Boolean): TomlStyle = copy(superTableHeaders = headers)
  def withFinalNewline(newline: Boolean): TomlStyle = copy(finalNewline = newline)
  def withQuotes(quotes: TomlQuotes): TomlStyle = copy(quotes = quotes)
  def withMultiLineStrings(multiLine: Boolean): TomlStyle = copy(multiLineStrings = multiLine)

  /** Whether integral doubles inside 64 bits are written as integers (`1`) or as floats (`1.0`). Number text
    * of a parser is kept.
    */
  def withIntegralDoubles(asIntegers: Boolean): TomlStyle =
    copy(numbers = if (asIntegers) NumberLayout.toml else NumberLayout.tomlFloats)
  def withNumberText(policy: NumberText): TomlStyle = copy(numberText = policy)
  def withNonFinite(written: Boolean): TomlStyle = copy(nonFinite = written)
  def withNulls(policy: TomlNulls): TomlStyle = copy(nulls = policy)
  def withDateTimes(policy: TomlDateTimes): TomlStyle = copy(dateTimes = policy)

  /** TOML cannot escape lone surrogates. */
  def withSurrogates(policy: Surrogates): TomlStyle = {
    require(policy ne Surrogates.Escape, "TOML cannot escape lone surrogates")
    copy(surrogates = policy)
  }
  def withKeyOrder(order: KeyOrder): TomlStyle = copy(keyOrder = order)
  def withDuplicateKeys(policy: DuplicateKeys): TomlStyle = copy(duplicateKeys = policy)

  private def blanks(indent: String): String = {
    require(
      indent.forall(c => c == ' ' || c == '\t'),
      s"an indent is blanks and tabs, not ${QuotedText(indent)}"
    )
    indent
  }

  private def notNegative(chars: Int): Int = {
    require(chars >= 0, s"a width is not negative, as $chars is")
    chars
  }

  private def copy(
      tableIndent: String = tableIndent,
      arrayIndent: String = arrayIndent,
      arrayWidth: Int = arrayWidth,
      nestedLines: Boolean = nestedLines,
      trailingComma: Boolean = trailingComma,
      arrayBlanks: Boolean = arrayBlanks,
      smallTables: SmallTables = smallTables,
      smallTableWidth: Int = smallTableWidth,
      superTableHeaders: Boolean = superTableHeaders,
      strayBlankLines: Boolean = strayBlankLines,
      finalNewline: Boolean = finalNewline,
      quotes: TomlQuotes = quotes,
      multiLineStrings: Boolean = multiLineStrings,
      emptyKey: String = emptyKey,
      emptyFiller: String = emptyFiller,
      escapes: Escapes = escapes,
      numbers: NumberLayout = numbers,
      numberText: NumberText = numberText,
      nonFinite: Boolean = nonFinite,
      nulls: TomlNulls = nulls,
      dateTimes: TomlDateTimes = dateTimes,
      surrogates: Surrogates = surrogates,
      keyOrder: KeyOrder = keyOrder,
      duplicateKeys: DuplicateKeys = duplicateKeys
  ): TomlStyle = new TomlStyle(
    tableIndent, arrayIndent, arrayWidth, nestedLines, trailingComma, arrayBlanks, smallTables, smallTableWidth,
    superTableHeaders, strayBlankLines, finalNewline, quotes, multiLineStrings, emptyKey, emptyFiller, escapes, numbers,
    numberText, nonFinite, nulls, dateTimes, surrogates, keyOrder, duplicateKeys
  )
}

object TomlStyle {

  /** TOML 1.0 as people write it: a table's scalars and arrays before its tables, no headers that say
    * nothing, arrays of more than 80 chars over several lines, strings in the quotes that need no escapes.
    */
  val standard: TomlStyle = new TomlStyle(
    tableIndent = "",
    arrayIndent = "    ",
    arrayWidth = 80,
    nestedLines = true,
    trailingComma = true,
    arrayBlanks = false,
    smallTables = SmallTables.Headers,
    smallTableWidth = 0,
    superTableHeaders = false,
    strayBlankLines = false,
    finalNewline = true,
    quotes = TomlQuotes.FewestEscapes,
    multiLineStrings = true,
    emptyKey = "\"\"",
    emptyFiller = "",
    escapes = Escapes.toml,
    numbers = NumberLayout.toml,
    numberText = NumberText.Keep,
    nonFinite = true,
    nulls = TomlNulls.Fail,
    dateTimes = TomlDateTimes.Bare,
    surrogates = Surrogates.Replace,
    keyOrder = KeyOrder.AsGiven,
    duplicateKeys = DuplicateKeys.Keep
  )

  /** Jsonnet's `std.manifestTomlEx(v, indent)`, as go-jsonnet prints it. `indent` is any string. Integral
    * doubles beyond 64 bits print as integers, which no reader of TOML accepts.
    */
  def jsonnet(indent: String = "  "): TomlStyle = standard.copy(
    tableIndent = indent,
    arrayIndent = indent,
    arrayWidth = 0,
    nestedLines = false,
    trailingComma = false,
    arrayBlanks = true,
    superTableHeaders = true,
    strayBlankLines = true,
    finalNewline = false,
    quotes = TomlQuotes.Basic,
    multiLineStrings = false,
    emptyKey = "''",
    emptyFiller = "  ",
    escapes = Escapes.jsonnet,
    numbers = NumberLayout.seventeenG,
    numberText = NumberText.Double,
    keyOrder = KeyOrder.CodePoint
  )
}
