package benchmarks

final case class Address(street: String, city: String, postcode: String, country: String)
final case class Item(sku: String, name: String, quantity: Int, unitPrice: Double)
final case class Order(
    id: Long,
    customer: String,
    shipTo: Address,
    items: Seq[Item],
    paid: Boolean,
    note: Option[String]
)

/** What a web shop would send: case classes, always the same. */
object Orders {
  def apply(count: Int): Seq[Order] = {
    val random = new Seeded(1)
    def text(from: Int, until: Int) = random.text(random.between(from, until), Words.ascii)
    def address = Address(text(8, 30), text(5, 16), random.between(10000, 99999).toString, text(5, 14))
    def item = Item(text(8, 9), text(10, 40), random.between(1, 20), random.between(1, 100000) / 100.0)
    Seq.fill(count) {
      val note = if (random.between(0, 3) == 0) Some(text(20, 200)) else None
      Order(
        random.next(31).toLong,
        text(8, 24),
        address,
        Seq.fill(random.between(1, 8))(item),
        random.between(0, 2) == 0,
        note
      )
    }
  }
}
