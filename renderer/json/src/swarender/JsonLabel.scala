package swarender

import swarender.json.{JsonSettings, Separator}

/** The media type and file extension of a style of JSON.
  *
  * @param mediaType
  *   of a document
  * @param documentsMediaType
  *   of several documents
  * @param fileExtension
  *   of a file with a document
  */
private[swarender] final class JsonLabel(
    val mediaType: String,
    val documentsMediaType: String,
    val fileExtension: String
) {

  /** The label where several documents are not lines. */
  private def withoutLines: JsonLabel = new JsonLabel(mediaType, JsonLabel.Plain, fileExtension)
}

private[swarender] object JsonLabel {
  final val Ndjson = "application/x-ndjson"
  private final val Sequence = "application/json-seq"
  final val Plain = "text/plain"

  val json: JsonLabel = new JsonLabel("application/json", Ndjson, "json")
  private val textSequence = new JsonLabel(Sequence, Sequence, "json-seq")

  /** With literals or separators of another language, or strings without quotes. */
  val other: JsonLabel = new JsonLabel(Plain, Plain, "txt")

  def of(style: JsonStyle): JsonLabel =
    if (isJson(style) && style.isStrict && isTextSequence(style)) textSequence
    else {
      val language = languageOf(style)
      if (isLine(style)) language else language.withoutLines
    }

  private def languageOf(style: JsonStyle): JsonLabel =
    if (!isSpace(style.settings.documentStart) || !isSpace(style.settings.documentEnd)) other else style.language

  /** Whether each of several documents is written on a line: what can be is. */
  private def hasLines(style: JsonStyle): Boolean = !isTextSequence(style) && (languageOf(style) ne other)

  def isJson(style: JsonStyle): Boolean =
    style.settings.isJson && hasTokens(style) && hasStrings(style.settings.escapes)

  /** Whether the brackets, commas and colons are those of JSON. */
  def hasTokens(style: JsonStyle): Boolean =
    isMark(style.settings.itemSeparator.text, ',') && isMark(style.settings.keySeparator.text, ':') &&
      isSpace(style.lineBreak) && isSpace(style.indent)

  /** Whether a string is one of JSON. */
  private def hasStrings(escapes: Escapes): Boolean = (escapes eq Escapes.minimal) ||
    List(Escapes.minimal, Escapes.jsonnet, Escapes.go, Escapes.ascii, Escapes.ujson, Escapes.html)
      .exists(set => escapes == set || escapes == set.withSurrogateEscape)

  /** Whether nothing but a document and the end of its line is on a line. */
  private def isLine(style: JsonStyle): Boolean =
    unbroken(style.settings.documentStart) == style.settings.documentStart &&
      List("", "\n", "\r", "\r\n").contains(style.settings.documentEnd.filterNot(c => c == ' ' || c == '\t'))

  private def isMark(text: String, mark: Char): Boolean = text.filterNot(isSpaceChar) == mark.toString
  private def isSpace(text: String): Boolean = text.forall(isSpaceChar)
  private def isSpaceChar(c: Char): Boolean = c == ' ' || c == '\t' || isBreak(c)
  private def isBreak(c: Char): Boolean = c == '\n' || c == '\r'
  private def unbroken(text: String): String = text.filterNot(isBreak)
  private def unbroken(separator: Separator): Separator = new Separator(unbroken(separator.text))

  /** Whether documents are a sequence of RFC 7464. */
  private def isTextSequence(style: JsonStyle): Boolean =
    style.settings.documentStart == JsonSettings.RecordSeparator && style.settings.documentEnd == "\n"

  /** The settings for several documents. NDJSON (newline-delimited JSON): each document on a line,
    * in every language of which a document can be on one.
    */
  def ofDocuments(style: JsonStyle): JsonSettings = {
    val settings = style.settings
    val lines = if (hasLines(style)) inLines(settings) else settings
    val end = settings.documentEnd
    if (end.endsWith("\n") || settings.isLines) lines else lines.copy(documentEnd = end + "\n")
  }

  /** Puts each document on a line. Braces have spaces where the style has them on one line. */
  private def inLines(style: JsonSettings): JsonSettings = {
    val line = style.indented("")
    line.copy(
      braceSpaces = style.braceSpaces && (!style.hasLines || style.width > 0),
      itemSeparator = unbroken(line.itemSeparator),
      keySeparator = unbroken(line.keySeparator),
      variant = if (style.variant eq null) null else style.variant.onLine
    )
  }
}
