package swarender

import swarender.toml.TomlStringClass

/** Which quotes a string gets where TOML allows several.
  *
  * @param literalOn
  *   the classes of a string (see `TomlStringClass`), any of which leads to a literal string, if
  *   that is legal
  */
final class TomlQuotes private (name: String, private[swarender] val literalOn: Int) extends Policy(name) {
  private[swarender] def all: List[Policy] = TomlQuotes.all
}
object TomlQuotes {

  /** Always `"`. */
  val BasicStrings: TomlQuotes = new TomlQuotes("BasicStrings", 0)

  /** `'` where that saves an escape, else `"`. */
  val FewestEscapes: TomlQuotes =
    new TomlQuotes("FewestEscapes", TomlStringClass.Quote | TomlStringClass.Backslash | TomlStringClass.ThreeQuotes)

  /** `'` wherever that is legal. */
  val LiteralStrings: TomlQuotes = new TomlQuotes("LiteralStrings", TomlStringClass.Always)

  private[swarender] def all: List[TomlQuotes] = List(BasicStrings, FewestEscapes, LiteralStrings)
}

/** What becomes of tables, and arrays of tables, whose text as a one-line value is short. */
final class SmallTables private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = SmallTables.all
}
object SmallTables {

  /** Small tables get headers, as all others do. */
  val Headers: SmallTables = new SmallTables("Headers")

  /** `point = { x = 1, y = 2 }` */
  val Inline: SmallTables = new SmallTables("Inline")

  /** `point.x = 1` and `point.y = 2`; arrays of tables as with `Inline`. */
  val Dotted: SmallTables = new SmallTables("Dotted")

  private[swarender] def all: List[SmallTables] = List(Headers, Inline, Dotted)
}

/** How date-times are written. */
final class TomlDateTimes private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = TomlDateTimes.all
}
object TomlDateTimes {

  /** Dates and times are values of TOML's own types. */
  val Bare: TomlDateTimes = new TomlDateTimes("Bare")

  /** Dates and times are strings. */
  val Quoted: TomlDateTimes = new TomlDateTimes("Quoted")

  private[swarender] def all: List[TomlDateTimes] = List(Bare, Quoted)
}
