package swarender

import upickle.core.Visitor

import swarender.event.LocatedEvents
import swarender.output.{Outputs, PagePool, PagesSink}
import swarender.chars.{QuotedText, ReadBack}

/** What every format has: [[Json]], [[Yaml]] and [[Toml]] are values of it, and so is one of them
  * in another style. `S` is its style. It is safe to call from any thread.
  *
  * A value is whatever has an [[Encoder]]: a case class, a collection, a `ujson.Value`, a
  * [[JsonText]], [[Events]] that a function sends, anything with an upickle `Writer`. What it can
  * be written to is whatever has a [[Target]]: a stream, a file, a page sink.
  *
  * A value that the style refuses is a [[RenderError]]; what a target throws passes through. A call
  * that returns the document returns all of it or throws; one that writes to a target may have
  * written a part before it throws.
  *
  * {{{
  * Json.render(Map("a" -> Seq(1, 2)))                           // {"a":[1,2]}
  * Yaml.toBytes(ujson.Obj("on" -> "yes"))                       // "on": "yes"
  * Json(JsonStyle.pretty(2)).writeTo(order, response)
  * Json.render(Events { e => e.beginArray(); e.int64(1); e.endArray() })
  * }}}
  */
abstract class Format[S <: Style] private[swarender] () extends FormatSettings[S] with Serializable {

  /** The style that documents are written in. */
  def style: S

  /** The media type of a document, without parameters: `application/json`, say. */
  def mediaType: String

  /** What names of files end in: `json`, say. */
  def fileExtension: String

  /** This format in `style`: format and style in one value, which costs no more than a reference.
    *
    * {{{
    * val format = if (accept == "application/yaml") Yaml else Json(JsonStyle.pretty(2))
    * format.toBytes(order)
    * }}}
    */
  final def apply(style: S): Format[S] = new StyledFormat(plain, style, ownMediaType)

  /** This format under another media type, for a document that has one of its own. Several
    * documents (`streamedAll`, `pulledAll`) keep the format's.
    *
    * {{{
    * Json.withMediaType("application/problem+json")
    * }}}
    *
    * @param mediaType
    *   without parameters; what is no media type (RFC 9110, 8.3.1) is an `IllegalArgumentException`
    */
  final def withMediaType(mediaType: String): Format[S] = {
    require(Format.isMediaType(mediaType), s"${QuotedText.shortened(mediaType)} is no media type without parameters")
    new StyledFormat(plain, style, mediaType)
  }

  /** The document as a string. */
  final def render[T](value: T)(implicit encoder: Encoder[T]): String = texts.take().toText(style, value, encoder)

  /** The document in `style` as a string: `apply(style).render(value)`. */
  final def render[T](value: T, style: S)(implicit encoder: Encoder[T]): String =
    texts.take().toText(style, value, encoder)

  /** The document in `style` of what `events` sends to the [[Renderer]] that it gets: one whole
    * document. The renderer is not to be used afterwards.
    *
    * {{{
    * Json.render(JsonStyle.pretty) { r => r.beginArray(); r.int64(1); r.endArray() }
    * }}}
    */
  final def render(style: S)(events: Renderer => Unit): String =
    texts.take().toText(style, events, RendererEvents)

  /** The document in UTF-8, in an array of exactly its size. Over 2 GiB it is a [[RenderError]]. */
  final def toBytes[T](value: T)(implicit encoder: Encoder[T]): Array[Byte] =
    bytes.take().toBytes(style, value, encoder)

  /** Writes the document. A stream or `Writer` is neither flushed nor closed; what it throws passes
    * through, after a part of the document has been written, perhaps.
    *
    * {{{
    * Yaml.writeTo(order, outputStream)
    * Toml.writeTo(settings, Paths.get("settings.toml"))
    * Json.writeTo(order, Target.Delimited(socket))
    * }}}
    */
  final def writeTo[T, A](value: T, target: A)(implicit encoder: Encoder[T], to: Target[A]): Unit =
    to.write(target, new FormatDocument(this, value, encoder))

  /** Writes every value as a document: lines (NDJSON) in JSON, if the style has no line breaks; a
    * stream of documents in YAML; TOML refuses a second one. Holds one value at a time.
    */
  final def writeAll[T, A](values: Iterator[T], target: A)(implicit encoder: Encoder[T], to: Target[A]): Unit =
    to.write(target, all(values, encoder))

