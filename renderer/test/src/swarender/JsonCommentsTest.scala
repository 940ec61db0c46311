package swarender

import java.io.{ByteArrayInputStream, InputStream}
import java.nio.charset.StandardCharsets.UTF_8

import utest.*

/** JSON text with comments and trailing commas: read where it is allowed, refused elsewhere. */
object JsonCommentsTest extends TestSuite {

  /** Hands out at most `size` bytes at a time. */
  private def stream(text: String, size: Int): InputStream = new ByteArrayInputStream(text.getBytes(UTF_8)) {
    override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, size))
  }

  private def forms(text: String): Seq[() => JsonText] = Seq(
    () => JsonText(text),
    () => JsonText(text.getBytes(UTF_8)),
    () => JsonText(stream(text, 1)),
    () => JsonText(stream(text, 1 << 20))
  )

  /** The text, and what it means. */
  private val table: Seq[(String, String)] = Seq(
    "[1] // end" -> "[1]",
    "// head\n/* and */ {} /**/" -> "{}",
    "\ufeff// head\r[1]" -> "[1]",
    "[1, 2, ]" -> "[1,2]",
    "{\"a\": 1, // one\n}" -> "{\"a\":1}",
    "{\"a\" /* : */ : /* 2 */ 1 /**/ , /***/ \"b\": [/* none */], }" -> "{\"a\":1,\"b\":[]}",
    "[/*/ */1/*\n*//*x*/,\"// no /* comment */\"]" -> "[1,\"// no /* comment */\"]",
    "[true//\n,null/**/,-1.5e3//\n]" -> "[true,null,-1.5e3]",
    "[\"\u00e9\" /* \u5b57 \ud83d\ude00 */, [[],],]" -> "[\"\u00e9\",[[]]]",
    s"[1, /* ${"x* /" * 50000} */ 2 // ${"y" * 200000}\n]" -> "[1,2]",
    "{\"compilerOptions\": {\n  /* Basic */\n  // \"lib\": [],\n  \"strict\": true,\n},}" ->
      "{\"compilerOptions\":{\"strict\":true}}"
  )

  val tests: Tests = Tests {
    test("comments and trailing commas, in every form") {
      for ((text, expected) <- table; form <- forms(text)) {
        assert(Json.render(form().withComments(true)) == expected)
        assert(Json.render(Seq(form().withComments(true))) == s"[$expected]")
        assert(Yaml.render(form().withComments(true)) == Yaml.render(JsonText(expected)))
        val pulled = Json.pulled(form().withComments(true)).inputStream()
        assert(
          new String(Iterator.continually(pulled.read()).takeWhile(_ >= 0).map(_.toByte).toArray, UTF_8) == expected
        )
      }
    }
    test("the strict reader is the default, and its error says what reads them") {
      for ((text, _) <- table; form <- forms(text)) {
        for (strict <- Seq(form(), form().withComments(true).withComments(false))) {
          val error = intercept[JsonSyntaxError](Json.render(strict))
          assert(error.detail.endsWith("; JsonText.withComments(true) reads comments and trailing commas"))
        }
      }
      for (text <- Seq("[1 / 2]", "{\"a\":}", "[,]", "{,}", "[1,}", "{\"a\":1,]", "/"))
        assert(!intercept[JsonSyntaxError](Json.render(JsonText(text))).detail.contains("withComments"))
    }
    test("what is no JSON with comments either, with its place") {
      for (
        (text, place) <- Seq(
          "[,]" -> "1:2",
          "{,}" -> "1:2",
          "[1,,]" -> "1:4",
          "{\"a\":,}" -> "1:6",
          "[1 / 2]" -> "1:4",
          "/" -> "1:1",
          "[1] /" -> "1:5",
          "[1]\n/* x\n" -> "3:1",
          "[1, // x" -> "1:9",
          "[1]," -> "1:4",
          "# x\n1" -> "1:1",
          "" -> "1:1",
          "// x" -> "1:5"
        );
        form <- forms(text)
      ) {
        val error = intercept[JsonSyntaxError](Json.render(form().withComments(true)))
        if (s"${error.line}:${error.column}" != place)
          throw new java.lang.AssertionError(s"$text: ${error.getMessage}, expected at $place")
      }
    }
    test("texts that follow one another") {
      val lines = "1 // one\n/* two */ [2,] {}//\n/**/3/**/4//"
      for (size <- Seq(1, 7, 1 << 20)) {
        val out = new StringBuilder
        val renderer = Json(JsonStyle.compact).renderer(new java.io.StringWriter)
        val texts = new JsonText.Stream(stream(lines, size), renderer, hasComments = true)
        while (texts.hasNext) {
          if (renderer.isComplete) renderer.nextDocument()
          texts.next()
          out.append(texts.line).append(' '): Unit
        }
        assert(out.toString == "1 2 2 3 3 ")
      }
    }
  }
}
