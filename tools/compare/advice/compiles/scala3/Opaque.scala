package samples.opaque

import swarender.encoder.KeyEncoder
import swarender.{Encoder, Json}

opaque type OrderId = String
object OrderId {
  def apply(text: String): OrderId = text
  given Encoder[OrderId] = Encoder[String].contramap(identity)
  given KeyEncoder[OrderId] = KeyEncoder[String].contramap(identity)
}

opaque type Count = Int
object Count {
  def apply(n: Int): Count = n
  given encoder: Encoder[Count] = Encoder[Int]
}

opaque type Ids = List[Int]
object Ids {
  def apply(ids: Int*): Ids = ids.toList
  given Encoder[Ids] = Encoder.iterable[Int, List]
}

final case class Order(id: OrderId, count: Count, ids: Ids) derives Encoder

/** An opaque type is its underlying type where its companion defines the encoder. */
object Main {
  def main(args: Array[String]): Unit = {
    println(Json.render(Order(OrderId("a"), Count(1), Ids(1, 2))))
    println(Json.render(Map(OrderId("a") -> 1)))
  }
}
// => {"id":"a","count":1,"ids":[1,2]}
// => {"a":1}
