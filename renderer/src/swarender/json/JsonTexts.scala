package swarender
package json

import swarender.Policy.Surrogates
import swarender.chars.{Indentation, Literal}

/** The fixed texts of a style of JSON, ready to be copied: made once for all its writers. */
private[json] final class JsonTexts private (style: StyleValues) {
  import JsonSettings._

  private[this] val newline = style(indentation).newline
  private[this] val filler = style(emptyFiller)
  private[this] val isPython = style(python)

  /** What is between two elements. */
  val elementIndentation: Indentation =
    new Indentation(style(itemSeparator).text + newline, style(indentation).unit)
  val keySeparator: Literal = new Literal(style(JsonSettings.keySeparator).text)
  val emptyLine: Literal = new Literal(newline)
  val emptyArrayEnd: Literal = new Literal(filler + "]")
  val emptyObjectEnd: Literal = new Literal(filler + "}")
  val documentStart: Literal = JsonTexts.orNull(style(JsonSettings.documentStart))
  val documentEnd: Literal = JsonTexts.orNull(style(JsonSettings.documentEnd))
  val trueText: Literal = new Literal(if (isPython) "True" else "true")
  val falseText: Literal = new Literal(if (isPython) "False" else "false")
  val nullText: Literal = new Literal(if (isPython) "None" else "null")
  val escapes: Escapes =
    if (style(Settings.surrogates) eq Surrogates.Escape) style(JsonSettings.escapes).withSurrogateEscape
    else style(JsonSettings.escapes)
}

private[json] object JsonTexts {
  def apply(style: StyleValues): JsonTexts = style.prepared match {
    case known: JsonTexts => known
    case _ =>
      val made = new JsonTexts(style)
      style.prepared = made
      made
  }

  private def orNull(text: String): Literal = if (text.isEmpty) null else new Literal(text)
}
