package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls, Surrogates}
import swarender.dialects.*

/** Nulls and empty containers that a style leaves out, from every source. */
object OmissionTest extends TestSuite {
  final case class Leaf(n: Option[Int], tags: Seq[String], inner: Map[String, Option[Int]])
  object Leaf {
    implicit val encoder: Encoder[Leaf] = Encoder.derived
  }

  private val json = JsonStyle.compact
  private val toml = TomlStyle.standard.withArrayWidth(Int.MaxValue)

  private def same[S <: Style](format: Format[S], style: S, text: String, expected: String): Unit = {
    val value = ujson.read(text)
    val got = Seq(
      "tree" -> format.render(value, style),
      "bytes" -> new String(format(style).toBytes(value), "UTF-8"),
      "text" -> format.render(JsonText(text), style),
      "text in bytes" -> format.render(JsonText(text.getBytes("UTF-8")), style),
      "events" -> format.render(style)(r => value.transform(r.visitor)),
      "part" -> format.render(style)(_.value(value)),
      "encoder" -> format.render(value, style)(Encoder.of[ujson.Value]((v, e) => Encoder[ujson.Value].encode(v, e)))
    )
    for ((way, one) <- got)
      if (one != expected) throw new java.lang.AssertionError(s"$style, $way, $text: $one, not $expected")
  }

  private def sorted(style: JsonStyle): JsonStyle = style.withKeyOrder(KeyOrder.CodePoint)

