package swarender
package json

import swarender.chars.{Indentation, QuotedText}

/** The settings of a style of JSON, or of a language that contains JSON. No `with` method sets a
  * line break that is neither empty nor a line feed. The methods of `JsonStyle` and of the dialects
  * say what the other fields are.
  *
  * @param indentation
  *   the line break before each element and each closing bracket, and the indent of a level
  * @param variant
  *   what is written otherwise than in JSON, or null
  * @param inYaml
  *   whether the text is a part of YAML: its numbers and the marks between documents are those of
  *   YAML
  */
private[swarender] final case class JsonSettings(
    common: CommonSettings = CommonSettings(),
    itemSeparator: Separator = JsonSettings.comma,
    keySeparator: Separator = JsonSettings.colon,
    indentation: Indentation = JsonSettings.oneLine,
    variant: JsonVariant = null,
    documentStart: String = "",
    documentEnd: String = "",
    escapes: Escapes = Escapes.minimal,
    inYaml: Boolean = false,
    trailingCommas: Boolean = false,
    width: Int = 0,
    filledArrays: Boolean = false,
    braceSpaces: Boolean = false
) extends StyleSettings {

  def lineBreak: String = indentation.newline
  def indent: String = indentation.unit

  /** Whether documents have line breaks or indentation. */
  def hasLines: Boolean = !indentation.isEmpty

  /** A line for each element, or with no indent one line for all. Separators that were set stay. */
  def indented(indent: String): JsonSettings = copy(
    itemSeparator = itemSeparator.orElse(JsonSettings.comma),
    keySeparator = keySeparator.orElse(if (indent.isEmpty) JsonSettings.colon else JsonSettings.spacedColon),
    indentation = if (indent.isEmpty) JsonSettings.oneLine else new Indentation("\n", indent)
  )

  def isSmall: Boolean = common.areSmall(
    itemSeparator.text.length.toLong + keySeparator.text.length + lineBreak.length + indent.length +
      documentStart.length + documentEnd.length
  )

  // What the variant says, if there is one: see `JsonVariant`.
  def emptyFiller: String = if (variant eq null) "" else variant.emptyFiller
  def isJson: Boolean = (variant eq null) || variant.isJson
  def isLines: Boolean = (variant ne null) && variant.isLines

  /** Whether encoders may write without events. */
  def isDirect: Boolean = itemSeparator.text == "," && keySeparator.text == ":" && isSmall && this == JsonSettings(
    CommonSettings(nonFinite = common.nonFinite, omitTags = common.omitTags, maxDepth = common.maxDepth),
    itemSeparator,
    keySeparator,
    documentStart = documentStart,
    documentEnd = documentEnd
  )

  @transient private[this] var madeLiterals: JsonLiterals = null

  /** Made once for all writers of the style; threads may make the same ones twice. */
  def literals: JsonLiterals = {
    val known = madeLiterals
    if (known ne null) known
    else {
      val made = new JsonLiterals(this)
      madeLiterals = made
      made
    }
  }
}

private[swarender] object JsonSettings {
  val oneLine: Indentation = new Indentation("", "")
  val comma: Separator = new Separator(",")
  val colon: Separator = new Separator(":")
  val spacedColon: Separator = new Separator(": ")
  final val RecordSeparator = "\u001e"
}

/** A text between two tokens: that of the layout unless somebody has set it. */
private[swarender] final case class Separator(text: String, isSet: Boolean) {
  def this(text: String) = this(text, false)

  /** This separator if it was set, else `other`. */
  def orElse(other: Separator): Separator = if (isSet) this else other

  override def toString: String = QuotedText(text)
}
