package swarender
package jsonnet

import swarender.Policy.KeyOrder

/** In what evaluators of Jsonnet differ, where the styles of [[Jsonnet]] are made of it. A process
  * that writes JSON loads nothing of the other formats.
  *
  * @param evaluator
  *   by which [[EvaluatorStrings]] has the strings of YAML, and [[EvaluatorXml]] what is otherwise
  *   in XML
  * @param textNumbers
  *   the numbers of `std.toString` and of the command line; others follow for the functions
  * @param emptyKey
  *   the empty key of TOML
  * @param emptyTomlLines
  *   whether TOML has empty lines before the first header of a document or table
  * @param emptyIniLines
  *   whether an empty array of INI is an empty line
  * @param hasIndentOnly
  *   whether `manifestJsonEx` has only the number of chars in its indent, and
  *   `manifestJsonMinified` line breaks in empty containers
  * @param stringEscapes
  *   those of `std.escapeStringJson`
  * @param repairsBlocks
  *   whether blocks of YAML that would read back changed are repaired unless one asks for them
  */
private[swarender] final class EvaluatorRules(
    val name: String,
    evaluator: Int,
    val textNumbers: NumberLayout,
    jsonNumbers: NumberLayout,
    pythonNumbers: NumberLayout,
    yamlNumbers: NumberLayout,
    textEscapes: Escapes,
    jsonEscapes: Escapes,
    yamlEscapes: Escapes,
    val stringEscapes: Escapes,
    emptyKey: String = "''",
    emptyTomlLines: Boolean = true,
    emptyIniLines: Boolean = false,
    keyOrder: KeyOrder = KeyOrder.CodePoint,
    val hasIndentOnly: Boolean = false,
    val repairsBlocks: Boolean = false
) {

  /** `style` with the numbers, escapes and order of keys of text, and of Python's. */
  def text(style: StrictJsonStyle): StrictJsonStyle = json(style, textNumbers, textEscapes)
  def python(style: StrictJsonStyle): StrictJsonStyle = json(style, pythonNumbers, textEscapes)

  /** `style` with the numbers, escapes and order of keys of the functions that make JSON. */
  def json(style: StrictJsonStyle): StrictJsonStyle = json(style, jsonNumbers, jsonEscapes)

  private def json(style: StrictJsonStyle, numbers: NumberLayout, escapes: Escapes): StrictJsonStyle =
    style.changed(sorted(style.common, numbers)).withEscapes(escapes)

  def yaml(indentArrayInObject: Boolean, quoteKeys: Boolean, repaired: Boolean): EvaluatorYamlStyle =
    EvaluatorYamlStyle(
      indentArrayInObject,
      quoteKeys,
      EvaluatorStrings.of(evaluator, repaired),
      sorted(EvaluatorYamlStyle.common, yamlNumbers),
      yamlEscapes
    )

  def toml(indent: String): TomlStyle =
    EvaluatorToml.style(indent, sorted(EvaluatorToml.common, textNumbers), textEscapes, emptyKey, emptyTomlLines)

  def ini: IniStyle = new IniStyle(
    IniSettings(
      sorted(IniStyle.jsonnet.common, textNumbers),
      emptyLines = emptyIniLines,
      valueEscapes = textEscapes
    )
  )

  def xml: XmlStyle = EvaluatorXml(
    evaluator,
    XmlStyle.jsonnet.changed(sorted(XmlStyle.jsonnet.common, textNumbers)).withValueEscapes(textEscapes)
  )

  private def sorted(common: CommonSettings, numbers: NumberLayout): CommonSettings =
    common.copy(numbers = numbers, keyOrder = keyOrder)
}
