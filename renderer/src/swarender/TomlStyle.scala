package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, NonFinite, Nulls, Surrogates}
import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output
import swarender.chars.Indentation
import swarender.toml.{TomlSettings, TomlWriter}

/** Which bytes a TOML document becomes: a profile of the companion, changed by `with` methods.
  *
  * {{{
  * TomlStyle.standard.withArrayWidth(40).withNulls(Nulls.OmitMembers)
  * }}}
  */
final class TomlStyle private (values: StyleValues) extends Style(values) with CommentedStyle {
  type Self = TomlStyle
  import TomlSettings._

  private[swarender] def kind: StyleKind[TomlStyle] = TomlStyle
  private[swarender] def profiles: StyleProfiles[TomlStyle] = TomlStyle.profiles
  private[swarender] def writer(out: Output): DocumentWriter = Filters(new TomlWriter(out, values), values)
  private[swarender] def ofDocuments: TomlStyle = this

  /** What a table's lines are indented by: spaces and tabs. */
  def withTableIndent(indent: String): TomlStyle =
    set(tableIndent, Indentation.checked(indent))

  /** What an array's elements are indented by: spaces and tabs. */
  def withArrayIndent(indent: String): TomlStyle =
    set(arrayIndent, Indentation.checked(indent))

  /** The elements of an array of more than one line are indented by `n` spaces, `n` in `[0, 100]`.
    */
  def withIndent(n: Int): TomlStyle =
    derive("arrayIndent", n)(_.set(arrayIndent, Indentation.spaces(n, 0, 100)))

  /** Arrays up to `chars` on one line; 0 gives every element a line, `Int.MaxValue` none. */
  def withArrayWidth(chars: Int): TomlStyle = set(arrayWidth, chars)

  /** Whether the last element of an array of more than one line has a comma. */
  def withTrailingComma(comma: Boolean): TomlStyle = set(TomlSettings.trailingComma, comma)

  /** Whether an array on one line has spaces inside its brackets. */
  def withArraySpaces(spaces: Boolean): TomlStyle = set(TomlSettings.arraySpaces, spaces)

  /** What becomes of tables whose text as an inline table has at most `chars` chars. */
  def withSmallTables(tables: TomlStyle.SmallTables, chars: Int = 60): TomlStyle =
    derive("smallTables", (tables, chars))(_.set(TomlSettings.smallTables, tables).set(smallTableWidth, chars))

  /** Whether a table that holds nothing but tables has a header. */
  def withSuperTableHeaders(headers: Boolean): TomlStyle = set(TomlSettings.superTableHeaders, headers)

  /** Whether the last line ends in a line feed. */
  def withFinalNewline(newline: Boolean): TomlStyle = set(TomlSettings.finalNewline, newline)

  /** Which quotes a string gets where TOML allows several. */
  def withQuotes(quotes: TomlStyle.Quotes): TomlStyle = set(TomlSettings.quotes, quotes)

  /** Whether text of several lines that is the value of a key of a table is a multi-line string. */
  def withMultiLineStrings(multiLine: Boolean): TomlStyle = set(TomlSettings.multiLineStrings, multiLine)

  /** The layout `NumberLayout.toml`, with integral doubles inside 64 bits as integers (`1`), or
    * `tomlFloats` (`1.0`).
    */
  override def withIntegralDoubles(asIntegers: Boolean): TomlStyle =
    withNumbers(if (asIntegers) NumberLayout.toml else NumberLayout.tomlFloats)

  /** How doubles are laid out: `NumberLayout.toml`, `tomlFloats`, `yaml` and `python` give valid
    * TOML. Others write integral doubles beyond 64 bits without a point, which no reader of TOML
    * accepts; that is how Jsonnet's evaluators print them.
    */
  override def withNumbers(layout: NumberLayout): TomlStyle = super.withNumbers(layout)

  /** How an empty key is spelled: `""`, or `''` with `LiteralStrings`. */
  def withEmptyKey(quotes: TomlStyle.Quotes): TomlStyle =
    derive("emptyKey", quotes)(_.set(emptyKey, if (quotes eq TomlStyle.Quotes.LiteralStrings) "''" else "\"\""))

  /** All but `WriteNull`, which TOML does not have. */
  override def withNonFinite(policy: NonFinite): TomlStyle = super.withNonFinite(policy)

  /** All but `Keep`: TOML has no null. With `OmitMembers` a null in an array is an error. */
  override def withNulls(policy: Nulls): TomlStyle = super.withNulls(policy)

  /** How date-times are written. */
  def withDateTimes(policy: TomlStyle.DateTimes): TomlStyle = set(TomlSettings.dateTimes, policy)

  /** TOML cannot escape lone surrogates. */
  override def withSurrogates(policy: Surrogates): TomlStyle = super.withSurrogates(policy)

  /** `Full` only: TOML has integers of 64 bits, which its readers keep. */
  override def withBigIntegers(policy: BigIntegers): TomlStyle = super.withBigIntegers(policy)

  /** `Fail` only: no reader of TOML accepts a key twice. */
  override def withDuplicateKeys(policy: DuplicateKeys): TomlStyle = super.withDuplicateKeys(policy)

  /** How small tables are written. */
  def smallTables: TomlStyle.SmallTables = this(TomlSettings.smallTables)
}

// In 2.12 an object is serialized with its fields: they are transient.
object TomlStyle extends StyleKind[TomlStyle] {

  private[swarender] def settings: Array[Setting[?]] = TomlSettings.settings
  protected def make(values: StyleValues): TomlStyle = new TomlStyle(values)

  /** Which quotes a string gets where TOML allows several. */
  type Quotes = TomlQuotes
  @transient val Quotes: TomlQuotes.type = TomlQuotes

  /** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
  type SmallTables = swarender.SmallTables
  @transient val SmallTables: swarender.SmallTables.type = swarender.SmallTables

  /** How date-times are written. */
  type DateTimes = TomlDateTimes
  @transient val DateTimes: TomlDateTimes.type = TomlDateTimes

  /** TOML 1.0 as people write it: a table's scalars and arrays before its tables, no headers that
    * say nothing, arrays of more than 80 chars over several lines, strings in the quotes that need
    * no escapes.
    */
  @transient val standard: TomlStyle = defaults

  @transient private[swarender] lazy val profiles: StyleProfiles[TomlStyle] =
    new StyleProfiles("TomlStyle")("standard" -> (() => standard))

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[TomlStyle] = profiles.byName(name)
}
