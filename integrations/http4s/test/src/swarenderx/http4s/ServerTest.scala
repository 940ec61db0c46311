package swarenderx.http4s

import scala.concurrent.duration.Duration.Zero

import cats.effect.IO
import cats.effect.unsafe.implicits.global
import com.comcast.ip4s.{Host, Port}
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.{HttpApp, Response, Status}
import swarender.{Json, Yaml}
import swarenderx.ServerSuite
import utest.*

/** Ember. */
object ServerTest extends ServerSuite {
  private val app: HttpApp[IO] = HttpApp { request =>
    request.uri.path.renderString match {
      case "/order" => respond(request, ServerSuite.order)
      case "/problem" => respond(request, ServerSuite.problem, status = Status.NotFound)
      case "/refused" => respond(request, ServerSuite.refused)
      case "/all" => respondAll(request, ServerSuite.rows)
      case "/rows" => IO(streamed(Json.pulledAll(ServerSuite.rows), request.httpVersion))
      case "/failing" => IO(streamed(Json.pulledAll(ServerSuite.failing)))
      case _ => IO.pure(Response[IO](Status.NotFound))
    }
  }

  protected def start(): (Int, () => Unit) = {
    val host = Host.fromString("127.0.0.1").get
    val server = EmberServerBuilder.default[IO].withHost(host).withPort(Port.fromInt(0).get).withHttpApp(app)
    val (running, release) = server.withShutdownTimeout(Zero).build.allocated.unsafeRunSync()
    (running.address.getPort, () => release.unsafeRunSync())
  }

  val tests: Tests = serverTests ++ Tests {
    test("an encoder of entities has the media type and the length") {
      val response = Response[IO]().withEntity(Seq(1))(entityEncoder[IO, Seq[Int]](Yaml))
      assert(response.contentType.exists(_.mediaType.subType == "yaml"))
      assert(response.contentLength == Some(4L))
      assert(response.bodyText.compile.string.unsafeRunSync() == "- 1\n")
    }
  }
}
