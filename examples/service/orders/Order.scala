package service

import java.time.LocalDate

import swarender.Encoder

final case class Item(sku: String, name: String, quantity: Int, price: Double)
object Item {
  implicit val encoder: Encoder[Item] = Encoder.derived
}

/** What the service serves. */
final case class Order(
    id: Long,
    customer: String,
    placed: LocalDate,
    items: Seq[Item],
    paid: Boolean,
    note: Option[String]
)
object Order {
  implicit val encoder: Encoder[Order] = Encoder.derived
}

/** The body of a response that is no order: `path` is the value that cannot be written. */
final case class Problem(kind: String, path: String, detail: String)
object Problem {
  implicit val encoder: Encoder[Problem] = Encoder.derived
}
