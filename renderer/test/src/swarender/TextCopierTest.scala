package swarender

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8

import utest.*

import swarender.Policy.Surrogates
import swarender.read.{JsonInput, JsonReader}
import swarender.output.{ByteOutput, ByteSink}

/** Copied text against the same text by events: the same bytes, errors, places and paths, however
  * the text comes.
  */
object TextCopierTest extends TestSuite {

  /** What a renderer makes of `json`; the events go through the encoder of a program unless it is
    * copied.
    */
  private def outcome(json: Array[Byte], size: Int, style: JsonStyle, copied: Boolean): String = {
    val bytes = new ByteArrayOutputStream
    val renderer = Json(style).renderer(new ByteOutput(ByteSink(bytes)))
    val input = if (size == 0) JsonInput(json) else JsonInput(JsonForms.slowly(json, size / 2 + 1), size)
    var reader: JsonReader = null
    try {
      if (copied) {
        reader = new JsonReader(input, renderer)
        reader.single()
      } else
        renderer.value(()) {
          Encoder.of[Unit] { (_, events) =>
            reader = new JsonReader(input, events)
            reader.single()
          }
        }
      renderer.flush()
      new String(bytes.toByteArray, UTF_8)
    } catch {
      case e: JsonSyntaxError =>
        s"${e.line}:${e.column} (${e.offset}) ${e.detail} at ${if (copied) renderer.path else ""}"
      case e: RenderError =>
        s"${reader.place.line}:${reader.place.column} ${e.kind} ${e.path} (${e.offset}): ${e.detail}"
    }
  }

  private def check(json: Array[Byte], style: JsonStyle): String = {
    val expected = outcome(json, 0, style, copied = false)
    for (size <- Seq(0, 1, 20, 40, 100, 1000)) {
      val got = outcome(json, size, style, copied = true)
      if (!(if (expected.endsWith(" at ")) got.startsWith(expected) else got == expected))
        throw new java.lang.AssertionError(s"${Quote.jsonAscii(new String(json, UTF_8))}, $size: $got, not $expected")
    }
    expected
  }

  private def check(json: String, style: JsonStyle = JsonStyle.compact): String = check(json.getBytes(UTF_8), style)

  /** The path of the error that a text has at its end. */
  private def path(json: String): String = {
    val got = outcome(json.getBytes(UTF_8), 0, JsonStyle.compact, copied = true)
    got.substring(got.indexOf(" at ") + 4)
  }

  private val space = " " * 40

