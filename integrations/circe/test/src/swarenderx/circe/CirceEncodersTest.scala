package swarenderx.circe

import io.circe.{Encoder as CirceEncoder, Json as CirceJson}
import utest.*

import swarender.Policy.Nulls
import swarender.{Encoder, Json, JsonStyle, Toml, Yaml}

/** Types with an encoder of circe, and trees as a part of other values. */
object CirceEncodersTest extends TestSuite {
  final case class Point(x: Int, label: String)
  object Point {
    implicit val circe: CirceEncoder[Point] = CirceEncoder.forProduct2("x", "the_label")(p => (p.x, p.label))
    implicit val encoder: Encoder[Point] = encoderOf[Point]
  }

  final case class Message(id: Long, body: CirceJson)
  object Message { implicit val encoder: Encoder[Message] = Encoder.derived }

  final case class Nothing(a: Option[Int], b: Option[Option[Int]])
  object Nothing {
    implicit val circe: CirceEncoder[Nothing] = CirceEncoder.forProduct2("a", "b")(n => (n.a, n.b))
    implicit val encoder: Encoder[Nothing] = Encoder.derived
  }

  val tests: Tests = Tests {
    test("None as circe writes it, and without nulls") {
      val omitting = JsonStyle.compact.withNulls(Nulls.OmitMembers)
      for (value <- Seq(Nothing(None, None), Nothing(None, Some(None)), Nothing(Some(1), Some(Some(2))))) {
        val json = CirceEncoder[Nothing].apply(value)
        assert(Json.render(value) == json.noSpaces)
        assert(Json.render(value, omitting) == json.deepDropNullValues.noSpaces)
      }
    }
    test("a type is written as its circe encoder says") {
      assert(Json.render(Seq(Point(1, "a"))) == """[{"x":1,"the_label":"a"}]""")
      assert(Yaml.render(Point(1, "on")) == "x: 1\nthe_label: \"on\"\n")
      assert(Toml.render(Point(1, "a")) == "x = 1\nthe_label = \"a\"\n")
    }
    test("an encoder of circe is used where it is named, the derived one elsewhere") {
      val circe = encoderOf[Map[String, Option[Int]]]
      val value = Map("a" -> Option(1), "b" -> None)
      assert(Json.render(value)(circe) == Json.render(value))
    }
    test("a tree is a field of a class and an element of a collection") {
      val body = CirceJson.obj("a" -> CirceJson.fromInt(1))
      assert(Json.render(Message(1, body)) == """{"id":1,"body":{"a":1}}""")
      assert(Json.render(Map("k" -> List(body, CirceJson.Null))) == """{"k":[{"a":1},null]}""")
    }
  }
}
