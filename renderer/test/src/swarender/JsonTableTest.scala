package swarender

import utest.*

import swarender.Policy.{BigIntegers, KeyOrder, Surrogates}

/** Every document in every profile and every mode, and read back. */
object JsonTableTest extends TestSuite {

  /** What parsed numbers become where the text of numbers is kept: they are given in the layout of
    * the style.
    */
  private def parserFed(value: ujson.Value, style: JsonStyle): String =
    ujson
      .transform(
        Json.render(value, JsonStyle.compact.withNumbers(style.common.numbers)),
        Json(style).visitor(new java.lang.StringBuilder)
      )
      .toString

  private def same(name: String, value: ujson.Value, style: JsonStyle): String = {
    val text = Modes.json.same(value, style)
    if (style.common.bigIntegers ne BigIntegers.Quote)
      assertSame(s"$name from a parser", parserFed(value, style), text)
    text
  }

  private def assertSame(what: String, got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(s"$what: ${Golden.difference(got, expected)}")

  private def readsBack(name: String, value: ujson.Value, style: JsonStyle): Unit = {
    val text = same(name, value, style)
    val back = Doubles.read(text)
    if (Json.render(back, signless(style)) != Json.render(value, signless(style)) || back != value)
      throw new java.lang.AssertionError(s"$name reads back as ${Modes.shown(back.render())}")
  }

  /** Equality that tells -0 from 0 where the style does. */
  private def signless(style: JsonStyle): JsonStyle =
    JsonStyle.compact.withNumbers(style.common.numbers).withKeyOrder(KeyOrder.Utf16)

  val tests: Tests = Tests {
    test("JSON profiles write the documents of the table") {
      for ((profile, style) <- Profiles.json; (name, value) <- Documents.table)
        readsBack(s"$name in $profile", value, style)
    }
    test("other profiles write the documents of the table") {
      for ((profile, style) <- Profiles.others; (name, value) <- Documents.table)
        same(s"$name in $profile", value, style)
      for ((profile, style) <- Profiles.ofObjects; (name, value) <- Documents.table; if value.objOpt.nonEmpty)
        same(s"$name in $profile", value, style)
    }
    test("generated documents") {
      val random = Seeded("generated documents")
      for (_ <- 0 until TestPlatform.scaled(60)) {
        val value = Documents.random(random)
        for ((profile, style) <- Profiles.json) readsBack(profile, value, style)
      }
    }
    test("samples") {
      for (
        name <- Seq("config", "empties", "kubernetes", "numbers", "services", "unicode");
        (profile, style) <- Profiles.json
      ) {
        val value = Doubles.read(TestPlatform.readFile(s"samples/$name.json"))
        readsBack(s"$name in $profile", value, style)
      }
    }
    test("what the profiles look like") {
      val value =
        ujson.Obj("b" -> ujson.Arr(1, ujson.Arr(), ujson.Obj("c" -> ujson.Null)), "a" -> ujson.Obj(), "d" -> true)
      val looks = Seq(
        "compact" -> """{"b":[1,[],{"c":null}],"a":{},"d":true}""",
        "pretty(1)" -> "{\n \"b\": [\n  1,\n  [],\n  {\n   \"c\": null\n  }\n ],\n \"a\": {},\n \"d\": true\n}",
        "pretty(tab)" -> "{\n\t\"b\": [\n\t\t1,\n\t\t[],\n\t\t{\n\t\t\t\"c\": null\n\t\t}\n\t],\n\t\"a\": {},\n\t\"d\": true\n}",
        "canonical" -> """{"a":{},"b":[1,[],{"c":null}],"d":true}""",
        "ujson" -> """{"b":[1,[],{"c":null}],"a":{},"d":true}""",
        "ujson(0)" -> "{\n\"b\": [\n1,\n[],\n{\n\"c\": null\n}\n],\n\"a\": {},\n\"d\": true\n}",
        "jsonnet" -> "{\n   \"a\": { },\n   \"b\": [\n      1,\n      [ ],\n      {\n         \"c\": null\n      }\n   ],\n   \"d\": true\n}",
        "jsonnetOneLine" -> """{"a": { }, "b": [1, [ ], {"c": null}], "d": true}""",
        "manifestJson" -> ("{\n    \"a\": {\n\n    },\n    \"b\": [\n        1,\n        [\n\n        ],\n        {\n            \"c\": null\n        }\n    ],\n" +
          "    \"d\": true\n}"),
        "manifestJsonMinified" -> """{"a":{},"b":[1,[],{"c":null}],"d":true}""",
        "python" -> """{"a": {}, "b": [1, [], {"c": None}], "d": True}""",
        "pythonVars" -> "a = {}\nb = [1, [], {\"c\": None}]\nd = True\n",
        "indented pythonVars" -> "a = {}\nb = [\n  1,\n  [],\n  {\n    \"c\": None\n  }\n]\nd = True\n"
      )
      val styles = (Profiles.all ++ Profiles.ofObjects).toMap
      for ((profile, expected) <- looks) assertSame(profile, Modes.json.same(value, styles(profile)), expected)
    }
    test("an indent is 0 to 100 spaces, or any text") {
      val value = ujson.Arr(ujson.Arr(1))
      assert(Json.render(value, JsonStyle.pretty(0)) == "[[1]]", Json.render(value, JsonStyle.pretty("")) == "[[1]]")
      assert(Json.render(value, JsonStyle.pretty(100)) == s"[\n${" " * 100}[\n${" " * 200}1\n${" " * 100}]\n]")
      assert(
        Json.render(
          value,
          JsonStyle.pretty("\u00e9\ud83d\ude00")
        ) == "[\n\u00e9\ud83d\ude00[\n\u00e9\ud83d\ude00\u00e9\ud83d\ude001\n\u00e9\ud83d\ude00]\n]"
      )
      intercept[IllegalArgumentException](JsonStyle.pretty(-1))
      intercept[IllegalArgumentException](JsonStyle.pretty(101))
    }
    test("the text before and after each document is as the style says") {
      val value = ujson.Obj("a" -> 1)
      for ((profile, style) <- Profiles.all ++ Profiles.ofObjects) {
        val plain = Json.render(value, style)
        val framed = style.withDocumentStart("--\u00e9\n").withDocumentEnd(".\n")
        assertSame(profile, Modes.json.same(value, framed), s"--\u00e9\n$plain.\n")
        val stream = Modes.chars(16) { out =>
          val renderer = Json(framed).renderer(out)
          Unsized.feed(value, renderer)
          renderer.nextDocument()
          Unsized.feed(value, renderer)
        }
        assertSame(s"two of $profile", stream, s"--\u00e9\n$plain.\n" * 2)
      }
    }
    test("samples with lone surrogates are valid UTF-8") {
      val value = Doubles.read(TestPlatform.readFile("samples/surrogates.json"))
      for ((profile, style) <- Profiles.json; if style.common.surrogates ne Surrogates.Fail) {
        val text = same(profile, value, style)
        assert(new String(text.getBytes("UTF-8"), "UTF-8") == text)
      }
    }
  }
}
