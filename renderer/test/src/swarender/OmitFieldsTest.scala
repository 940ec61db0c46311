package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.dialects.*
import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{asString, comment, flatten}

/** Fields that are null are left out, entries of maps that are null stay. */
object OmitFieldsTest extends TestSuite {
  final case class Leaf(
      @comment("above") n: Option[Int],
      s: String,
      inner: Map[String, Option[Int]],
      all: Seq[Option[Int]]
  )
  object Leaf { implicit val encoder: Encoder[Leaf] = Encoder.derived }
  private val leaf = Leaf(None, null, Map("1" -> None, "2" -> Some(3)), Seq(None))

  final case class Page(offset: Int, limit: Option[Int])
  object Page { implicit val encoder: Encoder[Page] = Encoder.derived }
  final case class Flat(a: Option[Int], @flatten page: Option[Page], @flatten more: Map[String, Option[Int]])
  object Flat { implicit val encoder: Encoder[Flat] = Encoder.derived }

  final case class Wide(@asString a: Option[Int], b: Option[Page] = None, c: Map[String, Option[Page]] = Map.empty)
  object Wide { implicit val encoder: Encoder[Wide] = Encoder.derived }

  final case class Loose(a: Map[String, String])
  object Loose {
    implicit val encoder: Encoder[Loose] =
      Encoder[Map[String, String]].contramap[Loose](v => if (v eq null) null else v.a)
  }

  sealed trait Shape
  final case class Dot(x: Option[Int]) extends Shape
  case object Empty extends Shape
  private def shapes(rules: EncoderRules): Encoder[Shape] = {
    implicit val own: EncoderRules = rules
    Encoder.derived
  }

  private def same[S <: Style, T: Encoder](format: Format[S], style: S, value: T, expected: String): Unit = {
    val got = Seq(
      "string" -> format.render(value, style),
      "bytes" -> new String(format(style).toBytes(value), "UTF-8"),
      "events" -> format.render(style)(Encoder.send(value, _)),
      "part" -> format.render(style)(_.value(value)),
      "own encoder" -> format.render(value, style)(Encoder.of[T]((v, e) => Encoder[T].encode(v, e)))
    )
    for ((way, one) <- got)
      if (one != expected) throw new java.lang.AssertionError(s"$style, $way: $one, not $expected")
  }

  private val json = JsonStyle.compact.withNulls(Nulls.OmitFields)
  private val yaml = YamlStyle.safe.withNulls(Nulls.OmitFields)
  private val toml = TomlStyle.standard.withNulls(Nulls.OmitFields)

