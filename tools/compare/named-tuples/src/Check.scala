package namedtuples

import swarender.encoder.EncoderRules
import swarender.{Encoder, Events, Json, Toml, Yaml}

/** Encoders of named tuples, without events and with them. */
object Check {
  type Item = (id: Int, unitPrice: Double, tags: Seq[String])
  final case class Order(items: List[Item], by: (name: String, mail: Option[String])) derives Encoder

  private var passed, failed = 0

  private def check(got: String, expected: String): Unit =
    if (got == expected) passed += 1
    else {
      failed += 1
      println(s"$got, not $expected")
    }

  private def json[T](value: T, expected: String)(using encoder: Encoder[T]): Unit = {
    check(Json.render(value), expected)
    check(new String(Json.toBytes(value), "UTF-8"), expected)
    check(Json.render(Events(Encoder.send(value, _))), expected)
  }

  def main(args: Array[String]): Unit = {
    val item: Item = (id = 1, unitPrice = 1.5, tags = Seq("a"))
    json(item, """{"id":1,"unitPrice":1.5,"tags":["a"]}""")
    json(List(item), """[{"id":1,"unitPrice":1.5,"tags":["a"]}]""")
    json((only = (in = true)), """{"only":{"in":true}}""")
    json(null: Item, "null")
    json(Map("k" -> Some(item)), """{"k":{"id":1,"unitPrice":1.5,"tags":["a"]}}""")
    val order = Order(List(item), (name = "Ada", mail = None))
    json(order, """{"items":[{"id":1,"unitPrice":1.5,"tags":["a"]}],"by":{"name":"Ada","mail":null}}""")
    check(Yaml.render(item), "id: 1\nunitPrice: 1.5\ntags:\n- a\n")
    check(Toml.render(item), "id = 1\nunitPrice = 1.5\ntags = [\"a\"]\n")
    locally {
      given EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
      json(item, """{"id":1,"unit_price":1.5,"tags":["a"]}""")
    }
    json((1, "a"), """[1,"a"]""")
    val derived = Encoder.derived[(a: Int, b: Int)].withMember("sum")(v => v.a + v.b)
    check(Json.render((a = 1, b = 2))(using derived), """{"a":1,"b":2,"sum":3}""")
    println(s"$passed passed, $failed failed")
    if (failed > 0) sys.exit(1)
  }
}
