package swarender

import java.io.{OutputStream, Writer}

import upickle.core.Visitor

import swarender.event.{DocumentWriter, LocatedEvents, RendererVisitor}
import swarender.output.{Output, Outputs, PagePool, PagesSink}
import swarender.text.ReadBack

/** The entry points that every format has. `S` is its style. All of them are safe to call from any
  * thread.
  *
  * A value is whatever has an [[Encoder]]: a case class, a collection, a `ujson.Value`, a
  * [[JsonText]], anything with an upickle `Writer`. What is sent as events is what `events` sends
  * to the [[Renderer]] that it gets: one whole document; the renderer is not to be used afterwards.
  *
  * A value that the style refuses is a [[RenderError]]; what a sink throws passes through. A call
  * that returns the document returns all of it or throws; one that writes to a target may have
  * written a part before it throws.
  *
  * {{{
  * Json.render(Map("a" -> Seq(1, 2)))                       // {"a":[1,2]}
  * Yaml.render(ujson.Obj("on" -> "yes"))                    // "on": "yes"
  * Json.render(JsonStyle.pretty) { r =>
  *   r.beginArray(); r.int64(1); r.endArray()
  * }
  * }}}
  */
abstract class Format[S <: Style] private[swarender] extends FileFormat[S] with WriterFactory[S] with Serializable {

  /** The style that is meant when none is given. */
  def defaultStyle: S

  /** The media type of a document, without parameters: `application/json`, say. */
  def mediaType: String

  /** What names of files end in: `json`, say. */
  def fileExtension: String

  private[swarender] def isStyle(style: AnyRef): Boolean

  /** What makes strings and what writes bytes, for the next calls. */
  private[swarender] def texts: TextSessions[S]
  private[swarender] def bytes: ByteSessions[S]

  /** This format with `style` where none is given: format and style in one value.
    *
    * {{{
    * val format = if (accept == "application/yaml") Yaml else Json.withStyle(JsonStyle.pretty)
    * format.toBytes(order)
    * }}}
    */
  final def withStyle(style: S): Format[S] = Format.withStyle(this, style)

  /** The document as a string. */
  final def render[T](value: T)(implicit encoder: Encoder[T]): String = render(value, defaultStyle)
  final def render[T](value: T, style: S)(implicit encoder: Encoder[T]): String =
    texts.take().toText(style, new ValueDocument(value, encoder))
  final def render(style: S)(events: Renderer => Unit): String = texts.take().toText(style, new EventsDocument(events))

  /** The document in UTF-8, in an array of exactly its size. Over 2 GiB it is a [[RenderError]]. */
  final def toBytes[T](value: T)(implicit encoder: Encoder[T]): Array[Byte] = toBytes(value, defaultStyle)
  final def toBytes[T](value: T, style: S)(implicit encoder: Encoder[T]): Array[Byte] =
    bytes.take().toBytes(style, new ValueDocument(value, encoder))
  final def toBytes(style: S)(events: Renderer => Unit): Array[Byte] =
    bytes.take().toBytes(style, new EventsDocument(events))

  /** Writes the document in UTF-8, a page of 64 KiB at a time. The stream is neither flushed nor
    * closed.
    */
  final def writeTo[T](value: T, target: OutputStream)(implicit encoder: Encoder[T]): Unit =
    writeTo(value, target, defaultStyle)
  final def writeTo[T](value: T, target: OutputStream, style: S)(implicit encoder: Encoder[T]): Unit =
    bytes.take().toStream(target, style, new ValueDocument(value, encoder))
  final def writeTo(target: OutputStream, style: S)(events: Renderer => Unit): Unit =
    bytes.take().toStream(target, style, new EventsDocument(events))

  /** Writes the document. The writer is neither flushed nor closed. */
  final def writeTo[T](value: T, target: Writer)(implicit encoder: Encoder[T]): Unit =
    writeTo(value, target, defaultStyle)
  final def writeTo[T](value: T, target: Writer, style: S)(implicit encoder: Encoder[T]): Unit =
    writeTo(Outputs.unflushed(target), style, new ValueDocument(value, encoder))
  final def writeTo(target: Writer, style: S)(events: Renderer => Unit): Unit =
    writeTo(Outputs.unflushed(target), style, new EventsDocument(events))
  private def writeTo(out: Output, style: S, document: Document): Unit = {
    document.writeBy(new DocumentSource(writer(out, style)))
    out.flush()
  }

  /** Writes the length of the document in bytes as a varint (1 to 5 bytes of 7 bits each, the
    * lowest first, the high bit set on all but the last: what Protocol Buffers calls a
    * length-delimited message), then the document in UTF-8: such documents can follow one another
    * and be read back one by one. The document is held in pages until its end; over 2 GiB it is a
    * [[RenderError]], and nothing is written. The stream is neither flushed nor closed.
    */
  final def writeDelimited[T](value: T, target: OutputStream)(implicit encoder: Encoder[T]): Unit =
    writeDelimited(value, target, defaultStyle)
  final def writeDelimited[T](value: T, target: OutputStream, style: S)(implicit encoder: Encoder[T]): Unit =
    bytes.take().toDelimited(target, style, new ValueDocument(value, encoder))

