package swarender

import swarender.text.{Escapes, Indentation, Literal, NumberLayout, ReadBack, Recent, Retainable, TomlStringClass}

/** Which bytes a TOML document becomes: immutable, safe to share, equal when they write the same.
  * Made from a profile of the companion and the `with` methods.
  */
final class TomlStyle private (private[swarender] val settings: TomlSettings) extends Retainable with Serializable {
  private def changed(settings: TomlSettings): TomlStyle = new TomlStyle(settings)

  /** What a table's lines are indented by: spaces and tabs. */
  def withTableIndent(indent: String): TomlStyle = changed(settings.copy(tableIndent = Indentation.checked(indent)))

  /** What an array's elements are indented by: spaces and tabs. */
  def withArrayIndent(indent: String): TomlStyle = changed(settings.copy(arrayIndent = Indentation.checked(indent)))

  /** The elements of an array of more than one line are indented by `n` spaces, `n` in `[0, 100]`.
    */
  def withIndent(n: Int): TomlStyle = withArrayIndent(Indentation.spaces(n, 0, 100))

  /** Arrays up to `chars` on one line; 0 gives every element a line, `Int.MaxValue` none. */
  def withArrayWidth(chars: Int): TomlStyle = changed(settings.copy(arrayWidth = notNegative(chars)))
  def withTrailingComma(comma: Boolean): TomlStyle = changed(settings.copy(trailingComma = comma))
  def withArraySpaces(spaces: Boolean): TomlStyle = changed(settings.copy(arraySpaces = spaces))

  /** What becomes of tables whose text as an inline table has at most `chars` chars. */
  def withSmallTables(tables: TomlStyle.SmallTables, chars: Int = 60): TomlStyle =
    changed(settings.copy(smallTables = tables.code, smallTableWidth = notNegative(chars)))
  def withSuperTableHeaders(headers: Boolean): TomlStyle = changed(settings.copy(superTableHeaders = headers))
  def withFinalNewline(newline: Boolean): TomlStyle = changed(settings.copy(finalNewline = newline))
  def withQuotes(quotes: TomlStyle.Quotes): TomlStyle = changed(settings.copy(quotes = quotes.code))
  def withMultiLineStrings(multiLine: Boolean): TomlStyle = changed(settings.copy(multiLineStrings = multiLine))

  /** Whether integral doubles inside 64 bits are written as integers (`1`) or as floats (`1.0`).
    * Number text of a parser is kept.
    */
  def withIntegralDoubles(asIntegers: Boolean): TomlStyle =
    changed(settings.copy(numbers = if (asIntegers) NumberLayout.toml else NumberLayout.tomlFloats))

  /** How doubles are laid out: `NumberLayout.toml`, `tomlFloats`, `yaml` and `python` give valid
    * TOML. Others write integral doubles beyond 64 bits without a point, which no reader of TOML
    * accepts; that is how Jsonnet's evaluators print them.
    */
  def withNumbers(layout: NumberLayout): TomlStyle = changed(settings.copy(numbers = layout))

  /** How an empty key is spelled: `""`, or `''` with `LiteralStrings`. */
  def withEmptyKey(quotes: TomlStyle.Quotes): TomlStyle =
    changed(settings.copy(emptyKey = if (quotes eq TomlStyle.Quotes.LiteralStrings) "''" else "\"\""))
  def withNumberText(policy: NumberText): TomlStyle = changed(settings.copy(numberText = policy.code))

  /** All but `WriteNull`, which TOML does not have. */
  def withNonFinite(policy: NonFinite): TomlStyle = {
    require(policy ne NonFinite.WriteNull, "TOML has no null")
    changed(settings.copy(nonFinite = policy.code))
  }

  /** All but `Keep`: TOML has no null. With `OmitMembers` a null in an array is an error. */
  def withNulls(policy: Nulls): TomlStyle = {
    require(policy ne Nulls.Keep, "TOML has no null to keep")
    changed(settings.copy(nulls = policy.code))
  }
  def withDateTimes(policy: TomlStyle.DateTimes): TomlStyle = changed(settings.copy(dateTimes = policy.code))