  val tests: Tests = Tests {
    test("texts with each kind of token, with space and without") {
      val compact = "[" + Seq(
        "1", "-0", "1.50", "1E400", "12345678901234567890", "true", "false", "null", "\"\"", "\"a\"", "\"é中😀\u007f\"",
        "\"\\\"\\\\\\n\\t\\r\\b\\f\"", "[]", "{}", "{\"a\":[{\"b\":{}}],\"é\":1}"
      ).mkString(",") + "]"
      for (gap <- Seq("", " ", "\n", "\r\n\t", "\n            ")) {
        val json =
          compact.replace(",", s"$gap,$gap").replace(":", s"$gap:$gap").replace("[", s"[$gap").replace("]", s"$gap]")
        assert(check(json + space) == compact)
      }
    }
    test("escapes that are not minimal are not copied") {
      val json =
        "[\"\\/\",\"\\u0041\",\"\\u00e9\",\"\\ud83d\\ude00\",\"\\u001F\",\"\\u000a\",\"\\ud83d\",{\"\\u0061\":1}]"
      assert(check(json + space) == "[\"/\",\"A\",\"é\",\"😀\",\"\\u001f\",\"\\n\",\"\ufffd\",{\"a\":1}]")
    }
    test("a style's depth, and the place of what is beyond") {
      for (
        depth <- 1 to 4;
        json <- Seq("[1,[2,[3,[4,[5]]]]]", "{\"a\":{\"b\":[0,{\"c\":[]}]}}", "[[],[[]],[[[]]],[[[[]]]]]")
      )
        check(json + space, JsonStyle.compact.withMaxDepth(depth))
    }
    test("lone surrogates are errors where the style says so") {
      val style = JsonStyle.compact.withSurrogates(Surrogates.Fail)
      assert(check("{\"a\":[0,1,{\"b\":\"\\ud800\"}]}" + space, style).contains("$.a[2].b"))
    }
    test("errors have the path of where they are") {
      val before = "{\"first\":[[1,2],{\"x\":1},3],\"k\\n\":{\"a\":[1,2,3],\"b\":["
      assert(path(before + "\"" + "x" * 40 + "\",x" + space) == "$[\"k\\n\"].b[1]")
      assert(path(before + "{},[],{\"y\":5},{\"z\":x" + space) == "$[\"k\\n\"].b[3].z")
      assert(path(before + "]},\"c\":{\"d\":[]},\"e\":x" + space) == "$.e")
      assert(path(s"[[[]],[[1],x$space") == "$[1][1]")
    }
    test("strings that are longer than what is held") {
      val escapes =
        Seq("", "\\n", "\\\\", "\\\"", "\\u0041", "\\/", "\u4e2d", "\ud83d\ude00", "\u007f", "\\x", "\u0001")
      for (length <- Seq(16, 17, 30, 60, 200, 3000); other <- escapes; at <- Seq(0, 7, length - 1)) {
        val text = "a" * at + other + "b" * (length - at)
        val json = Seq(
          s"""{"x":"$text","$text":[1,"$text","$text"],"y":"$text" }$space""",
          s"""[0 "$text"]$space""",
          s"""["$text"""
        )
        json.foreach(check(_))
      }
    }
    test("a string that ends in what has been read waits for nothing") {
      val json = "[\"" + "a" * 2000 + "\",\"" + "b" * 14 + "\"] "
      val in = new java.io.InputStream {
        private[this] var at = 0
        def read(): Int = throw new java.io.IOException("one byte was asked for")
        override def read(into: Array[Byte], from: Int, n: Int): Int = {
          if (at == json.length) throw new java.io.IOException("more was asked for")
          val count = Math.min(n, json.length - at)
          System.arraycopy(json.getBytes(UTF_8), at, into, from, count)
          at += count
          count
        }
      }
      val bytes = new ByteArrayOutputStream
      val renderer = Json.renderer(new ByteOutput(ByteSink(bytes)))
      val reader = new JsonReader(JsonInput(in), renderer)
      assert(reader.hasNext)
      reader.document()
      renderer.flush()
      assert(bytes.size == json.length - 1)
    }
    test("random documents, whole and with mistakes") {
      val random = Seeded("copied documents")
      val pieces = Seq(",", "]", "}", "\"", "\\", "\u0000", "1", ":", "[", "{", "x", " ").map(_.getBytes(UTF_8)) ++
        Seq(Array(0x80.toByte), Array(0xed.toByte, 0xa0.toByte, 0x80.toByte))
      var accepted = 0
      for (_ <- 0 until TestPlatform.scaled(1500)) {
        val value = ujson.Arr(Documents.random(random), ujson.Obj("k" -> Documents.random(random)))
        val json = (ujson.write(value, random.nextInt(3) - 1, random.nextBoolean()) + space).getBytes(UTF_8)
        val at = random.nextInt(json.length)
        val text =
          if (random.nextBoolean()) json
          else json.take(at) ++ pieces(random.nextInt(pieces.size)) ++ json.drop(at + random.nextInt(2))
        if (check(text, JsonStyle.compact).startsWith("[")) accepted += 1
      }
      assert(accepted > TestPlatform.scaled(1500) / 3)
    }
    test("an array inside of another document, and sinks that fail") {
      val json = "[1, {\"a\": [true, null]}]" + space
      assert(Json.render(Map("x" -> JsonText(json))) == "{\"x\":[1,{\"a\":[true,null]}]}")
      val renderer = Json.renderer(new java.io.OutputStream {
        def write(b: Int): Unit = throw new java.io.IOException("full")
      })
      val long = "[" + "\"abcdefgh\", " * 100000 + "1]"
      val _ = intercept[java.io.IOException](new JsonReader(JsonInput(long.getBytes(UTF_8)), renderer).single())
      assert(intercept[RenderError](renderer.nullValue()).kind eq RenderError.Broken)
    }
  }
}