  /** The document in UTF-8, in pages of `pool`: for gathering writes and hand-over without a copy.
    * The caller closes the result, which gives the pages back.
    */
  final def toPages[T](value: T)(implicit encoder: Encoder[T]): PagesSink = toPages(value, defaultStyle)
  final def toPages[T](value: T, style: S)(implicit encoder: Encoder[T]): PagesSink =
    filled(new PagesSink(), value, style)
  final def toPages[T](value: T, style: S, pool: PagePool)(implicit encoder: Encoder[T]): PagesSink =
    filled(new PagesSink(pool), value, style)
  private def filled[T](pages: PagesSink, value: T, style: S)(implicit encoder: Encoder[T]): PagesSink =
    try {
      writeTo(Outputs.to(pages), style, new ValueDocument(value, encoder))
      pages
    } catch {
      case e: Throwable =>
        pages.close()
        throw e
    }

  /** The document as the body of an HTTP response, with its length, and [[mediaType]] as its
    * content type. It is rendered by this call, which throws what is wrong with the value: before a
    * status is sent. It can be written as often as asked, by several threads at once. Over 2 GiB it
    * is a [[RenderError]].
    *
    * {{{
    * val body = Json.writable(order)
    * body.contentLength                    // Some(57)
    * body.writeBytesTo(response)
    * }}}
    */
  final def writable[T](value: T)(implicit encoder: Encoder[T]): geny.Writable = writable(value, defaultStyle)
  final def writable[T](value: T, style: S)(implicit encoder: Encoder[T]): geny.Writable =
    new DocumentBody(mediaType, bytes.take().toDocumentBytes(style, new ValueDocument(value, encoder)))

  /** The document as a body that is rendered while it is written, each time anew, a page at a time:
    * memory does not grow with it, and it has no length. What is wrong with the value is thrown by
    * `writeBytesTo`, when a part may have been sent: the server must then break the connection, so
    * that the client does not take the part for the document.
    */
  final def streamed[T](value: T)(implicit encoder: Encoder[T]): geny.Writable = streamed(value, defaultStyle)
  final def streamed[T](value: T, style: S)(implicit encoder: Encoder[T]): geny.Writable =
    new StreamedBody(mediaType, writeTo(value, _, style))

  /** A renderer of events that writes to `out`, for as long as one likes. What it holds back is
    * written by `flush`.
    */
  final def renderer(out: Output, style: S): Renderer = new Renderer(writer(out, style))
  final def renderer(out: Output): Renderer = renderer(out, defaultStyle)
  final def renderer(out: OutputStream, style: S): Renderer = renderer(Outputs.to(out), style)
  final def renderer(out: OutputStream): Renderer = renderer(out, defaultStyle)
  final def renderer(out: Writer, style: S): Renderer = renderer(Outputs.to(out), style)
  final def renderer(out: Writer): Renderer = renderer(out, defaultStyle)

  /** A visitor that writes UTF-8 to `target`, flushes it after the document and returns it. It
    * visits one document.
    */
  final def visitor(target: OutputStream): Visitor[OutputStream, OutputStream] = visitor(target, defaultStyle)
  final def visitor(target: OutputStream, style: S): Visitor[OutputStream, OutputStream] =
    visitor(Outputs.to(target), style, target)

  /** A visitor that writes to `target`, flushes it after the document and returns it. It visits one
    * document.
    */
  final def visitor(target: Writer): Visitor[Writer, Writer] = visitor(target, defaultStyle)
  final def visitor(target: Writer, style: S): Visitor[Writer, Writer] =
    visitor(Outputs.to(target), style, target)

  /** A visitor that appends to `target` and returns it. */
  final def visitor(target: java.lang.StringBuilder): Visitor[java.lang.StringBuilder, java.lang.StringBuilder] =
    visitor(target, defaultStyle)
  final def visitor(
      target: java.lang.StringBuilder,
      style: S
  ): Visitor[java.lang.StringBuilder, java.lang.StringBuilder] =
    visitor(Outputs.to(target), style, target)

  private def visitor[T](out: Output, style: S, target: T): RendererVisitor[T] =
    LocatedEvents.visitor(writer(out, style), target)
}

private object Format {
  def withStyle[S <: Style](format: Format[S], style: S): Format[S] = format match {
    case styled: StyledFormat[S] => new StyledFormat(styled.format, style)
    case _ => new StyledFormat(format, style)
  }
}

/** A format with another default style. */
private final class StyledFormat[S <: Style](private[swarender] val format: Format[S], val defaultStyle: S)
    extends Format[S] {

  /** The format as Java's serialization has read it, if its style is one of it. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require((format ne null) && format.isStyle(defaultStyle), "a format with a style of another one")
    this
  }
  private[swarender] def isStyle(style: AnyRef): Boolean = false
  def mediaType: String = format.mediaType
  def fileExtension: String = format.fileExtension
  private[swarender] def writer(out: Output, style: S): DocumentWriter = format.writer(out, style)
  private[swarender] def texts: TextSessions[S] = format.texts
  private[swarender] def bytes: ByteSessions[S] = format.bytes
  override def toString: String = s"$format in $defaultStyle"
}
