package swarender
package jsonnet

import swarender.Policy.NumberText
import swarender.toml.{TomlOddities, TomlSettings}

/** What evaluators write otherwise than people do.
  *
  * @param emptyLines
  *   whether empty lines are before the first header of a document or table
  */
private[swarender] final case class EvaluatorToml(override val emptyKey: String, emptyLines: Boolean)
    extends TomlOddities {
  override def nestedLines: Boolean = false
  override def arraySpaces: Boolean = true
  override def strayEmptyLines: Boolean = emptyLines
  override def adjacentHeaders: Boolean = !emptyLines
  override def emptyFiller: String = if (emptyLines) "  " else ""
}

private[jsonnet] object EvaluatorToml {
  def common: CommonSettings = TomlSettings.common.copy(numberText = NumberText.ToDouble)

  /** `std.manifestTomlEx(v, indent)`. */
  def style(
      indent: String,
      common: CommonSettings,
      escapes: Escapes,
      emptyKey: String,
      emptyLines: Boolean
  ): TomlStyle = new TomlStyle(
    TomlSettings(
      common,
      tableIndent = indent,
      arrayIndent = indent,
      arrayWidth = 0,
      trailingComma = false,
      superTableHeaders = true,
      finalNewline = false,
      quotes = TomlQuotes.BasicStrings,
      multiLineStrings = false,
      escapes = escapes,
      oddities = new EvaluatorToml(emptyKey, emptyLines)
    )
  )
}
