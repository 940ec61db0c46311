package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, NonFinite, Nulls, NumberText, Surrogates}
import swarender.text.{Escapes, Indentation, NumberLayout, TomlStringClass}

/** Which bytes a TOML document becomes: a profile of the companion, changed by `with` methods.
  *
  * {{{
  * TomlStyle.standard.withArrayWidth(40).withNulls(Nulls.OmitMembers)
  * }}}
  */
final class TomlStyle private (private[swarender] val settings: TomlSettings) extends Style {
  type Self = TomlStyle

  private[swarender] def profiles: StyleProfiles[TomlStyle] = TomlStyle.profiles
  private[swarender] def cache: StyleCache[TomlStyle] = TomlStyle.cache
  private[swarender] def replaceShared(shared: SharedSettings): TomlStyle =
    new TomlStyle(settings.copy(shared = shared))

  private def change(setting: String, value: Any)(changed: TomlSettings => TomlSettings): TomlStyle =
    derive(setting, value)(new TomlStyle(changed(settings)))

  /** What a table's lines are indented by: spaces and tabs. */
  def withTableIndent(indent: String): TomlStyle =
    change("tableIndent", indent)(_.copy(tableIndent = Indentation.checked(indent)))

  /** What an array's elements are indented by: spaces and tabs. */
  def withArrayIndent(indent: String): TomlStyle =
    change("arrayIndent", indent)(_.copy(arrayIndent = Indentation.checked(indent)))

  /** The elements of an array of more than one line are indented by `n` spaces, `n` in `[0, 100]`.
    */
  def withIndent(n: Int): TomlStyle =
    change("arrayIndent", n)(_.copy(arrayIndent = Indentation.spaces(n, 0, 100)))

  /** Arrays up to `chars` on one line; 0 gives every element a line, `Int.MaxValue` none. */
  def withArrayWidth(chars: Int): TomlStyle = change("arrayWidth", chars)(_.copy(arrayWidth = notNegative(chars)))

  /** Whether the last element of an array of more than one line has a comma. */
  def withTrailingComma(comma: Boolean): TomlStyle = change("trailingComma", comma)(_.copy(trailingComma = comma))

  /** Whether an array on one line has spaces inside its brackets. */
  def withArraySpaces(spaces: Boolean): TomlStyle = change("arraySpaces", spaces)(_.copy(arraySpaces = spaces))

  /** What becomes of tables whose text as an inline table has at most `chars` chars. */
  def withSmallTables(tables: TomlStyle.SmallTables, chars: Int = 60): TomlStyle =
    change("smallTables", (tables, chars))(_.copy(smallTables = tables, smallTableWidth = notNegative(chars)))

  /** Whether a table that holds nothing but tables has a header. */
  def withSuperTableHeaders(headers: Boolean): TomlStyle =
    change("superTableHeaders", headers)(_.copy(superTableHeaders = headers))

  /** Whether the last line ends in a line feed. */
  def withFinalNewline(newline: Boolean): TomlStyle = change("finalNewline", newline)(_.copy(finalNewline = newline))

  /** Which quotes a string gets where TOML allows several. */
  def withQuotes(quotes: TomlStyle.Quotes): TomlStyle = change("quotes", quotes)(_.copy(quotes = quotes))

  /** Whether text of several lines that is the value of a key of a table is a multi-line string. */
  def withMultiLineStrings(multiLine: Boolean): TomlStyle =
    change("multiLineStrings", multiLine)(_.copy(multiLineStrings = multiLine))

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
    change("emptyKey", quotes)(_.copy(emptyKey = if (quotes eq TomlStyle.Quotes.LiteralStrings) "''" else "\"\""))

  /** All but `WriteNull`, which TOML does not have. */
  override def withNonFinite(policy: NonFinite): TomlStyle = {
    require(policy ne NonFinite.WriteNull, "TOML has no null")
    super.withNonFinite(policy)
  }

  /** All but `Keep`: TOML has no null. With `OmitMembers` a null in an array is an error. */
  override def withNulls(policy: Nulls): TomlStyle = {
    require(policy ne Nulls.Keep, "TOML has no null to keep")
    super.withNulls(policy)
  }

  /** How date-times are written. */
  def withDateTimes(policy: TomlStyle.DateTimes): TomlStyle =
    change("dateTimes", policy)(_.copy(dateTimes = policy))

  /** TOML cannot escape lone surrogates. */
  override def withSurrogates(policy: Surrogates): TomlStyle = {
    require(policy ne Surrogates.Escape, "TOML cannot escape lone surrogates")
    super.withSurrogates(policy)
  }

  /** `Full` only: TOML has integers of 64 bits, which its readers keep. */
  override def withBigIntegers(policy: BigIntegers): TomlStyle = {
    require(policy eq BigIntegers.Full, "TOML writes all integers in full")
    super.withBigIntegers(policy)
  }

