package swarenderx.ziojson

import utest.*
import zio.json.ast.Json as ZioJson
import zio.json.internal.Write
import zio.json.{DeriveJsonEncoder, JsonEncoder, jsonField}

import swarender.Policy.Nulls
import swarender.{Encoder, Json, JsonStyle, Toml, Yaml}

/** Types with an encoder of zio-json, and trees as a part of other values. */
object ZioEncodersTest extends TestSuite {
  final case class Point(x: Int, @jsonField("the_label") label: String)
  object Point {
    implicit val zio: JsonEncoder[Point] = DeriveJsonEncoder.gen[Point]
    implicit val encoder: Encoder[Point] = encoderOf[Point]
  }

  final case class Message(id: Long, body: ZioJson)
  object Message { implicit val encoder: Encoder[Message] = Encoder.derived }

  private val broken: JsonEncoder[Int] = new JsonEncoder[Int] {
    def unsafeEncode(value: Int, indent: Option[Int], out: Write): Unit = out.write("{")
  }

  final case class Nothing(a: Option[Int], b: Option[Option[Int]], c: Int)
  object Nothing { implicit val encoder: Encoder[Nothing] = Encoder.derived }
  private val nothing: JsonEncoder[Nothing] = DeriveJsonEncoder.gen[Nothing]

  val tests: Tests = Tests {
    test("None as zio-json writes it") {
      val omitting = JsonStyle.compact.withNulls(Nulls.OmitFields)
      for (value <- Seq(Nothing(None, None, 1), Nothing(None, Some(None), 1), Nothing(Some(1), Some(Some(2)), 1)))
        assert(Json.render(value, omitting) == nothing.encodeJson(value, None).toString)
    }
    test("a type is written as its encoder says") {
      assert(Json.render(Seq(Point(1, "a"))) == """[{"x":1,"the_label":"a"}]""")
      assert(Yaml.render(Point(1, "on")) == "x: 1\nthe_label: \"on\"\n")
      assert(Toml.render(Point(1, "a")) == "x = 1\nthe_label = \"a\"\n")
    }
    test("an encoder that makes no tree is refused") {
      val _ = intercept[IllegalArgumentException](Json.render(1)(encoderOf(broken)))
    }
    test("a tree is a field of a class and an element of a collection") {
      assert(Json.render(Message(1, ZioJson.Bool(true))) == """{"id":1,"body":true}""")
      assert(Json.render(Map("k" -> ZioJson.Arr(ZioJson.Null))) == """{"k":[null]}""")
    }
  }
}
