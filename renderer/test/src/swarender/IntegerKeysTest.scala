package swarender

import java.util.{Collections, TreeMap}

import scala.collection.immutable.ListMap

import utest.*

import swarender.Policy.{BigIntegers, KeyOrder, Nulls}
import swarender.YamlStyle.Layout
import swarender.dialects.*
import swarender.encoder.KeyEncoder

/** Keys that are integers are integers of YAML, if the style says so, whatever else it does. */
object IntegerKeysTest extends TestSuite {
  final case class Port(number: Int)
  object Port { implicit val keys: KeyEncoder[Port] = KeyEncoder[Int].contramap(_.number) }

  final case class Id(number: Long)
  object Id { implicit val keys: KeyEncoder[Id] = KeyEncoder.derived }

  final case class Site(name: String, ports: Map[Int, Option[String]] = Map(80 -> Some("http")))
  object Site { implicit val encoder: Encoder[Site] = Encoder.derived }

  private val style = YamlStyle.safe.withIntegerKeys(true)

  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  private def check[T: Encoder](value: T, style: YamlStyle, expected: String): Unit = {
    same(Yaml.render(value, style), expected)
    same(new String(Yaml(style).toBytes(value), "UTF-8"), expected)
  }

  private def keys[K: KeyEncoder](keys: K*)(expected: String*): Unit = {
    check(ListMap(keys.map(_ -> 1)*), style, expected.map(_ + ": 1\n").mkString)
    val strings = keys.map(key => "\"" + KeyEncoder[K].apply(key) + "\": 1\n").mkString
    if (expected.forall(key => !key.startsWith("\""))) check(ListMap(keys.map(_ -> 1)*), YamlStyle.quoted, strings)
  }

