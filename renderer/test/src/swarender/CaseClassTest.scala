package swarender

import upickle.default.{ReadWriter, Writer, macroRW, transform, writeBinary}
import utest.*

import swarender.Policy.BigIntegers

/** Case classes and MessagePack by upickle, with nothing in between. */
object CaseClassTest extends TestSuite {
  final case class Service(name: String, port: Int, tags: Seq[String], owner: Option[Owner], limits: Map[Int, Double])
  final case class Owner(mail: String, since: Long)
  final case class Numbers(
      byte: Byte,
      short: Short,
      int: Int,
      long: Long,
      float: Float,
      double: Double,
      big: BigInt,
      char: Char
  )

  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  final case class Group(shapes: List[Shape]) extends Shape
  case object Point extends Shape

  implicit val owners: ReadWriter[Owner] = macroRW
  implicit val services: ReadWriter[Service] = macroRW
  implicit val numbers: ReadWriter[Numbers] = macroRW
  implicit val circles: ReadWriter[Circle] = macroRW
  implicit val groups: ReadWriter[Group] = macroRW
  implicit val points: ReadWriter[Point.type] = macroRW
  implicit val shapes: ReadWriter[Shape] = ReadWriter.merge(circles, groups, points)

  private val service =
    Service("web \"1\"", 8080, Seq("a", "b\n"), Some(Owner("o@example.org", (1L << 53) + 1)), Map(1 -> 0.5, -2 -> 1e21))

  private def render[T: Writer](value: T, style: JsonStyle = JsonStyle.compact): String =
    Json.render(transform(value), style)

  private def sameFromMessagePack[T: Writer](value: T, style: JsonStyle = JsonStyle.compact): String = {
    val direct = render(value, style)
    val packed = upack.transform(writeBinary(value), Json(style).visitor(new java.lang.StringBuilder)).toString
    if (packed != direct) throw new java.lang.AssertionError(Golden.difference(packed, direct))
    direct
  }

