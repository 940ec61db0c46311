package swarender

import utest.*

import swarender.output.{CharOutput, CharSink}

/** Events through the entry points, comments, and exceptions of the user's own code. */
object EventsTest extends TestSuite {
  private final class Lazy extends RuntimeException("lazy")

  private def pair(r: Renderer): Unit = {
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
    r.nul()
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
      assert(new String(Json.toBytes(JsonStyle.compact)(pair), "UTF-8") == expected)
      val bytes = new java.io.ByteArrayOutputStream
      Json.writeTo(bytes, JsonStyle.compact)(pair)
      val writer = new java.io.StringWriter
      Json.writeTo(writer, JsonStyle.compact)(pair)
      assert(bytes.toString("UTF-8") == expected, writer.toString == expected)
      assert(
        Yaml.render(YamlStyle.safe)(pair) == "a: 1\nb:\n- x\n",
        Toml.render(TomlStyle.standard)(pair) == "a = 1\nb = [\"x\"]\n"
      )
    }
    test("a stream of YAML documents") {
      val expected = "---\na: 1\nb:\n- x\n---\na: 1\nb:\n- x\n"
      assert(Yaml.renderStream()(s => { pair(s.document()); pair(s.document()) }) == expected)
      val bytes = new java.io.ByteArrayOutputStream
      Yaml.writeStream(bytes, YamlStyle.safe.withDocumentEnd(true))(s => pair(s.document()))
      assert(bytes.toString("UTF-8") == "---\na: 1\nb:\n- x\n...\n", Yaml.renderStream()(_ => ()) == "")
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
      assert(intercept[RenderError](kept.nul()).kind == RenderError.Broken)
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
    test("comments by events") {
      val lines = "b: 2 # second\na: x # first\nz: null # nothing\nc: [] # a\\nlist\nd: true\n"
      val got = Yaml.render(YamlStyle.safe)(commented)
      assert(got == lines)
      val sorted = "a: x # first\nb: 2 # second\nc: [] # a\\nlist\nd: true\nz: null # nothing\n"
      assert(Yaml.render(YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint))(commented) == sorted)
      assert(Yaml.render(YamlStyle.safe.withNulls(Nulls.Omit))(commented) == lines.replace("z: null # nothing\n", ""))
      assert(Json.render(JsonStyle.compact)(commented) == """{"b":2,"a":"x","z":null,"c":[],"d":true}""")
      val toml = Toml.render(TomlStyle.standard.withNulls(Nulls.Omit))(commented)
      assert(toml == "b = 2\na = \"x\"\nc = []\nd = true\n")
      intercept[RenderError](Json.render(JsonStyle.compact) { r => pair(r); r.comment("late") })
    }
  }
}
