package servers

import com.sun.net.httpserver.{HttpExchange, HttpServer}
import java.net.{InetAddress, InetSocketAddress}
import java.util.concurrent.Executors

import swarender.{PulledDocument, RenderError}
import swarenderx.http.Accept

/** The JDK's own server. It closes the connection when a handler throws; `exchange.close()` would
  * end the chunks as if nothing had happened.
  */
object JdkServer extends Server {
  def name: String = "com.sun.net.httpserver"

  def start(): Running = {
    val server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress, 0), 0)
    val threads = Executors.newFixedThreadPool(16)
    server.setExecutor(threads)
    server.createContext("/orders/", order(_))
    server.createContext(
      "/orders",
      exchange => many(exchange, Accept.pulledAll(accept(exchange), Answers.orders.iterator))
    )
    server.createContext("/failing", exchange => many(exchange, Accept.pulledAll(accept(exchange), Answers.failing)))
    server.start()
    new Running(server.getAddress.getPort, () => { server.stop(0); threads.shutdown() })
  }

  private def accept(exchange: HttpExchange): Option[String] =
    Option(exchange.getRequestHeaders.get("Accept")).map(String.join(",", _))

  private def status(exchange: HttpExchange, status: Int): Unit = {
    exchange.sendResponseHeaders(status, -1)
    exchange.close()
  }

  /** Renders the body, then sends the status. */
  private def order(exchange: HttpExchange): Unit = {
    exchange.getResponseHeaders.set("Vary", "Accept")
    val format = Accept.choose(accept(exchange), Accept.formats)(_.mediaType)
    (format, Answers.order(exchange.getRequestURI.getPath)) match {
      case (None, _) => status(exchange, 406)
      case (_, None) => status(exchange, 404)
      case (Some(format), Some(order)) =>
        val body =
          try Some(format.writable(order))
          catch { case _: RenderError => None }
        body match {
          case None => status(exchange, 500)
          case Some(body) =>
            exchange.getResponseHeaders.set("Content-Type", format.mediaType)
            exchange.sendResponseHeaders(200, body.contentLength.get)
            body.writeBytesTo(exchange.getResponseBody)
            exchange.close()
        }
    }
  }

  /** Sends the status, then renders the body into chunks. What is thrown leaves the handler before
    * `close`.
    */
  private def many(exchange: HttpExchange, document: Option[PulledDocument]): Unit = {
    exchange.getResponseHeaders.set("Vary", "Accept")
    document match {
      case None => status(exchange, 406)
      case Some(document) =>
        exchange.getResponseHeaders.set("Content-Type", document.mediaType)
        exchange.sendResponseHeaders(200, 0)
        Answers.send(document, exchange.getResponseBody)
        exchange.close()
    }
  }
}
