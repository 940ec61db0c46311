package swarender

import java.io.OutputStream

import swarender.event.{Comments, DocumentWriter, Filters}
import swarender.output.{BufferPolicy, ByteOutput, ByteSink, Output}
import swarender.text.Literal
import swarender.yaml.{YamlMarks, YamlWriter}

/** YAML, for readers of version 1.1 and 1.2 alike, in the profiles of [[YamlStyle]]. */
object Yaml extends Format[YamlStyle] {
  def defaultStyle: YamlStyle = YamlStyle.safe

  /** RFC 9512. */
  def mediaType: String = "application/yaml"
  def fileExtension: String = "yaml"

  override def toString: String = "Yaml"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[YamlStyle]

  @transient private[swarender] lazy val texts: TextSessions[YamlStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[YamlStyle] = new ByteSessions(this)

  private[swarender] def writer(out: Output, style: YamlStyle): DocumentWriter = {
    val settings = style.settings
    settings.json match {
      case Some(json) => Json.writer(out, json)
      case None =>
        val writer = new YamlWriter(out, settings)
        val commented = if (settings.comments.isEmpty) writer else Comments.before(writer, settings.comments.get)
        Filters(commented, settings.shared)
    }
  }

  /** A stream of documents. */
  def stream(out: Output, style: YamlStyle): Stream = new Stream(out, style)
  def stream(out: Output): Stream = stream(out, defaultStyle)

  /** The stream of documents that `documents` writes, as a string. */
  def renderStream(style: YamlStyle = defaultStyle)(documents: Stream => Unit): String =
    swarender.output.StringOutput(inStream(_, style, documents))

  /** The same to a stream of bytes, which is neither flushed nor closed. */
  def writeStream(target: OutputStream, style: YamlStyle = defaultStyle)(documents: Stream => Unit): Unit =
    inStream(new ByteOutput(ByteSink.unflushed(target, BufferPolicy.growing)), style, documents)

  /** Every value as a document of a stream. Holds one value at a time. */
  def writeAll[T](values: Iterator[T], target: OutputStream, style: YamlStyle = defaultStyle)(implicit
      encoder: Encoder[T]
  ): Unit = writeStream(target, style)(stream => values.foreach(stream.document().value(_)))

  /** The stream of documents that `writeAll` writes as the body of a response, rendered while it is
    * sent: one value is held at a time, and `writeBytesTo` throws what is wrong with one, as
    * [[streamed]] does. The values of an iterator can be had once: a second `writeBytesTo` is an
    * `IllegalStateException`.
    */
  def streamedAll[T](values: Iterator[T], style: YamlStyle = defaultStyle)(implicit
      encoder: Encoder[T]
  ): geny.Writable =
    new StreamedValues[T](mediaType, values, writeAll(_, _, style))

  /** What `writeAll` writes, as a string. */
  def renderAll[T](values: Iterator[T], style: YamlStyle = defaultStyle)(implicit encoder: Encoder[T]): String =
    renderStream(style)(stream => values.foreach(stream.document().value(_)))

  private def inStream(out: Output, style: YamlStyle, documents: Stream => Unit): Unit = {
    val all = stream(out, style)
    documents(all)
    all.end()
  }

  /** Any number of YAML documents, each one after a line `---` and ended by a line feed; a line
    * `...` at the end, if the style asks for it.
    *
    * Jsonnet's `std.manifestYamlStream(v, indent_array_in_object, c_document_end, quote_keys)` is
    * this with the style `jsonnet(indentArrayInObject, quoteKeys).withDocumentEnd(cDocumentEnd)`.
    */
  final class Stream private[swarender] (out: Output, style: YamlStyle) {
    private[this] val renderer =
      Yaml.renderer(
        out,
        style
          .withDocumentStart(true)
          .withDocumentEnd(false)
          .withStreamEnd(style.settings.documentEnd || style.settings.streamEnd)
          .withFinalNewline(true)
      )
    private[this] var isEmpty = true

    /** Begins a document, the last one being complete: the renderer of its events. */
    def document(): Renderer = {
      if (!isEmpty) renderer.nextDocument()
      isEmpty = false
      renderer
    }

    /** Ends the stream after a complete document, and flushes. */
    def end(): Unit = {
      if (isEmpty) out.literal(new Literal(style.settings.emptyStream))
      else renderer.nextDocument()
      if (style.settings.json.isEmpty) renderer.endStream()
      else if (style.settings.documentEnd) out.literal(YamlMarks.End)
      renderer.flush()
    }
  }
}
