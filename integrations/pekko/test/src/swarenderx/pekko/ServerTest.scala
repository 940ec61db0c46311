package swarenderx.pekko

import scala.concurrent.Await
import scala.concurrent.duration.*

import com.typesafe.config.ConfigFactory
import org.apache.pekko.actor.ActorSystem
import org.apache.pekko.http.scaladsl.Http
import org.apache.pekko.http.scaladsl.marshalling.{Marshal, ToEntityMarshaller}
import org.apache.pekko.http.scaladsl.model.headers.RawHeader
import org.apache.pekko.http.scaladsl.model.{HttpRequest, HttpResponse, StatusCodes}
import org.apache.pekko.http.scaladsl.server.Directives.*
import org.apache.pekko.http.scaladsl.server.Route
import org.apache.pekko.stream.scaladsl.Source
import swarender.Json
import swarenderx.ServerSuite
import swarenderx.http.Accept
import utest.*

/** Pekko's own server, with routes. */
object ServerTest extends ServerSuite {
  private val quiet = ConfigFactory.parseString("pekko.loglevel = OFF").withFallback(ConfigFactory.load())

  private val routes: Route = concat(
    path("order")(extractRequest(request => complete(respond(request, ServerSuite.order)))),
    path("problem")(
      extractRequest(request => complete(respond(request, ServerSuite.problem, status = StatusCodes.NotFound)))
    ),
    path("refused")(extractRequest(request => complete(respond(request, ServerSuite.refused)))),
    path("all")(extractRequest(request => complete(respondAll(request, ServerSuite.rows)))),
    path("stream")(extractMaterializer { implicit materializer =>
      extractRequest(request => complete(respondStream(request, Source.fromIterator(() => ServerSuite.rows))))
    }),
    path("all-first")(
      extractRequest(request => complete(respondAll(request, ServerSuite.first, onClose = ServerSuite.closing)))
    ),
    path("stream-first")(extractMaterializer { implicit materializer =>
      extractRequest(request => complete(respondStream(request, Source.fromIterator(() => ServerSuite.first))))
    }),
    path("closing")(
      extractRequest(request => complete(respondAll(request, ServerSuite.opening, onClose = ServerSuite.closing)))
    ),
    path("closing-failing")(
      extractRequest(request => complete(respondAll(request, ServerSuite.failing, onClose = ServerSuite.closing)))
    ),
    path("details")(
      extractRequest(request => complete(respond(request, ServerSuite.problem, Accept.problems, StatusCodes.NotFound)))
    ),
    path("rows")(complete(streamed(Json.pulledAll(ServerSuite.rows)))),
    path("failing")(complete(streamed(Json.pulledAll(ServerSuite.failing))))
  )

  protected def start(): (Int, () => Unit) = {
    implicit val system: ActorSystem = ActorSystem("test", quiet)
    val binding = Await.result(Http().newServerAt("127.0.0.1", 0).bind(routes), 20.seconds)
    (binding.localAddress.getPort, () => { val _ = Await.result(system.terminate(), 20.seconds) })
  }

  val tests: Tests = serverTests ++ Tests {
    test("Pekko chooses the format of a marshalled value") {
      val system = ActorSystem("test", quiet)
      import system.dispatcher
      implicit val orders: ToEntityMarshaller[Seq[Int]] = marshaller[Seq[Int]]()
      def answer(accept: String): HttpResponse =
        Await.result(Marshal(Seq(1)).toResponseFor(HttpRequest(headers = List(accepting(accept)))), 20.seconds)
      try {
        assert(answer("application/yaml").entity.contentType.toString == "application/yaml")
        assert(answer("text/html, */*;q=0.1").entity.contentType.toString == "application/json")
        intercept[Marshal.UnacceptableResponseContentTypeException](answer("text/html"))
      } finally { val _ = Await.result(system.terminate(), 20.seconds) }
    }
  }

  private def accepting(value: String) =
    org.apache.pekko.http.scaladsl.model.HttpHeader.parse("Accept", value) match {
      case org.apache.pekko.http.scaladsl.model.HttpHeader.ParsingResult.Ok(header, _) => header
      case _ => RawHeader("Accept", value)
    }
}
