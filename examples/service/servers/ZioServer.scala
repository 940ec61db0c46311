package servers

import service.Orders
import swarenderx.ziohttp.*
import zio.http.{Method, Request, Response, Routes, Server as HttpServer, Status, handler, long}
import zio.{Promise, Runtime, Unsafe, ZIO}

/** zio-http on Netty. A defect of an effect becomes status 500; a stream that fails closes the
  * connection.
  */
object ZioServer extends Server {
  def name: String = "zio-http"

  private val routes: Routes[Any, Response] = Routes(
    Method.GET / "orders" / long("id") -> handler { (id: Long, request: Request) =>
      Orders.find(id).fold(ZIO.succeed(Response.status(Status.NotFound)))(respond(request, _).orDie)
    },
    Method.GET / "orders" -> handler((request: Request) => respondAll(request, Answers.orders.iterator).orDie),
    Method.GET / "failing" -> handler((request: Request) => respondAll(request, Answers.failing).orDie)
  )

  private def run[A](effect: ZIO[Any, Throwable, A]): A =
    Unsafe.unsafe(implicit unsafe => Runtime.default.unsafe.run(effect).getOrThrow())

  def start(): Running = run {
    for {
      port <- Promise.make[Nothing, Int]
      server = HttpServer.install(routes).flatMap(port.succeed) *> ZIO.never
      fiber <- server.provide(HttpServer.defaultWith(_.binding("127.0.0.1", 0))).forkDaemon
      bound <- port.await.raceFirst(fiber.join)
    } yield new Running(bound, () => { val _ = run(fiber.interrupt) })
  }
}
