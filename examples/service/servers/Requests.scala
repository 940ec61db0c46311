package servers

import service.{Expected, Order, Orders}
import swarender.{Format, Json, RenderError, Yaml}
import swarenderx.http.Accept

/** What the load asks, and the responses: documents that one thread renders before it begins. */
object Requests {

  /** Mostly single orders in every format; of 100 requests one is for all orders, and two for what
    * there is not.
    */
  def request(i: Int): Expected = i % 100 match {
    case 0 => all(i / 100 % all.size)
    case 25 => Expected("/orders/0", "*/*", 404, "", null)
    case 75 => Expected("/orders/1", "text/html, application/json;q=0", 406, "", null)
    case _ => each(i % each.size)
  }

  private val each: Vector[Expected] =
    for (order <- Orders.all; format <- Accept.formats.toVector) yield one(order, format)

  /** Status 500 where the format cannot hold the order. */
  private def one(order: Order, format: Format[?]): Expected = {
    val (status, body) =
      try (200, format.toBytes(order))
      catch { case _: RenderError => (500, null) }
    Expected(s"/orders/${order.id}", s"text/html;q=0.9, ${format.mediaType}", status, format.mediaType, body)
  }

  private val all: Vector[Expected] = {
    def of(mediaType: String, text: String) = Expected("/orders", mediaType, 200, mediaType, text.getBytes("UTF-8"))
    Vector(
      of("application/json", Json.render(Answers.orders)),
      of("application/x-ndjson", Answers.orders.map(Json.render(_) + "\n").mkString),
      of("application/yaml", Answers.orders.map("---\n" + Yaml.render(_)).mkString),
      Expected("/orders", "application/toml", 406, "", null)
    )
  }
}