  val tests: Tests = Tests {
    test("fields of classes, but no entries of maps") {
      same(Json, json, leaf, """{"inner":{"1":null,"2":3},"all":[null]}""")
      same(Json, json, leaf.copy(n = Some(1), s = "s"), """{"n":1,"s":"s","inner":{"1":null,"2":3},"all":[null]}""")
      same(
        Json,
        json,
        Map("k" -> Option(leaf), "l" -> None),
        """{"k":{"inner":{"1":null,"2":3},"all":[null]},"l":null}"""
      )
      same(Json, json, Seq(None, Some(Page(1, None))), """[null,{"offset":1}]""")
      same(Json, json, Option.empty[Page], "null")
      same(Json, json, Wide(None, Some(Page(1, None)), Map("k" -> None)), """{"b":{"offset":1},"c":{"k":null}}""")
      same(Json, json, Loose(Map("k" -> null)), """{"k":null}""")
      same(Json, json, Dot(None): Shape, """{"$type":"Dot"}""")(shapes(EncoderRules.default))
      same(Json, JsonStyle.compact.withNulls(Nulls.OmitMembers), leaf, """{"inner":{"2":3},"all":[null]}""")
    }
    test("in every format and layout") {
      same(Json, JsonStyle.pretty.withNulls(Nulls.OmitFields), Page(1, None), "{\n  \"offset\": 1\n}")
      same(
        Json,
        JsonStyle.fitted(40).withNulls(Nulls.OmitFields),
        Wide(None, None, Map("k" -> None)),
        """{"c": {"k": null}}"""
      )
      same(Json, JsonStyle.json5.withNulls(Nulls.OmitFields), Page(1, None), "{\n  offset: 1,\n}")
      same(Yaml, yaml, leaf, "inner:\n  \"1\": null\n  \"2\": 3\nall:\n- null\n")
      same(Yaml, YamlStyle.json(json), Page(1, None), "---\n{\"offset\":1}\n")
      same(Yaml, yaml.withMaxFlowLength(40), Wide(None, None, Map("k" -> None)), "c: {k: null}\n")
      same(Yaml, YamlStyle.kyaml.withNulls(Nulls.OmitFields), Page(1, None), "---\n{\n  offset: 1,\n}\n")
      same(Toml, toml, Wide(None, Some(Page(1, None))), "[b]\noffset = 1\n\n[c]\n")
      for (style <- Seq(toml, toml.withKeyOrder(KeyOrder.CodePoint))) {
        val error = intercept[RenderError](Toml.render(Wide(None, None, Map("k" -> None)), style))
        assert(error.kind eq RenderError.NullValue, error.path == "$.c.k")
      }
      assert(intercept[RenderError](Toml.render(Map("a" -> None), toml)).path == "$.a")
      assert(intercept[RenderError](Toml.render(leaf.copy(inner = Map.empty), toml)).path == "$.all[0]")
    }
    test("with other settings") {
      val sorted = json.withKeyOrder(KeyOrder.CodePoint)
      same(Json, sorted, leaf, """{"all":[null],"inner":{"1":null,"2":3}}""")
      same(Json, sorted, Flat(None, Some(Page(1, None)), Map("b" -> None)), """{"b":null,"offset":1}""")
      val empty = Map("k" -> Dot(None))
      same(Json, json.withOmitEmpty(true), empty, "{}")(Encoder.map[String, Dot, Map](implicitly, Encoder.derived[Dot]))
      same(Json, json.withOmitEmpty(true), Wide(None), "{}")
      same(Json, json.withOmitDefaults(true), Wide(None, c = Map("k" -> None)), """{"c":{"k":null}}""")
      same(Json, json.withDuplicateKeys(Policy.DuplicateKeys.Fail), leaf, """{"inner":{"1":null,"2":3},"all":[null]}""")
      same(Yaml, yaml.withCommentedDefaults(true), Wide(Some(1)), "a: \"1\"\n# c: {}\n")
    }
    test("flattened fields and computed members") {
      same(Json, json, Flat(None, Some(Page(1, None)), Map("b" -> None)), """{"offset":1,"b":null}""")
      same(Json, json, Flat(None, None, Map("b" -> Some(1))), """{"b":1}""")
      def withNone[T](encoder: Encoder[T]) = encoder.withMember("m")(_ => Option.empty[Int])
      same(Json, json, Page(1, None), """{"offset":1}""")(withNone(Page.encoder))
      same(Json, json, Flat(None, None, Map("b" -> None)), """{"b":null}""")(withNone(Flat.encoder))
      same(Json, json, Page(1, None), """{"offset":1,"m":null}""")(withNone(Page.encoder.contramap[Page](identity)))
      same(Json, json, Map("b" -> 1), """{"b":1,"m":null}""")(withNone(Encoder[Map[String, Int]]))
    }
    test("the name of a subtype or of a side stays") {
      implicit val either: Encoder[Either[Option[Int], Int]] = Encoder.eitherObject()
      same[JsonStyle, Either[Option[Int], Int]](Json, json, Left(None), """{"left":null}""")
      for (rules <- Seq(EncoderRules.default.withWrapper(true), EncoderRules.default.withContentKey("v"))) {
        implicit val encoder: Encoder[Shape] = shapes(rules)
        val expected = if (rules.form eq EncoderRules.Wrapper) """{"Dot":{}}""" else """{"$type":"Dot","v":{}}"""
        same[JsonStyle, Shape](Json, json, Dot(None), expected)
      }
    }
    test("trees, texts and events have no fields, but those that are sent as such") {
      val text = """{"a":null,"b":{"c":null},"d":[null]}"""
      same(Json, json, ujson.read(text), text)
      same(Json, json, JsonText(text), text)
      same(Json, json, JsonText(text.getBytes("UTF-8")), text)
      same(Yaml, yaml, JsonText(text), "a: null\nb:\n  c: null\nd:\n- null\n")
      assert(intercept[RenderError](Toml.render(JsonText("""{"a":null}"""), toml)).kind eq RenderError.NullValue)
      val names = new FieldNames("x", "y")
      val sent = Json.render(json) { e =>
        e.beginObject()
        e.field(names, 0)
        e.nullValue()
        e.key("k")
        e.nullValue()
        e.field(names, 1)
        e.int64(1)
        e.endObject()
      }
      assert(sent == """{"k":null,"y":1}""")
    }
  }
}
