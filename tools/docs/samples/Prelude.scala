package docs

import java.io.OutputStream

import swarender.*

/** What the samples of the documentation take for granted, and what runs them: see
  * tools/docs/snippets.py.
  */
object Prelude {

  /** Runs the sample `number` of `page` and marks what it prints. */
  def sample(page: String, number: Int)(run: => Any): Unit = {
    println(s"\u0001$page $number")
    try { val _ = run }
    catch { case e: Throwable => println(s"\u0002${Option(e.getCause).getOrElse(e)}") }
    System.out.flush()
  }

  /** Prints a value: text ends with a line feed. */
  def shown(value: => Any): Unit = value match {
    case () =>
    case value => val _ = print(text(value).stripSuffix("\n") + "\n")
  }

  /** Fails if the value is another than a comment says. */
  def claimed(expected: String)(value: => Any): Unit = {
    val shown = text(value).stripSuffix("\n")
    if (shown != expected) throw new AssertionError(s"$shown and not $expected")
  }

  private def text(value: Any): String = value match {
    case bytes: Array[Byte] => new String(bytes, "UTF-8")
    case other => String.valueOf(other)
  }

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
  def send(value: ujson.Value, events: Events): Unit = Encoder.send(value, events)

  object response { def getOutputStream: OutputStream = System.out }
  object database { def orders(): Iterator[Order] = Prelude.orders.iterator }

  final class EvaluationError(message: String, where: String) extends RuntimeException(s"$message at $where")
}
