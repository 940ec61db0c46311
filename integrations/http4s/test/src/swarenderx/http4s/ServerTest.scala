package swarenderx.http4s

import java.io.IOException
import java.net.URI
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest, HttpResponse}
import java.time.Duration

import scala.concurrent.duration.Duration.Zero

import cats.effect.IO
import cats.effect.unsafe.implicits.global
import com.comcast.ip4s.{Host, Port}
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.{HttpApp, Response, Status}
import swarender.{Json, Toml, Yaml}
import utest.*

/** Requests over a socket of the loopback interface. */
object ServerTest extends TestSuite {
  private val order = Map("id" -> 1.0, "price" -> 4.5)
  private def rows(bad: Int): Iterator[Map[String, Double]] =
    Iterator.range(0, 100000).map(i => Map("id" -> i.toDouble, "price" -> (if (i == bad) Double.NaN else i / 4.0)))

  private val app: HttpApp[IO] = HttpApp { request =>
    request.uri.path.renderString match {
      case "/order" => respond(request, order)
      case "/refused" => respond(request, Seq(Double.NaN))
      case "/rows" => IO(streamed(Json.pulledAll(rows(-1))))
      case "/failing" => IO(streamed(Json.pulledAll(rows(90000))))
      case "/encoded" => IO(Response[IO]().withEntity(order)(entityEncoder[IO, Map[String, Double]](Yaml)))
      case _ => IO.pure(Response[IO](Status.NotFound))
    }
  }

  /** Asks a server of `app`. */
  private def asking(check: ((String, Seq[String]) => HttpResponse[Array[Byte]]) => Unit): Unit = {
    val host = Host.fromString("127.0.0.1").get
    val server = EmberServerBuilder.default[IO].withHost(host).withPort(Port.fromInt(0).get).withHttpApp(app)
    val (running, release) = server.withShutdownTimeout(Zero).build.allocated.unsafeRunSync()
    val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
    try
      check { (path, accept) =>
        val uri = URI.create(s"http://127.0.0.1:${running.address.getPort}$path")
        val request = HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(120))
        accept.foreach(request.header("Accept", _))
        client.send(request.build(), BodyHandlers.ofByteArray())
      }
    finally release.unsafeRunSync()
  }

  private def header(response: HttpResponse[?], name: String): String = response.headers.firstValue(name).orElse("")

  val tests: Tests = Tests {
    test("a value is answered in the format that the client accepts, with its length") {
      asking { get =>
        for (
          (accept, format) <- Seq(
            Seq() -> Json,
            Seq("application/yaml") -> Yaml,
            Seq("text/html, application/toml;q=0.5, */*;q=0.1") -> Toml,
            Seq("application/json;q=0.1", "application/toml") -> Toml
          )
        ) {
          val response = get("/order", accept)
          val expected = format.render(order)
          assert(response.statusCode == 200, header(response, "Content-Type") == format.mediaType)
          assert(new String(response.body, "UTF-8") == expected)
          assert(header(response, "Content-Length") == expected.length.toString)
        }
        val refused = get("/order", Seq("text/html, application/json;q=0"))
        assert(refused.statusCode == 406, refused.body.length == 0)
        val encoded = get("/encoded", Seq())
        assert(new String(encoded.body, "UTF-8") == Yaml.render(order))
        assert(header(encoded, "Content-Type") == "application/yaml")
      }
    }
    test("a value that the style refuses is status 500, and the server goes on") {
      asking { get =>
        for (_ <- 1 to 3) {
          assert(get("/refused", Seq()).statusCode == 500)
          assert(get("/order", Seq()).statusCode == 200)
        }
      }
    }
    test("a stream is sent in chunks, and a late fault breaks the connection") {
      asking { get =>
        val whole = get("/rows", Seq())
        assert(whole.statusCode == 200, header(whole, "Content-Type") == "application/x-ndjson")
        assert(new String(whole.body, "UTF-8") == rows(-1).map(Json.render(_) + "\n").mkString)
        for (_ <- 1 to 2) intercept[IOException](get("/failing", Seq()))
        assert(get("/order", Seq()).statusCode == 200)
      }
    }
  }
}
