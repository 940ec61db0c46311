package docs

import java.io.OutputStream

import swarender.*

/** What the samples of the documentation take for granted, so that a compiler can check them. */
object Prelude {
  final case class Order(id: Long, items: Seq[String]) derives Encoder

  val order: Order = Order(1, Seq("tea"))
  val orders: Seq[Order] = Seq(order)
  val value: ujson.Value = ujson.Obj("a" -> 1)
  val documents: Seq[ujson.Value] = Seq(value)
  val style: JsonStyle = JsonStyle.compact
  val name: String = "name"

  def out: OutputStream = System.out
  def stream: OutputStream = System.out
  def exchange: com.sun.net.httpserver.HttpExchange = throw new UnsupportedOperationException
  def find(id: Long): Order = order
  def send(value: ujson.Value, renderer: Renderer): Unit = renderer.value(value)

  object response { def getOutputStream: OutputStream = System.out }
  object database { def orders(): Iterator[Order] = Prelude.orders.iterator }

  final class EvaluationError(message: String, where: String) extends RuntimeException(s"$message at $where")
}
