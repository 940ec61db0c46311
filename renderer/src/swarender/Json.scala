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

  /** The media type of NDJSON. */
  private final val LinesMediaType = "application/x-ndjson"

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

  /** NDJSON, which `writeAll` writes as the body of a response, rendered while it is sent: one
    * value is held at a time, and `writeBytesTo` throws what is wrong with one, as [[streamed]]
    * does. The values of an iterator can be had once: a second `writeBytesTo` is an
    * `IllegalStateException`.
    */
  def streamedAll[T](values: Iterator[T], style: JsonStyle = defaultStyle)(implicit
      encoder: Encoder[T]
  ): geny.Writable =
    new StreamedValues[T](LinesMediaType, values, writeAll(_, _, style))

  /** What `writeAll` writes, as a string. */
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
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[JsonStyle]

  @transient private[swarender] lazy val texts: TextSessions[JsonStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[JsonStyle] = new ByteSessions(this)

  private[swarender] def writer(out: Output, style: JsonStyle): DocumentWriter =
    Filters(new JsonWriter(out, style.settings), style.settings.shared)
}
