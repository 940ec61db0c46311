package swarender

import utest.*

import swarender.Policy.NonFinite
import swarender.dialects.*

/** KYAML; `tools/compare/kyaml/check` compares it with the Go package that defines it. */
object KyamlTest extends TestSuite {
  private def kyaml(v: ujson.Value): String = Yaml.render(v, YamlStyle.kyaml)

  val tests: Tests = Tests {
    test("layout") {
      val doc = ujson.read("""{"a":[{"b":1},{"c":[[2],[]]}],"d":[{},1],"e":[1,{}],"ff":{},"g":[],"h":[[[]]]}""")
      assert(
        kyaml(doc) ==
          """---
            |{
            |  a: [{
            |    b: 1,
            |  }, {
            |    c: [[
            |      2,
            |    ], []],
            |  }],
            |  d: [
            |    {},
            |    1,
            |  ],
            |  e: [
            |    1,
            |    {},
            |  ],
            |  ff: {},
            |  g: [],
            |  h: [[[]]],
            |}
            |""".stripMargin,
        Yaml.render(doc, YamlStyle.kyaml(compact = true)) ==
          "---\n{a: [{b: 1}, {c: [[2], []]}], d: [{}, 1], e: [1, {}], ff: {}, g: [], h: [[[]]]}\n"
      )
    }
    test("strings") {
      val doc =
        ujson.Obj("a" -> "x\n  y\n\nz", "b" -> "\u0007\u0000\u001b\u007f\u00a0\u00ad\u2028\ufeff\ud83d\ude00\t\"\\")
      assert(
        kyaml(doc) == "---\n{\n  a: \"\\\n     x\\n\\\n    \\  y\\n\\\n     \\n\\\n     z\\\n    \",\n" +
          "  b: \"\\a\\0\\e\\x7f\\_\\u00ad\\L\\ufeff\ud83d\ude00\t\\\"\\\\\",\n}\n",
        kyaml(ujson.Str("\u00a0\n\u00a0x")) == "---\n\"\\\n   \\_\\n\\\n   \\_x\\\n  \"\n",
        Yaml.render("a\n\tb", YamlStyle.kyaml(compact = true)) == "---\n\"a\\n\\tb\"\n",
        kyaml(ujson.Str("\ud800")) == "---\n\"\ufffd\"\n"
      )
    }
    test("keys that need quotes") {
      // Where Go reads a string, also if other readers do not: docs/reference/yaml.md has the list.
      val elsewhere = Seq("4E972", "1e844", "0x_", "0b__", "2024-02-30", "e9", "E0")
      for (key <- elsewhere) assert(Yaml.render(ujson.Obj(key -> 1)) == "\"" + key + "\": 1\n")
      val bare = elsewhere ++ Seq("a", "a-b", "a.b/c", "_", "\u00e9", "0x", "1e", "1e999", "2024-02-30", "0b2", "yess",
        "null_", "_-nan", "\u4e16", "\u0663")
      val quoted = Seq(
        "", "null", "Null", "~", "true", "T", "f", "y", "NO", "on", "0", "1", "1_000", "0x1F", "0o7", "0b1", "1e5",
        "1.5", "1e-5", "0x1p-2", "inf", "NaN", "Infinity", "2024-02-29", "2024-1-1", "-a", "a-", "_-.5", "5._", "_-inf",
        ".a", "a b", "a:b", "\ud83d\ude00"
      )
      val text = kyaml(ujson.Obj.from((bare ++ quoted).map(_ -> ujson.Num(1))))
      for (key <- bare) assert(text.contains(s"\n  $key: 1,"))
      for (key <- quoted) assert(text.contains(s"""\n  "$key": 1,"""))
    }
    test("numbers that JSON does not have") {
      assert(
        kyaml(ujson.Arr(Double.NaN, Double.NegativeInfinity, 1e-7)) == "---\n[\n  .nan,\n  -.inf,\n  1.0e-7,\n]\n"
      )
      intercept[RenderError](Yaml.render(Double.NaN, YamlStyle.kyaml.withNonFinite(NonFinite.Fail)))
    }
    test("what is written is read back, from every source") {
      val random = Seeded("KYAML")
      for (
        doc <- Documents.table.map(_._2) ++ Seq.fill(300)(YamlDocuments.document(random, 4));
        style <- Seq(YamlStyle.kyaml, YamlStyle.kyaml(compact = true))
      ) {
        val text = Yaml.render(doc, style)
        assert(TomlDocuments.difference(Json5Reader.kyaml(text), YamlDocuments.readBack(doc)) == None)
      }
      for ((_, doc) <- Documents.table) {
        val _ = Modes.yaml.same(doc, YamlStyle.kyaml)
      }
    }
  }
}
