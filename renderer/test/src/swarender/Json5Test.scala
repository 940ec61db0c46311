package swarender

import utest.*

import swarender.Policy.{NonFinite, Surrogates}
import swarender.dialects.*

/** JSON5, and JSON with comments. */
object Json5Test extends TestSuite {
  private def json5(v: ujson.Value, style: JsonStyle = JsonStyle.json5): String = Json.render(v, style)

  val tests: Tests = Tests {
    test("keys, quotes, commas and numbers") {
      val keys =
        ujson.Obj("a" -> 1, "$b_9" -> 2, "9a" -> 3, "a-b" -> 4, "" -> 5, "\u00e9" -> 6, "null" -> 7, "it's" -> 8)
      assert(
        json5(keys) ==
          "{\n  a: 1,\n  $b_9: 2,\n  '9a': 3,\n  'a-b': 4,\n  '': 5,\n  \u00e9: 6,\n  null: 7,\n  \"it's\": 8,\n}",
        json5(ujson.Arr(Double.NaN, Double.PositiveInfinity, Double.NegativeInfinity)) ==
          "[\n  NaN,\n  Infinity,\n  -Infinity,\n]",
        json5(ujson.Arr("'\"", "''\"", "\"\"'", "\u0000\u001f\u000b\u2028\ud83d\ude00")) ==
          "[\n  '\\'\"',\n  \"''\\\"\",\n  '\"\"\\'',\n  '\\0\\x1f\\v\\u2028\ud83d\ude00',\n]",
        json5(ujson.Arr()) == "[]",
        json5(ujson.Obj("a" -> ujson.Arr(1)), JsonStyle.json5.withIndent("")) == "{a:[1]}",
        json5(ujson.Obj("\u00e9" -> 1, "b" -> 2), JsonStyle.json5.withIndent("").withEscapes(Escapes.ascii)) ==
          "{'\\u00e9':1,b:2}"
      )
    }
    test("keys are bare, and NUL is short, as JSON5.stringify has them") {
      for (key <- Seq("\u00e9", "a\u0301", "\u4e2d\u6587", "a\u200d", "\ud801\udc00", "\ud801\udc00a", "a\u0663"))
        assert(json5(ujson.Obj(key -> 1)) == s"{\n  $key: 1,\n}")
      for (key <- Seq("\u0301", "\u0663", "a\ud801\udc00", "\u20ac", "a\u2028b", "\ufffd"))
        assert(json5(ujson.Obj(key -> 1)).startsWith("{\n  '"))
      assert(
        json5("\u0000") == "'\\0'",
        json5("a\u00001\u0000b\u0000\u0000") == "'a\\x001\\0b\\0\\0'",
        json5("'\u0000") == "\"'\\0\"",
        json5("\u0000", JsonStyle.json5.withSingleQuotes(false).withEscapes(Escapes.ascii)) == "\"\\u0000\""
      )
    }
    test("settings") {
      val doc = ujson.Obj("a" -> "x", "b" -> ujson.Arr(1))
      val plain = JsonStyle.json5.withKeyQuotes(KeyQuotes.Always).withSingleQuotes(false).withTrailingCommas(false)
      assert(
        json5(doc, plain) == Json.render(doc, JsonStyle.pretty),
        json5(doc, JsonStyle.json5.withWidth(80)) == "{a: 'x', b: [1]}",
        json5(doc, JsonStyle.json5.withWidth(12)) == "{\n  a: 'x',\n  b: [1],\n}",
        Json.render(doc, JsonStyle.jsonc) == Json.render(doc, JsonStyle.pretty),
        Json.render(doc, JsonStyle.jsonc.withTrailingCommas(true)) == "{\n  \"a\": \"x\",\n  \"b\": [\n    1,\n  ],\n}",
        json5(ujson.Num(Double.NaN), JsonStyle.json5.withNonFinite(NonFinite.WriteNull)) == "null",
        json5(ujson.Str("\ud800"), JsonStyle.json5.withSurrogates(Surrogates.Escape)) == "'\\ud800'",
        json5(ujson.Str("\ud800")) == "'\ufffd'",
        json5(ujson.Str("<\"'\u0000"), JsonStyle.json5.withEscapes(Escapes.html)) == "'\\u003c\"\\'\\u0000'"
      )
      def refused(style: JsonStyle) =
        intercept[RenderError](json5(ujson.Num(Double.NaN), style.withNonFinite(NonFinite.Fail))).detail
      assert(
        refused(JsonStyle.json5) == "the style refuses NaN",
        refused(JsonStyle.jsonc) == "JSON has no NaN",
        refused(JsonStyle.fitted(80)) == "JSON has no NaN",
        refused(JsonStyle.compact) == "JSON has no NaN"
      )
      intercept[IllegalArgumentException](JsonStyle.jsonc.withNonFinite(NonFinite.Keyword))
      intercept[IllegalArgumentException](YamlStyle.json(JsonStyle.json5))
    }
    test("what is written is read back, from every source") {
      val random = Seeded("JSON5")
      val styles = Seq(JsonStyle.json5, JsonStyle.json5.withWidth(30).withFilledArrays(true), JsonStyle.jsonc)
      for (doc <- Documents.table.map(_._2) ++ Seq.fill(200)(YamlDocuments.document(random, 4)); style <- styles) {
        val text = Json.render(doc, style)
        assert(TomlDocuments.difference(Json5Reader.read(text), YamlDocuments.readBack(doc)) == None)
      }
      for ((_, doc) <- Documents.table) {
        val _ = Modes.json.same(doc, JsonStyle.json5)
      }
    }
  }
}
