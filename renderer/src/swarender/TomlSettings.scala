package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, NonFinite, Nulls, Surrogates}
import swarender.text.ReadBack.require
import swarender.text.{Escapes, Indentation, Literal, NumberLayout}

private[swarender] final case class TomlSettings(
    /* The indentation of a table's lines, once per level below the root; its header is one level
     * higher.
     */
    tableIndent: String = "",
    /* What an array's elements are indented by, once per array, in an array of more than one line.
     */
    arrayIndent: String = "    ",
    /* An array is written on one line when its text there, brackets included and escapes not
     * counted, has at most so many chars.
     */
    arrayWidth: Int = 80,
    /* Whether arrays inside arrays may go over several lines. */
    nestedLines: Boolean = true,
    /* Whether the last element of an array of more than one line has a comma. */
    trailingComma: Boolean = true,
    /* Whether an array on one line has spaces inside its brackets. */
    arraySpaces: Boolean = false,
    /* What becomes of tables of which the text as an inline table has at most `smallTableWidth`
     * chars, counted as in `arrayWidth`.
     */
    smallTables: TomlStyle.SmallTables = TomlStyle.SmallTables.Headers,
    smallTableWidth: Int = 0,
    /* Whether a table that holds nothing but tables has a header. */
    superTableHeaders: Boolean = false,
    /* Whether a header has an empty line before it also when it is the first thing in its document
     * or table.
     */
    strayEmptyLines: Boolean = false,
    /* Whether no empty line is between the header of a table without values and the next one. */
    adjacentHeaders: Boolean = false,
    /* Whether the last line ends in a line feed. */
    finalNewline: Boolean = true,
    quotes: TomlStyle.Quotes = TomlStyle.Quotes.FewestEscapes,
    /* Whether a text with several lines is a multi-line string, where it is the value of a key of
     * a table.
     */
    multiLineStrings: Boolean = true,
    /* The spelling of the empty key. */
    emptyKey: String = "\"\"",
    /* The text between the braces of an empty inline table. */
    emptyFiller: String = "",
    /* The escapes of basic strings. */
    escapes: Escapes = Escapes.toml,
    dateTimes: TomlStyle.DateTimes = TomlStyle.DateTimes.Bare,
    shared: SharedSettings = SharedSettings(
      NumberLayout.toml,
      nonFinite = NonFinite.Keyword,
      nulls = Nulls.Fail,
      duplicateKeys = DuplicateKeys.Fail
    )
) extends StyleSettings {
  @transient lazy val isSmall: Boolean =
    shared.isSmall && tableIndent.length.toLong + arrayIndent.length <= StyleSettings.SmallTexts

  @transient lazy val lineIndentation = new Indentation("\n", tableIndent)

  /** The indentation of the document's first line. */
  @transient lazy val firstIndentation = new Indentation("", tableIndent)
  @transient lazy val elementIndentation = new Indentation("", arrayIndent)

  /** The lines of `arrayIndent`. */
  @transient lazy val elementLines: Array[Literal] = Literal.each(arrayIndent.split("\n", -1))
  @transient lazy val emptyKeyLiteral = new Literal(emptyKey)
  @transient lazy val emptyTable = new Literal("{" + emptyFiller + "}")

  /** The number of spaces inside each bracket of an array on one line. */
  @transient lazy val arraySpace = if (arraySpaces) 1 else 0
  @transient lazy val arrayStart = new Literal(if (arraySpaces) "[ " else "[")
  @transient lazy val arrayEnd = new Literal(if (arraySpaces) " ]" else "]")

  /** These for one member in a comment, where a header would not say which table it is of. With
    * `escaped` strings are on one line, with escapes for all that a comment would escape. An
    * indentation before each comment would be part of a string of several lines.
    */
  def inComment(escaped: Boolean): TomlSettings = copy(
    smallTables = TomlStyle.SmallTables.Inline,
    smallTableWidth = Int.MaxValue,
    finalNewline = false,
    quotes = if (escaped) TomlStyle.Quotes.BasicStrings else quotes,
    multiLineStrings = multiLineStrings && !escaped && tableIndent.isEmpty,
    escapes = if (escaped) Escapes.message else escapes,
    shared = shared.inComment.copy(nulls = Nulls.OmitMembers)
  )

  protected def ownNames: String = TomlSettings.Names

  def check(): Unit = {
    checkShared()
    require(arrayWidth >= 0 && smallTableWidth >= 0, "a width below 0")
    require(emptyKey == "''" || emptyKey == "\"\"", "an empty key of other text")
    require(emptyFiller.isEmpty || emptyFiller == "  ", "an empty table with other text")
    require(shared.nonFinite ne NonFinite.WriteNull, "nulls for numbers in TOML")
    require(shared.nulls ne Nulls.Keep, "nulls in TOML")
    require(shared.surrogates ne Surrogates.Escape, "escaped surrogates in TOML")
    require(shared.bigIntegers eq BigIntegers.Full, "integers in another way than in full in TOML")
    require(shared.duplicateKeys eq DuplicateKeys.Fail, "duplicate keys in TOML")
  }
}

private[swarender] object TomlSettings {

  /** The fields but the last, in order. */
  val Names = "tableIndent arrayIndent arrayWidth nestedLines trailingComma arraySpaces smallTables smallTableWidth " +
    "superTableHeaders strayEmptyLines adjacentHeaders finalNewline quotes multiLineStrings emptyKey emptyFiller " +
    "escapes dateTimes"
}
