package swarender

import swarender.text.TomlStringClass

/** What to write for a null, which TOML does not have. */
sealed abstract class TomlNulls
object TomlNulls {

  /** A [[RenderError]]. */
  case object Fail extends TomlNulls

  /** Nothing: the member or element is left out. */
  case object Omit extends TomlNulls
}

/** Which quotes a string gets where TOML leaves the choice.
  *
  * @param literalOn
  *   the facts of a string (see [[swarender.text.TomlStringClass]]), any of which leads to a literal string, if that
  *   is legal
  */
sealed abstract class TomlQuotes(private[swarender] val literalOn: Int)
object TomlQuotes {

  /** Always `"`. */
  case object Basic extends TomlQuotes(0)

  /** `'` where that saves an escape, else `"`. */
  case object FewestEscapes extends TomlQuotes(TomlStringClass.Quote | TomlStringClass.Backslash | TomlStringClass.ThreeQuotes)

  /** `'` wherever that is legal. */
  case object Literal extends TomlQuotes(TomlStringClass.Always)
}

/** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
sealed abstract class SmallTables
object SmallTables {

  /** They get headers, as all others do. */
  case object Headers extends SmallTables

  /** `point = { x = 1, y = 2 }` */
  case object Inline extends SmallTables

  /** `point.x = 1` and `point.y = 2`; arrays of tables as with `Inline`. */
  case object Dotted extends SmallTables
}

/** How date-times are written. */
sealed abstract class TomlDateTimes
object TomlDateTimes {

  /** As values of TOML's own types. */
  case object Bare extends TomlDateTimes

  /** As strings. */
  case object Quoted extends TomlDateTimes
}
