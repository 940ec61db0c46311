package faults

import cats.effect.IO
import cats.effect.unsafe.implicits.global
import com.comcast.ip4s.{Port, ipv4}
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.headers.{`Content-Length`, `Content-Type`}
import org.http4s.{HttpApp, MediaType, Response, Status}

import swarender.Json

/** Http4s on Ember. What the effect of a response raises becomes status 500; what the stream of its
  * body raises closes the connection.
  */
object Http4sServer extends Server {
  def name: String = "http4s"

  private def app: HttpApp[IO] = HttpApp { request =>
    request.uri.path.renderString match {
      case "/report" => IO.blocking(Json.writable(Rows.report)).map(response)
      case "/refused" => IO.blocking(Json.writable(Rows.refused)).map(response)
      case "/rows.ndjson" => IO(response(Json.streamedAll(Rows.good)))
      case "/failing.ndjson" => IO(response(Json.streamedAll(Rows.failing)))
      case _ => IO.pure(Response(Status.NotFound))
    }
  }

  /** With the length of a body that has one, in chunks otherwise. */
  private def response(body: geny.Writable): Response[IO] = {
    val bytes = fs2.io.readOutputStream[IO](64 * 1024)(out => IO.blocking(body.writeBytesTo(out)))
    val typed = Response[IO](body = bytes)
      .putHeaders(body.httpContentType.map(name => `Content-Type`(MediaType.unsafeParse(name))))
    body.contentLength.fold(typed)(length => typed.putHeaders(`Content-Length`.unsafeFromLong(length)))
  }

  def start(): Running = {
    val server = EmberServerBuilder.default[IO].withHost(ipv4"127.0.0.1").withPort(Port.fromInt(0).get).withHttpApp(app)
    val (running, release) =
      server.withShutdownTimeout(scala.concurrent.duration.Duration.Zero).build.allocated.unsafeRunSync()
    new Running(running.address.getPort, () => release.unsafeRunSync())
  }
}
