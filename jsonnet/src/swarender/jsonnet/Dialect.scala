package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}
import swarender.chars.Indentation
import swarender.json.JsonSettings
import swarender.toml.TomlSettings
import swarender.yaml.YamlSettings

/** What Jsonnet's functions print where evaluators agree, with the numbers and escapes of
  * go-jsonnet.
  */
private[swarender] object Dialect {
  private val base: StrictJsonStyle = JsonStyle.compact.edited(
    _.set(JsonSettings.keySeparator, new Separator(": "))
      .set(JsonSettings.escapes, Escapes.jsonnet)
      .set(Settings.numbers, NumberLayout.seventeenG)
      .set(Settings.numberText, NumberText.ToDouble)
      .set(Settings.keyOrder, KeyOrder.CodePoint)
  )

  /** Three spaces, `[ ]`, `{ }`. */
  lazy val commandLine: StrictJsonStyle =
    base.edited(_.set(JsonSettings.indentation, new Indentation("\n", "   ")).set(JsonSettings.emptyFiller, " "))

  /** `{"a": [ ], "b": 1}` */
  lazy val oneLine: StrictJsonStyle =
    base.edited(_.set(JsonSettings.itemSeparator, new Separator(", ")).set(JsonSettings.emptyFiller, " "))

  /** The style `oneLine`, in which a root that is a string is written as it is. */
  lazy val string: StrictJsonStyle = oneLine.withBareRootString(true)

  /** An empty container takes three lines. */
  def manifestJsonEx(indent: String, newline: String, keySeparator: String): StrictJsonStyle =
    base.derive("manifestJsonEx", (indent, newline, keySeparator))(
      _.set(JsonSettings.keySeparator, Separator(keySeparator, isSet = true))
        .set(JsonSettings.indentation, new Indentation(newline, indent))
        .set(JsonSettings.brokenEmpties, true)
        .set(JsonSettings.escapes, Escapes.go)
        .set(Settings.numbers, NumberLayout.positional)
    )

  /** Without line breaks, but in empty containers. */
  lazy val brokenMinified: StrictJsonStyle =
    manifestJsonEx("", "", ":").edited(_.set(JsonSettings.brokenEmpties, false).set(JsonSettings.emptyFiller, "\n"))

  /** `{"a": True}` */
  lazy val python: StrictJsonStyle =
    base.edited(_.set(JsonSettings.itemSeparator, new Separator(", ")).set(JsonSettings.python, true))

  /** Lines `key = value`. */
  lazy val pythonVars: StrictJsonStyle = python.edited(_.set(JsonSettings.assignments, true))

  /** Values as `string` has them, or without spaces, in the text of another format. */
  def textIn(style: Style, escapes: Escapes, compact: Boolean): StrictJsonStyle =
    (if (compact) JsonStyle.compact.withBareRootString(true) else string)
      .edited(_.share(style.values).set(JsonSettings.escapes, escapes))

  def yaml(indentArrayInObject: Boolean, quoteKeys: Boolean): BlockYamlStyle =
    YamlStyle.safe.derive("jsonnet", (indentArrayInObject, quoteKeys))(
      _.set(YamlSettings.indentSequences, indentArrayInObject)
        .set(YamlSettings.compactSequences, false)
        .set(YamlSettings.plainKeys, !quoteKeys)
        .set(YamlSettings.plainValues, false)
        .set(YamlSettings.indentEmptyLines, true)
        .set(YamlSettings.maxKey, Int.MaxValue)
        .set(YamlSettings.finalNewline, false)
        .set(YamlSettings.blockNewline, false)
        .set(Settings.numberText, NumberText.ToDouble)
    )

  def toml(indent: String): TomlStyle = TomlStyle.standard.derive("jsonnet", indent)(
    _.set(TomlSettings.tableIndent, indent)
      .set(TomlSettings.arrayIndent, indent)
      .set(TomlSettings.arrayWidth, 0)
      .set(TomlSettings.nestedLines, false)
      .set(TomlSettings.trailingComma, false)
      .set(TomlSettings.arraySpaces, true)
      .set(TomlSettings.superTableHeaders, true)
      .set(TomlSettings.finalNewline, false)
      .set(TomlSettings.quotes, TomlStyle.Quotes.BasicStrings)
      .set(TomlSettings.multiLineStrings, false)
      .set(Settings.numberText, NumberText.ToDouble)
  )
}
