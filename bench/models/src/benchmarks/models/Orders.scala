package benchmarks.models

import benchmarks.{Seeded, Words}
import swarender.Encoder

final case class Address(street: String, city: String, postcode: String, country: String)
object Address { implicit val encoder: Encoder[Address] = Encoder.derived }

final case class Item(sku: String, name: String, quantity: Int, unitPrice: Double, tags: Seq[String])
object Item { implicit val encoder: Encoder[Item] = Encoder.derived }

final case class Order(
    id: Long,
    customer: String,
    shipTo: Address,
    items: Seq[Item],
    paid: Boolean,
    note: Option[String]
)
object Order { implicit val encoder: Encoder[Order] = Encoder.derived }

final case class Orders(orders: Seq[Order])

/** What a web shop would send, always the same: one to four items, each with up to three tags and a
  * price with two places; every other order has a note with a quote in it.
  */
object Orders {
  implicit val encoder: Encoder[Orders] = Encoder.derived

  def apply(count: Int): Orders = {
    val random = new Seeded(1)
    def text(from: Int, until: Int) = random.text(random.between(from, until), Words.ascii)
    def address = Address(text(8, 30), text(5, 16), random.between(10000, 99999).toString, text(5, 14))
    def item = Item(
      text(8, 9),
      text(10, 40),
      random.between(1, 20),
      random.between(1, 100000) / 100.0,
      Seq.fill(random.between(0, 4))(text(3, 9))
    )
    def note = s"""${text(5, 30)} "${text(3, 12)}" ${text(5, 30)}"""
    Orders(Seq.fill(count) {
      Order(
        random.next(31).toLong,
        text(8, 24),
        address,
        Seq.fill(random.between(1, 5))(item),
        random.between(0, 2) == 0,
        if (random.between(0, 2) == 0) Some(note) else None
      )
    })
  }
}
