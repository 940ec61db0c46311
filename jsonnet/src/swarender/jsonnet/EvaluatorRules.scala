package swarender
package jsonnet

import swarender.Policy.KeyOrder
import swarender.json.JsonSettings
import swarender.toml.TomlSettings
import swarender.yaml.{YamlSettings, YamlStringClass}

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
  * @param stringEscapes
  *   those of `std.escapeStringJson`
  * @param xmlChanges
  *   what is otherwise in XML
  * @param repairsBlocks
  *   whether blocks of YAML that would read back changed are repaired unless one asks for them
  */
private[swarender] final class EvaluatorRules(
    val name: String,
    val textNumbers: NumberLayout,
    jsonNumbers: NumberLayout,
    pythonNumbers: NumberLayout,
    yamlNumbers: NumberLayout,
    textEscapes: Escapes,
    jsonEscapes: Escapes,
    yamlEscapes: Escapes,
    val stringEscapes: Escapes,
    yamlStrings: EvaluatorStrings,
    emptyStream: String = "---\n\n",
    emptyKey: String = "''",
    emptyTomlLines: Boolean = true,
    emptyIniLines: Boolean = false,
    xmlChanges: XmlStyle => XmlStyle = style => style,
    keyOrder: KeyOrder = KeyOrder.CodePoint,
    val hasIndentOnly: Boolean = false,
    val repairsBlocks: Boolean = false
) {

  /** `style` with the numbers, escapes and order of keys of text, and of Python's. */
  def text(style: StrictJsonStyle): StrictJsonStyle = json(style, "text of", textNumbers, textEscapes)
  def python(style: StrictJsonStyle): StrictJsonStyle = json(style, "Python of", pythonNumbers, textEscapes)

  /** `style` with the numbers, escapes and order of keys of the functions that make JSON. */
  def json(style: StrictJsonStyle): StrictJsonStyle = json(style, "JSON of", jsonNumbers, jsonEscapes)

  private def json(style: StrictJsonStyle, call: String, numbers: NumberLayout, escapes: Escapes): StrictJsonStyle =
    style.derive(call, this)(e => sorted(e.set(JsonSettings.escapes, escapes), numbers))

  /** The strings of YAML with blocks that read back as the text, or those of the evaluator. */
  private def strings(repaired: Boolean): YamlStringClass = if (repaired) yamlStrings.repaired else yamlStrings

  def yaml(style: BlockYamlStyle, repaired: Boolean): BlockYamlStyle =
    style.derive(if (repaired) "repaired YAML of" else "YAML of", this)(e =>
      sorted(
        e.set(YamlSettings.strings, strings(repaired))
          .set(YamlSettings.plainKeys, style.values(YamlSettings.plainKeys) && !yamlStrings.quotesKeys)
          .set(YamlSettings.escapes, yamlEscapes)
          .set(YamlSettings.emptyStream, emptyStream),
        yamlNumbers
      )
    )

  def toml(style: TomlStyle): TomlStyle = style.derive("TOML of", this)(e =>
    sorted(
      e.set(TomlSettings.strayEmptyLines, emptyTomlLines)
        .set(TomlSettings.adjacentHeaders, !emptyTomlLines)
        .set(TomlSettings.emptyFiller, if (emptyTomlLines) "  " else "")
        .set(TomlSettings.emptyKey, emptyKey)
        .set(TomlSettings.escapes, textEscapes),
      textNumbers
    )
  )

  def ini: IniStyle = IniStyle.jsonnet.derive("INI of", this)(e =>
    sorted(
      e.set(IniSettings.emptyLines, emptyIniLines).set(IniSettings.valueEscapes, textEscapes),
      textNumbers
    )
  )

  def xml: XmlStyle = xmlChanges(
    XmlStyle.jsonnet.derive("XML of", this)(e => sorted(e.set(XmlSettings.valueEscapes, textEscapes), textNumbers))
  )

  private def sorted(e: StyleEdit, numbers: NumberLayout): Unit = {
    val _ = e.set(Settings.numbers, numbers).set(Settings.keyOrder, keyOrder)
  }
}
