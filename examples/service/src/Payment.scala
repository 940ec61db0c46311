package service

import java.security.MessageDigest
import java.time.YearMonth

import billing.Card
import swarender.encoder.EncoderRules.{by, omitNone}
import swarender.{Encoder, Json}

/** What a payment changes in an order, as a merge patch (RFC 7396): a field that is `None` stays,
  * one that is `Some(None)` is removed.
  */
@omitNone final case class OrderPatch(paid: Option[Boolean] = None, note: Option[Option[String]] = None)
object OrderPatch {
  implicit val encoder: Encoder[OrderPatch] = Encoder.derived
}

/** The receipt that a client gets, and the record of Kafka.
  *
  * @param seal
  *   the hash of the order
  */
final case class Payment(order: Order, card: Card, changes: OrderPatch, @by(Encoder.base64) seal: Array[Byte])
object Payment {

  /** The card's number is nobody's business. */
  private implicit val cards: Encoder[Card] =
    Encoder.derived[Card].withKeys(_.holderName -> "holder", _.expiresAt -> "expires").without(_.number)

  /** The order without what the payment changes, and with what it adds up to. */
  private implicit val orders: Encoder[Order] = Order.encoder
    .without("paid", "note")
    .replacing("customer")(order => order.customer.toUpperCase)
    .withMember("total")(order => order.items.map(item => item.quantity * item.price).sum)

  implicit val encoder: Encoder[Payment] = Encoder.derived

  /** The payment of an order; its note goes with it, if there is one. */
  def of(order: Order): Payment = {
    val changes = OrderPatch(paid = if (order.paid) None else Some(true), note = order.note.map(_ => None))
    val seal = MessageDigest.getInstance("SHA-256").digest(order.toString.getBytes("UTF-8"))
    Payment(order, Card(order.customer, "4111111111111111", YearMonth.of(2027, 5)), changes, seal)
  }

  /** Throws a `RenderError` if the payment cannot be written. */
  def receipt(payment: Payment): geny.Writable = Json.writable(payment)
}
