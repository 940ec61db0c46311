package swarender

/** Which quotes a string gets where TOML allows several. */
object TomlQuotes extends PolicyKind("TomlQuotes") {

  /** Always `"`. */
  val BasicStrings: TomlStyle.Quotes = named("BasicStrings")

  /** `'` where that saves an escape, else `"`. */
  val FewestEscapes: TomlStyle.Quotes = named("FewestEscapes")

  /** `'` wherever that is legal. */
  val LiteralStrings: TomlStyle.Quotes = named("LiteralStrings")

  private[swarender] def all: List[TomlStyle.Quotes] = List(BasicStrings, FewestEscapes, LiteralStrings)
}

/** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
object SmallTables extends PolicyKind("SmallTables") {

  /** Small tables get headers, as all others do. */
  val Headers: TomlStyle.SmallTables = named("Headers")

  /** `point = { x = 1, y = 2 }` */
  val Inline: TomlStyle.SmallTables = named("Inline")

  /** `point.x = 1` and `point.y = 2`; arrays of tables as with `Inline`. */
  val Dotted: TomlStyle.SmallTables = named("Dotted")

  private[swarender] def all: List[TomlStyle.SmallTables] = List(Headers, Inline, Dotted)
}

/** How date-times are written. */
object TomlDateTimes extends PolicyKind("TomlDateTimes") {

  /** Dates and times are values of TOML's own types. */
  val Bare: TomlStyle.DateTimes = named("Bare")

  /** Dates and times are strings. */
  val Quoted: TomlStyle.DateTimes = named("Quoted")

  private[swarender] def all: List[TomlStyle.DateTimes] = List(Bare, Quoted)
}
