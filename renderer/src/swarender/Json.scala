package swarender

import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonWriter, RelaxedWriter}
import swarender.output.Output

/** JSON (RFC 8259) in the profiles of [[JsonStyle]]. */
object Json extends Format[JsonStyle] {
  def style: JsonStyle = JsonStyle.compact
  def mediaType: String = "application/json"
  def fileExtension: String = "json"

  override def toString: String = "Json"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[JsonStyle]

  @transient private[swarender] lazy val texts: TextSessions[JsonStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[JsonStyle] = new ByteSessions(this)

  /** NDJSON (newline-delimited JSON): a line feed after each document, unless the style has one
    * there.
    */
  private[swarender] override def documentsStyle(style: JsonStyle): JsonStyle =
    if (style.settings.documentEnd.endsWith("\n")) style
    else style.withDocumentEnd(style.settings.documentEnd + "\n")
  private[swarender] override def documentsMediaType(style: JsonStyle): String =
    if (style.settings.isTextSequence) "application/json-seq" else "application/x-ndjson"

  private[swarender] def writer(out: Output, style: JsonStyle): DocumentWriter =
    Filters(
      if (style.settings.isRelaxed) RelaxedWriter(out, style.settings) else new JsonWriter(out, style.settings),
      style.settings.shared
    )
}
