package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}
import swarender.chars.Indentation
import swarender.json.{JsonSettings, JsonWriter, Separator}
import swarender.output.Output

/** What Jsonnet's functions that make JSON print where evaluators agree, with the numbers and
  * escapes of go-jsonnet.
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

  private def variantOf(style: StrictJsonStyle, variant: EvaluatorJson): StrictJsonStyle =
    style.changed(style.settings.copy(variant = variant))

  private val commaAndSpace = new Separator(", ")
  private val spaced = EvaluatorJson(emptyFiller = " ")
  private val raw = spaced.copy(rawRootString = true)

  /** Three spaces, `[ ]`, `{ }`. */
  val commandLine: StrictJsonStyle = base(
    JsonSettings(keySeparator = JsonSettings.spacedColon, indentation = new Indentation("\n", "   "), variant = spaced)
  )

  /** `{"a": [ ], "b": 1}` */
  val oneLine: StrictJsonStyle = base(
    JsonSettings(itemSeparator = commaAndSpace, keySeparator = JsonSettings.spacedColon, variant = spaced)
  )

  /** The style `oneLine`, in which a root that is a string is written as it is. */
  val string: StrictJsonStyle = variantOf(oneLine, raw)

  /** An empty container takes three lines. */
  def manifestJsonEx(indent: String, newline: String, keySeparator: String): StrictJsonStyle = new StrictJsonStyle(
    JsonSettings(
      CommonSettings(
        numbers = NumberLayout.positional,
        numberText = NumberText.ToDouble,
        keyOrder = KeyOrder.CodePoint
      ),
      keySeparator = Separator(keySeparator, isSet = true),
      indentation = new Indentation(newline, indent),
      variant = EvaluatorJson(brokenEmpties = true),
      escapes = Escapes.go
    )
  )

  /** Without line breaks, but in empty containers. */
  def brokenMinified: StrictJsonStyle =
    variantOf(manifestJsonEx("", "", ":"), EvaluatorJson(emptyFiller = "\n"))

  /** `{"a": True}` */
  val python: StrictJsonStyle = variantOf(oneLine, EvaluatorJson(python = true))

  /** Lines `key = value`. */
  val pythonVars: StrictJsonStyle = variantOf(python, EvaluatorJson(python = true, assignments = true))

  /** What writes values as `string` has them, or without spaces, in the text of another format. */
  def values(out: Output, common: CommonSettings, escapes: Escapes, compact: Boolean): JsonWriter =
    if (compact) EvaluatorJson(rawRootString = true).values(out, JsonSettings(common, escapes = escapes))
    else raw.values(out, oneLine.settings.copy(common = common, escapes = escapes))
}
