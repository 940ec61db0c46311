package service

import java.nio.charset.StandardCharsets.UTF_8

import swarender.{Json, Yaml}

/** Sends requests to the service and compares every response, bytes included:
  * `LoadOrders ADDRESS REQUESTS CONNECTIONS`. Exits 1 if one differs.
  */
object LoadOrders {
  def main(args: Array[String]): Unit = {
    val address = args(0)
    val requests = args(1).toInt
    val load = new Load(address, requests, args(2).toInt, request(_))
    load.warmUp()
    val wrong = load.run()
    println(load.report)
    sys.exit(if (wrong == 0) 0 else 1)
  }

  /** The requests of the load: mostly single orders in every format, now and then a whole stream.
    */
  def request(i: Int): Expected = i % 100 match {
    case 0 => lines
    case 50 => everything
    case n if n % 10 == 1 => literals(i / 10 % literals.size)
    case _ => orders(i % orders.size)
  }

  /** Answers that are spelled out here. */
  private val literals: Vector[Expected] = {
    val id = Orders.NoPrice
    def text(path: String, accept: String, status: Int, mediaType: String, body: String) =
      Expected(path, accept, status, mediaType, body.getBytes(UTF_8))
    def problem(path: String, accept: String, status: Int, body: String) =
      text(path, accept, status, "application/json", body)
    Vector(
      text("/orders/1", "application/json", 200, "application/json", FirstOrder.Json),
      text("/orders/1", "text/html, application/yaml;q=0.5, */*;q=0.1", 200, "application/yaml", FirstOrder.Yaml),
      text("/orders/1", "application/toml", 200, "application/toml", FirstOrder.Toml),
      problem(
        s"/orders/$id",
        "*/*",
        422,
        """{"kind":"not finite","path":"$.items[1].price","detail":"JSON has no NaN"}"""
      ),
      problem(
        s"/orders/${Orders.NoNote}",
        "application/toml",
        422,
        """{"kind":"null","path":"$.note","detail":"TOML has no null"}"""
      ),
      problem(
        "/orders/1",
        "text/html, application/json;q=0",
        406,
        """{"kind":"not acceptable","path":"$","detail":"the formats are JSON, YAML and TOML"}"""
      ),
      problem("/orders/0", "*/*", 404, """{"kind":"not found","path":"$","detail":"there is no order 0"}""")
    )
  }

  /** The other orders, rendered by one thread before the load begins. */
  private val orders: Vector[Expected] =
    for {
      order <- Orders.all
      if order.id != Orders.NoPrice && order.id != Orders.NoNote
      format <- Accept.offered
    } yield Expected(s"/orders/${order.id}", format.mediaType, 200, format.mediaType, format.toBytes(order))

  private val lines = Expected(
    "/orders.ndjson",
    "*/*",
    200,
    "application/x-ndjson",
    Orders.all.map(Json.render(_, Service.linesStyle) + "\n").mkString.getBytes(UTF_8)
  )

  private val everything = Expected(
    "/export.yaml",
    "*/*",
    200,
    "application/yaml",
    Orders.all.map("---\n" + Yaml.render(_)).mkString.getBytes(UTF_8)
  )
}