  val tests: Tests = Tests {
    test("each type of integers") {
      keys(0, 7, -1, Int.MinValue)("0", "7", "-1", "-2147483648")
      keys(Long.MaxValue, -9L)("9223372036854775807", "-9")
      keys[Short](3, -3)("3", "-3")
      keys[Byte](4)("4")
      keys(BigInt("123456789012345678901234567890"))("123456789012345678901234567890")
      keys(java.math.BigInteger.TEN)("10")
      keys(Integer.valueOf(5))("5")
      keys(java.lang.Long.valueOf(6))("6")
      keys(Port(8080))("8080")
      keys(Id(12))("12")
    }
    test("other keys are strings") {
      keys("1", "a")("\"1\"", "a")
      keys('1')("\"1\"")
      keys(1.5)("\"1.5\"")
      keys(BigDecimal(2))("\"2\"")
      keys(true)("\"true\"")
      implicit val pairs: KeyEncoder[(Int, Int)] = KeyEncoder.pair("0")
      keys((1, 2))("\"102\"")
      check(ujson.Obj("1" -> ujson.Obj("2" -> 3)), style, "\"1\":\n  \"2\": 3\n")
      check(Events { e => e.beginObject(); e.key("1"); e.int64(2); e.endObject() }, style, "\"1\": 2\n")
    }
    test("no other style, and no other format, has integers as keys") {
      val map = Map(1 -> Map(2 -> "a"))
      check(map, YamlStyle.safe, "\"1\":\n  \"2\": a\n")
      check(map, style.withIntegerKeys(false), "\"1\":\n  \"2\": a\n")
      check(map, YamlStyle.kyaml, "---\n{\n  \"1\": {\n    \"2\": \"a\",\n  },\n}\n")
      assert(Json.render(map) == """{"1":{"2":"a"}}""", Json.render(map, JsonStyle.pretty).contains("\"1\": {"))
      assert(Toml.render(map) == "[1]\n2 = \"a\"\n")
    }
    test("values of every kind") {
      val map = ListMap(
        1 -> ujson.Arr(),
        2 -> ujson.Obj(),
        3 -> ujson.Arr(1),
        4 -> ujson.Obj("a" -> 1),
        5 -> ujson.Str("x\ny\n")
      )
      check(map, style, "1: []\n2: {}\n3:\n- 1\n4:\n  a: 1\n5: |\n  x\n  y\n")
      check(Seq(Map(1 -> Map(-2 -> 3))), style, "- 1:\n    -2: 3\n")
      check(Map(1 -> Option.empty[Int]), style.withNullText(YamlStyle.NullText.Empty), "1:\n")
      check(ListMap(1 -> Option.empty[Int], 2 -> None), style.withNullText(YamlStyle.NullText.Empty), "1:\n2:\n")
    }
    test("a key that needs a question mark") {
      val digits = "1" * 1100
      check(Map(BigInt(digits) -> "a"), style, s"? $digits\n: a\n")
    }
    test("Java's maps, fields, and encoders of programs") {
      val java = new TreeMap[Integer, String](Collections.singletonMap[Integer, String](80, "http"))
      check(java, style, "80: http\n")
      check(Site("a"), style, "name: a\nports:\n  80: http\n")
      val own = Encoder.of[Int]((n, events) => Encoder[Map[Int, Int]].encode(Map(n -> n), events))
      check(1, style, "1: 1\n")(own)
      check(Seq(1), style, "- 1: 1\n")(Encoder.iterable(own))
      check(Map(1 -> 2), style, "1: 2\nb: x\n")(Encoder[Map[Int, Int]].withMember("b")(_ => "x"))
      check(ListMap(1 -> 2, 3 -> 4), style, "1: x\n3: 4\n")(Encoder[ListMap[Int, Int]].replacing("1")(_ => "x"))
      check(Events { e => Encoder.send(Map(1 -> 2), e) }, style, "1: 2\n")
    }
    test("upickle's writers") {
      check(Map(1 -> 2L), style, "1: 2\n")(
        Encoder.of((map, e) => upickle.default.transform(map).to(Encoder.visitor(e)))
      )
    }
    test("settings that hold, sort, or look at members") {
      val map = ListMap(10 -> Option("a"), 9 -> None, -1 -> Option("b"))
      check(map, style, "10: a\n9: null\n-1: b\n")
      check(map, style.withKeyOrder(KeyOrder.Utf16), "-1: b\n10: a\n9: null\n")
      check(map, style.withNulls(Nulls.OmitMembers), "10: a\n-1: b\n")
      check(map, style.withNulls(Nulls.OmitMembers).withKeyOrder(KeyOrder.Utf16), "-1: b\n10: a\n")
      check(
        ListMap(1 -> Map(2 -> Map.empty[Int, Int]), 3 -> Map(4 -> Map(5 -> 6))),
        style.withOmitEmpty(true),
        "3:\n  4:\n    5: 6\n"
      )
      check(ListMap(1 -> Seq(1), 2 -> Seq(2)), style.withBlankLines(1), "1:\n- 1\n\n2:\n- 2\n")
      check(ListMap(1 -> 2, 3 -> 4), style.withComments(at => Some(at.path)), "1: 2 # $[\"1\"]\n3: 4 # $[\"3\"]\n")
      check(
        Map(1 -> 2),
        style.withCommentLines(at => Some(at.path)).withKeyOrder(KeyOrder.Utf16),
        "# $\n# $[\"1\"]\n1: 2\n"
      )
      check(Map(1 -> 2), style.withTags(_ => Some("!t")), "!t\n1: !t 2\n")
      check(Map(1 -> 2), style.withKeyQuotes(KeyQuotes.Always), "1: 2\n")
      check(Map(1 -> "a"), YamlStyle.pyyaml.withIntegerKeys(true), "1: a\n")
      check(Map("a" -> Map(1 -> "b")), YamlStyle.quoted.withIntegerKeys(true), "a:\n  1: \"b\"\n")
      check(Map(1 -> "on"), style.withParsers(YamlStyle.Parsers.Yaml12), "1: on\n")
    }
    test("flow style") {
      val map = ListMap("a" -> ListMap(1 -> "x", -2 -> "z"), "b" -> ListMap(3 -> "z" * 40))
      val written = s"a: {1: x, -2: z}\nb:\n  3: ${"z" * 40}\n"
      check(map, style.withMaxFlowLength(20), written)
      check(
        map,
        style.withMaxFlowLength(20).withKeyOrder(KeyOrder.Utf16),
        written.replace("1: x, -2: z", "-2: z, 1: x")
      )
      check(Map(1 -> Map(2 -> Seq(3))), style.withLayout(_ => Layout.Flow), "{1: {2: [3]}}\n")
      check(Map(1 -> Seq(10, 20, 30)), style.withFlowWidth(12), "1: [10, 20,\n  30]\n")
      check(Map(1 -> Seq(10, 20, 30)), style.withMaxFlowLength(5), "1:\n- 10\n- 20\n- 30\n")
      check(Map("a" -> Map(1 -> 2, 2 -> 3)), style.withLayout(_ => Layout.Block), "a:\n  1: 2\n  2: 3\n")
    }
    test("defaults as comments, and a container of nothing else") {
      val commented = style.withCommentedDefaults(true)
      check(Site("a"), commented, "name: a\n# ports:\n#   80: http\n")
      check(Map(7 -> Site("a")), commented.withKeyOrder(KeyOrder.Utf16), "7:\n  name: a\n  # ports:\n  #   80: http\n")
    }
    test("integers that are not written in full stay strings") {
      val map = ListMap((1L << 53) -> 1, ((1L << 53) + 1) -> 2)
      check(map, style.withBigIntegers(BigIntegers.Quote), "9007199254740992: 1\n\"9007199254740993\": 2\n")
    }
    test("equal keys are an error, integers or not") {
      implicit val halves: KeyEncoder[Double] = KeyEncoder[Long].contramap(_.toLong)
      val twice = ListMap(1.0 -> 1, 1.5 -> 2)
      val error = intercept[RenderError](Yaml.render(twice, style))
      assert(error.kind eq RenderError.DuplicateKey, error.path == "$[\"1\"]")
      val filtered = intercept[RenderError](Yaml.render(twice, style.withMaxFlowLength(10)))
      assert(filtered.kind eq RenderError.DuplicateKey)
    }
    test("many documents, and a writer that is used again") {
      val out = new java.io.ByteArrayOutputStream
      Yaml(style).writeAll(Iterator(Map(1 -> 1), Map(2 -> 2)), out)
      same(out.toString("UTF-8"), "---\n1: 1\n---\n2: 2\n")
      for (_ <- 0 until 5) check(Map(1 -> "a"), style, "1: a\n")
      for (_ <- 0 until 5) check(Map("1" -> "a"), style, "\"1\": a\n")
    }
  }
}
