package swarender.examples.service

import java.io.OutputStream

import swarender.{Json, JsonStyle, NonFinite, RenderError, Yaml}

/** The routes of the service. */
object Service extends cask.MainRoutes {
  type Answer = cask.Response[cask.Response.Data]

  /** The whole body is made before the status is sent: a value that cannot be written leaves
    * nothing behind.
    */
  @cask.get("/orders/:id")
  def order(id: Long, request: cask.Request): Answer =
    Accept.choose(request.headers.get("accept").map(_.mkString(","))) match {
      case None => problem(406, Problem("not acceptable", "$", "the formats are JSON, YAML and TOML"))
      case Some(format) =>
        Orders.find(id) match {
          case None => problem(404, Problem("not found", "$", s"there is no order $id"))
          case Some(order) =>
            try answer(200, format.mediaType, format.toBytes(order))
            catch { case e: RenderError => problem(422, Problem(e.kind.toString, e.path, e.detail)) }
        }
    }

  /** One order per line, a page of bytes at a time. The status is sent before the orders are
    * written, so the style must refuse no value.
    */
  @cask.get("/orders.ndjson")
  def lines(): Answer = stream("application/x-ndjson")(Json.writeAll(Orders.all.iterator, _, linesStyle))

  @cask.get("/export.yaml")
  def everything(): Answer = stream(Yaml.mediaType)(Yaml.writeAll(Orders.all.iterator, _))

  val linesStyle: JsonStyle = JsonStyle.compact.withNonFinite(NonFinite.WriteNull)

  private def problem(status: Int, body: Problem): Answer = answer(status, Json.mediaType, Json.toBytes(body))

  private def answer(status: Int, mediaType: String, body: Array[Byte]): Answer =
    cask.Response(body, status, Seq("Content-Type" -> mediaType, "Content-Length" -> body.length.toString))

  private def stream(mediaType: String)(write: OutputStream => Unit): Answer = {
    val body = new geny.Writable { def writeBytesTo(out: OutputStream): Unit = write(out) }
    cask.Response(body, 200, Seq("Content-Type" -> mediaType))
  }

  initialize()
}
