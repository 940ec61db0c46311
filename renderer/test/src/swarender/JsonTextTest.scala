package swarender

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, IOException, InputStream, StringWriter}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8

import utest.*

import swarender.Policy.{KeyOrder, Nulls, Surrogates}
import swarender.jsonnet.Jsonnet

/** JSON text as a value: in every form it becomes the same document, or the same error. */
object JsonTextTest extends TestSuite {
  private val jsonStyles = Seq(JsonStyle.compact, JsonStyle.pretty, Jsonnet.go.commandLine, JsonStyle.canonical)
  private val sorted = JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNulls(Nulls.OmitEverywhere)

  /** The text alone and with white space around it, to each format. */
  private def check(text: String): Unit =
    for (json <- Seq(text, s" $text         ")) {
      for (style <- jsonStyles :+ sorted) JsonForms.check(json, Json, style)
      JsonForms.check(json, Yaml, YamlStyle.safe)
      JsonForms.check(json, Toml, TomlStyle.standard)
    }

  private def stream(json: String): InputStream = new ByteArrayInputStream(json.getBytes(UTF_8))

  /** A stream that counts its reads. */
  private final class Counting(json: String) extends ByteArrayInputStream(json.getBytes(UTF_8)) {
    var reads = 0
    override def read(into: Array[Byte], from: Int, n: Int): Int = {
      reads += 1
      super.read(into, from, n)
    }
  }

