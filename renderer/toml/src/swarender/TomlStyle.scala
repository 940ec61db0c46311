package swarender

import swarender.Policy.{NonFinite, Nulls, Surrogates}
import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output
import swarender.chars.Indentation
import swarender.toml.{TomlSettings, TomlWriter}

/** Controls the output of TOML. Start from a profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * TomlStyle.standard.withArrayWidth(40).withNulls(Nulls.OmitMembers)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/toml/ TOML]]
  */
final class TomlStyle private[swarender] (private[swarender] val settings: TomlSettings)
    extends Style
    with CommentedStyle {
  type Self = TomlStyle

  private[swarender] def copied(common: CommonSettings): TomlStyle = new TomlStyle(settings.copy(common = common))
  private[swarender] override def check(common: CommonSettings): Unit = {
    if (common.nonFinite eq NonFinite.WriteNull) throw CommonSettings.illegal("TOML has no null")
    if (common.nulls eq Nulls.Keep) throw CommonSettings.illegal("TOML has no null to keep")
    if (common.surrogates eq Surrogates.Escape) throw CommonSettings.illegal("TOML cannot escape lone surrogates")
  }
  private[swarender] def writer(out: Output): DocumentWriter = Filters(new TomlWriter(out, settings), common)
  private[swarender] def ofDocuments: TomlStyle = this

  /** The indent of a table's lines, for each level below the root: spaces and tabs. Other
    * characters throw `IllegalArgumentException`.
    */
  def withTableIndent(indent: String): TomlStyle =
    new TomlStyle(settings.copy(tableIndent = Indentation.checked(indent)))

  /** The indent of the elements of an array of several lines: spaces and tabs. Other characters
    * throw `IllegalArgumentException`.
    */
  def withArrayIndent(indent: String): TomlStyle =
    new TomlStyle(settings.copy(arrayIndent = Indentation.checked(indent)))

  /** The indent of the elements of an array of several lines: `n` spaces, `n` in `[0, 100]`. */
  def withIndent(n: Int): TomlStyle = withArrayIndent(Indentation.spaces(n, 0, 100))

  /** Puts arrays of up to `chars` characters on one line; other arrays have a line for each
    * element. With 0 all arrays have several lines, with `Int.MaxValue` none.
    */
  def withArrayWidth(chars: Int): TomlStyle = {
    CommonSettings.check("arrayWidth", chars, 0, Int.MaxValue)
    new TomlStyle(settings.copy(arrayWidth = chars))
  }

  /** Whether a comma follows the last element of an array of several lines. */
  def withTrailingComma(comma: Boolean): TomlStyle = new TomlStyle(settings.copy(trailingComma = comma))

  /** How tables and arrays of tables are written that have at most `chars` characters as a value on
    * one line.
    *
    * {{{
    * TomlStyle.standard.withSmallTables(TomlStyle.SmallTables.Inline)   // owner = { name = "Tom" }
    * }}}
    */
  def withSmallTables(tables: TomlStyle.SmallTables, chars: Int = 60): TomlStyle = {
    CommonSettings.check("smallTableWidth", chars, 0, Int.MaxValue)
    new TomlStyle(settings.copy(smallTables = present(tables), smallTableWidth = chars))
  }

  /** Whether a table that contains only tables has a header. */
  def withSuperTableHeaders(headers: Boolean): TomlStyle = new TomlStyle(settings.copy(superTableHeaders = headers))

  /** Whether the last line ends in a line feed. */
  def withFinalNewline(newline: Boolean): TomlStyle = new TomlStyle(settings.copy(finalNewline = newline))

  /** The quotes of strings, where TOML allows several. */
  def withQuotes(quotes: TomlStyle.Quotes): TomlStyle =
    new TomlStyle(settings.copy(quotes = present(quotes)))

  /** Whether a string of several lines that is the value of a key is a multi-line string. */
  def withMultiLineStrings(multiLine: Boolean): TomlStyle = new TomlStyle(settings.copy(multiLineStrings = multiLine))

  override def withIntegralDoubles(asIntegers: Boolean): TomlStyle =
    withNumbers(if (asIntegers) NumberLayout.toml else NumberLayout.tomlFloats)

  /** Whether dates and times are values of TOML's own types, or strings. */
  def withDateTimes(policy: TomlStyle.DateTimes): TomlStyle =
    new TomlStyle(settings.copy(dateTimes = present(policy)))

  /** How small tables are written. */
  def smallTables: TomlStyle.SmallTables = settings.smallTables
}

object TomlStyle {

  /** Whether nulls are omitted, or an error. */
  type Nulls = Policy.Nulls
  val Nulls: Policy.Nulls.type = Policy.Nulls

  /** Which quotes a string gets where TOML allows several. */
  type Quotes = TomlQuotes
  val Quotes: TomlQuotes.type = TomlQuotes

  /** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
  type SmallTables = swarender.SmallTables
  val SmallTables: swarender.SmallTables.type = swarender.SmallTables

  /** How date-times are written. */
  type DateTimes = TomlDateTimes
  val DateTimes: TomlDateTimes.type = TomlDateTimes

  /** TOML 1.0 as people write it: a table's values before its tables, no headers for tables that
    * contain only tables, arrays of more than 80 characters over several lines, strings in the
    * quotes that need no escapes.
    */
  val standard: TomlStyle = new TomlStyle(TomlSettings())

  /** The names of the profiles. */
  def names: List[String] = List("standard")

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[TomlStyle] = if (name == "standard") Some(standard) else None
}
