package swarender

/** The quotes of a string where TOML allows several. */
sealed trait TomlQuotes extends Policy
object TomlQuotes {

  /** Always `"`. */
  case object BasicStrings extends TomlQuotes

  /** `'` where that saves an escape, else `"`. */
  case object FewestEscapes extends TomlQuotes

  /** `'` wherever that is legal. */
  case object LiteralStrings extends TomlQuotes
}

/** The form of tables, and of arrays of tables, whose text on one line is short. */
sealed trait SmallTables extends Policy
object SmallTables {

  /** Small tables get headers, as all others do. */
  case object Headers extends SmallTables

  /** `point = { x = 1, y = 2 }` */
  case object Inline extends SmallTables

  /** `point.x = 1` and `point.y = 2`; arrays of tables as with `Inline`. */
  case object Dotted extends SmallTables
}

/** The form of date-times. */
sealed trait TomlDateTimes extends Policy
object TomlDateTimes {

  /** Dates and times are values of TOML's own types. */
  case object Bare extends TomlDateTimes

  /** Dates and times are strings. */
  case object Quoted extends TomlDateTimes
}