  val tests: Tests = Tests {
    test("documents") {
      for ((_, value) <- Cases.some(Documents.table)) {
        check(ujson.write(value))
        check(ujson.write(value, 1, escapeUnicode = true))
        val got = Json.render(JsonText(ujson.write(value)))
        assert(ujson.read(got) == ujson.read(ujson.write(value)))
      }
    }
    test("strings of every length, at the end of the text and before it") {
      for (last <- Seq("", "a", "\"", "\n", "\u007f", "\u00e9", "\u4e2d", "\ud83d\ude00"); n <- Cases.some(0 to 40)) {
        val s = "x" * n + last
        for (json <- Seq(ujson.write(ujson.Str(s)), ujson.write(ujson.Obj(s -> ujson.Arr(s, ujson.Obj(s -> s)))))) {
          val got = JsonForms.check(json, Json, JsonStyle.compact)
          assert(got == Json.render(ujson.read(json)))
        }
      }
      val long = "long text " * Math.max(TestPlatform.scaled(10000), 4000)
      check(ujson.write(ujson.Obj(long -> (long + "\u0001\u00e9" + long))))
    }
    test("numbers as they are") {
      for (
        n <- Seq("0", "-0", "1", "-12", "1e5", "1E+05", "0.10", "123456789012345678901234567890", "-1.50e-3", "1e400")
      ) {
        for (json <- Seq(n, s"[$n]", s"""{"a":$n}""", s"""{"a":[$n,$n]}""")) check(json)
        assert(Json.render(JsonText(s" [ $n ] ")) == s"[$n]")
      }
    }
    test("lone surrogates reach the style, whatever form they come in") {
      val escaped = JsonStyle.compact.withSurrogates(Surrogates.Escape)
      for (
        (json, replaced, kept) <- Seq(
          ("\"\\uD83D\"", "\"\ufffd\"", "\"\\ud83d\""),
          ("\"\\udc00\"", "\"\ufffd\"", "\"\\udc00\""),
          ("\"\\udb83\\ud933\"", "\"\ufffd\ufffd\"", "\"\\udb83\\ud933\""),
          ("\"\\uD83Dc\\u000a\"", "\"\ufffdc\\n\"", "\"\\ud83dc\\n\""),
          ("\"\\ude00\\ud83d\"", "\"\ufffd\ufffd\"", "\"\\ude00\\ud83d\""),
          ("\"\\ud83d\\ude00\"", "\"\ud83d\ude00\"", "\"\ud83d\ude00\""),
          ("{\"a\\ud83d\":1,\"a\":2}", "{\"a\ufffd\":1,\"a\":2}", "{\"a\\ud83d\":1,\"a\":2}")
        )
      ) {
        assert(JsonForms.check(json, Json, JsonStyle.compact) == replaced)
        assert(JsonForms.check(json, Json, escaped) == kept)
        val strict = JsonForms.check(json, Json, JsonStyle.canonical)
        if (replaced.contains('\ufffd')) assert(strict.startsWith("lone surrogate at $"))
        JsonForms.check(json, Yaml, YamlStyle.safe)
      }
    }
    test("a lone surrogate in a string means what its escape does") {
      val styles = Seq(JsonStyle.compact, JsonStyle.compact.withSurrogates(Surrogates.Escape), JsonStyle.canonical)
      for (
        s <- Seq("\ud83d", "\ude00", "a\ud83d", "\ud83dc\ude00", "\u00e9\ude00\ud83d", "\ud83d\ud83d\ude00");
        json <- Seq("\"" + s + "\"", s"""{"k$s":[1,"$s"]}""", "[\"" + "x" * 70000 + "\",\"" + s + "\"]")
      ) {
        val spelled =
          json.flatMap(c => if (c < 0x80) c.toString else String.format("\\u%04x", Integer.valueOf(c.toInt)))
        for (style <- styles; form <- JsonForms.ofString(json)) {
          val got = JsonForms.outcome(form, Json, style)
          val expected = JsonForms.outcome(JsonForms.ofString(spelled).head, Json, style)
          assert(got == expected)
        }
      }
      // Halves of a pair, one of them escaped, are a pair.
      assert(Json.render(JsonText("\"\ud83d\\ude00\"")) == "\"\ud83d\ude00\"")
      val error = intercept[JsonSyntaxError](Json.render(JsonText("[\"\ud83d\u00e9\ud83d\ude00\",\n \"\ud83d\" x]")))
      assert((error.line, error.column, error.offset) == ((2L, 6L, 14L)))
    }
    test("an error says where it is, and what was expected") {
      val error = intercept[JsonSyntaxError](Json.render(JsonText("[1,\n \"\u00e9\ud83d\ude00\", x]")))
      assert(error.getMessage == "line 2, column 8 (offset 12): expected json value, got \"x\"")
      assert(error.detail == "expected json value, got \"x\"")
      assert((error.line, error.column, error.offset) == ((2L, 8L, 12L)))
      val bytes = intercept[JsonSyntaxError](
        Json.toBytes(JsonText("[1,\n \"\u00e9\ud83d\ude00\", x]".getBytes(UTF_8)))
      )
      assert((bytes.line, bytes.column, bytes.offset) == ((2L, 8L, 15L)))
    }
    test("what JSON5 allows is named where it is refused, and nothing else is") {
      val hint = "; JSON5 allows this, JSON does not"
      def detail(text: String, hasComments: Boolean = false) = {
        val of =
          Seq(JsonText(text), JsonText(text.getBytes(UTF_8)), JsonText(new ByteArrayInputStream(text.getBytes(UTF_8))))
        val details =
          of.map(json => intercept[JsonSyntaxError](Json.render(json.withComments(hasComments))).detail).distinct
        assert(details.size == 1)
        details.head
      }
      for (
        (text, expected) <- Seq(
          "{'a':1}" -> "a key or }, got \"'\"",
          "{a:1}" -> "a key or }, got \"a\"",
          "{$a:1}" -> "a key or }, got \"$\"",
          "{\"b\":1,_a:1}" -> "a key, got \"_\"",
          "{\"b\":1, 'a':1}" -> "a key, got \"'\"",
          "'a'" -> "json value, got \"'\"",
          "{\"a\":'b'}" -> "json value, got \"'\"",
          "['b']" -> "json value or ], got \"'\"",
          "[1,+1]" -> "json value, got \"+\"",
          "[.5]" -> "json value or ], got \".\"",
          "NaN" -> "json value, got \"N\"",
          "[Infinity]" -> "json value or ], got \"I\""
        );
        hasComments <- Seq(false, true)
      ) {
        // After a comma there may be an end.
        val all =
          if (hasComments) expected.replace("key,", "key or },").replace("value, got \"+", "value or ], got \"+")
          else expected
        assert(detail(text, hasComments) == s"expected $all$hint")
      }
      for (
        (text, expected) <- Seq(
          "[1.]" -> "expected a digit after .",
          "[-.5]" -> "expected a digit after -",
          "-Infinity" -> "expected a digit after -",
          "[0x1F]" -> "hexadecimal",
          "-0Xa" -> "hexadecimal"
        )
      ) assert(detail(text) == s"invalid number: $expected$hint")
      for (text <- Seq("[-]", "[-x]", "[1e]", "[1e+]", "[1.x]", "[-.]", "[-Ix]"))
        assert(!detail(text).contains("JSON5"), detail(text).startsWith("invalid number: "))
      for (
        text <- Seq("[x]", "{1:2}", "{\"a\" 'b'}", "{\"a\":1 b}", "[1 'b']", "[0x]", "[0xZ]", "1 'a'", "1 a", "N", "I",
          "{\"a\":b}")
      )
        assert(!detail(text).contains("JSON5"), detail(text).startsWith("expected "))
      assert(detail("{\"a\":1,}").endsWith("; JsonText.withComments(true) reads comments and trailing commas"))
    }
    test("each of several texts may have a byte order mark, one text only at its start") {
      for (
        (text, lines) <- Seq(
          "\ufeff1 \ufeff2\n\ufeff[3]" -> "1\n2\n[3]",
          "{}\ufeff{}\ufeff" -> "{}\n{}",
          "\ufeff\ufeff\n\ufeff\n1" -> "1",
          "\ufeff" -> ""
        );
        size <- 1 to 4
      ) {
        val out = new java.io.StringWriter
        val renderer = Json.renderer(out)
        val in = new ByteArrayInputStream(text.getBytes(UTF_8)) {
          override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, size))
        }
        val texts = new JsonText.Stream(in, renderer)
        while (texts.hasNext) {
          if (renderer.isComplete) renderer.nextDocument()
          texts.next()
        }
        renderer.flush()
        assert(out.toString == lines)
      }
      for (text <- Seq("[1]\ufeff", "[\ufeff1]", "1\ufeff", "\ufeff\ufeff1"))
        assert(intercept[JsonSyntaxError](Json.render(JsonText(text))).detail.contains("got \"\\ufeff\""))
    }
    test("UTF-16 and UTF-32 are named, whole and byte by byte, with and without a byte order mark") {
      for (
        text <- Seq("{\"a\": 1}", "[1]", " [1]", "\n\n[1]", "1", "-1", "\"a\"", "\"\\n\"", "true", "null",
          "[\"\u5b57\"]");
        (width, isLittle) <- Seq((2, true), (2, false), (4, true), (4, false));
        marked <- Seq(text, s"\ufeff$text")
      ) {
        val bytes = marked.toArray.flatMap { c =>
          val unit = Seq(c & 0xff, c >> 8).padTo(width, 0).map(_.toByte)
          if (isLittle) unit else unit.reverse
        }
        val one = new ByteArrayInputStream(bytes) {
          override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, 1))
        }
        for (json <- Seq(JsonText(bytes), JsonText(new ByteArrayInputStream(bytes)), JsonText(one))) {
          val error = intercept[JsonSyntaxError](Json.render(json))
          assert(error.detail == s"the text is UTF-${width * 8}: UTF-8 is needed", error.offset <= 1)
        }
      }
    }
    test("zeros elsewhere are no other encoding") {
      for (text <- Seq("[1]\u0000", "{}\u0000\u0000", "\u0000", "\u0000\u0000\u0000\u0000", "\u0000\u0080"))
        assert(
          intercept[JsonSyntaxError](Json.render(JsonText(text.getBytes(UTF_8)))).detail.startsWith("expected ")
        )
      // A string that begins as UTF-16 does was decoded wrongly.
      assert(intercept[JsonSyntaxError](Json.render(JsonText("\u0000["))).detail.startsWith("the text is UTF-16"))
    }
    test("an error far into a long text has its place") {
      val lines = (0 until 3000).map(i => s"""{"key $i": "\u00e9 ${"x" * (i % 90)}"}""").mkString("[", ",\n", "")
      val got = JsonForms.check(lines + ",\n   ?]", Json, JsonStyle.compact)
      assert(got == s"3001:4 (${lines.getBytes(UTF_8).length + 5}): expected json value, got " + "\"?\"")
    }
    test("what a style refuses has its path, though a stream is read once only") {
      val json = """{"spec": {"ports": [1, {"a b": 1e999}]}}"""
      val got = JsonForms.check(json, Json, JsonStyle.canonical)
      assert(got.contains(" at $.spec.ports[1][\"a b\"] (27): "))
      val in = new Counting(json)
      val error = intercept[RenderError](Json.render(JsonText(in), JsonStyle.canonical))
      assert(error.path == "$.spec.ports[1][\"a b\"]", in.reads == 1)
      val nested = new Counting(json)
      val inside = intercept[RenderError](Json.render(Seq(JsonText(nested)), JsonStyle.canonical))
      assert(inside.kind eq RenderError.NotFinite, nested.reads == 1)
      for ((form, style) <- Seq("[1]" -> TomlStyle.standard, "{\"a\": [null]}" -> TomlStyle.standard))
        JsonForms.check(form, Toml, style)
    }
    test("a stream is rendered once, and is not closed") {
      var closed = false
      val text = JsonText(new ByteArrayInputStream("[1]".getBytes(UTF_8)) {
        override def close(): Unit = closed = true
      })
      assert(Json.render(text) == "[1]", !closed)
      intercept[IllegalStateException](Json.render(text))
      assert(Json.render(1) == "1")
    }
    test("what a stream throws passes through, and a wrong stream is an IOException") {
      val broken = new IOException("the disk is on fire")
      val thrown = intercept[IOException](Json.render(JsonText(new InputStream {
        def read(): Int = throw broken
      })))
      assert(thrown eq broken)
      val lies = new InputStream {
        def read(): Int = '1'
        override def read(into: Array[Byte], from: Int, n: Int): Int = n + 1
      }
      intercept[IOException](Json.render(JsonText(lies)))
      val lazybones = new ByteArrayInputStream("[1, 2]".getBytes(UTF_8)) {
        override def read(into: Array[Byte], from: Int, n: Int): Int = 0
      }
      assert(Json.render(JsonText(lazybones)) == "[1,2]")
    }
    test("every entry point takes it, as a document and inside of one") {
      def text = JsonText("{\"a\": [1, 2.50, \"x\"]}")
      val json = "{\"a\":[1,2.50,\"x\"]}"
      assert(new String(Json.toBytes(text), UTF_8) == json, Yaml.render(text) == "a:\n- 1\n- 2.50\n- x\n")
      val out = new ByteArrayOutputStream
      Json.writeTo(text, out)
      Json.writable(text).writeBytesTo(out)
      Json.writable(JsonText(stream("[ ]"))).writeBytesTo(out)
      assert(out.toString("UTF-8") == json + json + "[]")
      val chars = new StringWriter
      Json.writeTo(text, chars)
      assert(chars.toString == json)
      val pages = Json.toPages(text)
      assert(new String(pages.toByteArray, UTF_8) == json)
      pages.close()
      assert(Json.render(Map("b" -> Seq(text, null))) == s"""{"b":[$json,null]}""")
      assert(Json.render(JsonStyle.compact) { r => r.beginArray(); r.value(text); r.endArray() } == s"[$json]")
      assert(Json.render(JsonStyle.compact)(_.value(JsonText(stream("[1 ]")))) == "[1]")
      val both = AllDocuments(Yaml, Iterator(JsonText(stream("[1]")), JsonText("2")))
      assert(both == AllDocuments(Yaml, Iterator[ujson.Value](ujson.Arr(1), 2)))
      assert(Toml.render(text) == "a = [1, 2.50, \"x\"]\n")
      val framed = YamlStyle.safe.withDocumentStart(true).withDocumentEnd(true)
      assert(Yaml.render(JsonText(stream("1")), framed) == Yaml.render(1, framed))
    }
    test("a Readable of text is read as strictly") {
      val buffer = ByteBuffer.wrap("xx[1,2]xx".getBytes(UTF_8), 2, 5)
      val json: ujson.Readable = buffer
      assert(Json.render(json) == "[1,2]", Json.render(json) == "[1,2]", buffer.remaining == 5)
      for (
        json <- Seq[ujson.Readable]("[\"\\u--1 \"]", "nu", "nu".getBytes(UTF_8), new StringBuilder("nu"): CharSequence)
      ) {
        val _ = intercept[JsonSyntaxError](Json.render(json))
        locally { val _ = intercept[JsonSyntaxError](Json.render(Seq(json))) }
      }
      val tree: ujson.Readable = ujson.Arr(1)
      assert(Json.render(tree) == "[1]")
    }
    test("random documents") {
      val random = Seeded("JSON text")
      for (_ <- 0 until TestPlatform.scaled(100)) {
        val value = Documents.random(random)
        check(ujson.write(value, random.nextInt(4) - 1, escapeUnicode = random.nextBoolean()))
      }
    }
  }
}
