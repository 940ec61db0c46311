package swarender

import upickle.core.Visitor

import swarender.Policy.{BigIntegers, DuplicateKeys}
import swarender.event.LocatedEvents
import swarender.output.{PagePool, PagesSink}

/** A format of documents: [[Json]], [[Yaml]] or [[Toml]], or one of these in another style. `S` is
  * the type of its styles. All methods are safe to call from any thread.
  *
  * A value can be of any type that has an [[Encoder]]: a case class, a collection, a `ujson.Value`,
  * a [[JsonText]], [[Events]], a type with an upickle `Writer`. It can be written to anything that
  * has a [[Target]]: a stream, a file, a page sink.
  *
  * Every method that renders throws a [[RenderError]] if the style cannot represent the value.
  * Exceptions of the target and of encoders pass through unchanged. If a method that writes to a
  * target throws, a part of the document may have been written.
  *
  * {{{
  * Json.render(Map("a" -> Seq(1, 2)))                           // {"a":[1,2]}
  * Yaml.toBytes(ujson.Obj("on" -> "yes"))                       // "on": "yes"
  * Json(JsonStyle.pretty(2)).writeTo(order, response)
  * Json.render(Events { e => e.beginArray(); e.int64(1); e.endArray() })
  * }}}
  *
  * A setting that all formats have is a method of a format too:
  *
  * {{{
  * val offered = Seq(Json, Yaml, Toml).map(_.withNulls(Nulls.OmitMembers).withOmitEmpty(true))
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/settings/ Calls and settings of every format]]
  */
abstract class Format[S <: Style] private[swarender] () extends StyleMethods with Serializable {

  /** The style that documents are written in. */
  def style: S

  /** The media type of a document in the style, without parameters: `application/json`, say. */
  def mediaType: String

  /** The extension of names of files in the style, without a point: `json`, say. */
  def fileExtension: String

  /** This format in `style`, as one value. It is cheap to make.
    *
    * {{{
    * val format = if (accept == "application/yaml") Yaml else Json(JsonStyle.pretty(2))
    * format.toBytes(order)
    * }}}
    */
  final def apply(style: S): Format[S] = StyledFormat(plain, style, ownMediaType)

  /** This format with another [[mediaType]]. `streamedAll` and `pulledAll` keep the media type of
    * the format for several documents.
    *
    * {{{
    * Json.withMediaType("application/problem+json")
    * }}}
    *
    * @param mediaType
    *   a media type (RFC 9110, 8.3.1) without parameters; any other text throws
    *   `IllegalArgumentException`
    */
  final def withMediaType(mediaType: String): Format[S] =
    StyledFormat(plain, style, MediaType(mediaType))

  /** `value` as a document, in a string.
    *
    * {{{
    * Json.render(Seq(1, 2))               // [1,2]
    * }}}
    */
  final def render[T](value: T)(implicit encoder: Encoder[T]): String = Sessions.text().toText(style, value, encoder)

  /** `value` as a document in `style`, in a string: the same as `apply(style).render(value)`.
    *
    * {{{
    * Json.render(order, JsonStyle.pretty(2))
    * }}}
    */
  final def render[T](value: T, style: S)(implicit encoder: Encoder[T]): String =
    Sessions.text().toText(style, value, encoder)

  /** A null reference as a document: without this method, null would be a style. */
  final def render(value: Null): String = render[Null](value, style)

  /** The document of the events that `events` sends, in a string. `events` gets a [[Renderer]],
    * sends one complete document to it, and must not use it afterwards.
    *
    * {{{
    * Json.render(JsonStyle.pretty) { r => r.beginArray(); r.int64(1); r.endArray() }
    * }}}
    */
  final def render(style: S)(events: Renderer => Unit): String =
    Sessions.text().toText(style, events, RendererEvents)

  /** `value` as a document in UTF-8, in an array of the document's size. A document over 2 GiB
    * throws a [[RenderError]] of kind `TooLarge`.
    */
  final def toBytes[T](value: T)(implicit encoder: Encoder[T]): Array[Byte] =
    Sessions.bytes().toBytes(style, value, encoder)

  /** Writes `value` as a document to `target`, in UTF-8 if `target` takes bytes. A stream or
    * `Writer` is neither flushed nor closed. Memory does not grow with the document, unless the
    * style sorts keys or the format is TOML.
    *
    * {{{
    * Yaml.writeTo(order, outputStream)
    * Toml.writeTo(settings, Paths.get("settings.toml"))
    * Json.writeTo(order, Target.LengthPrefixed(socket))
    * }}}
    */
  final def writeTo[T, A](value: T, target: A)(implicit encoder: Encoder[T], to: Target[A]): Unit =
    to.write(target, FormatDocument(this, value, encoder))

  /** Writes each of `values` as a document to `target`, and holds one value at a time. In JSON each
    * is on a line (NDJSON), without the line breaks, indentation and comments of the style, except
    * in `JsonStyle.textSequence`; in YAML, each begins with `---`. In TOML, a second value throws a
    * [[RenderError]] of kind `SecondDocument`.
    *
    * {{{
    * Json.writeAll(orders.iterator, outputStream)
    * }}}
    */
  final def writeAll[T, A](values: Iterator[T], target: A)(implicit encoder: Encoder[T], to: Target[A]): Unit =
    to.write(target, all(values, encoder))