  val tests: Tests = Tests {
    test("nulls: kept, left out as members, left out everywhere") {
      val cases = Seq(
        ("null", "null", "null"),
        ("[null]", "[null]", "[]"),
        ("""{"a":null}""", "{}", "{}"),
        ("""{"a":[null,1,null],"b":null,"c":{"d":null}}""", """{"a":[null,1,null],"c":{}}""", """{"a":[1],"c":{}}"""),
        ("""[[null],{"a":[{"b":null},null]}]""", """[[null],{"a":[{},null]}]""", """[[],{"a":[{}]}]""")
      )
      for ((text, members, everywhere) <- cases; style <- Seq(json, sorted(json))) {
        same(Json, style, text, text)
        same(Json, style.withNulls(Nulls.OmitMembers), text, members)
        same(Json, style.withNulls(Nulls.OmitEverywhere), text, everywhere)
        same(Yaml, YamlStyle.json(style.withNulls(Nulls.OmitMembers)), text, s"---\n$members\n")
      }
      same(Yaml, YamlStyle.safe.withNulls(Nulls.OmitMembers), """{"a":null,"b":[null]}""", "b:\n- null\n")
      same(Yaml, YamlStyle.safe.withNulls(Nulls.OmitEverywhere), """{"a":null,"b":[null]}""", "b: []\n")
    }
    test("TOML: a null in an array is refused unless nulls are left out everywhere") {
      val members = toml.withNulls(Nulls.OmitMembers)
      same(Toml, members, """{"a":null,"b":[1],"t":{"c":null}}""", "b = [1]\n\n[t]\n")
      for (text <- Seq("""{"a":[1,null]}""", """{"a":[null]}""", """{"a":[{"b":1},null]}""", """{"a":[[],[null]]}""")) {
        val value = ujson.read(text)
        for (
          way <- Seq[() => Any](
            () => Toml.render(value, members),
            () => Toml.render(JsonText(text), members),
            () => Toml.render(members)(r => value.transform(r.visitor))
          )
        ) {
          val error = intercept[RenderError](way())
          assert(error.kind eq RenderError.NullValue, error.path.startsWith("$.a["))
        }
        Toml.render(value, toml.withNulls(Nulls.OmitEverywhere))
      }
    }
    test("members that are empty, or become so, are left out") {
      val cases = Seq(
        ("{}", "{}"),
        ("[]", "[]"),
        ("[{},[]]", "[{},[]]"),
        ("""{"a":{},"b":[],"c":1,"d":"","e":0}""", """{"c":1,"d":"","e":0}"""),
        ("""{"a":{"b":{"c":{}}},"d":{"e":[],"f":{"g":1}}}""", """{"d":{"f":{"g":1}}}"""),
        ("""{"a":[[]],"b":[{}],"c":[{"d":{}}]}""", """{"a":[[]],"b":[{}],"c":[{}]}"""),
        (
          """{"a":{"b":{"c":[]},"d":{"e":1},"f":{}},"g":{"h":[{"i":[]},1]}}""",
          """{"a":{"d":{"e":1}},"g":{"h":[{},1]}}"""
        )
      )
      for ((text, expected) <- cases; style <- Seq(json, sorted(json), json.withDuplicateKeys(DuplicateKeys.Fail))) {
        same(Json, style.withOmitEmpty(true), text, expected)
        same(Json, style.withOmitEmpty(false), text, text)
        same(Yaml, YamlStyle.json(style).withOmitEmpty(true), text, s"---\n$expected\n")
      }
      val nulls = """{"a":null,"b":{"c":null},"d":[null],"e":[{"f":null}],"g":1}"""
      same(Json, json.withOmitEmpty(true), nulls, nulls)
      val members = json.withOmitEmpty(true).withNulls(Nulls.OmitMembers)
      same(Json, members, nulls, """{"d":[null],"e":[{}],"g":1}""")
      same(Json, members.withNulls(Nulls.OmitEverywhere), nulls, """{"e":[{}],"g":1}""")
      same(Yaml, YamlStyle.safe.withOmitEmpty(true), """{"a":{"b":[]},"c":{"d":{},"e":[[]]}}""", "c:\n  e:\n  - []\n")
      val tables = toml.withOmitEmpty(true).withNulls(Nulls.OmitMembers)
      same(Toml, tables, """{"a":{"b":{}},"c":[],"d":{"e":null,"f":1},"g":[{}]}""", "[d]\nf = 1\n\n[[g]]\n")
    }
    test("encoders of classes, with comments and errors") {
      val all = json.withNulls(Nulls.OmitMembers).withOmitEmpty(true)
      assert(Json.render(Leaf(None, Nil, Map("a" -> None)), all) == "{}")
      assert(Json.render(Seq(Leaf(Some(1), Seq(""), Map())), all) == """[{"n":1,"tags":[""]}]""")
      assert(
        Toml.render(Map("x" -> Leaf(None, Nil, Map())), toml.withOmitEmpty(true).withNulls(Nulls.OmitMembers)) == ""
      )
      val noted = YamlStyle.safe.withComments(place => Some(place.path)).withOmitEmpty(true)
      assert(
        Yaml.render(
          ujson.read("""{"a":{"b":[]},"c":{"d":[1]}}"""),
          noted
        ) == "c: # $.c\n  d: # $.c.d\n  - 1 # $.c.d[0]\n"
      )
      val sent = Yaml.render(YamlStyle.safe.withOmitEmpty(true)) { r =>
        r.beginObject()
        r.key("a")
        r.comment("gone")
        r.beginArray()
        r.endArray()
        r.key("b")
        r.comment("kept")
        r.beginArray()
        r.comment("one")
        r.int64(1)
        r.endArray()
        r.endObject()
      }
      assert(sent == "b: # kept\n- 1 # one\n")
      val refused = intercept[RenderError](Json.render(Map("a" -> Map("b" -> Seq(Double.NaN))), all))
      assert(refused.path == "$.a.b[0]")
      val fails = intercept[RenderError](Json.render(Map("a" -> Map("b" -> None)), all.withNulls(Nulls.Fail)))
      assert(fails.kind eq RenderError.NullValue, fails.path == "$.a.b")
    }
    test("an error in a key is in that key's place, also where it was sent late") {
      val fail = json.withOmitEmpty(true).withSurrogates(Surrogates.Fail).withDuplicateKeys(DuplicateKeys.Fail)
      val lone = "\ud800"
      val a = RenderError.Key("a")
      val b = RenderError.Key("b")
      val cases = Seq(
        (s"""{"a":{"$lone":{"b":{"c":1}}}}""", RenderError.LoneSurrogate, List(a, RenderError.Key(lone))),
        (s"""{"a":{"b":{"$lone":{"c":[1]}}}}""", RenderError.LoneSurrogate, List(a, b, RenderError.Key(lone))),
        ("""{"a":{"b":1,"b":{"c":{"d":2}}}}""", RenderError.DuplicateKey, List(a, b)),
        ("""{"a":[{"b":1,"b":{"c":[[2]]}}]}""", RenderError.DuplicateKey, List(a, RenderError.Index(0), b)),
        (s"""{"a":{"$lone":null}}""", RenderError.LoneSurrogate, List(a, RenderError.Key(lone)))
      )
      for (
        (text, kind, place) <- cases;
        style <- Seq(fail, fail.withNulls(Nulls.Fail));
        source <- Seq[() => Any](
          () => Json.render(JsonText(text), style),
          () => Json.render(style)(_.value(JsonText(text))),
          () => Yaml.render(JsonText(text), YamlStyle.json(style))
        )
      ) {
        val e = intercept[RenderError](source())
        if ((e.kind ne kind) || e.segments != place)
          throw new java.lang.AssertionError(s"$text: ${e.kind} at ${e.path}")
      }
    }
    test("JSON keeps both of two equal keys unless the style refuses them, YAML where the style keeps them") {
      val text = """{"a":1,"a":2}"""
      assert(
        Json.render(JsonText(text)) == text,
        Yaml.render(JsonText(text), YamlStyle.safe.withDuplicateKeys(DuplicateKeys.Keep)) == "a: 1\na: 2\n"
      )
      assert(intercept[RenderError](Yaml.render(JsonText(text))).path == "$.a")
      import swarender.encoder.KeyEncoder
      implicit val lower: KeyEncoder[Symbol] = KeyEncoder.of(_.name.toLowerCase)
      val map = Map(Symbol("A") -> 1, Symbol("a") -> 2)
      assert(Json.render(map) == text)
      assert(intercept[RenderError](Toml.render(Map("t" -> map))).path == "$.t.a")
    }
  }
}