  /** TOML cannot escape lone surrogates. */
  def withSurrogates(policy: Surrogates): TomlStyle = {
    require(policy ne Surrogates.Escape, "TOML cannot escape lone surrogates")
    changed(settings.copy(surrogates = policy.code))
  }
  def withKeyOrder(order: KeyOrder): TomlStyle = changed(settings.copy(keyOrder = order.code))

  /** Whether encoders of case classes leave out fields that have their default value. */
  def withOmitDefaults(omit: Boolean): TomlStyle = changed(settings.copy(omitDefaults = omit))

  /** Whether members are left out whose value is an empty object or array, also one that is empty
    * since its own members were left out. The root and elements of arrays stay.
    */
  def withOmitEmpty(omit: Boolean): TomlStyle = changed(settings.copy(omitEmpty = omit))

  /** How many objects and arrays may be inside each other: a value or document of more is a
    * [[RenderError]] of kind `TooDeep`. `n` is at least 1; `Int.MaxValue` is no limit. An encoder
    * that calls itself needs stack for each level, whatever the limit is.
    */
  def withMaxDepth(n: Int): TomlStyle = changed(settings.copy(maxDepth = MaxDepth.checked(n)))

  private def notNegative(chars: Int): Int = {
    require(chars >= 0, s"width must be at least 0, got $chars")
    chars
  }

  /** How small tables are written. */
  def smallTables: TomlStyle.SmallTables = TomlStyle.SmallTables.of(settings.smallTables)

  private[swarender] def isSmall: Boolean = settings.isSmall

  /** The style as Java's serialization has read it, if it is one that can be made. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require(settings ne null, "a style without settings")
    SettingsCheck.toml(settings)
    this
  }

  override def equals(that: Any): Boolean = that match {
    case that: TomlStyle => settings == that.settings
    case _ => false
  }
  override def hashCode: Int = settings.hashCode
  override def toString: String =
    SettingsText(
      "TomlStyle",
      TomlSettings.Names,
      settings,
      TomlStyle.named.map { case (name, of) => (name, of().settings) }
    )(TomlStyle.choice)
}

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
    smallTables: Int = TomlStyle.SmallTables.HeadersCode,
    smallTableWidth: Int = 0,
    /* Whether a table that holds nothing but tables has a header. */
    superTableHeaders: Boolean = false,
    /* Whether a header has an empty line before it also when it is the first thing in its document
     * or table.
     */
    strayEmptyLines: Boolean = false,
    /* Whether the last line ends in a line feed. */
    finalNewline: Boolean = true,
    quotes: Int = TomlStyle.Quotes.FewestEscapesCode,
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
    numbers: NumberLayout = NumberLayout.toml,
    numberText: Int = NumberText.KeepCode,
    nonFinite: Int = NonFinite.KeywordCode,
    nulls: Int = Nulls.FailCode,
    dateTimes: Int = TomlStyle.DateTimes.BareCode,
    surrogates: Int = Surrogates.ReplaceCode,
    keyOrder: Int = KeyOrder.AsGivenCode,
    omitDefaults: Boolean = false,
    omitEmpty: Boolean = false,
    maxDepth: Int = MaxDepth.Default
) {
  @transient override lazy val hashCode: Int = scala.runtime.ScalaRunTime._hashCode(this)

  @transient lazy val isSmall: Boolean = tableIndent.length.toLong + arrayIndent.length <= Retainable.Chars

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
}

private[swarender] object TomlSettings {

  /** The fields, in order. */
  val Names = "tableIndent arrayIndent arrayWidth nestedLines trailingComma arraySpaces smallTables smallTableWidth " +
    "superTableHeaders strayEmptyLines finalNewline quotes multiLineStrings emptyKey emptyFiller escapes numbers " +
    "numberText nonFinite nulls dateTimes surrogates keyOrder omitDefaults omitEmpty maxDepth"
}

object TomlStyle {

  /** The choice of a code in `field` that other styles do not have; another value as it is. */
  private[swarender] def choice(field: String, value: Any): Any = (field, value) match {
    case ("smallTables", code: Int) => SmallTables.of(code)
    case ("dateTimes", code: Int) => DateTimes.of(code)
    case ("quotes", code: Int) => Quotes.of(code)
    case _ => value
  }

