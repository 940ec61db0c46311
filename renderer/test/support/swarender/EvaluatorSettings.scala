package swarender

/** Styles with a setting that only evaluators of Jsonnet have, which no `with` method sets. */
object EvaluatorSettings {
  def lines(style: StrictJsonStyle, lineBreak: String, indent: String): StrictJsonStyle =
    style.changed(style.settings.copy(lineBreak = lineBreak, indent = indent))

  def filler(style: StrictJsonStyle, text: String): StrictJsonStyle =
    style.changed(style.settings.copy(emptyFiller = text))

  def rawRoot(style: StrictJsonStyle): StrictJsonStyle = style.changed(style.settings.copy(rawRootString = true))

  def arraySpaces(style: TomlStyle): TomlStyle = odd(style, style.settings.oddities.copy(arraySpaces = true))

  def emptyKey(style: TomlStyle, text: String): TomlStyle = odd(style, style.settings.oddities.copy(emptyKey = text))

  private def odd(style: TomlStyle, oddities: toml.TomlOddities): TomlStyle =
    new TomlStyle(style.settings.copy(oddities = oddities))
}
