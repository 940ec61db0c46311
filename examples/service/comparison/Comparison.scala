package service

import java.net.InetSocketAddress

import io.undertow.Undertow

/** The routes of the comparison, with one of the writers. */
final class Compared(writers: Writers) extends cask.MainRoutes {
  @cask.get("/orders/:id")
  def order(id: Long): Service.Answer = answer(writers.one(Orders.find(id).get))

  @cask.get("/orders")
  def orders(): Service.Answer = answer(writers.all(Comparison.orders))

  private def answer(body: Array[Byte]): Service.Answer =
    cask.Response(body, 200, Seq("Content-Type" -> "application/json", "Content-Length" -> body.length.toString))

  initialize()
}

/** Puts the same load on a service with each of the writers, one after another in rounds, and
  * prints the medians: `Comparison REQUESTS CONNECTIONS`. Exits 1 if a response is wrong, or if two
  * writers write different values.
  */
object Comparison {
  private final val Rounds = 5

  /** Those that every writer can write. */
  val orders: Seq[Order] = Orders.all.filter(_.id != Orders.NoPrice)

  def main(args: Array[String]): Unit = {
    val (requests, connections) = (args(0).toInt, args(1).toInt)
    Writers.each.foreach(checkValues)
    compare("one order", requests, connections)(writers => orders.map(o => body(s"/orders/${o.id}", writers.one(o))))
    compare("all orders", requests / 100, connections)(writers => Seq(body("/orders", writers.all(orders))))
    sys.exit(0)
  }

  private def body(path: String, bytes: Array[Byte]): Expected =
    Expected(path, "*/*", 200, "application/json", bytes)

  private def checkValues(writers: Writers): Unit = for (order <- orders) {
    val expected = swarender.Json.render(order)
    if (ujson.read(writers.one(order)) != ujson.read(expected)) {
      println(s"${writers.name} writes ${new String(writers.one(order), "UTF-8")}, expected $expected")
      sys.exit(1)
    }
  }

  private def compare(what: String, requests: Int, connections: Int)(expected: Writers => Seq[Expected]): Unit = {
    val services = Writers.each.map { writers =>
      val answers = expected(writers).toVector
      (writers.name, start(new Compared(writers)), (i: Int) => answers(i % answers.size))
    }
    val rounds = Seq.fill(Rounds)(services.map { case (name, address, expected) =>
      val load = new Load(address, requests, connections, expected)
      load.warmUp()
      if (load.run() > 0) {
        println(s"$name: ${load.report}")
        sys.exit(1)
      }
      load
    })
    for ((loads, (name, _, _)) <- rounds.tail.transpose.zip(services))
      println(
        f"$what, $name: ${median(loads.map(_.requestsPerSecond))}%.0f requests per second, " +
          f"p99 ${median(loads.map(_.percentile99))}%.1f ms"
      )
  }

  private def median(values: Seq[Double]): Double = values.sorted.apply(values.size / 2)

  private def start(routes: Compared): String = {
    val server = Undertow.builder().addHttpListener(0, "127.0.0.1").setHandler(routes.defaultHandler).build()
    server.start()
    server.getListenerInfo.get(0).getAddress match {
      case address: InetSocketAddress => s"http://127.0.0.1:${address.getPort}"
      case other => throw new IllegalStateException(s"no port: $other")
    }
  }
}
