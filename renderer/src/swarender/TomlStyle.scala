package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, NonFinite, Nulls, Surrogates}
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
  */
final class TomlStyle private (values: StyleValues) extends Style(values) with CommentedStyle {
  type Self = TomlStyle
  import TomlSettings._

  private[swarender] def kind: StyleKind[TomlStyle] = TomlStyle
  private[swarender] def profiles: StyleProfiles[TomlStyle] = TomlProfiles.all
  private[swarender] def writer(out: Output): DocumentWriter = Filters(new TomlWriter(out, values), values)
  private[swarender] def ofDocuments: TomlStyle = this

  /** The indent of a table's lines, for each level below the root: spaces and tabs. Other
    * characters throw `IllegalArgumentException`.
    */
  def withTableIndent(indent: String): TomlStyle =
    set(tableIndent, Indentation.checked(indent))

  /** The indent of the elements of an array of several lines: spaces and tabs. Other characters are
    * an `IllegalArgumentException`.
    */
  def withArrayIndent(indent: String): TomlStyle =
    set(arrayIndent, Indentation.checked(indent))

  /** The indent of the elements of an array of several lines: `n` spaces, `n` in `[0, 100]`. */
  def withIndent(n: Int): TomlStyle =
    derive("arrayIndent", n)(_.set(arrayIndent, Indentation.spaces(n, 0, 100)))

  /** Puts arrays of up to `chars` characters on one line; other arrays have a line for each
    * element. With 0 all arrays have several lines, with `Int.MaxValue` none.
    */
  def withArrayWidth(chars: Int): TomlStyle = set(arrayWidth, chars)

  /** Whether a comma follows the last element of an array of several lines. */
  def withTrailingComma(comma: Boolean): TomlStyle = set(TomlSettings.trailingComma, comma)

  /** Whether an array on one line has spaces inside its brackets. */
  def withArraySpaces(spaces: Boolean): TomlStyle = set(TomlSettings.arraySpaces, spaces)

  /** How tables and arrays of tables are written that have at most `chars` characters as a value on
    * one line.
    *
    * {{{
    * TomlStyle.standard.withSmallTables(TomlStyle.SmallTables.Inline)   // owner = { name = "Tom" }
    * }}}
    */
  def withSmallTables(tables: TomlStyle.SmallTables, chars: Int = 60): TomlStyle =
    derive("smallTables", (tables, chars))(_.set(TomlSettings.smallTables, tables).set(smallTableWidth, chars))

  /** Whether a table that contains only tables has a header. */
  def withSuperTableHeaders(headers: Boolean): TomlStyle = set(TomlSettings.superTableHeaders, headers)

  /** Whether the last line ends in a line feed. */
  def withFinalNewline(newline: Boolean): TomlStyle = set(TomlSettings.finalNewline, newline)

  /** The quotes of strings, where TOML allows several. */
  def withQuotes(quotes: TomlStyle.Quotes): TomlStyle = set(TomlSettings.quotes, quotes)

  /** Whether a string of several lines that is the value of a key is a multi-line string. */
  def withMultiLineStrings(multiLine: Boolean): TomlStyle = set(TomlSettings.multiLineStrings, multiLine)

  /** The layout `NumberLayout.toml`, with integral doubles inside 64 bits as integers (`1`), or
    * `tomlFloats` (`1.0`).
    */
  override def withIntegralDoubles(asIntegers: Boolean): TomlStyle =
    withNumbers(if (asIntegers) NumberLayout.toml else NumberLayout.tomlFloats)

  /** The layout of doubles. `NumberLayout.toml`, `tomlFloats`, `yaml` and `python` give valid TOML.
    * Other layouts write integral doubles beyond 64 bits without a point, like Jsonnet's
    * evaluators; no reader of TOML accepts these.
    */
  override def withNumbers(layout: NumberLayout): TomlStyle = super.withNumbers(layout)

  /** How an empty key is spelled: `""`, or `''` with `LiteralStrings`. */
  def withEmptyKey(quotes: TomlStyle.Quotes): TomlStyle =
    derive("emptyKey", quotes)(_.set(emptyKey, if (quotes eq TomlStyle.Quotes.LiteralStrings) "''" else "\"\""))

  /** How NaN and the infinities are written: any policy but `WriteNull`, since TOML has no null. */
  override def withNonFinite(policy: NonFinite): TomlStyle = super.withNonFinite(policy)

  /** Whether nulls are omitted or an error: any policy but `Keep`, since TOML has no null. With
    * `OmitMembers` a null in an array is an error, with `OmitFields` one in a map too.
    */
  override def withNulls(policy: Nulls): TomlStyle = super.withNulls(policy)

  /** Whether dates and times are values of TOML's own types, or strings. */
  def withDateTimes(policy: TomlStyle.DateTimes): TomlStyle = set(TomlSettings.dateTimes, policy)

  /** How lone surrogates are written: any policy but `Escape`, since TOML cannot escape them. */
  override def withSurrogates(policy: Surrogates): TomlStyle = super.withSurrogates(policy)

  /** Takes `Full` only: TOML has integers of 64 bits, which its readers keep. */
  override def withBigIntegers(policy: BigIntegers): TomlStyle = super.withBigIntegers(policy)

  /** Takes `Fail` only: no reader of TOML accepts a key twice. */
  override def withDuplicateKeys(policy: DuplicateKeys): TomlStyle = super.withDuplicateKeys(policy)

  /** How small tables are written. */
  def smallTables: TomlStyle.SmallTables = this(TomlSettings.smallTables)
}

// In 2.12 an object is serialized with its fields: they are transient.
object TomlStyle extends StyleKind[TomlStyle] {

  private[swarender] def settings: Array[Setting[?]] = TomlSettings.settings
  protected def make(values: StyleValues): TomlStyle = new TomlStyle(values)

  /** Which quotes a string gets where TOML allows several. */
  type Quotes = NamedPolicy[TomlQuotes.type]
  @transient val Quotes: TomlQuotes.type = TomlQuotes

  /** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
  type SmallTables = NamedPolicy[swarender.SmallTables.type]
  @transient val SmallTables: swarender.SmallTables.type = swarender.SmallTables

  /** How date-times are written. */
  type DateTimes = NamedPolicy[TomlDateTimes.type]
  @transient val DateTimes: TomlDateTimes.type = TomlDateTimes

  /** TOML 1.0 as people write it: a table's values before its tables, no headers for tables that
    * contain only tables, arrays of more than 80 characters over several lines, strings in the
    * quotes that need no escapes.
    */
  @transient val standard: TomlStyle = defaults

  /** The names of the profiles. */
  def names: List[String] = TomlProfiles.all.names

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[TomlStyle] = TomlProfiles.all.byName(name)
}

/** Apart from the style: a process that writes TOML does not load them. */
private[swarender] object TomlProfiles {
  val all: StyleProfiles[TomlStyle] =
    new StyleProfiles("TomlStyle")("standard" -> (() => TomlStyle.standard))
}
