package swarenderx

import swarender.{Accept, Encoder, Format, PulledDocument}

import _root_.zio.http.{Body, Headers, MediaType, Request, Response, Status}
import _root_.zio.{Chunk, Task, ZIO}

/** Answers of zio-http in JSON, YAML and TOML.
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

  /** `value` in the one of `offered` that the request's `Accept` wants most, or status 406. A value
    * that the style refuses fails the effect, before a status is sent.
    */
  def respond[T: Encoder](request: Request, value: T, offered: Seq[Format[?]] = Accept.formats): Task[Response] =
    ZIO.attempt {
      choose(request, offered)(_.mediaType).fold(notAcceptable)(format => typed(format.mediaType, body(value, format)))
    }

  /** `values` in the form that the request's `Accept` wants most (`Accept.pulledAll`), rendered
    * while they are sent, or status 406.
    */
  def respondAll[T: Encoder](request: Request, values: => Iterator[T]): Task[Response] =
    ZIO.attempt(Accept.pulledAll(accept(request), values).fold(notAcceptable)(streamed))

  /** A response that is rendered while it is sent, in chunks. A fault comes after the status: the
    * server breaks the connection.
    */
  def streamed(document: PulledDocument): Response =
    typed(document.mediaType, Body.fromStreamChunked(zio.stream(document)))

  /** The one of `offered` that the request's `Accept` wants most; `None` is status 406. */
  def choose[T](request: Request, offered: Seq[T])(mediaType: T => String): Option[T] =
    Accept.choose(accept(request), offered)(mediaType)

  private def accept(request: Request): Option[String] =
    Some(request.headers.filter(_.headerName.equalsIgnoreCase("Accept")).map(_.renderedValue).mkString(","))

  private def notAcceptable: Response = Response.status(Status.NotAcceptable)

  private def typed(mediaType: String, body: Body): Response =
    Response(headers = Headers("Content-Type", mediaType), body = body)

  private def mediaType(name: String): MediaType = {
    val Array(main, sub) = name.split("/", 2): @unchecked
    MediaType(main, sub)
  }
}
