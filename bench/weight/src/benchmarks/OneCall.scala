package benchmarks

import java.io.ByteArrayOutputStream

import swarender.{Encoder, Events, Json, Toml, Yaml}

/** One call, for `tools/structure/paths`, which lists the classes that it loads. */
object OneCall {
  final case class Order(id: Long, customer: String, items: List[Item])
  object Order { implicit val encoder: Encoder[Order] = Encoder.derived }
  final case class Item(name: String, price: Double)
  object Item { implicit val encoder: Encoder[Item] = Encoder.derived }

  def main(args: Array[String]): Unit = args(0) match {
    case "nothing" => ujson.Obj("id" -> 1)
    case "class" => Json.toBytes(Order(1, "Ann", List(Item("pen", 1.5))))
    case "tree" => Json.render(ujson.Obj("id" -> 1))
    case "yaml" => Yaml.render(ujson.Obj("id" -> 1))
    case "toml" =>
      Toml.writeTo(
        Events { e =>
          e.beginObject()
          e.key("id")
          e.int64(1)
          e.endObject()
        },
        new ByteArrayOutputStream
      )
  }
}
