package swarenderx.playjson

import play.api.libs.json.{JsValue, Json, OWrites, Writes}
import utest.*

import swarender.encoder.EncoderRules.omitNone
import swarender.{Encoder, Json as SwarenderJson, Toml, Yaml}

/** Types with a `Writes`, and trees as a part of other values. */
object PlayWritesTest extends TestSuite {
  final case class Point(x: Int, label: String)
  object Point {
    implicit val writes: OWrites[Point] = OWrites(p => Json.obj("x" -> p.x, "the_label" -> p.label))
    implicit val encoder: Encoder[Point] = encoderOf[Point]
  }

  final case class Message(id: Long, body: JsValue)
  object Message { implicit val encoder: Encoder[Message] = Encoder.derived }

  @omitNone final case class Nothing(a: Option[Int], b: Int)
  object Nothing {
    implicit val writes: OWrites[Nothing] = Json.writes[Nothing]
    implicit val encoder: Encoder[Nothing] = Encoder.derived
  }

  val tests: Tests = Tests {
    test("None as play-json writes it") {
      for (value <- Seq(Nothing(None, 1), Nothing(Some(2), 1)))
        assert(SwarenderJson.render(value) == Json.stringify(Json.toJson(value)))
    }
    test("a type is written as its Writes says") {
      assert(SwarenderJson.render(Seq(Point(1, "a"))) == """[{"x":1,"the_label":"a"}]""")
      assert(Yaml.render(Point(1, "on")) == "x: 1\nthe_label: \"on\"\n")
      assert(Toml.render(Point(1, "a")) == "x = 1\nthe_label = \"a\"\n")
    }
    test("a Writes is used where it is named, the derived encoder elsewhere") {
      val upper = encoderOf[String](Writes(s => Json.toJson(s.toUpperCase)))
      assert(SwarenderJson.render("a")(upper) == "\"A\"")
      assert(SwarenderJson.render("a") == "\"a\"")
    }
    test("a tree is a field of a class and an element of a collection") {
      assert(SwarenderJson.render(Message(1, Json.arr(true))) == """{"id":1,"body":[true]}""")
      assert(SwarenderJson.render(Map("k" -> Json.arr(1))) == """{"k":[1]}""")
    }
  }
}
