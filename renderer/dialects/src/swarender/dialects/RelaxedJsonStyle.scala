package swarender
package dialects

import swarender.Policy.NonFinite
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonDialect, JsonSettings}
import swarender.output.Output

/** JSON in which an array or object may be on one line, JSON with comments, or JSON5. */
abstract class RelaxedJsonStyle private[swarender] () extends JsonStyle {
  type Self <: RelaxedJsonStyle
  private[swarender] def dialect: JsonDialect

  /** Puts an array or object on one line if it ends at column `columns` or before, with the comma
    * after it; a column is a code point. Others have a line for each element. `columns` is in `[0,
    * 10000]`; with 0, none is on one line. At most a line is held in memory.
    */
  def withWidth(columns: Int): Self = {
    CommonSettings.check("width", columns, 0, 10000)
    changed(settings.copy(width = columns))
  }

  /** Whether scalars in an array that is too wide for one line share lines, as many as have room.
    * It acts in styles with a width ([[withWidth]]).
    */
  def withFilledArrays(filled: Boolean): Self = changed(settings.copy(filledArrays = filled))

  /** Whether an object on one line has spaces inside its braces: `{ "a": 1 }`. It acts in styles
    * with a width ([[withWidth]]): others have empty objects only on one line.
    */
  def withBraceSpaces(spaces: Boolean): Self = changed(settings.copy(braceSpaces = spaces))

  private[swarender] def writer(out: Output): DocumentWriter = Filters(dialect.writer(out, settings), common)
}

/** JSON in lines of some width. */
final class FittedJsonStyle private[swarender] (private[swarender] val settings: JsonSettings)
    extends RelaxedJsonStyle {
  type Self = FittedJsonStyle
  private[swarender] def changed(settings: JsonSettings): FittedJsonStyle = new FittedJsonStyle(settings)
  private[swarender] override def isStrict: Boolean = true
  private[swarender] def dialect: JsonDialect = Languages.Strict
}

/** JSON with comments. */
final class JsoncStyle private[swarender] (private[swarender] val settings: JsonSettings)
    extends RelaxedJsonStyle
    with CommentedStyle {
  type Self = JsoncStyle
  private[swarender] def changed(settings: JsonSettings): JsoncStyle = new JsoncStyle(settings)
  private[swarender] def dialect: JsonDialect = Languages.Jsonc
  private[swarender] override def language: JsonLabel =
    if (JsonLabel.isJson(this)) JsoncStyle.label else JsonLabel.other

  /** Whether a comma comes after the last element of a container of several lines. */
  def withTrailingCommas(trailing: Boolean): JsoncStyle = changed(settings.copy(trailingCommas = trailing))
}

private[dialects] object JsoncStyle {
  val profile: JsoncStyle = new JsoncStyle(JsonStyle.pretty.settings.copy(escapes = Escapes.go))

  /** On one line it has no comments, and is JSON. */
  val label: JsonLabel = new JsonLabel("application/jsonc", JsonLabel.Ndjson, "jsonc")
}

/** JSON5: https://spec.json5.org */
final class Json5Style private[swarender] (private[swarender] val settings: JsonSettings)
    extends RelaxedJsonStyle
    with CommentedStyle {
  type Self = Json5Style
  private[swarender] def changed(settings: JsonSettings): Json5Style = new Json5Style(settings)
  private[swarender] def dialect: JsonDialect = Languages.Json5
  private[swarender] override def language: JsonLabel =
    if (JsonLabel.hasTokens(this)) Json5Style.label else JsonLabel.other

  /** Whether a comma comes after the last element of a container of several lines. */
  def withTrailingCommas(trailing: Boolean): Json5Style = changed(settings.copy(trailingCommas = trailing))

  /** Whether all keys are in quotes, or only those that need them. */
  def withKeyQuotes(policy: KeyQuotes): Json5Style =
    changed(settings.copy(variant = quotes.copy(bareKeys = present(policy) eq KeyQuotes.Needed)))

  /** Whether strings are in single quotes, unless they contain more single than double quotes. */
  def withSingleQuotes(single: Boolean): Json5Style =
    changed(settings.copy(variant = quotes.copy(single = single)))

  private def quotes: Json5Quotes = settings.variant match {
    case quotes: Json5Quotes => quotes
    case _ => Json5Quotes(single = false, bareKeys = false)
  }

  /** JSON5 has keywords for NaN and the infinities. */
  private[swarender] override def check(common: CommonSettings): Unit = { val _ = common }
}

private[dialects] object Json5Style {
  val profile: Json5Style = new Json5Style(
    JsonStyle.pretty.settings.copy(
      common = CommonSettings(nonFinite = NonFinite.Keyword),
      escapes = Escapes.json5,
      trailingCommas = true,
      variant = Json5Quotes(single = true, bareKeys = true)
    )
  )
  val label: JsonLabel = new JsonLabel("application/json5", JsonLabel.Plain, "json5")
}