  /** `Fail` only: no reader of TOML accepts a key twice. */
  override def withDuplicateKeys(policy: DuplicateKeys): TomlStyle = {
    require(policy eq DuplicateKeys.Fail, "TOML refuses duplicate keys")
    super.withDuplicateKeys(policy)
  }

  private def notNegative(chars: Int): Int = {
    require(chars >= 0, s"width must be at least 0, got $chars")
    chars
  }

  /** How small tables are written. */
  def smallTables: TomlStyle.SmallTables = settings.smallTables
}

object TomlStyle {

  /** Which quotes a string gets where TOML allows several.
    *
    * @param literalOn
    *   the classes of a string (see `TomlStringClass`), any of which leads to a literal string, if
    *   that is legal
    */
  final class Quotes private (name: String, private[swarender] val literalOn: Int) extends Policy(name) {
    private[swarender] def all: List[Policy] = Quotes.all
  }
  object Quotes {

    /** Always `"`. */
    val BasicStrings: Quotes = new Quotes("BasicStrings", 0)

    /** `'` where that saves an escape, else `"`. */
    val FewestEscapes: Quotes = new Quotes("FewestEscapes", TomlStringClass.Quote | TomlStringClass.Backslash | TomlStringClass.ThreeQuotes)

    /** `'` wherever that is legal. */
    val LiteralStrings: Quotes = new Quotes("LiteralStrings", TomlStringClass.Always)

    private[swarender] def all: List[Quotes] = List(BasicStrings, FewestEscapes, LiteralStrings)
  }

  /** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
  final class SmallTables private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = SmallTables.all
}
  object SmallTables {

    /** They get headers, as all others do. */
    val Headers: SmallTables = new SmallTables("Headers")

    /** `point = { x = 1, y = 2 }` */
    val Inline: SmallTables = new SmallTables("Inline")

    /** `point.x = 1` and `point.y = 2`; arrays of tables as with `Inline`. */
    val Dotted: SmallTables = new SmallTables("Dotted")

    private[swarender] def all: List[SmallTables] = List(Headers, Inline, Dotted)
  }

  /** How date-times are written. */
  final class DateTimes private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = DateTimes.all
}
  object DateTimes {

    /** As values of TOML's own types. */
    val Bare: DateTimes = new DateTimes("Bare")

    /** As strings. */
    val Quoted: DateTimes = new DateTimes("Quoted")

    private[swarender] def all: List[DateTimes] = List(Bare, Quoted)
  }

  /** TOML 1.0 as people write it: a table's scalars and arrays before its tables, no headers that
    * say nothing, arrays of more than 80 chars over several lines, strings in the quotes that need
    * no escapes.
    */
  val standard: TomlStyle = new TomlStyle(TomlSettings())

  private[swarender] lazy val cache = new StyleCache[TomlStyle]

  private[swarender] lazy val profiles: StyleProfiles[TomlStyle] =
    new StyleProfiles("TomlStyle")("standard" -> (() => standard), "jsonnet" -> (() => jsonnet))

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[TomlStyle] = profiles.byName(name)

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules, indent: String): TomlStyle =
    jsonnet(indent).change("evaluator", evaluator) { s =>
      s.copy(
        strayEmptyLines = evaluator.emptyTomlLines,
        adjacentHeaders = !evaluator.emptyTomlLines,
        emptyFiller = if (evaluator.emptyTomlLines) s.emptyFiller else "",
        emptyKey = evaluator.emptyKey,
        escapes = evaluator.textEscapes,
        shared = evaluator.inText(s.shared)
      )
    }

  /** Jsonnet's `std.manifestTomlEx(v, "  ")`, as go-jsonnet prints it. Integral doubles beyond 64
    * bits print as integers, which no reader of TOML accepts.
    */
  def jsonnet: TomlStyle = jsonnet("  ")

  /** The style `jsonnet` with any indent: Jsonnet's `std.manifestTomlEx(v, indent)`. */
  def jsonnet(indent: String): TomlStyle = standard.change("jsonnet", indent) { s =>
    s.copy(
      tableIndent = indent,
      arrayIndent = indent,
      arrayWidth = 0,
      nestedLines = false,
      trailingComma = false,
      arraySpaces = true,
      superTableHeaders = true,
      strayEmptyLines = true,
      finalNewline = false,
      quotes = TomlStyle.Quotes.BasicStrings,
      multiLineStrings = false,
      emptyKey = "''",
      emptyFiller = "  ",
      escapes = Escapes.jsonnet,
      shared = s.shared.copy(
        numbers = NumberLayout.seventeenG,
        numberText = NumberText.ToDouble,
        keyOrder = KeyOrder.CodePoint
      )
    )
  }
}
