package swarender

import utest.*

import swarender.output.PagePool.Page
import swarender.output.{ByteOutput, ByteSink, CharOutput, CharSink}
import swarender.jsonnet.{Jsonnet, JsonnetNumbers}

/** What other JSON writers are known to get wrong, one test each. */
object JsonDefectsTest extends TestSuite {
  private def render(send: Renderer => Unit, style: JsonStyle = JsonStyle.compact): String =
    Modes.chars(64)(out => send(Json(style).renderer(out)))

  val tests: Tests = Tests {
    test("brackets of depth 64 and more, kept in a mask of 64 bits") {
      for ((name, style) <- Profiles.json; depth <- Seq(62, 63, 64, 65, 66, 127, 128, 129, 257)) {
        val value = (1 to depth).foldLeft(ujson.Num(1): ujson.Value)((v, i) =>
          if (i % 3 == 0) ujson.Arr(v, i) else ujson.Obj("k" -> v, "l" -> ujson.Arr())
        )
        val text = Json.render(value, style)
        if (ujson.read(text) != value) throw new java.lang.AssertionError(s"$name, depth $depth")
      }
    }
    test("an integer as an object key without quotes") {
      val builder = new java.lang.StringBuilder
      val members = Json(JsonStyle.compact).visitor(builder).visitObject(3, jsonableKeys = false, -1).narrow
      val keys = Seq[upickle.core.Visitor[_, _] => Any](
        _.visitInt32(1, -1),
        _.visitFloat64(1.5, -1),
        _.visitTrue(-1),
        _.visitNull(-1),
        _.visitInt64(Long.MinValue, -1),
        _.visitUInt64(-1, -1),
        _.visitFloat64(Double.NaN, -1),
        _.visitFloat32(0.1f, -1),
        _.visitChar('"', -1)
      )
      keys.foreach { key =>
        members.visitKeyValue(key(members.visitKey(-1)))
        members.visitValue(members.subVisitor.visitInt32(0, -1).asInstanceOf[java.lang.StringBuilder], -1)
      }
      members.visitEnd(-1)
      val expected =
        """{"1":0,"1.5":0,"true":0,"null":0,"-9223372036854775808":0,"18446744073709551615":0,"NaN":0,"0.1":0,"\"":0}"""
      assert(builder.toString == expected)
    }
    test("NaN and infinities printed bare") {
      for ((_, style) <- Profiles.json; d <- Seq(Double.NaN, Double.PositiveInfinity, Double.NegativeInfinity)) {
        val text =
          try render(_.float64(d), style)
          catch { case e: RenderError if e.kind eq RenderError.NotFinite => "\"refused\"" }
        assert(text.startsWith("\""), text.endsWith("\""))
      }
    }
    test("2^63 as 9223372036854775807") {
      for ((_, style) <- Profiles.json) {
        val text = render(_.float64(9223372036854775808.0), style)
        assert(text.toDouble == 9223372036854775808.0, text != "9223372036854775807")
      }
    }
    test("-0 without its sign") {
      for (style <- Seq(JsonStyle.compact, JsonStyle.pretty, Jsonnet.go.commandLine, Jsonnet.go.manifestJson)) {
        val got = Seq(render(_.float64(-0.0), style), render(_.float32(-0.0f), style), render(_.number("-0"), style))
        assert(got == Seq("-0", "-0", "-0"))
      }
    }
    test("digits of JDK 17: 2.0E-3 and 2.2250738585072014E-308, but 1.0E23 and 2.0E-323") {
      val cases = Seq(
        1e23 -> "1e+23",
        2e-323 -> "2e-323",
        2.0e-3 -> "0.002",
        2.2250738585072014e-308 -> "2.2250738585072014e-308",
        1.1e-322 -> "1.1e-322"
      )
      for ((d, expected) <- cases) {
        val got = render(_.float64(d))
        assert(got == expected)
      }
    }
    test("DEL and C1 controls unescaped in one of the paths of strings") {
      val controls = ((0x7f to 0x9f) ++ (0 to 0x1f)).map(_.toChar).mkString
      for (
        style <- Seq(Jsonnet.go.commandLine, JsonStyle.compact.withEscapes(Escapes.ascii));
        s <- Seq(controls, controls + "\u4e2d", controls * 50)
      ) {
        val text = render(
          { r =>
            r.beginObject()
            r.key(s)
            r.string(s)
            r.key(new java.lang.StringBuilder(s).append('2'))
            r.string(new java.lang.StringBuilder(s))
            r.endObject()
          },
          style
        ) + Quote(style.settings.escapes)(s)
        assert(!text.exists(c => (c < 0x20 && c != '\n') || (c >= 0x7f && c <= 0x9f)))
      }
    }
    test("the space after the colon lost for numbers from a parser") {
      for (
        style <- Seq(
          JsonStyle.pretty,
          Jsonnet.go.commandLine.withNumbers(JsonnetNumbers.sjsonnet),
          Jsonnet.go.manifestJson,
          JsonStyle.ujson(2)
        )
      ) {
        val text = """{"a":1,"b":[2,{"c":-0.5}]}"""
        val fed = Json.render(JsonText(text), style)
        assert(fed == Json.render(ujson.read(text), style), fed.contains("\"a\": 1"))
      }
    }
    test("empties from events and from a tree") {
      for ((_, style) <- Profiles.json) {
        val array = render({ r => r.beginArray(); r.endArray() }, style)
        val obj = render({ r => r.beginObject(); r.endObject() }, style)
        assert(array == Json.render(ujson.Arr(), style), obj == Json.render(ujson.Obj(), style))
        val one = render({ r => r.beginArray(); r.nullValue(); r.endArray() }, style)
        assert(one == Json.render(ujson.Arr(ujson.Null), style))
      }
    }
    test("one huge array held in memory") {
      for (style <- Seq(JsonStyle.compact, JsonStyle.pretty, JsonStyle.canonical, Jsonnet.go.commandLine)) {
        val target = new java.io.ByteArrayOutputStream
        val renderer = Json(style).renderer(new ByteOutput(ByteSink(target, new Page(256))))
        renderer.beginArray()
        for (i <- 0 until 10000) {
          renderer.int64(i.toLong)
          assert(renderer.offset - target.size <= ByteSink.Small + 256)
        }
        val page = new StringBuilder
        val writer = new java.io.Writer {
          def write(c: Array[Char], from: Int, n: Int): Unit = { val _ = page.appendAll(c, from, n) }
          def flush(): Unit = ()
          def close(): Unit = ()
        }
        val chars = Json(style).renderer(new CharOutput(CharSink(writer, 256)))
        chars.beginArray()
        for (_ <- 0 until 10000) {
          chars.string("abc")
          assert(chars.offset - page.length <= 256)
        }
      }
    }
    test("UTF-16 strings that pass for ASCII by their low bytes") {
      val strings = Seq(
        "\u0141\u0142\u0143",
        "\u4e41" * 40,
        "abc\u0161" * 20,
        "\u2022\u225c",
        "\uff22",
        "a" * 100 + "\u0122",
        "\ud841\udc41"
      )
      for (s <- strings) {
        assert(Modes.json.same(ujson.Str(s), JsonStyle.compact) == s""""$s"""")
        assert(ujson.read(render(_.string(s), JsonStyle.compact.withEscapes(Escapes.ascii))).str == s)
      }
    }
    test("an error in the middle of a document that leaves a renderer writing on") {
      val target = new java.io.ByteArrayOutputStream
      val renderer = Json(JsonStyle.compact).renderer(new ByteOutput(ByteSink(target, new Page(8))))
      renderer.beginArray()
      renderer.string("0123456789")
      intercept[RenderError](renderer.float64(Double.NaN))
      val size = target.size
      intercept[RenderError](renderer.string("more than one page of text"))
      intercept[RenderError](renderer.flush())
      assert(target.size == size)
    }
  }
}