  /** `value` as a document in UTF-8, in pages of `pool`, which can be written or handed over
    * without a copy. Close the result to return the pages to the pool.
    *
    * {{{
    * val pages = Json.toPages(order)
    * try pages.writeTo(channel)
    * finally pages.close()
    * }}}
    */
  final def toPages[T](value: T, pool: PagePool = PooledPages.shared)(implicit encoder: Encoder[T]): PagesSink =
    PooledPages.of(FormatDocument(this, value, encoder), pool)

  /** `value` as the body of an HTTP response, with its length, and [[mediaType]] as its content
    * type. This call renders the document, and so throws before a status is sent. The body can be
    * written repeatedly, by several threads at once. A document over 2 GiB throws a [[RenderError]]
    * of kind `TooLarge`.
    *
    * {{{
    * val body = Json.writable(order)
    * body.contentLength                    // Some(57)
    * body.writeBytesTo(response)
    * }}}
    */
  final def writable[T](value: T)(implicit encoder: Encoder[T]): geny.Writable =
    new DocumentBody(mediaType, Sessions.bytes().toBytes(style, value, encoder))

  /** `value` as the body of an HTTP response that is rendered each time it is written. Memory does
    * not grow with the document, and its length is unknown. A [[RenderError]] is thrown by
    * `writeBytesTo`, when a part may have been sent: the server must then break the connection, or
    * the client takes the part for the document.
    *
    * {{{
    * val body = Json.streamed(orders)
    * body.writeBytesTo(response)
    * }}}
    */
  final def streamed[T](value: T)(implicit encoder: Encoder[T]): geny.Writable =
    new StreamedBody(mediaType, FormatDocument(this, value, encoder))

  /** The documents of [[writeAll]] as the body of an HTTP response that is rendered while it is
    * written, one value at a time; errors are as in [[streamed]]. It can be written once: a second
    * `writeBytesTo` throws `IllegalStateException`.
    */
  final def streamedAll[T](values: Iterator[T])(implicit encoder: Encoder[T]): geny.Writable =
    new StreamedValues(documentsMediaTypeOf(style), all(values, encoder))

  /** `value` as a document that is rendered while it is read, as an `InputStream` for example. It
    * can be read repeatedly, unless `value` holds an iterator. Memory does not grow with the
    * document.
    *
    * {{{
    * val in = Json.pulled(orders.iterator).inputStream()
    * }}}
    */
  final def pulled[T](value: T)(implicit encoder: Encoder[T]): PulledDocument =
    PulledDocument(mediaType, FormatDocument(this, value, encoder), isOnce = false)

  /** The documents of [[writeAll]], rendered while they are read, one value at a time. They can be
    * read once: a second reading throws `IllegalStateException`.
    */
  final def pulledAll[T](values: Iterator[T])(implicit encoder: Encoder[T]): PulledDocument =
    PulledDocument(documentsMediaTypeOf(style), all(values, encoder), isOnce = true)

  /** A renderer that writes events to `target`, for any number of documents. Call its `flush` at
    * the end: it writes what is still in the buffer, and flushes `target`.
    *
    * {{{
    * val r = Json.renderer(outputStream)
    * r.bool(true)
    * r.flush()
    * }}}
    */
  final def renderer[A](target: A)(implicit to: Target.Open[A]): Renderer = new Renderer(
    style.lineWriter(to.open(target))
  )

  /** A visitor of upickle that writes one document to `target`, flushes `target` and returns it.
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

  /** The media type, and the extension, of a document in `style`. */
  private[swarender] def mediaTypeOf(style: S): String = {
    val _ = style
    mediaType
  }
  private[swarender] def fileExtensionOf(style: S): String = {
    val _ = style
    fileExtension
  }

  /** The media type of what `writeAll` writes. */
  private[swarender] def documentsMediaTypeOf(style: S): String = {
    val _ = style
    mediaType
  }

  /** The media type of several documents, which [[writeAll]] writes: `application/x-ndjson`, say;
    * `text/plain` for those of JSON5 and others that have none.
    */
  final def documentsMediaType: String = documentsMediaTypeOf(style)

  /** Whether an array can be a document; in TOML, it cannot. */
  def allowsRootArray: Boolean = false

  private def all[T](values: Iterator[T], encoder: Encoder[T]): Document =
    FormatDocument.all(apply(style.ofDocuments.asInstanceOf[S]), values, style, encoder)

  final type Self = Format[S]
  private[swarender] final def common: CommonSettings = style.common
  private[swarender] final def changed(common: CommonSettings): Format[S] = in(style.changed(common))
  private def in(style: Style): Format[S] = apply(style.asInstanceOf[S])

  override def withIntegralDoubles(asIntegers: Boolean): Format[S] = in(style.withIntegralDoubles(asIntegers))

  /** This format with another policy for integers beyond 2^53: [[LenientStyle.withBigIntegers]]. */
  final def withBigIntegers(policy: BigIntegers)(implicit lenient: S <:< LenientStyle): Format[S] =
    in(lenient(style).withBigIntegers(policy))

  /** This format with another policy for duplicate keys: [[LenientStyle.withDuplicateKeys]]. */
  final def withDuplicateKeys(policy: DuplicateKeys)(implicit lenient: S <:< LenientStyle): Format[S] =
    in(lenient(style).withDuplicateKeys(policy))
}
