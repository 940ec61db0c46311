package servers

import java.io.OutputStream

import service.{Order, Orders}
import swarender.PulledDocument

/** What the servers send. */
object Answers {

  /** How many of the failing ones come before the one that JSON cannot write. */
  final val Before = 50000

  /** All that every form can hold. */
  val orders: Vector[Order] = Orders.all.filter(_.id != Orders.NoPrice)

  def failing: Iterator[Order] =
    Iterator.continually(orders).flatten.take(Before) ++ Orders.find(Orders.NoPrice).iterator ++ orders.iterator

  /** Writes `document` while it is rendered. */
  def send(document: PulledDocument, out: OutputStream): Unit = {
    val in = document.inputStream()
    try { val _ = in.transferTo(out) }
    finally in.close()
  }

  /** The order that a path names. */
  def order(path: String): Option[Order] = path.stripPrefix("/orders/").toLongOption.flatMap(Orders.find)
}
