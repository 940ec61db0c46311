package swarenderx

import cats.effect.Sync
import org.http4s.headers.`Content-Type`
import org.http4s.{EntityEncoder, MediaType, Request, Response, Status}
import org.typelevel.ci.CIString
import swarender.{Accept, Encoder, Format, Json, PulledDocument, Toml, Yaml}

import _root_.fs2.Chunk

/** Answers of http4s in JSON, YAML and TOML.
  *
  * {{{
  * import swarenderx.http4s.*
  *
  * case request @ GET -> Root / "orders" / LongVar(id) => respond(request, find(id))
  * case GET -> Root / "export" => IO(streamed(Json.pulledAll(orders)))
  * }}}
  */
package object http4s {

  /** What `respond` offers; the first one where the client accepts anything. */
  val formats: Seq[Format[?]] = Seq(Json, Yaml, Toml)

  /** Values as documents of `format`, with their media type and length. A value that the style
    * refuses is a [[swarender.RenderError]] of what makes the response.
    */
  def entityEncoder[F[_], T: Encoder](format: Format[?]): EntityEncoder[F, T] =
    EntityEncoder.simple[F, T](contentType(format.mediaType))(value => Chunk.array(format.toBytes(value)))

  /** `value` in the one of `offered` that the request's `Accept` wants most, or status 406. A value
    * that the style refuses fails the effect, before a status is sent.
    */
  def respond[F[_], T: Encoder](request: Request[F], value: T, offered: Seq[Format[?]] = formats)(implicit
      F: Sync[F]
  ): F[Response[F]] = F.delay {
    choose(request, offered)(_.mediaType) match {
      case None => Response[F](Status.NotAcceptable)
      case Some(format) => Response[F]().withEntity(value)(entityEncoder[F, T](format))
    }
  }

  /** A response that is rendered while it is sent, in chunks. A fault comes after the status: the
    * server breaks the connection.
    */
  def streamed[F[_]: Sync](document: PulledDocument): Response[F] =
    Response[F](body = fs2.stream[F](document)).withContentType(contentType(document.mediaType))

  /** The one of `offered` that the request's `Accept` wants most; `None` is status 406. */
  def choose[F[_], T](request: Request[F], offered: Seq[T])(mediaType: T => String): Option[T] =
    Accept.choose(request.headers.get(AcceptName).map(_.toList.map(_.value).mkString(",")), offered)(mediaType)

  private val AcceptName = CIString("Accept")

  private def contentType(mediaType: String): `Content-Type` = `Content-Type`(MediaType.unsafeParse(mediaType))
}
