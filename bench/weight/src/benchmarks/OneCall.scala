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
    case "class" => OfClass.call()
    case "tree" => OfTree.call()
    case "yaml" => OfYaml.call()
    case "toml" => OfToml.call()
  }

  // Each call is in an object of its own: the verifier loads what all methods of a class use.

  private object OfClass {
    def call(): Unit = { val _ = Json.toBytes(Order(1, "Ann", List(Item("pen", 1.5)))) }
  }

  private object OfTree {
    def call(): Unit = { val _ = Json.render(ujson.Obj("id" -> 1)) }
  }

  private object OfYaml {
    def call(): Unit = { val _ = Yaml.render(ujson.Obj("id" -> 1)) }
  }

  private object OfToml {
    def call(): Unit = Toml.writeTo(
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
