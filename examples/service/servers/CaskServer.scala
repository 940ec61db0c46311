package servers

import io.undertow.Undertow
import java.io.OutputStream
import java.net.InetSocketAddress

import service.Order
import swarender.PulledDocument
import swarenderx.http.Accept

/** Cask on Undertow. What a route throws becomes status 500. What a body throws while it is sent is
  * logged, and the response ends as if it were whole: the body itself must close the connection.
  */
object CaskServer extends cask.MainRoutes, Server {
  def name: String = "Cask"

  private type Answer = cask.Response[cask.Response.Data]

  @cask.get("/orders/:id")
  def order(id: Long, request: cask.Request): Answer =
    (Accept.choose(accept(request), Accept.formats)(_.mediaType), service.Orders.find(id)) match {
      case (None, _) => cask.Response("", 406, negotiated)
      case (_, None) => cask.Response("", 404, negotiated)
      case (Some(format), Some(order)) => cask.Response(format.writable(order), 200, negotiated)
    }

  @cask.get("/orders")
  def orders(request: cask.Request): Answer = many(request, Answers.orders.iterator, breaking(request, _))

  @cask.get("/failing")
  def failing(request: cask.Request): Answer = many(request, Answers.failing, breaking(request, _))

  /** What a client sees without that: a response that seems to be whole. */
  @cask.get("/unbroken")
  def unbroken(request: cask.Request): Answer = many(request, Answers.failing, identity)

  /** Tells caches that the response varies by Accept. */
  private def negotiated: Seq[(String, String)] = Seq("Vary" -> "Accept")

  private def accept(request: cask.Request): Option[String] = request.headers.get("accept").map(_.mkString(","))

  private def many(request: cask.Request, orders: => Iterator[Order], body: geny.Writable => geny.Writable): Answer =
    Accept.pulledAll(accept(request), orders) match {
      case None => cask.Response("", 406, negotiated)
      case Some(document) => cask.Response(body(new Pulled(document)), 200, negotiated)
    }

  private final class Pulled(document: PulledDocument) extends geny.Writable {
    override def httpContentType: Option[String] = Some(document.mediaType)
    def writeBytesTo(out: OutputStream): Unit = Answers.send(document, out)
  }

  /** `body`, and when it throws, the connection is closed before the last chunk. */
  private def breaking(request: cask.Request, body: geny.Writable): geny.Writable = new geny.Writable {
    override def httpContentType: Option[String] = body.httpContentType
    def writeBytesTo(out: OutputStream): Unit =
      try body.writeBytesTo(out)
      catch {
        case e: Throwable =>
          request.exchange.getConnection.close()
          throw e
      }
  }

  def start(): Running = {
    val server = Undertow.builder().addHttpListener(0, "127.0.0.1").setHandler(defaultHandler).build()
    server.start()
    val port = server.getListenerInfo.get(0).getAddress.asInstanceOf[InetSocketAddress].getPort
    new Running(port, () => server.stop())
  }

  initialize()
}
