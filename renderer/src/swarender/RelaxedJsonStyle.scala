package swarender

import swarender.Policy.KeyQuotes
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonDialect, JsonSettings, RelaxedWriter}
import swarender.output.Output

/** JSON in which an array or object may be on one line, JSON with comments, or JSON5. */
abstract class RelaxedJsonStyle private[swarender] (values: StyleValues) extends JsonStyle(values) {
  type Self <: RelaxedJsonStyle
  private[swarender] def dialect: JsonDialect

  /** Puts an array or object on one line if it ends at column `columns` or before, with the comma
    * after it; a column is a code point. Others have a line for each element. `columns` is in `[0,
    * 10000]`; with 0, none is on one line. At most a line is held in memory.
    */
  def withWidth(columns: Int): Self = set(JsonSettings.width, columns)

  /** Whether scalars in an array that is too wide for one line share lines, as many as have room.
    * It acts in styles with a width ([[withWidth]]).
    */
  def withFilledArrays(filled: Boolean): Self = set(JsonSettings.filledArrays, filled)

  /** Whether an object on one line has spaces inside its braces: `{ "a": 1 }`. It acts in styles
    * with a width ([[withWidth]]): others have empty objects only on one line.
    */
  def withBraceSpaces(spaces: Boolean): Self = set(JsonSettings.braceSpaces, spaces)

  private[swarender] def writer(out: Output): DocumentWriter = Filters(RelaxedWriter(out, values, dialect), values)
}

/** JSON in lines of some width. */
final class FittedJsonStyle private (values: StyleValues) extends RelaxedJsonStyle(values) {
  type Self = FittedJsonStyle
  private[swarender] def kind: StyleKind[FittedJsonStyle] = FittedJsonStyle
  private[swarender] override def isStrict: Boolean = true
  private[swarender] def dialect: JsonDialect = JsonDialect.Strict
}

private[swarender] object FittedJsonStyle extends StyleKind[FittedJsonStyle] {
  private[swarender] def settings: Array[Setting[?]] = JsonSettings.fitted
  protected def make(values: StyleValues): FittedJsonStyle = new FittedJsonStyle(values)
  protected override def check(style: FittedJsonStyle): Unit =
    require(!style(JsonSettings.assignments), "lines of assignments have no width")
}

/** JSON with comments. */
final class JsoncStyle private (values: StyleValues) extends RelaxedJsonStyle(values) with CommentedStyle {
  type Self = JsoncStyle
  private[swarender] def kind: StyleKind[JsoncStyle] = JsoncStyle
  private[swarender] def dialect: JsonDialect = JsonDialect.Jsonc

  /** Whether a comma comes after the last element of a container of several lines. */
  def withTrailingCommas(trailing: Boolean): JsoncStyle = set(JsonSettings.trailingCommas, trailing)
}

private[swarender] object JsoncStyle extends StyleKind[JsoncStyle] {
  private[swarender] def settings: Array[Setting[?]] = JsonSettings.fitted
  protected def make(values: StyleValues): JsoncStyle = new JsoncStyle(values)
}

/** JSON5: https://spec.json5.org */
final class Json5Style private (values: StyleValues) extends RelaxedJsonStyle(values) with CommentedStyle {
  type Self = Json5Style
  private[swarender] def kind: StyleKind[Json5Style] = Json5Style
  private[swarender] def dialect: JsonDialect = JsonDialect.Json5

  /** Whether a comma comes after the last element of a container of several lines. */
  def withTrailingCommas(trailing: Boolean): Json5Style = set(JsonSettings.trailingCommas, trailing)

  /** Whether all keys are in quotes, or only those that need them. */
  def withKeyQuotes(policy: KeyQuotes): Json5Style =
    derive("keyQuotes", policy)(_.set(JsonSettings.bareKeys, policy eq KeyQuotes.Needed))

  /** Whether strings are in single quotes, unless they contain more single than double quotes. */
  def withSingleQuotes(single: Boolean): Json5Style = set(JsonSettings.singleQuotes, single)
}

private[swarender] object Json5Style extends StyleKind[Json5Style] {
  private[swarender] def settings: Array[Setting[?]] = JsonSettings.json5
  protected def make(values: StyleValues): Json5Style = new Json5Style(values)
}
