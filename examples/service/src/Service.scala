package service

import org.slf4j.{LoggerFactory, MDC}
import swarender.Policy.NonFinite
import swarender.{Json, JsonStyle, RenderError, Yaml}
import swarenderx.logback.Logged

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

  private val payments = LoggerFactory.getLogger("service.payments")
  @volatile private var sent: Payment => Unit = _ => ()

  /** Calls `send` for each payment too. */
  def sendsPaymentsTo(send: Payment => Unit): Unit = sent = send

  /** Pays an order. The receipt is rendered first: a payment that cannot be written is not sent
    * either.
    */
  @cask.post("/orders/:id/payment")
  def pay(id: Long, request: cask.Request): Answer = {
    request.headers.get("traceparent").foreach(header => trace(header.mkString))
    try
      Orders.find(id) match {
        case None => problem(404, Problem("not found", "$", s"there is no order $id"))
        case Some(order) =>
          val payment = Payment.of(order)
          try {
            val receipt = Payment.receipt(payment)
            sent(payment)
            payments.atInfo().addKeyValue("order", id).addKeyValue("payment", Logged(payment)).log("paid")
            cask.Response(receipt)
          } catch {
            case e: RenderError =>
              payments.atWarn().setCause(e).addKeyValue("order", id).log("no receipt")
              problem(422, Problem(e.kind.toString, e.path, e.detail))
          }
      }
    finally MDC.clear()
  }

  /** The trace of W3C's header, `00-TRACE-SPAN-FLAGS`, for the lines of the log. */
  private def trace(header: String): Unit = header.split('-') match {
    case Array(_, trace, span, flags) =>
      MDC.put("trace_id", trace)
      MDC.put("span_id", span)
      MDC.put("trace_flags", flags)
    case _ => ()
  }

  val linesStyle: JsonStyle = JsonStyle.compact.withNonFinite(NonFinite.WriteNull)

  private def problem(status: Int, body: Problem): Answer = cask.Response(Json.writable(body), status, negotiated)

  /** Tells caches that the response varies by Accept. */
  private def negotiated: Seq[(String, String)] = Seq("Vary" -> "Accept")

  initialize()
}
