package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.output.{CharOutput, CharSink, StringSink}
import swarender.jsonnet.Jsonnet

/** Events through the entry points, comments, and exceptions of the user's own code. */
object EventsTest extends TestSuite {
  private final class Lazy extends RuntimeException("lazy")

  private def pair(r: Events): Unit = {
    r.beginObject()
    r.key("a")
    r.int64(1)
    r.key("b")
    r.beginArray()
    r.string("x")
    r.endArray()
    r.endObject()
  }

  private def commented(r: Renderer): Unit = {
    r.beginObject()
    r.key("b")
    r.comment("second")
    r.int64(2)
    r.comment("first")
    r.key("a")
    r.string("x")
    r.key("z")
    r.comment("nothing")
    r.nullValue()
    r.key("c")
    r.comment("a\nlist")
    r.beginArray()
    r.endArray()
    r.key("d")
    r.bool(true)
    r.endObject()
  }

  val tests: Tests = Tests {
    test("events to a string, bytes, a stream, a writer") {
      val expected = """{"a":1,"b":["x"]}"""
      assert(Json.render(JsonStyle.compact)(pair) == expected)
      assert(new String(Json(JsonStyle.compact).toBytes(Events(pair)), "UTF-8") == expected)
      val bytes = new java.io.ByteArrayOutputStream
      Json(JsonStyle.compact).writeTo(Events(pair), bytes)
      val writer = new java.io.StringWriter
      Json(JsonStyle.compact).writeTo(Events(pair), writer)
      assert(bytes.toString("UTF-8") == expected, writer.toString == expected)
      assert(
        Yaml.render(YamlStyle.safe)(pair) == "a: 1\nb:\n- x\n",
        Toml.render(TomlStyle.standard)(pair) == "a = 1\nb = [\"x\"]\n"
      )
    }
    test("a stream of YAML documents") {
      val expected = "---\na: 1\nb:\n- x\n---\na: 1\nb:\n- x\n"
      assert(AllDocuments(Yaml, Iterator(Events(pair), Events(pair))) == expected)
      val bytes = new java.io.ByteArrayOutputStream
      Yaml(YamlStyle.safe.withDocumentEnd(true)).writeAll(Iterator(Events(pair)), bytes)
      assert(bytes.toString("UTF-8") == "---\na: 1\nb:\n- x\n...\n", AllDocuments(Yaml, Iterator[Int]()) == "")
    }
    test("a call within a call") {
      val outer = Json.render(JsonStyle.compact) { r =>
        r.beginArray()
        r.string(Json.render(JsonStyle.compact)(pair))
        r.value(Seq(1, 2))
        r.string(Yaml.render(YamlStyle.safe)(pair))
        r.endArray()
      }
      assert(outer == """["{\"a\":1,\"b\":[\"x\"]}",[1,2],"a: 1\nb:\n- x\n"]""")
    }
    test("a document that is not complete is an error") {
      val open = intercept[RenderError](Json.render(JsonStyle.compact)(_.beginArray()))
      assert(open.kind == RenderError.Misuse, open.detail.contains("end of the document"))
      intercept[RenderError](Json.render(JsonStyle.compact)(_ => ()))
      var kept: Renderer = null
      Json.render(JsonStyle.compact) { r => kept = r; pair(r) }
      assert(intercept[RenderError](kept.nullValue()).kind == RenderError.Broken)
      assert(Json.render(JsonStyle.compact)(pair) == """{"a":1,"b":["x"]}""")
    }
    test("an exception of a lazy value passes, and the renderer can be used again") {
      intercept[Lazy](Json.render(JsonStyle.compact) { r => r.beginArray(); throw new Lazy })
      assert(Json.render(JsonStyle.compact)(pair) == """{"a":1,"b":["x"]}""")
      for (format <- Seq[Format[?]](Json, Yaml, Toml)) {
        val text = new java.lang.StringBuilder
        val renderer = format.renderer(new CharOutput(CharSink(text)))
        intercept[Lazy] {
          renderer.beginObject()
          renderer.key("a")
          renderer.beginArray()
          renderer.value(Seq(1))(Encoder.of[Seq[Int]]((_, _) => throw new Lazy))
        }
        assert(renderer.path == "$.a[0]")
        renderer.reset()
        pair(renderer)
        renderer.flush()
        assert(text.toString == format.render(ujson.Obj("a" -> 1, "b" -> ujson.Arr("x"))))
      }
    }
    test("after a reset at any event the document is as it is without") {
      val events: Seq[Renderer => Unit] = Seq(
        _.beginObject(),
        _.key("a"),
        _.int64(1),
        _.key("b"),
        _.beginArray(),
        _.int64(2),
        _.comment("c"),
        _.beginArray(),
        _.string("x"),
        _.endArray(),
        _.beginObject(),
        _.key("d"),
        _.string("y"),
        _.endObject(),
        _.endArray(),
        _.key("e"),
        _.beginObject(),
        _.key("f"),
        _.beginObject(),
        _.key("g"),
        _.beginArray(),
        _.beginObject(),
        _.key("h"),
        _.bool(true),
        _.endObject(),
        _.endArray(),
        _.endObject(),
        _.endObject(),
        _.endObject()
      )
      def check[S <: Style](format: Format[S], styles: S*): Unit = for (style <- styles) {
        val expected = format.render(style)(r => events.foreach(_(r)))
        for (n <- 0 to events.size) {
          val sink = new StringSink
          val renderer = format(style).renderer(new CharOutput(sink))
          events.take(n).foreach(_(renderer))
          renderer.reset()
          events.foreach(_(renderer))
          renderer.flush()
          if (sink.result != expected)
            throw new java.lang.AssertionError(s"$style, after $n events: ${Golden.difference(sink.result, expected)}")
        }
      }
      check(Json, JsonStyle.compact, JsonStyle.canonical, JsonStyle.pretty)
      check(Yaml, YamlStyle.safe, Jsonnet.go.manifestYamlDoc(), YamlStyle.safe.withComments(at => Some(at.path)))
      check(Toml, TomlStyle.standard, Jsonnet.go.manifestTomlEx("  "), TomlStyle.standard.withArrayWidth(0))
    }
    test("the path after each event is that of the next one") {
      val steps = Seq[(Renderer => Unit, String)](
        ((r: Renderer) => r.beginObject(), "$"),
        ((r: Renderer) => r.key("a"), "$.a"),
        ((r: Renderer) => r.int64(1), "$"),
        ((r: Renderer) => r.key("b"), "$.b"),
        ((r: Renderer) => r.beginArray(), "$.b[0]"),
        ((r: Renderer) => r.beginObject(), "$.b[0]"),
        ((r: Renderer) => r.key("c"), "$.b[0].c"),
        ((r: Renderer) => r.nullValue(), "$.b[0]"),
        ((r: Renderer) => r.endObject(), "$.b[1]"),
        ((r: Renderer) => r.endArray(), "$"),
        ((r: Renderer) => r.endObject(), "$")
      )
      val renderer = Json(JsonStyle.compact).renderer(new CharOutput(new StringSink))
      for ((event, path) <- steps) {
        event(renderer)
        assert(renderer.path == path)
      }
    }
    test("reset forgets a second document and a comment") {
      val text = new java.lang.StringBuilder
      val renderer = Yaml.renderer(new CharOutput(CharSink(text)))
      pair(renderer)
      renderer.nextDocument()
      renderer.comment("of nothing")
      renderer.reset()
      renderer.int64(1)
      renderer.flush()
      assert(text.toString == "1\n")
    }
    test("a style's comments are asked for by the paths of all values that have a line") {
      val value =
        ujson.Arr(1, ujson.Arr(2), ujson.Obj("a" -> 3, "b" -> ujson.Arr(4, ujson.Obj("c" -> ujson.Obj())), "d" -> 5))
      val paths = Seq("$[0]", "$[1][0]", "$[2].a", "$[2].b", "$[2].b[0]", "$[2].b[1].c", "$[2].d")
      var asked = Vector.empty[String]
      val style = YamlStyle.safe.withComments { place =>
        asked :+= place.path
        Some(place.path)
      }
      val text = Yaml.render(value, style)
      val comments = text.linesIterator.map(_.split(" # ").last).toSeq
      assert(asked == paths, comments == paths)
    }
    test("the comment of a container in an array") {
      val lines = Yaml.render(YamlStyle.safe) { r =>
        r.beginArray()
        r.comment("object")
        pair(r)
        r.comment("array")
        r.beginArray()
        r.int64(2)
        r.endArray()
        r.endArray()
      }
      assert(lines == "- # object\n  a: 1\n  b:\n  - x\n- # array\n  - 2\n")
    }
    test("a null that is left out takes its comment along") {
      def members(r: Renderer): Unit = {
        r.beginObject()
        r.key("gone")
        r.comment("of the null")
        r.nullValue()
        r.key("stays")
        r.int64(1)
        r.comment("of the second null")
        r.key("gone too")
        r.nullValue()
        r.key("list")
        r.beginArray()
        r.int64(2)
        r.endArray()
        r.endObject()
      }
      for (order <- Seq(KeyOrder.AsGiven, KeyOrder.Utf16)) {
        val got =
          Yaml.render(YamlStyle.safe.withNulls(Nulls.OmitMembers).withKeyOrder(order))(members).linesIterator.toSet
        assert(got == Set("stays: 1", "list:", "- 2"))
      }
    }
    test("comments by events") {
      val lines = "b: 2 # second\na: x # first\nz: null # nothing\nc: [] # a\\nlist\nd: true\n"
      val got = Yaml.render(YamlStyle.safe)(commented)
      assert(got == lines)
      val sorted = "a: x # first\nb: 2 # second\nc: [] # a\\nlist\nd: true\nz: null # nothing\n"
      assert(Yaml.render(YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint))(commented) == sorted)
      assert(
        Yaml.render(YamlStyle.safe.withNulls(Nulls.OmitEverywhere))(commented) == lines.replace(
          "z: null # nothing\n",
          ""
        )
      )
      assert(Json.render(JsonStyle.compact)(commented) == """{"b":2,"a":"x","z":null,"c":[],"d":true}""")
      val toml = Toml.render(TomlStyle.standard.withNulls(Nulls.OmitEverywhere))(commented)
      assert(toml == "b = 2 # second\na = \"x\" # first\nc = [] # a\\nlist\nd = true\n")
      intercept[RenderError](Json.render(JsonStyle.compact) { r => pair(r); r.comment("late") })
    }
  }
}
