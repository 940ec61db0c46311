package swarender

import swarender.json.JsonSettings

/** What [[JsonStyle]] has of other classes of styles, apart from it: a process that writes JSON in
  * a style of RFC 8259 does not load them.
  */
private[swarender] object JsonProfiles {
  val all: StyleProfiles[JsonStyle] = new StyleProfiles("JsonStyle")(
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
