package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}
import swarender.json.JsonSettings
import swarender.toml.{TomlOddities, TomlSettings}
import swarender.yaml.YamlSettings

/** What Jsonnet's functions print where evaluators agree, with the numbers and escapes of
  * go-jsonnet.
  */
private[swarender] object Dialect {
  private def base(settings: JsonSettings): StrictJsonStyle = new StrictJsonStyle(
    settings.copy(
      common = settings.common.copy(
        numbers = NumberLayout.seventeenG,
        numberText = NumberText.ToDouble,
        keyOrder = KeyOrder.CodePoint
      ),
      escapes = Escapes.jsonnet
    )
  )

  private val commaAndSpace = new Separator(", ")

  /** Three spaces, `[ ]`, `{ }`. */
  lazy val commandLine: StrictJsonStyle = base(
    JsonSettings(keySeparator = JsonSettings.spacedColon, lineBreak = "\n", indent = "   ", emptyFiller = " ")
  )

  /** `{"a": [ ], "b": 1}` */
  lazy val oneLine: StrictJsonStyle = base(
    JsonSettings(itemSeparator = commaAndSpace, keySeparator = JsonSettings.spacedColon, emptyFiller = " ")
  )

  /** The style `oneLine`, in which a root that is a string is written as it is. */
  lazy val string: StrictJsonStyle = new StrictJsonStyle(oneLine.settings.copy(rawRootString = true))

  /** An empty container takes three lines. */
  def manifestJsonEx(indent: String, newline: String, keySeparator: String): StrictJsonStyle = new StrictJsonStyle(
    JsonSettings(
      CommonSettings(
        numbers = NumberLayout.positional,
        numberText = NumberText.ToDouble,
        keyOrder = KeyOrder.CodePoint
      ),
      keySeparator = Separator(keySeparator, isSet = true),
      lineBreak = newline,
      indent = indent,
      brokenEmpties = true,
      escapes = Escapes.go
    )
  )

  /** Without line breaks, but in empty containers. */
  lazy val brokenMinified: StrictJsonStyle = new StrictJsonStyle(
    manifestJsonEx("", "", ":").settings.copy(emptyFiller = "\n", brokenEmpties = false)
  )

  /** `{"a": True}` */
  lazy val python: StrictJsonStyle =
    base(JsonSettings(itemSeparator = commaAndSpace, keySeparator = JsonSettings.spacedColon, python = true))

  /** Lines `key = value`. */
  lazy val pythonVars: StrictJsonStyle = new StrictJsonStyle(python.settings.copy(assignments = true))

  /** Values as `string` has them, or without spaces, in the text of another format. */
  def textIn(common: CommonSettings, escapes: Escapes, compact: Boolean): JsonSettings =
    (if (compact) JsonSettings(rawRootString = true) else string.settings).copy(common = common, escapes = escapes)

  def yaml(indentArrayInObject: Boolean, quoteKeys: Boolean): BlockYamlStyle = new BlockYamlStyle(
    YamlSettings(
      YamlSettings.common.copy(numberText = NumberText.ToDouble),
      indentSequences = indentArrayInObject,
      compactSequences = false,
      plainKeys = !quoteKeys,
      plainValues = false,
      finalNewline = false
    )
  )

  def toml(indent: String): TomlStyle = new TomlStyle(
    TomlSettings(
      TomlSettings.common.copy(numberText = NumberText.ToDouble),
      tableIndent = indent,
      arrayIndent = indent,
      arrayWidth = 0,
      trailingComma = false,
      superTableHeaders = true,
      finalNewline = false,
      quotes = TomlQuotes.BasicStrings,
      multiLineStrings = false,
      oddities = TomlOddities(nestedLines = false, arraySpaces = true)
    )
  )
}