  /** Which quotes a string gets where TOML leaves the choice.
    *
    * @param literalOn
    *   the classes of a string (see `TomlStringClass`), any of which leads to a literal string, if
    *   that is legal
    */
  sealed abstract class Quotes private[swarender] (literalOn: Int, name: String) extends Choice(literalOn, name) {
    private[swarender] final def known: Choice = Quotes.of(code)
  }
  object Quotes {

    /** Always `"`. */
    object BasicStrings extends Quotes(BasicStringsCode, "BasicStrings")

    /** `'` where that saves an escape, else `"`. */
    object FewestEscapes extends Quotes(FewestEscapesCode, "FewestEscapes")

    /** `'` wherever that is legal. */
    object LiteralStrings extends Quotes(LiteralStringsCode, "LiteralStrings")

    private[swarender] final val BasicStringsCode = 0
    private[swarender] final val FewestEscapesCode =
      TomlStringClass.Quote | TomlStringClass.Backslash | TomlStringClass.ThreeQuotes
    private[swarender] final val LiteralStringsCode = TomlStringClass.Always
    private[swarender] def of(code: Int): Quotes =
      if (code == BasicStringsCode) BasicStrings else if (code == FewestEscapesCode) FewestEscapes else LiteralStrings
  }

  /** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
  sealed abstract class SmallTables private[swarender] (code: Int, name: String) extends Choice(code, name) {
    private[swarender] final def known: Choice = SmallTables.of(code)
  }
  object SmallTables {

    /** They get headers, as all others do. */
    object Headers extends SmallTables(HeadersCode, "Headers")

    /** `point = { x = 1, y = 2 }` */
    object Inline extends SmallTables(InlineCode, "Inline")

    /** `point.x = 1` and `point.y = 2`; arrays of tables as with `Inline`. */
    object Dotted extends SmallTables(DottedCode, "Dotted")

    private[swarender] final val HeadersCode = 0
    private[swarender] final val InlineCode = 1
    private[swarender] final val DottedCode = 2
    private[swarender] def of(code: Int): SmallTables = List(Headers, Inline, Dotted)(code)
  }

  /** How date-times are written. */
  sealed abstract class DateTimes private[swarender] (code: Int, name: String) extends Choice(code, name) {
    private[swarender] final def known: Choice = DateTimes.of(code)
  }
  object DateTimes {

    /** As values of TOML's own types. */
    object Bare extends DateTimes(BareCode, "Bare")

    /** As strings. */
    object Quoted extends DateTimes(QuotedCode, "Quoted")

    private[swarender] final val BareCode = 0
    private[swarender] final val QuotedCode = 1
    private[swarender] def of(code: Int): DateTimes = List(Bare, Quoted)(code)
  }

  /** TOML 1.0 as people write it: a table's scalars and arrays before its tables, no headers that
    * say nothing, arrays of more than 80 chars over several lines, strings in the quotes that need
    * no escapes.
    */
  val standard: TomlStyle = new TomlStyle(TomlSettings())

  private lazy val named: List[(String, () => TomlStyle)] =
    List("standard" -> (() => standard), "jsonnet" -> (() => jsonnet()))

  /** The names of the profiles. */
  def names: List[String] = named.map(_._1)

  /** The profile of that name. */
  def byName(name: String): Option[TomlStyle] = named.collectFirst { case (`name`, style) => style() }

  /** Jsonnet's `std.manifestTomlEx(v, indent)`, as go-jsonnet prints it. `indent` is any string.
    * Integral doubles beyond 64 bits print as integers, which no reader of TOML accepts.
    */
  def jsonnet(indent: String = "  "): TomlStyle = likeJsonnet(indent)

  private lazy val likeJsonnet = new Recent[String, TomlStyle](indent =>
    new TomlStyle(
      standard.settings.copy(
        tableIndent = indent,
        arrayIndent = indent,
        arrayWidth = 0,
        nestedLines = false,
        trailingComma = false,
        arraySpaces = true,
        superTableHeaders = true,
        strayEmptyLines = true,
        finalNewline = false,
        quotes = TomlStyle.Quotes.BasicStringsCode,
        multiLineStrings = false,
        emptyKey = "''",
        emptyFiller = "  ",
        escapes = Escapes.jsonnet,
        numbers = NumberLayout.seventeenG,
        numberText = NumberText.ToDoubleCode,
        keyOrder = KeyOrder.CodePointCode
      )
    )
  )
}
