package service

import swarender.Policy.NonFinite
import swarender.{Json, JsonStyle, RenderError, Yaml}

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
            try cask.Response(format.writable(order), 200, negotiated)
            catch { case e: RenderError => problem(422, Problem(e.kind.toString, e.path, e.detail)) }
        }
    }

  /** One order per line, a page of bytes at a time. The status is sent before the orders are
    * written, so the style must refuse no value; `servers/CaskServer.scala` shows what to do where
    * one may be refused.
    */
  @cask.get("/orders.ndjson")
  def lines(): Answer = cask.Response(Json(linesStyle).streamedAll(Orders.all.iterator))

  @cask.get("/export.yaml")
  def everything(): Answer = cask.Response(Yaml.streamedAll(Orders.all.iterator))

  val linesStyle: JsonStyle = JsonStyle.compact.withNonFinite(NonFinite.WriteNull)

  private def problem(status: Int, body: Problem): Answer = cask.Response(Json.writable(body), status, negotiated)

  /** Tells caches that the response varies by Accept. */
  private def negotiated: Seq[(String, String)] = Seq("Vary" -> "Accept")

  initialize()
}
