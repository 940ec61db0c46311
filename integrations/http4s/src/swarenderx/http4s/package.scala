package swarenderx

import cats.effect.{Async, Sync}
import cats.syntax.functor.*
import org.http4s.headers.`Content-Type`
import org.http4s.{EntityEncoder, HttpVersion, MediaType, Request, Response, Status}
import org.typelevel.ci.CIString
import swarender.{Encoder, Format, PulledDocument}
import swarenderx.http.{Accept, StartedBody}

import _root_.fs2.{Chunk, Stream}

/** Responses of http4s in JSON, YAML and TOML.
  *
  * {{{
  * import swarenderx.http4s.*
  *
  * case request @ GET -> Root / "orders" / LongVar(id) => respond(request, find(id))
  * case request @ GET -> Root / "orders" => respondAll(request, database.orders())
  * case GET -> Root / "export" => IO(streamed(Json.pulledAll(orders)))
  * }}}
  */
package object http4s {

  /** Values as documents of `format`, with their media type and length. If the style refuses the
    * value, making the response throws a [[swarender.RenderError]].
    */
  def entityEncoder[F[_], T: Encoder](format: Format[?]): EntityEncoder[F, T] =
    EntityEncoder.simple[F, T](contentType(format.mediaType))(value => Chunk.array(format.toBytes(value)))

  /** `value` in the one of `offered` that the request's `Accept` prefers, or status 406. An error
    * (a `status` from 400 on) is in the first of `offered` where the client accepts none. A value
    * that the style refuses fails the effect, before a status is sent.
    */
  def respond[F[_], T: Encoder](
      request: Request[F],
      value: T,
      offered: Seq[Format[?]] = Accept.formats,
      status: Status = Status.Ok
  )(implicit F: Sync[F]): F[Response[F]] = F.delay(negotiated {
    Accept.chooseFor(status.code, accept(request), offered)(_.mediaType) match {
      case None => Response[F](Status.NotAcceptable)
      case Some(format) => Response[F](status).withEntity(value)(entityEncoder[F, T](format))
    }
  })

  /** `values` in the form that the request's `Accept` prefers (`Accept.pulledAll`), rendered while
    * they are sent, or status 406. The first page is rendered before the status is sent: what is
    * wrong in it fails the effect. What is wrong later breaks the connection.
    *
    * {{{
    * respondAll(request, cursor, onClose = () => cursor.close())
    * }}}
    *
    * @param onClose
    *   called once in every case: at the end, after an error, and if the client goes away
    */
  def respondAll[F[_], T: Encoder](
      request: Request[F],
      values: => Iterator[T],
      offered: Seq[Format[?]] = Accept.formats,
      onClose: () => Unit = StartedBody.Nothing
  )(implicit F: Sync[F]): F[Response[F]] =
    F.blocking(negotiated {
      val document = StartedBody.all(accept(request), values, offered, onClose)
      document.fold(Response[F](Status.NotAcceptable))(streamed[F](_, request.httpVersion))
    })

  /** The values of a stream in the form of `offered` that the request's `Accept` prefers
    * (`Accept.forms`), rendered while they are sent, or status 406. The first chunk is rendered
    * before the status is sent: what is wrong in it fails the effect.
    */
  def respondStream[F[_], T: Encoder](
      request: Request[F],
      values: Stream[F, T],
      offered: Seq[Format[?]] = Accept.formats
  )(implicit F: Async[F]): F[Response[F]] =
    choose(request, Accept.forms(offered))(_.mediaType)
      .fold(F.pure(Response[F](Status.NotAcceptable)))(inForm(values, _, request.httpVersion))
      .map(negotiated(_))

  /** The values of a stream as documents of `format`, lines in JSON, with their media type. TOML,
    * which has one document only, throws `IllegalArgumentException`.
    *
    * {{{
    * case request @ GET -> Root / "events" => streamedAll(events, Json, request.httpVersion)
    * }}}
    */
  def streamedAll[F[_], T: Encoder](
      values: Stream[F, T],
      format: Format[?],
      version: HttpVersion = HttpVersion.`HTTP/1.1`
  )(implicit F: Async[F]): F[Response[F]] = {
    val forms = Accept.forms(Seq(format))
    if (forms.isEmpty) throw new IllegalArgumentException(s"$format has one document only")
    inForm(values, forms.find(!_.isArray).getOrElse(forms.head), version)
  }

  private def inForm[F[_], T: Encoder](values: Stream[F, T], form: Accept.Form, version: HttpVersion)(implicit
      F: Async[F]
  ): F[Response[F]] = {
    val bytes = values.through(if (form.isArray) fs2.array[F, T](form.format) else fs2.documents[F, T](form.format))
    val response =
      if (version < HttpVersion.`HTTP/1.1`) bytes.compile.to(Chunk).map(Response[F]().withEntity(_))
      else fs2.started(bytes).map(started => Response[F](body = started))
    response.map(_.withContentType(contentType(form.mediaType)))
  }

  /** A response that is rendered while it is sent, in chunks. A fault comes after the status: the
    * server breaks the connection.
    *
    * @param version
    *   that of the request: HTTP/1.0 has no chunked encoding (RFC 9112, 6.1), which Ember would
    *   send. The response then has its length, and this call renders it and throws what is wrong
    */
  def streamed[F[_]: Sync](document: PulledDocument, version: HttpVersion = HttpVersion.`HTTP/1.1`): Response[F] = {
    val response =
      if (version < HttpVersion.`HTTP/1.1`) Response[F]().withEntity(document.toBytes)
      else Response[F](body = fs2.stream[F](document))
    response.withContentType(contentType(document.mediaType))
  }

  /** The one of `offered` that the request's `Accept` prefers; `None` is status 406. */
  def choose[F[_], T](request: Request[F], offered: Seq[T])(mediaType: T => String): Option[T] =
    Accept.choose(accept(request), offered)(mediaType)

  private def accept[F[_]](request: Request[F]): Option[String] =
    request.headers.get(AcceptName).map(_.toList.map(_.value).mkString(","))

  private val AcceptName = CIString("Accept")

  /** Tells caches that the response varies by Accept. */
  private def negotiated[F[_]](response: Response[F]): Response[F] = response.putHeaders("Vary" -> "Accept")

  private def contentType(mediaType: String): `Content-Type` = `Content-Type`(MediaType.unsafeParse(mediaType))
}
