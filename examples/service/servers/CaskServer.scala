package faults

import io.undertow.Undertow
import java.io.OutputStream
import java.net.InetSocketAddress

import swarender.Json

/** Cask on Undertow. What a route throws becomes status 500. What a body throws while it is sent is
  * logged, and the answer ends as if it were whole: the body itself must close the connection.
  */
object CaskServer extends cask.MainRoutes, Server {
  def name: String = "Cask"

  @cask.get("/report")
  def report() = Json.writable(Rows.report)

  @cask.get("/refused")
  def refused() = Json.writable(Rows.refused)

  @cask.get("/rows.ndjson")
  def rows(request: cask.Request) = breaking(request, Json.streamedAll(Rows.good))

  @cask.get("/failing.ndjson")
  def failing(request: cask.Request) = breaking(request, Json.streamedAll(Rows.failing))

  /** What a client sees without that: an answer that seems to be whole. */
  @cask.get("/unbroken.ndjson")
  def unbroken() = Json.streamedAll(Rows.failing)

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