  /** The document in UTF-8, in pages of `pool`: for gathering writes and hand-over without a copy.
    * The caller closes the result, which gives the pages back.
    */
  final def toPages[T](value: T, pool: PagePool = PagePool.shared)(implicit encoder: Encoder[T]): PagesSink = {
    val pages = new PagesSink(pool)
    try {
      new FormatDocument(this, value, encoder).writeTo(Outputs.to(pages))
      pages
    } catch {
      case e: Throwable =>
        pages.close()
        throw e
    }
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
  final def writable[T](value: T)(implicit encoder: Encoder[T]): geny.Writable =
    new DocumentBody(mediaType, bytes.take().toDocumentBytes(style, value, encoder))

  /** The document as a body that is rendered while it is written, each time anew, a page at a time:
    * memory does not grow with it, and it has no length. What is wrong with the value is thrown by
    * `writeBytesTo`, when a part may have been sent: the server must then break the connection, so
    * that the client does not take the part for the document.
    */
  final def streamed[T](value: T)(implicit encoder: Encoder[T]): geny.Writable =
    new StreamedBody(mediaType, new FormatDocument(this, value, encoder))

  /** What `writeAll` writes as a body that is rendered while it is written, one value at a time;
    * faults are as those of [[streamed]]. The values of an iterator can be had once: a second
    * `writeBytesTo` is an `IllegalStateException`.
    */
  final def streamedAll[T](values: Iterator[T])(implicit encoder: Encoder[T]): geny.Writable =
    new StreamedValues(documentsMediaType(style), all(values, encoder))

  /** The document as one that its reader pulls: it is rendered while it is read, each time anew, in
    * pages that are the reader's until it gives them back. Memory does not grow with the document.
    *
    * {{{
    * val in = Json.pulled(orders.iterator).inputStream()
    * }}}
    */
  final def pulled[T](value: T)(implicit encoder: Encoder[T]): PulledDocument =
    PulledDocument(mediaType, new FormatDocument(this, value, encoder), isOnce = false)

  /** What `writeAll` writes as a document that its reader pulls, one value at a time. The values of
    * an iterator can be had once: to read them again is an `IllegalStateException`.
    */
  final def pulledAll[T](values: Iterator[T])(implicit encoder: Encoder[T]): PulledDocument =
    PulledDocument(documentsMediaType(style), all(values, encoder), isOnce = true)

  /** A renderer of events that writes to `target`, for as long as one likes. What it holds back is
    * written by `flush`, which flushes `target` too.
    */
  final def renderer[A](target: A)(implicit to: Target.Open[A]): Renderer = new Renderer(
    style.lineWriter(to.open(target))
  )

  /** A visitor of upickle that writes to `target`, flushes it after the document and returns it. It
    * visits one document.
    *
    * {{{
    * upickle.default.transform(order).to(Yaml.visitor(outputStream))
    * }}}
    */
  final def visitor[A](target: A)(implicit to: Target.Open[A]): Visitor[A, A] =
    LocatedEvents.visitor(style.lineWriter(to.open(target)), target)

  /** The format without the style that `apply` has given it. */
  private[swarender] def plain: Format[S] = this

  /** The media type that `withMediaType` has given it, or null. */
  private[swarender] def ownMediaType: String = null
  private[swarender] def isStyle(style: AnyRef): Boolean

  /** What makes strings and what writes bytes, for the next calls. */
  private[swarender] def texts: TextSessions
  private[swarender] def bytes: ByteSessions

  /** The media type of what `writeAll` writes. */
  private[swarender] def documentsMediaType(style: S): String = {
    val _ = style
    mediaType
  }
  private[swarender] final def allMediaType: String = documentsMediaType(style)

  /** Whether a value that is no object can be a document. */
  private[swarender] def writesArrays: Boolean = false

  private def all[T](values: Iterator[T], encoder: Encoder[T]): Document =
    new FormatDocument(apply(style.ofDocuments.asInstanceOf[S]), values, new DocumentsEncoder(style, encoder))
}

private[swarender] object Format {

  /** A type and a subtype, both of the chars of a token. */
  def isMediaType(text: String): Boolean = text.matches("[\\w!#$%&'*+.^`|~-]+/[\\w!#$%&'*+.^`|~-]+")
}

/** A format in another style, or under another media type, which is null if it is not. */
private final class StyledFormat[S <: Style](
    private[swarender] override val plain: Format[S],
    val style: S,
    private[swarender] override val ownMediaType: String
) extends Format[S] {

  /** The format as Java's serialization has read it, if its style is one of it. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require((plain ne null) && plain.isStyle(style), "a format with a style of another one")
    ReadBack.require((ownMediaType eq null) || Format.isMediaType(ownMediaType), "a format without a media type")
    this
  }
  private[swarender] def isStyle(style: AnyRef): Boolean = false
  def mediaType: String = if (ownMediaType eq null) plain.mediaType else ownMediaType
  def fileExtension: String = plain.fileExtension
  private[swarender] def texts: TextSessions = plain.texts
  private[swarender] def bytes: ByteSessions = plain.bytes
  private[swarender] override def documentsMediaType(style: S): String = plain.documentsMediaType(style)
  private[swarender] override def writesArrays: Boolean = plain.writesArrays
  override def toString: String = s"$plain in $style${if (ownMediaType eq null) "" else s" as $ownMediaType"}"
}
