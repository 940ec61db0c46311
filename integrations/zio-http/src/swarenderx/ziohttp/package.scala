package swarenderx

import swarender.{Encoder, Format, PulledDocument}
import swarenderx.http.{Accept, StartedBody}

import _root_.zio.http.{Body, Headers, MediaType, Request, Response, Status, Version}
import _root_.zio.stream.ZStream
import _root_.zio.{Chunk, Task, ZIO}

/** Responses of zio-http in JSON, YAML and TOML.
  *
  * {{{
  * import swarenderx.ziohttp.*
  *
  * Method.GET / "orders" / long("id") -> handler((id: Long, request: Request) => respond(request, find(id)).orDie)
  * Method.GET / "export" -> handler(ZIO.succeed(streamed(Json.pulledAll(orders))))
  * }}}
  */
package object ziohttp {

  /** The document of `value`, with its length; throws a [[swarender.RenderError]] if the style
    * refuses the value. The server takes the header `Content-Type` from the response, not from
    * here.
    */
  def body[T: Encoder](value: T, format: Format[?]): Body =
    Body.fromChunk(Chunk.fromArray(format.toBytes(value)), mediaType(format.mediaType))

  /** `value` in the one of `offered` that the request's `Accept` prefers, or status 406. An error
    * (a `status` from 400 on) is in the first of `offered` where the client accepts none. A value
    * that the style refuses fails the effect, before a status is sent.
    */
  def respond[T: Encoder](
      request: Request,
      value: T,
      offered: Seq[Format[?]] = Accept.formats,
      status: Status = Status.Ok
  ): Task[Response] = ZIO.attempt(negotiated {
    Accept
      .chooseFor(status.code, accept(request), offered)(_.mediaType)
      .fold(notAcceptable)(format => typed(format.mediaType, body(value, format)).status(status))
  })

  /** `values` in the form that the request's `Accept` prefers (`Accept.pulledAll`), rendered while
    * they are sent, or status 406. The first page is rendered before the status is sent: what is
    * wrong in it fails the effect. What is wrong later breaks the connection.
    *
    * {{{
    * respondAll(request, cursor, onClose = () => cursor.close()).orDie
    * }}}
    *
    * @param onClose
    *   called once in every case: at the end, after an error, and if the client goes away
    */
  def respondAll[T: Encoder](
      request: Request,
      values: => Iterator[T],
      offered: Seq[Format[?]] = Accept.formats,
      onClose: () => Unit = StartedBody.Nothing
  ): Task[Response] =
    ZIO.attemptBlocking(negotiated {
      StartedBody.all(accept(request), values, offered, onClose).fold(notAcceptable)(streamed(_, request.version))
    })

  /** The values of a stream in the form of `offered` that the request's `Accept` prefers
    * (`Accept.forms`), rendered while they are sent, or status 406. The first chunk is rendered
    * before the status is sent: what is wrong in it fails the effect.
    */
  def respondStream[T: Encoder](
      request: Request,
      values: ZStream[Any, Throwable, T],
      offered: Seq[Format[?]] = Accept.formats
  ): Task[Response] =
    choose(request, Accept.forms(offered))(_.mediaType)
      .fold(ZIO.attempt(notAcceptable)) { form =>
        val bytes = values.via(if (form.isArray) zio.array[T](form.format) else zio.documents[T](form.format))
        val body: Task[Body] =
          if (request.version == Version.Http_1_0) bytes.runCollect.map(Body.fromChunk(_))
          else zio.started(bytes).map(Body.fromStreamChunked(_))
        body.map(typed(form.mediaType, _))
      }
      .map(negotiated)

  /** A response that is rendered while it is sent, in chunks. A fault comes after the status: the
    * server breaks the connection.
    *
    * @param version
    *   that of the request: HTTP/1.0 has no chunked encoding (RFC 9112, 6.1), which zio-http would
    *   send. The response then has its length, and this call renders it and throws what is wrong
    */
  def streamed(document: PulledDocument, version: Version = Version.Http_1_1): Response = {
    val body =
      if (version == Version.Http_1_0) Body.fromChunk(Chunk.fromArray(document.toBytes))
      else Body.fromStreamChunked(zio.zstream(document))
    typed(document.mediaType, body)
  }

  /** The one of `offered` that the request's `Accept` prefers; `None` is status 406. */
  def choose[T](request: Request, offered: Seq[T])(mediaType: T => String): Option[T] =
    Accept.choose(accept(request), offered)(mediaType)

  private def accept(request: Request): Option[String] =
    Some(request.headers.filter(_.headerName.equalsIgnoreCase("Accept")).map(_.renderedValue).mkString(","))

  /** Tells caches that the response varies by Accept. */
  private def negotiated(response: Response): Response = response.addHeader("Vary", "Accept")

  private def notAcceptable: Response = Response.status(Status.NotAcceptable)

  private def typed(mediaType: String, body: Body): Response =
    Response(headers = Headers("Content-Type", mediaType), body = body)

  private def mediaType(name: String): MediaType = {
    val Array(main, sub) = name.split("/", 2): @unchecked
    MediaType(main, sub)
  }
}
