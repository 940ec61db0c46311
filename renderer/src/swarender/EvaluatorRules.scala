package swarender

import swarender.Policy.KeyOrder
import swarender.yaml.YamlStringClass

/** In what evaluators of Jsonnet differ, where the styles of [[Jsonnet]] are made of it.
  *
  * @param textNumbers
  *   the numbers of `std.toString` and of the command line; others follow for the functions
  * @param emptyStream
  *   what `manifestYamlStream` makes of no documents
  * @param emptyKey
  *   the empty key of TOML
  * @param emptyTomlLines
  *   whether TOML has empty lines before the first header of a document or table
  * @param emptyIniLines
  *   whether an empty array of INI is an empty line
  * @param hasIndentOnly
  *   whether `manifestJsonEx` has only the number of chars in its indent, and
  *   `manifestJsonMinified` line breaks in empty containers
  */
private[swarender] final class EvaluatorRules(
    val name: String,
    textNumbers: NumberLayout,
    jsonNumbers: NumberLayout,
    val pythonNumbers: NumberLayout,
    yamlNumbers: NumberLayout,
    val textEscapes: Escapes,
    val jsonEscapes: Escapes,
    val yamlEscapes: Escapes,
    val yamlStrings: YamlStringClass,
    val emptyStream: String = "---\n\n",
    val emptyKey: String = "''",
    val emptyTomlLines: Boolean = true,
    val emptyIniLines: Boolean = false,
    val xmlEscapes: Escapes = Escapes.none,
    keyOrder: KeyOrder = KeyOrder.CodePoint,
    val hasIndentOnly: Boolean = false
) {
  def inText(e: StyleEdit): Unit = change(e, textNumbers)
  def inJson(e: StyleEdit): Unit = change(e, jsonNumbers)
  def inYaml(e: StyleEdit): Unit = change(e, yamlNumbers)

  private def change(e: StyleEdit, numbers: NumberLayout): Unit = {
    val _ = e.set(Settings.numbers, numbers).set(Settings.keyOrder, keyOrder)
  }
}
