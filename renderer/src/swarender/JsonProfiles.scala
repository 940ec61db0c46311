package swarender

import swarender.Policy._
import swarender.json.JsonSettings

/** What [[JsonStyle]] has of other classes of styles, apart from it: a process that writes JSON in
  * a style of RFC 8259 does not load them.
  */
private[swarender] object JsonProfiles {
  import JsonSettings._
  import Settings._

  lazy val jsonc: JsoncStyle = JsoncStyle.edited(JsonStyle.pretty)(_.set(escapes, Escapes.go))
  lazy val json5: Json5Style = Json5Style.edited(JsonStyle.pretty)(
    _.set(escapes, Escapes.json5)
      .set(trailingCommas, true)
      .set(singleQuotes, true)
      .set(bareKeys, true)
      .set(nonFinite, NonFinite.Keyword)
  )
  lazy val textSequence: StrictJsonStyle =
    JsonStyle.compact.edited(_.set(documentStart, RecordSeparator).set(documentEnd, "\n"))
  lazy val canonical: StrictJsonStyle = JsonStyle.compact.edited(
    _.set(numbers, NumberLayout.canonical)
      .set(numberText, NumberText.ToDouble)
      .set(bigIntegers, BigIntegers.ToDouble)
      .set(surrogates, Surrogates.Fail)
      .set(keyOrder, KeyOrder.Utf16)
      .set(duplicateKeys, DuplicateKeys.Fail)
  )

  lazy val all: StyleProfiles[JsonStyle] = new StyleProfiles("JsonStyle")(
    "compact" -> (() => JsonStyle.compact),
    "pretty" -> (() => JsonStyle.pretty),
    "canonical" -> (() => JsonStyle.canonical),
    "fitted" -> (() => JsonStyle.fitted),
    "textSequence" -> (() => JsonStyle.textSequence),
    "jsonc" -> (() => JsonStyle.jsonc),
    "json5" -> (() => JsonStyle.json5),
    "ujson" -> (() => JsonStyle.ujson)
  )

  /** What writes the flow style inside of `style`, with its escapes: of a kind that has every
    * setting.
    */
  def inFlow(style: Style, escapes: Escapes, spaces: Boolean, between: String): JsonStyle = Json5Style.edited(style)(
    _.set(JsonSettings.braceSpaces, spaces)
      .set(JsonSettings.itemSeparator, new Separator(between))
      .set(JsonSettings.keySeparator, new Separator(": "))
      .set(JsonSettings.yamlNumbers, true)
      .set(JsonSettings.escapes, escapes)
  )
}
