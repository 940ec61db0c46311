package faults

import com.sun.net.httpserver.{HttpExchange, HttpServer}
import java.net.{InetAddress, InetSocketAddress}
import java.util.concurrent.Executors

import swarender.Json

/** The JDK's own server. It closes the connection when a handler throws; `exchange.close()` would
  * end the chunks as if nothing had happened.
  */
object JdkServer extends Server {
  def name: String = "com.sun.net.httpserver"

  def start(): Running = {
    val server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress, 0), 0)
    val threads = Executors.newFixedThreadPool(4)
    server.setExecutor(threads)
    server.createContext("/report", whole(_, Json.writable(Rows.report)))
    server.createContext("/refused", whole(_, Json.writable(Rows.refused)))
    server.createContext("/rows.ndjson", streamed(_, Json.streamedAll(Rows.good)))
    server.createContext("/failing.ndjson", streamed(_, Json.streamedAll(Rows.failing)))
    server.start()
    new Running(server.getAddress.getPort, () => { server.stop(0); threads.shutdown() })
  }

  /** Renders the body, then sends the status. */
  private def whole(exchange: HttpExchange, body: => geny.Writable): Unit = {
    val rendered =
      try Right(body)
      catch { case e: swarender.RenderError => Left(e) }
    rendered match {
      case Left(_) => exchange.sendResponseHeaders(500, -1)
      case Right(body) =>
        exchange.getResponseHeaders.set("Content-Type", body.httpContentType.get)
        exchange.sendResponseHeaders(200, body.contentLength.get)
        body.writeBytesTo(exchange.getResponseBody)
    }
    exchange.close()
  }

  /** Sends the status, then renders the body into chunks. What is thrown leaves the handler before
    * `close`.
    */
  private def streamed(exchange: HttpExchange, body: geny.Writable): Unit = {
    exchange.getResponseHeaders.set("Content-Type", body.httpContentType.get)
    exchange.sendResponseHeaders(200, 0)
    body.writeBytesTo(exchange.getResponseBody)
    exchange.close()
  }
}
