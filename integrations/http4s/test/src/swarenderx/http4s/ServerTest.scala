package swarenderx.http4s

import scala.concurrent.duration.Duration.Zero

import cats.effect.IO
import cats.effect.unsafe.implicits.global
import com.comcast.ip4s.{Host, Port}
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.{EntityEncoder, HttpApp, Response, Status}
import swarender.encoder.EncoderRules.omitNone
import swarender.{Encoder, Json, Toml, Yaml}
import swarenderx.ServerSuite
import swarenderx.http.Accept
import utest.*

import _root_.fs2.Stream

/** Ember. */
object ServerTest extends ServerSuite {
  private val app: HttpApp[IO] = HttpApp { request =>
    request.uri.path.renderString match {
      case "/order" => respond(request, ServerSuite.order)
      case "/problem" => respond(request, ServerSuite.problem, status = Status.NotFound)
      case "/refused" => respond(request, ServerSuite.refused)
      case "/all" => respondAll(request, ServerSuite.rows)
      case "/stream" => respondStream(request, Stream.fromIterator[IO](ServerSuite.rows, 1000))
      case "/rows" => IO(streamed(Json.pulledAll(ServerSuite.rows), request.httpVersion))
      case "/failing" => IO(streamed(Json.pulledAll(ServerSuite.failing)))
      case "/all-first" => respondAll(request, ServerSuite.first, onClose = ServerSuite.closing)
      case "/stream-first" => respondStream(request, Stream.fromIterator[IO](ServerSuite.first, 1000))
      case "/closing" => respondAll(request, ServerSuite.opening, onClose = ServerSuite.closing)
      case "/closing-failing" => respondAll(request, ServerSuite.failing, onClose = ServerSuite.closing)
      case "/details" => respond(request, ServerSuite.problem, Accept.problems, Status.NotFound)
      case _ => IO.pure(Response[IO](Status.NotFound))
    }
  }

  protected def start(): (Int, () => Unit) = {
    val host = Host.fromString("127.0.0.1").get
    val server = EmberServerBuilder.default[IO].withHost(host).withPort(Port.fromInt(0).get).withHttpApp(app)
    val (running, release) = server.withShutdownTimeout(Zero).build.allocated.unsafeRunSync()
    (running.address.getPort, () => release.unsafeRunSync())
  }

  @omitNone final case class Patch(name: Option[String], email: Option[Option[String]])
  object Patch { implicit val encoder: Encoder[Patch] = Encoder.derived }

  final case class Order(id: Int)
  object Order { implicit val encoder: Encoder[Order] = Encoder.derived }

  val tests: Tests = serverTests ++ Tests {
    test("an encoder of entities of all case classes is none of streams and strings") {
      implicit def entities[T <: Product: Encoder]: EntityEncoder[IO, T] = entityEncoder[IO, T](Json)
      def text(response: Response[IO]): String = response.bodyText.compile.string.unsafeRunSync()
      assert(text(Response[IO]().withEntity(Order(1))) == "{\"id\":1}")
      assert(text(Response[IO]().withEntity(Stream[IO, Byte]('a'.toByte))) == "a")
      assert(text(Response[IO]().withEntity("text")) == "text")
    }
    test("a merge patch of a client") {
      val mergePatch = org.http4s.headers.`Content-Type`(new org.http4s.MediaType("application", "merge-patch+json"))
      val request = org.http4s
        .Request[IO](org.http4s.Method.PATCH)
        .withEntity(Patch(None, Some(None)))(entityEncoder[IO, Patch](Json))
        .withContentType(mergePatch)
      assert(request.bodyText.compile.string.unsafeRunSync() == """{"email":null}""")
      assert(request.contentType.contains(mergePatch))
    }
    test("a stream of documents has their media type; TOML has one document only") {
      for ((format, mediaType) <- Seq(Json -> "application/x-ndjson", Yaml -> "application/yaml")) {
        val response = streamedAll[IO, Int](Stream(1, 2), format).unsafeRunSync()
        val expected = new java.io.ByteArrayOutputStream
        format.writeAll(Iterator(1, 2), expected)
        assert(response.headers.get[org.http4s.headers.`Content-Type`].exists(_.mediaType.toString.contains(mediaType)))
        assert(response.bodyText.compile.string.unsafeRunSync() == expected.toString("UTF-8"))
      }
      val _ = intercept[IllegalArgumentException](streamedAll[IO, Int](Stream(1), Toml).unsafeRunSync())
    }
    test("an encoder of entities has the media type and the length") {
      val response = Response[IO]().withEntity(Seq(1))(entityEncoder[IO, Seq[Int]](Yaml))
      assert(response.contentType.exists(_.mediaType.subType == "yaml"))
      assert(response.contentLength == Some(4L))
      assert(response.bodyText.compile.string.unsafeRunSync() == "- 1\n")
    }
  }
}
