package swarender

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, InputStream, OutputStream, StringWriter}

import utest.*

import swarender.dialects.*

/** JSON text that is one scalar: what follows it is read before any of it is written. */
object RootScalarTest extends TestSuite {
  private val long = "x" * 300000

  /** Texts that begin with a whole scalar. */
  private val wrong = Seq(
    "01",
    "00",
    "-01",
    "0x10",
    "1_000",
    "1f",
    "1.5.2",
    "1e5e",
    "0\"a\"",
    "1{}",
    "1 2",
    "1, 2",
    "1 ]",
    "1\n\n2",
    "1\u000b",
    "true1",
    "truefalse",
    "true false",
    "nullx",
    "null,",
    "null }",
    "false[]",
    "\"a\"b",
    "\"a\" b",
    "\"a\"\"b\"",
    "\"a\":1",
    "\"a\",",
    "\"\\n\"x",
    "\"é\"x",
    "\"" + long + "\"x",
    "\"" + long + "\\n\" 2",
    "\"" + long + "é\",",
    "1" * 300000 + "x",
    "1" + " " * 300000 + "x",
    "\"a\"" + "\n" * 300000 + "2"
  )

  private def slowly(text: String, size: Int): InputStream = new ByteArrayInputStream(text.getBytes("UTF-8")) {
    override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, size))
  }

  private def sources(text: String): Seq[() => JsonText] = Seq(
    () => JsonText(text),
    () => JsonText(text.getBytes("UTF-8")),
    () => JsonText(slowly(text, 1 << 20)),
    () => JsonText(slowly(text, 1000)),
    () => JsonText(text).withComments(true)
  )

  private val styles: Seq[Format[?]] = Seq(
    Json,
    Json(JsonStyle.pretty),
    Json(JsonStyle.canonical),
    Json(JsonStyle.json5),
    Yaml,
    Yaml(YamlStyle.pyyaml),
    Yaml(YamlStyle.kyaml),
    Yaml(YamlStyle.json)
  )

  /** Requires that `write` throws a JsonSyntaxError and writes nothing. */
  private def nothing(write: OutputStream => Any): Unit = {
    val out = new ByteArrayOutputStream
    val _ = intercept[JsonSyntaxError](write(out))
    assert(out.size == 0)
  }

  val tests: Tests = Tests {
    test("nothing is written of a scalar that something else follows") {
      for (text <- wrong; source <- sources(text); format <- styles) {
        nothing(format.writeTo(source(), _))
        val writer = new StringWriter
        val _ = intercept[JsonSyntaxError](format.writeTo(source(), writer))
        assert(writer.getBuffer.length == 0)
      }
    }
    test("nor by a renderer, a reader that asks for pages, or as a file of TOML") {
      for (text <- wrong; source <- sources(text)) {
        nothing(out => Json.renderer(out).value(source()))
        nothing(out => {
          val pages = Json.pulled(source()).inputStream()
          try {
            var b = pages.read()
            while (b >= 0) {
              out.write(b)
              b = pages.read()
            }
          } finally pages.close()
        })
        nothing(Toml.writeTo(source(), _))
      }
    }
    test("in a stream of texts, the ones before a bad scalar are written, and nothing of it") {
      for (
        (text, expected) <- Seq(
          "1 01" -> "1\n",
          "\"a\"\ntrue1" -> "\"a\"\n",
          "[1] 0x10" -> "[1]\n",
          "null 1{}" -> "null\n",
          "2 null," -> "2\n",
          "3 " + "1" * 300000 + "x" -> "3\n",
          "\"a\"b" -> "\"a\"\n",
          "01" -> "",
          "true1" -> ""
        );
        size <- Seq(1, 7, 1 << 20)
      ) {
        val out = new ByteArrayOutputStream
        val renderer = Json.renderer(out)
        val texts = new JsonText.Stream(slowly(text, size), renderer)
        val _ = intercept[JsonSyntaxError] {
          while (texts.hasNext) {
            if (renderer.isComplete) renderer.nextDocument()
            texts.next()
            renderer.flush()
            out.write('\n')
          }
        }
        assert(out.toString == expected)
      }
    }
    test("the one text of a stream, and the place of what the style refuses in it") {
      val space = "\n" * 300000
      for (size <- Seq(1, 7, 1 << 20)) {
        val out = new ByteArrayOutputStream
        val renderer = Yaml.renderer(out)
        val texts = new JsonText.Stream(slowly(s"\n 1e400$space", size), renderer)
        val _ = intercept[RenderError](texts.single())
        assert(texts.line == 2, texts.column == 2, out.size == 0)
        val more = new JsonText.Stream(slowly(s"1$space 2", size), Json.renderer(out))
        val e = intercept[JsonSyntaxError](more.single("nothing"))
        assert(e.line == 300001, e.column == 2, e.detail == "expected nothing, got \"2\"", out.size == 0)
        val whole = Json.renderer(out)
        new JsonText.Stream(slowly("\"a\"" + space, size), whole).single()
        whole.flush()
        assert(out.toString == "\"a\"")
      }
    }
    test("what white space follows is written") {
      for (scalar <- Seq("1", "-0.5e3", "true", "null", "\"a\"", "\"\\u00e9\\n\"", "\"é\"", "\"" + long + "\""))
        for (space <- Seq("", " ", "\n", "\r\n\t", " " * 300000); source <- sources(s" $scalar$space"))
          assert(Json.render(source()) == Json.render(ujson.read(scalar)) || scalar == "-0.5e3")
      assert(Json.render(JsonText("1// one\n/**/").withComments(true)) == "1")
    }
  }
}
