package swarenderx.ziohttp

import swarender.{Json, RenderError, Yaml}
import swarenderx.ServerSuite
import swarenderx.http.Accept
import utest.*

import _root_.zio.http.{Method, Request, Response, Routes, Server, Status, handler}
import _root_.zio.stream.ZStream
import _root_.zio.{Exit, Promise, Runtime, Unsafe, ZIO}

/** zio-http's server, on Netty. */
object ServerTest extends ServerSuite {
  private val routes: Routes[Any, Response] = Routes(
    Method.GET / "order" -> handler((request: Request) => respond(request, ServerSuite.order).orDie),
    Method.GET / "problem" ->
      handler((request: Request) => respond(request, ServerSuite.problem, status = Status.NotFound).orDie),
    Method.GET / "refused" -> handler((request: Request) => respond(request, ServerSuite.refused).orDie),
    Method.GET / "all" -> handler((request: Request) => respondAll(request, ServerSuite.rows).orDie),
    Method.GET / "stream" ->
      handler((request: Request) => respondStream(request, ZStream.fromIterator(ServerSuite.rows)).orDie),
    Method.GET / "all-first" -> handler((request: Request) =>
      respondAll(request, ServerSuite.first, onClose = ServerSuite.closing).orDie
    ),
    Method.GET / "stream-first" ->
      handler((request: Request) => respondStream(request, ZStream.fromIterator(ServerSuite.first)).orDie),
    Method.GET / "closing" -> handler((request: Request) =>
      respondAll(request, ServerSuite.opening, onClose = ServerSuite.closing).orDie
    ),
    Method.GET / "closing-failing" -> handler((request: Request) =>
      respondAll(request, ServerSuite.failing, onClose = ServerSuite.closing).orDie
    ),
    Method.GET / "details" -> handler((request: Request) =>
      respond(request, ServerSuite.problem, Accept.problems, Status.NotFound).orDie
    ),
    Method.GET / "rows" -> handler((request: Request) =>
      ZIO.attempt(streamed(Json.pulledAll(ServerSuite.rows), request.version)).orDie
    ),
    Method.GET / "failing" -> handler(ZIO.attempt(streamed(Json.pulledAll(ServerSuite.failing))).orDie)
  )

  private def run[A](effect: ZIO[Any, Throwable, A]): A =
    Unsafe.unsafe(implicit unsafe => Runtime.default.unsafe.run(effect).getOrThrow())

  protected def start(): (Int, () => Unit) = run {
    for {
      port <- Promise.make[Nothing, Int]
      server = Server.install(routes).flatMap(port.succeed) *> ZIO.never
      fiber <- server.provide(Server.defaultWith(_.binding("127.0.0.1", 0))).forkDaemon
      bound <- port.await.raceFirst(fiber.join)
    } yield (bound, () => { val _ = run(fiber.interrupt) })
  }

  val tests: Tests = serverTests ++ Tests {
    test("a body has its media type, and a value that is refused fails the effect") {
      val made = body(Seq(1), Yaml)
      assert(made.mediaType.map(_.fullType) == Some("application/yaml"), run(made.asString) == "- 1\n")
      val failed = run(respond(Request.get("/"), Double.NaN).exit)
      assert(failed match {
        case Exit.Failure(cause) => cause.failureOption.exists(_.isInstanceOf[RenderError]); case _ => false
      })
    }
  }
}
