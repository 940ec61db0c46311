package swarenderx.jsoniter

import com.github.plokhotnyuk.jsoniter_scala.core.{
  JsonReader,
  JsonValueCodec,
  JsonWriter,
  JsonWriterException,
  writeToString
}
import com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker
import utest.*

import swarender.Policy.Nulls
import swarender.{
  Encoder,
  Format,
  Json,
  JsonStyle,
  JsonSyntaxError,
  JsonText,
  RenderError,
  Seeded,
  Toml,
  TomlStyle,
  Yaml,
  YamlStyle
}
import swarender.dialects.*
import swarenderx.{RandomJson, SameJson}

/** Types with a codec of jsoniter-scala, and as a part of other values. */
object CodecsTest extends TestSuite {
  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  final case class Label(text: String, at: Option[Int], weights: Map[String, BigDecimal], next: List[Circle])
      extends Shape
  object Shape {
    implicit val codec: JsonValueCodec[Shape] = JsonCodecMaker.make
    implicit val encoder: Encoder[Shape] = encoderOf[Shape]
  }

  final case class Drawing(id: Long, shapes: Seq[Shape])
  object Drawing { implicit val encoder: Encoder[Drawing] = Encoder.derived }

  /** Text that its codec writes as it is. */
  final case class Raw(text: String)
  object Raw {
    implicit val codec: JsonValueCodec[Raw] = new JsonValueCodec[Raw] {
      def encodeValue(raw: Raw, out: JsonWriter): Unit = out.writeRawVal(raw.text.getBytes("UTF-8"))
      def decodeValue(in: JsonReader, default: Raw): Raw = throw new UnsupportedOperationException
      def nullValue: Raw = null
    }
    implicit val encoder: Encoder[Raw] = encoderOf[Raw]
  }

  private val label: Shape =
    Label("on", None, Map("exact" -> BigDecimal("0.10000000000000000000000001")), List(Circle(1.5)))

  private def styles: Seq[Format[?]] = Seq(
    Json,
    Json(JsonStyle.pretty),
    Json(JsonStyle.canonical),
    Json(JsonStyle.json5),
    Yaml,
    Yaml(YamlStyle.pretty),
    Toml,
    Toml(TomlStyle.standard.withNulls(Nulls.OmitMembers))
  )

  /** The document, or what is wrong. */
  private def outcome(document: => String): String =
    try document
    catch { case e: RenderError => s"${e.kind} at ${e.path}" }

  val tests: Tests = Tests {
    test("a type is written as its codec says, in every format") {
      assert(Json.render(label) == writeToString(label))
      assert(
        Yaml.render(label) ==
          "type: Label\ntext: \"on\"\nweights:\n  exact: 0.10000000000000000000000001\nnext:\n" +
          "- radius: 1.5\n"
      )
      assert(Toml.render(Circle(1): Shape) == "type = \"Circle\"\nradius = 1.0\n")
    }
    test("a type with a codec is a field of a class, an element and a value of a map") {
      val circle = """{"type":"Circle","radius":1.5}"""
      val one: Shape = Circle(1.5)
      assert(Json.render(Drawing(1, Seq(one))) == s"""{"id":1,"shapes":[$circle]}""")
      assert(Json.render(Map("k" -> Seq(one, null))) == s"""{"k":[$circle,null]}""")
      assert(Yaml.render(Seq(one)) == "- type: Circle\n  radius: 1.5\n")
    }
    test("a codec is used where it is named, the derived encoder elsewhere") {
      val codec = encoderOf[Seq[Int]](JsonCodecMaker.make)
      assert(Yaml.render(Seq(1, 2))(codec) == Yaml.render(Seq(1, 2)))
    }
    test("1,000 random documents are what their text is, in every style") {
      val random = new RandomJson(Seeded("documents"), Set())
      for (_ <- 0 until 1000) {
        val text = random.document()
        SameJson.check(text, Json.render(Raw(text)))
        for (format <- styles) {
          val (got, expected) = (outcome(format.render(Raw(text))), outcome(format.render(JsonText(text))))
          assert((format.toString, text, got) == ((format.toString, text, expected)))
        }
      }
    }
    test("what a style refuses has the path of its place") {
      val error = intercept[RenderError](Toml.render(Map("a" -> Raw("""{"b":[1,{"c":null}]}"""))))
      assert(error.path == "$.a.b[1].c")
    }
    test("a codec that throws, and one that writes no JSON, are exceptions of their own") {
      intercept[JsonWriterException](Yaml.render(Circle(Double.NaN): Shape))
      intercept[JsonSyntaxError](Yaml.render(Raw("{oops")))
      assert(Yaml.render(Circle(1): Shape) == "type: Circle\nradius: 1.0\n")
    }
    test("a stream of values, each by its codec") {
      val out = new java.io.ByteArrayOutputStream
      Json.writeAll(Iterator.range(0, 20000).map(i => Circle(i.toDouble): Shape), out)
      val expected = (0 until 20000).map(i => writeToString(Circle(i.toDouble): Shape) + "\n").mkString
      assert(out.toString("UTF-8") == expected)
    }
  }
}
