package swarender

import swarender.jsonnet.EvaluatorJson

/** Styles with a setting that only evaluators of Jsonnet have, which no `with` method sets. */
object EvaluatorSettings {
  def lines(style: StrictJsonStyle, lineBreak: String, indent: String): StrictJsonStyle =
    style.changed(style.settings.copy(indentation = new chars.Indentation(lineBreak, indent)))

  def filler(style: StrictJsonStyle, text: String): StrictJsonStyle =
    variant(style, EvaluatorJson(emptyFiller = text))

  def rawRoot(style: StrictJsonStyle): StrictJsonStyle = variant(style, EvaluatorJson(rawRootString = true))

  def breaksEmpties(style: JsonStyle): Boolean = style.settings.variant match {
    case evaluator: EvaluatorJson => evaluator.brokenEmpties
    case _ => false
  }

  def isLines(style: JsonStyle): Boolean = style.settings.isLines

  private def variant(style: StrictJsonStyle, variant: EvaluatorJson): StrictJsonStyle =
    style.changed(style.settings.copy(variant = variant))

  def arraySpaces(style: TomlStyle): TomlStyle = odd(style, Oddities(arraySpaces = true))

  def emptyKey(style: TomlStyle, text: String): TomlStyle = odd(style, Oddities(emptyKey = text))

  private final case class Oddities(
      override val arraySpaces: Boolean = false,
      override val emptyKey: String = "\"\""
  ) extends toml.TomlOddities

  private def odd(style: TomlStyle, oddities: toml.TomlOddities): TomlStyle =
    new TomlStyle(style.settings.copy(oddities = oddities))
}