  val tests: Tests = Tests {
    test("Options, maps with integer keys, longs beyond 2^53") {
      val got = sameFromMessagePack(service)
      val withOwner = """"owner":{"mail":"o@example.org","since":9007199254740993}"""
      assert(got.contains(withOwner) || got.contains(withOwner.replace("{", "[{").replace("}", "}]")))
      assert(
        got.startsWith("""{"name":"web \"1\"","port":8080,"tags":["a","b\n"],"""),
        got.endsWith(""""limits":{"1":0.5,"-2":1e+21}}""")
      )
      val quoted = render(service, JsonStyle.compact.withBigIntegers(BigIntegers.Quote))
      assert(quoted.contains(""""since":"9007199254740993""""))
      assert(upickle.default.read[Service](quoted) == service)
    }
    test("empty Options and collections are rendered") {
      val got = sameFromMessagePack(service.copy(owner = None, tags = Nil, limits = Map()))
      assert(got.contains(""""tags":[]"""), got.endsWith(""""limits":{}}"""))
      assert(got.contains(""""owner":null""") || got.contains(""""owner":[]"""))
    }
    test("sealed traits read back") {
      val value: Shape = Group(List(Circle(1.5), Point, Group(Nil)))
      for ((profile, style) <- Profiles.json) {
        val text = render(value, style)
        val back = upickle.default.read[Shape](text)
        if (back != value) throw new java.lang.AssertionError(s"$profile: $text")
      }
      assert(sameFromMessagePack(value) == render(value))
    }
    test("every kind of number is rendered") {
      val extremes = Seq(
        Numbers(
          Byte.MinValue,
          Short.MinValue,
          Int.MinValue,
          Long.MinValue,
          0.1f,
          "-0.0".toDouble,
          BigInt(2).pow(100),
          '\u00e9'
        ),
        Numbers(Byte.MaxValue, Short.MaxValue, Int.MaxValue, Long.MaxValue, 16777216f, 1e300, BigInt(-1), '"')
      )
      assert(
        render(extremes.head) ==
          "{\"byte\":-128,\"short\":-32768,\"int\":-2147483648,\"long\":-9223372036854775808,\"float\":0.1,\"double\":-0," +
          "\"big\":\"1267650600228229401496703205376\",\"char\":\"\u00e9\"}"
      )
      assert(
        render(extremes(1)) ==
          "{\"byte\":127,\"short\":32767,\"int\":2147483647,\"long\":9223372036854775807,\"float\":16777216,\"double\":1e+300," +
          "\"big\":\"-1\",\"char\":\"\\\"\"}"
      )
    }
    test("a value that is not finite is refused with its path") {
      val error = intercept[RenderError](render(service.copy(limits = Map(7 -> Double.NaN))))
      assert(error.kind eq RenderError.NotFinite, error.path == "$.limits[\"7\"]")
      assert(render(Float.NaN, JsonStyle.ujson) == "\"NaN\"")
    }
    test("a null reference is null") {
      assert(
        render(Owner(null, 1)) == """{"mail":null,"since":1}""",
        render(Owner(null, 1)) == upickle.default.write(Owner(null, 1))
      )
    }
    test("a container as a key is refused") {
      val error = intercept[RenderError](render(Map(Seq(1) -> 2)))
      assert(error.kind eq RenderError.ContainerKey, error.path == "$")
    }
    test("a key that is a string of upickle's own, such as a UUID") {
      val id = new java.util.UUID(1, 2)
      assert(
        render(Map(id -> true)) == s"""{"$id":true}""",
        render(Map(true -> 1)) == """{"true":1}""",
        render(Map('x' -> 1)) == """{"x":1}"""
      )
      assert(render(Map(Long.MaxValue -> 1)) == """{"9223372036854775807":1}""")
    }
    test("MessagePack of every kind, the parser of which hands on floats as doubles") {
      val value = upack.Arr(
        upack.Null,
        upack.True,
        upack.Int32(-1),
        upack.Int64(Long.MinValue),
        upack.UInt64(-1),
        upack.Float32(0.5f),
        upack.Float64(0.1),
        upack.Str("\u00e9\""),
        upack.Binary(Array[Byte](1, -1)),
        upack.Obj(upack.Int32(1) -> upack.Arr(), upack.Str("b") -> upack.Obj(), upack.True -> upack.Null)
      )
      val expected =
        "[null,true,-1,-9223372036854775808,18446744073709551615,0.5,0.1,\"\u00e9\\\"\",[1,-1],{\"1\":[],\"b\":{},\"true\":null}]"
      val fromValue = upack.transform(value, Json(JsonStyle.compact).visitor(new java.lang.StringBuilder)).toString
      val fromBytes =
        upack.transform(upack.write(value), Json(JsonStyle.compact).visitor(new java.lang.StringBuilder)).toString
      assert(fromValue == expected, fromBytes == expected)
    }
    test("JSON text, its numbers as they stand") {
      val text =
        """ { "a" : [ 1.50 , 1e5 , -0 , 123456789012345678901234567890 ] , "b" : { } , "\u0063" : "\ud83d\ude00" } """
      val expected = "{\"a\":[1.50,1e5,-0,123456789012345678901234567890],\"b\":{},\"c\":\"\ud83d\ude00\"}"
      assert(Json.render(JsonText(text)) == expected)
      assert(ujson.transform(text, Json(JsonStyle.compact).visitor(new java.io.StringWriter)).toString == expected)
      val stream = ujson.transform(text, Json(JsonStyle.compact).visitor(new java.io.ByteArrayOutputStream))
      assert(stream.toString == expected)
      val error = intercept[RenderError](
        Json.render(JsonText("""{"spec":{"ports":[1,{"a b":1e999}]}}"""), JsonStyle.canonical)
      )
      assert(error.path == "$.spec.ports[1][\"a b\"]")
    }
  }
}
