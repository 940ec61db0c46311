package swarender

import utest.*

import swarender.Policy.{KeyOrder, UnsupportedTags, NonFinite, Nulls, Surrogates}
import swarender.dialects.*
import swarender.jsonnet.{Jsonnet, JsonnetNumbers}

/** Styles as values: equality, names, text, and the options that layouts are made of. */
object StyleTest extends TestSuite {
  private val value = ujson.Obj("a" -> ujson.Arr(), "b" -> ujson.Arr(1, ujson.Obj()))

  private def yaml(s: String, style: YamlStyle) = Yaml.render(ujson.Obj("k" -> s), style)

  val tests: Tests = Tests {
    test("styles made by equal calls are equal, and others are not") {
      def json = JsonStyle.pretty
        .withNulls(Nulls.OmitMembers)
        .withKeyOrder(KeyOrder.CodePoint)
        .withNonFinite(NonFinite.WriteNull)
        .withItemSeparator(" ,")
      def yaml = Jsonnet.go
        .manifestYamlDoc()
        .withKeyOrder(KeyOrder.AsGiven)
        .withFinalNewline(true)
        .withMaxDepth(100)
        .withNumbers(NumberLayout.yaml)
      def toml =
        Jsonnet.go.manifestTomlEx("  ").withIndent(3).withSmallTables(TomlStyle.SmallTables.Inline).withOmitEmpty(true)
      for (make <- Seq[() => Style](() => json, () => yaml, () => toml)) {
        val (one, other) = (make(), make())
        assert(one == other, one.hashCode == other.hashCode, one.toString == other.toString)
      }
      assert(json.withOmitEmpty(true) != json.withOmitDefaults(true), YamlStyle.json(json) == YamlStyle.json(json))
      assert(JsonStyle.compact.withIndent(2) == JsonStyle.pretty(2), JsonStyle.pretty(2) != JsonStyle.pretty(3))
      assert(JsonStyle.pretty == JsonStyle.pretty("  "), JsonStyle.ujson == JsonStyle.ujson(-1))
      assert(JsonStyle.compact.withEscapes(Escapes.minimal) == JsonStyle.compact)
      assert(YamlStyle.json == YamlStyle.json(JsonStyle.compact), YamlStyle.pretty == YamlStyle.pretty(80))
      // The same settings in another language.
      assert((JsonStyle.fitted: Style) != new JsoncStyle(JsonStyle.fitted.settings))
      assert(Jsonnet.go.manifestYamlDoc() == Jsonnet.go.manifestYamlDoc(indentArrayInObject = false, quoteKeys = true))
    }
    test("a style's text has its settings") {
      val style = JsonStyle.compact.withNonFinite(NonFinite.WriteNull).withEscapes(Escapes.html)
      for (part <- Seq("JsonSettings(", "WriteNull", "Escapes.html")) assert(style.toString.contains(part))
      assert(Json(style).toString == s"Json in $style")
    }
    test("profiles by name") {
      val json = NamedStyles.json.map(_._2)
      val yaml = NamedStyles.yaml.map(_._2)
      assert(
        json == List[Style](
          JsonStyle.compact,
          JsonStyle.pretty,
          JsonStyle.canonical,
          JsonStyle.textSequence,
          JsonStyle.ujson,
          JsonStyle.fitted,
          JsonStyle.jsonc,
          JsonStyle.json5
        ),
        yaml == List[Style](
          YamlStyle.safe,
          YamlStyle.quoted,
          YamlStyle.pretty,
          YamlStyle.kyaml,
          YamlStyle.pyyaml,
          YamlStyle.json
        ),
        json.distinct.size == json.size,
        yaml.distinct.size == yaml.size,
        TomlStyle.names.map(TomlStyle.byName(_).get) == List(TomlStyle.standard)
      )
      assert(JsonStyle.byName("none") == None, YamlStyle.byName("none") == None, TomlStyle.byName("none") == None)
      assert(JsonStyle.dialect("compact") == None, YamlStyle.dialect("safe") == None)
    }
    test("JSON: lines without indentation, separators, and what is in empty containers") {
      assert(
        Json.render(
          value,
          EvaluatorSettings.lines(JsonStyle.compact, "\n", "")
        ) == "{\n\"a\":[],\n\"b\":[\n1,\n{}\n]\n}"
      )
      val style = EvaluatorSettings.filler(JsonStyle.compact.withItemSeparator(", ").withKeySeparator(" : "), " ")
      assert(Json.render(value, style) == """{"a" : [ ], "b" : [1, { }]}""")
    }
    test("JSON: separators that were set stay when the layout changes") {
      val compact = JsonStyle.compact
      val small = ujson.Obj("a" -> 1, "b" -> 2)
      def check(style: JsonStyle)(expected: String): Unit = {
        val got = Json.render(small, style)
        if (got != expected) throw new java.lang.AssertionError(s"$style: $got")
      }
      check(compact.withItemSeparator("; ").withIndent(1))("{\n \"a\": 1; \n \"b\": 2\n}")
      check(compact.withKeySeparator("=").withIndent(1))("{\n \"a\"=1,\n \"b\"=2\n}")
      check(compact.withIndent(1).withKeySeparator("=").withIndent(""))("{\"a\"=1,\"b\"=2}")
      check(compact.withIndent(1).withIndent(""))("{\"a\":1,\"b\":2}")
      check(Jsonnet.go.manifestPython.withIndent(1))("{\n \"a\": 1,\n \"b\": 2\n}")
      check(Jsonnet.go.manifestPython.withIndent(""))("{\"a\":1,\"b\":2}")
      check(Jsonnet.go.oneLine.withItemSeparator(", ").withIndent(""))("{\"a\":1, \"b\":2}")
      check(Jsonnet.go.manifestJsonEx(" ", "\n", "=").withIndent(""))("{\"a\"=1,\"b\"=2}")
      check(EvaluatorSettings.lines(compact, "\n", ""))("{\n\"a\":1,\n\"b\":2\n}")
      val yaml = Yaml.render(small, YamlStyle.json(compact.withItemSeparator(" , ")).withIndent(1))
      assert(yaml == "---\n{\n \"a\": 1 , \n \"b\": 2\n}\n")
    }
    test("a format refuses the policies that it cannot write") {
      val refused: Seq[(String, () => Style)] = Seq(
        "JSON" -> (() => JsonStyle.compact.withNonFinite(NonFinite.Keyword)),
        "YAML" -> (() => YamlStyle.safe.withSurrogates(Surrogates.Escape)),
        "YAML 1.1" -> (() => YamlStyle.safe.withNumbers(NumberLayout.ecma)),
        "TOML" -> (() => TomlStyle.standard.withNonFinite(NonFinite.WriteNull)),
        "TOML" -> (() => TomlStyle.standard.withNulls(Nulls.Keep)),
        "TOML" -> (() => TomlStyle.standard.withSurrogates(Surrogates.Escape)),
        "JSON" -> (() => YamlStyle.json.withNonFinite(NonFinite.Keyword)),
        "YAML" -> (() => YamlStyle.kyaml.withSurrogates(Surrogates.Escape)),
        "YAML in block style" -> (() => YamlStyle.pyyaml.withUnsupportedTags(UnsupportedTags.Omit))
      )
      for ((format, make) <- refused) {
        val e = intercept[IllegalArgumentException](make())
        assert(e.getMessage.startsWith(s"requirement failed: $format"))
      }
      intercept[IllegalArgumentException](YamlStyle.safe.withMaxDepth(0))
      intercept[IllegalArgumentException](YamlStyle.safe.withIndent(0))
      intercept[NullPointerException](JsonStyle.compact.withNulls(null))
    }
    test("JSON: text in empty containers alone") {
      assert(Json.render(value, EvaluatorSettings.filler(JsonStyle.compact, " ")) == """{"a":[ ],"b":[1,{ }]}""")
    }
    test("JSON: std.toString writes a root string as it is") {
      val style = Jsonnet.go.string
      assert(Json.render("a\"\n", style) == "a\"\n", Json.render(Seq("a"), style) == "[\"a\"]")
      assert(Json.render(ujson.Str("a\"\n"), style) == "a\"\n", Json(style).toBytes(ujson.Str("\u00e9")).length == 2)
      assert(Json.render(Map("k" -> "v"), style) == """{"k": "v"}""", Json.render(0.1, style) == "0.10000000000000001")
    }
    test("TOML: a table without members is an empty document") {
      assert(Toml.render(ujson.Obj()) == "", Toml.render(ujson.Obj(), Jsonnet.go.manifestTomlEx("  ")) == "")
      val omitted = Toml.render(ujson.Obj("a" -> ujson.Null), TomlStyle.standard.withNulls(Nulls.OmitMembers))
      assert(omitted == "")
    }
    test("TOML: number layouts and the empty key") {
      val style = EvaluatorSettings.emptyKey(TomlStyle.standard.withNumbers(NumberLayout.python), "''")
      assert(Toml.render(ujson.Obj("" -> 1, "b" -> 0.1), style) == "'' = 1.0\nb = 0.1\n")
      assert(Toml.render(ujson.Obj("" -> 1)) == "\"\" = 1\n")
    }
    test("YAML: without a final line feed only a block has its own") {
      val open = YamlStyle.safe.withFinalNewline(false)
      assert(yaml("a", open) == "k: a", yaml("a\n", open) == "k: |\n  a\n", Yaml.render(1, open) == "1")
      assert(Yaml.render(Seq("a\n", "b"), open) == "- |\n  a\n- b")
    }
    test("YAML: lines have room for 20 chars at any depth") {
      val text: ujson.Value = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
      for (depth <- Seq(12, 40)) {
        val lines = Yaml.render((0 until depth).foldLeft(text)((v, _) => ujson.Obj("k" -> v)), YamlStyle.pretty(30))
        assert(lines.linesIterator.map(_.trim).toSeq.takeRight(2) == Seq("aaaa bbbb cccc dddd", "eeee ffff gggg hhhh"))
      }
    }
    test("number layouts render numbers by themselves") {
      val cases = Seq(
        (1e16, "1e+16", "10000000000000000"),
        (1.0, "1.0", "1"),
        (-0.0, "-0.0", "-0"),
        (0.1, "0.1", "0.1"),
        (1e-5, "1e-05", "0.00001"),
        (1e-4, "0.0001", "0.0001"),
        (9007199254740994.0, "9007199254740994.0", "9007199254740994"),
        (505874924095815681.0, "5.058749240958157e+17", "505874924095815700"),
        (1.5e300, "1.5e+300", "15" + "0" * 299)
      )
      for ((v, python, jrsonnet) <- cases)
        assert(NumberLayout.python.render(v) == python, NumberLayout.positional.render(v) == jrsonnet)
      assert(
        NumberLayout.seventeenG.render(0.1) == "0.10000000000000001",
        NumberLayout.ecma.render(Double.NaN) == "NaN"
      )
      assert(JsonnetNumbers.sjsonnet.render(1.5e-7) == "1.5e-07", NumberLayout.ecma.render(-1 / 0.0) == "-Infinity")
      assert(NumberLayout(fixedFrom = -2, exponent = 'E', exponentDigits = 3).render(0.001) == "1E-003")
      // Halfway between two numbers of 17 digits: to the even one.
      assert(NumberLayout.seventeenG.render(12345678901234.0625) == "12345678901234.062")
      assert(NumberLayout.seventeenG.render(12345678901234.1875) == "12345678901234.188")
      assert(NumberLayout.ecma == NumberLayout(), NumberLayout.toml != NumberLayout.yaml)
      intercept[IllegalArgumentException](NumberLayout(exponent = 'x'))
      intercept[IllegalArgumentException](NumberLayout(fixedFrom = 1))
    }
  }
}
