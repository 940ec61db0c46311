package swarender
package json

import swarender.Policy.Surrogates
import swarender.chars.{Indentation, Literal}
import swarender.yaml.YamlMarks

/** The fixed texts of a style of JSON, ready to be copied. Without interpolated strings: the first
  * one costs a process milliseconds.
  */
private[json] final class JsonTexts(style: StyleValues) {
  import JsonSettings._

  private[this] val newline = style(indentation).newline
  private[this] val filler = style(emptyFiller)
  private[this] val isPython = style(python)

  /** What is between two elements. */
  val elementIndentation: Indentation =
    new Indentation(style(itemSeparator).text.concat(newline), style(indentation).unit)
  val keySeparator: Literal = new Literal(style(JsonSettings.keySeparator).text)
  val emptyLine: Literal = new Literal(newline)
  val emptyArrayEnd: Literal = new Literal(filler.concat("]"))
  val emptyObjectEnd: Literal = new Literal(filler.concat("}"))
  val documentStart: Literal = Literal.orNull(style(JsonSettings.documentStart))
  val documentEnd: Literal = Literal.orNull(style(JsonSettings.documentEnd))

  /** What `nextDocument` writes: in YAML a line `---`, in JSON a line feed, where neither the end
    * of a document nor the start of the next one has it.
    */
  val betweenDocuments: Literal = Literal.orNull(
    if (isOfYaml(style)) { if (style(JsonSettings.documentStart).isEmpty) YamlMarks.Start.text else "" }
    else if (style(JsonSettings.documentEnd).isEmpty && !style(assignments)) "\n"
    else ""
  )
  val trueText: Literal = new Literal(if (isPython) "True" else "true")
  val falseText: Literal = new Literal(if (isPython) "False" else "false")
  val nullText: Literal = new Literal(if (isPython) "None" else "null")
  val escapes: Escapes =
    if (style.isDefault(Settings.surrogates) || (style(Settings.surrogates) ne Surrogates.Escape))
      style(JsonSettings.escapes)
    else style(JsonSettings.escapes).withSurrogateEscape
}
