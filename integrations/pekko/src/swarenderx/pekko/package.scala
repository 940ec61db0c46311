package swarenderx

import java.io.ByteArrayOutputStream

import scala.concurrent.{ExecutionContext, Future}

import org.apache.pekko.NotUsed
import org.apache.pekko.http.scaladsl.marshalling.{Marshaller, ToEntityMarshaller}
import org.apache.pekko.http.scaladsl.model.*
import org.apache.pekko.http.scaladsl.model.headers.RawHeader
import org.apache.pekko.stream.Materializer
import org.apache.pekko.stream.scaladsl.{Flow, Sink, Source}
import org.apache.pekko.util.ByteString
import swarender.encoder.Bytes
import swarender.output.PageReader
import swarender.{Encoder, Format, PulledDocument, Toml}
import swarenderx.http.{Accept, StartedBody}

/** Documents as sources of Pekko, and as responses of its server.
  *
  * {{{
  * import swarenderx.pekko.*
  *
  * path("orders" / LongNumber)(id => extractRequest(request => complete(respond(request, find(id)))))
  * path("export")(complete(streamed(Json.pulledAll(orders))))
  * }}}
  */
package object pekko {

  /** For `Encoder.base64` and the like. */
  implicit val byteStringBytes: Bytes[ByteString] = Bytes.of(_.asByteBuffer)

  /** The bytes of `document`, an element for each page. It is rendered as the stream is pulled, on
    * Pekko's dispatcher of what blocks; when the stream ends, the document's reader is closed. What
    * is wrong with the document fails the stream after the bytes before it.
    */
  def source(document: PulledDocument): Source[ByteString, NotUsed] =
    Source.unfoldResource[ByteString, PageReader](() => document.pages(), nextBytes, _.close())

  /** The next page, copied, since a `ByteString` may be kept. */
  private def nextBytes(pages: PageReader): Option[ByteString] = if (pages.hasNext) {
    val page = pages.next()
    val bytes = ByteString.fromArray(page.array, page.from, page.length)
    page.release()
    Some(bytes)
  } else None

  /** Each value as a document: what `Format.writeAll` writes, lines in JSON, an element for each
    * value. TOML, which has one document only, throws `IllegalArgumentException`.
    */
  def documents[T: Encoder](format: Format[?]): Flow[T, ByteString, NotUsed] = {
    if (format.mediaType == Toml.mediaType) throw new IllegalArgumentException("TOML has one document only")
    Flow[T].map { value =>
      val bytes = new ByteArrayOutputStream
      format.writeAll(Iterator.single(value), bytes)
      ByteString.fromArrayUnsafe(bytes.toByteArray)
    }
  }

  /** All values as one array: what `Format.writeTo` writes of an iterator, an element for each
    * value.
    */
  def array[T: Encoder](format: Format[?]): Flow[T, ByteString, NotUsed] =
    Flow[T].map(Option(_)).concat(Source.single(None)).statefulMapConcat { () =>
      val bytes = new ByteArrayOutputStream
      val renderer = format.renderer(bytes)
      renderer.beginArray()
      value => {
        value match {
          case Some(v) => renderer.value(v)
          case None => renderer.endArray()
        }
        renderer.flush()
        val element = ByteString.fromArrayUnsafe(bytes.toByteArray)
        bytes.reset()
        List(element)
      }
    }

  /** `value` in the one of `offered` that the request's `Accept` prefers, or status 406. An error
    * (a `status` from 400 on) is in the first of `offered` where the client accepts none. Throws a
    * [[swarender.RenderError]] if the style refuses the value: the route responds with status 500.
    */
  def respond[T: Encoder](
      request: HttpRequest,
      value: T,
      offered: Seq[Format[?]] = Accept.formats,
      status: StatusCode = StatusCodes.OK
  ): HttpResponse = negotiated {
    Accept
      .chooseFor(status.intValue, accept(request), offered)(_.mediaType)
      .fold(notAcceptable)(format => HttpResponse(status, entity = entity(format, value)))
  }

  /** `values` in the form that the request's `Accept` prefers (`Accept.pulledAll`), rendered while
    * they are sent, or status 406. The first page is rendered by this call, which throws what is
    * wrong in it: the route responds with status 500. What is wrong later breaks the connection.
    *
    * {{{
    * complete(respondAll(request, cursor, onClose = () => cursor.close()))
    * }}}
    *
    * @param onClose
    *   called once in every case: at the end, after an error, and if the client goes away
    */
  def respondAll[T: Encoder](
      request: HttpRequest,
      values: => Iterator[T],
      offered: Seq[Format[?]] = Accept.formats,
      onClose: () => Unit = StartedBody.Nothing
  ): HttpResponse =
    negotiated(StartedBody.all(accept(request), values, offered, onClose).fold(notAcceptable)(streamed))

  /** The values of a source in the form of `offered` that the request's `Accept` prefers
    * (`Accept.forms`), rendered while they are sent, or status 406. The first value is rendered
    * before the response is there: what is wrong with it fails the future. The server must read the
    * body within `pekko.stream.materializer.subscription-timeout`, or the source is cancelled.
    */
  def respondStream[T: Encoder](
      request: HttpRequest,
      values: Source[T, Any],
      offered: Seq[Format[?]] = Accept.formats
  )(implicit materializer: Materializer): Future[HttpResponse] =
    choose(request, Accept.forms(offered))(_.mediaType)
      .fold(Future.successful(notAcceptable)) { form =>
        values
          .via(if (form.isArray) array[T](form.format) else documents[T](form.format))
          .prefixAndTail(1)
          .map { case (first, rest) =>
            HttpResponse(entity = HttpEntity.Chunked.fromData(contentType(form.mediaType), Source(first).concat(rest)))
          }
          .runWith(Sink.head)
      }
      .map(negotiated)(ExecutionContext.parasitic)

  /** A response that is rendered while it is sent, in chunks. A fault comes after the status: the
    * server breaks the connection.
    */
  def streamed(document: PulledDocument): HttpResponse =
    HttpResponse(entity = HttpEntity.Chunked.fromData(contentType(document.mediaType), source(document)))

  /** Values as entities, where Pekko itself chooses one of `offered` by the header `Accept`. An
    * entity has no headers: `Vary` is for the route to add.
    *
    * {{{
    * implicit val orders: ToEntityMarshaller[Order] = marshaller()
    * complete(order)
    * }}}
    */
  def marshaller[T: Encoder](offered: Seq[Format[?]] = Accept.formats): ToEntityMarshaller[T] =
    Marshaller.oneOf(
      offered.map(format =>
        Marshaller.withFixedContentType[T, MessageEntity](contentType(format.mediaType)) { value =>
          entity(format, value)
        }
      )*
    )

  /** The one of `offered` that the request's `Accept` prefers; `None` is status 406. */
  def choose[T](request: HttpRequest, offered: Seq[T])(mediaType: T => String): Option[T] =
    Accept.choose(accept(request), offered)(mediaType)

  private def accept(request: HttpRequest): Option[String] =
    Some(request.headers.filter(_.is("accept")).map(_.value).mkString(","))

  /** Tells caches that the response varies by Accept. */
  private def negotiated(response: HttpResponse): HttpResponse = response.addHeader(RawHeader("Vary", "Accept"))

  private def notAcceptable: HttpResponse = HttpResponse(StatusCodes.NotAcceptable)

  private def entity[T: Encoder](format: Format[?], value: T): HttpEntity.Strict =
    HttpEntity(contentType(format.mediaType), format.toBytes(value))

  /** Without the charset that Pekko would add. */
  private def contentType(mediaType: String): ContentType =
    if (mediaType == "application/json") ContentTypes.`application/json`
    else {
      val slash = mediaType.indexOf('/')
      val (main, sub) = (mediaType.take(slash), mediaType.drop(slash + 1))
      ContentType.Binary(MediaType.customBinary(main, sub, MediaType.Compressible))
    }
}
