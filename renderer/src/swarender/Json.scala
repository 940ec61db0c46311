package swarender

import java.io.OutputStream

import swarender.event.{DocumentWriter, Filters}
import swarender.json.JsonWriter
import swarender.output.Output

/** JSON (RFC 8259) in the profiles of [[JsonStyle]]. */
object Json extends Format[JsonStyle] {
  def defaultStyle: JsonStyle = JsonStyle.compact
  def mediaType: String = "application/json"
  def fileExtension: String = "json"

  /** The document with `indent` spaces per level, as `upickle.write(value, indent)`; -1 puts all on
    * one line.
    */
  def render[T](value: T, indent: Int)(implicit encoder: Encoder[T]): String =
    render(value, if (indent < 0) JsonStyle.compact else JsonStyle.pretty(indent))

  /** Every value as a document of one line and a line feed: NDJSON (newline-delimited JSON), if the
    * style has no line breaks. Holds one value at a time.
    */
  def writeAll[T](values: Iterator[T], target: OutputStream, style: JsonStyle = defaultStyle)(implicit
      encoder: Encoder[T]
  ): Unit = {
    val lines = style.withDocumentEnd(style.settings.documentEnd + "\n")
    bytes.take().toStream(target, lines, new ManyDocuments(values, encoder))
  }

  /** The same as a string. */
  def renderAll[T](values: Iterator[T], style: JsonStyle = defaultStyle)(implicit encoder: Encoder[T]): String = {
    val lines = style.withDocumentEnd(style.settings.documentEnd + "\n")
    texts.take().toText(lines, new ManyDocuments(values, encoder))
  }

  /** All values as the elements of one array. Holds one value at a time. */
  def writeArray[T](values: Iterator[T], target: OutputStream, style: JsonStyle = defaultStyle)(implicit
      encoder: Encoder[T]
  ): Unit = writeTo(target, style) { array =>
    array.beginArray()
    values.foreach(array.value(_))
    array.endArray()
  }

  override def toString: String = "Json"

  @transient private[swarender] lazy val texts: TextSessions[JsonStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[JsonStyle] = new ByteSessions(this)

  private[swarender] def writer(out: Output, style: JsonStyle): DocumentWriter = {
    val settings = style.settings
    Filters(new JsonWriter(out, settings), settings.keyOrder, settings.duplicateKeys, settings.nulls)
  }
}
