package swarender

import java.io.{ByteArrayInputStream, InputStream}
import java.nio.charset.StandardCharsets.UTF_8

import utest.*

/** JSON text with comments and trailing commas: read where it is allowed, refused elsewhere. */
object JsonCommentsTest extends TestSuite {

  /** Hands out at most `size` bytes at a time. */
  private def stream(text: String, size: Int): InputStream = stream(text.getBytes(UTF_8), size)

  private def stream(text: Array[Byte], size: Int): InputStream = new ByteArrayInputStream(text) {
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

  /** Texts that mean `[1]`, with `c` in a comment: in every place, and where a window ends. */
  private def around(c: String): Seq[String] = Seq(
    s"// $c\n[1]",
    s"/*$c*/[1]",
    s"\n /* a\n * $c */ [1]",
    s"[/*$c*/1]",
    s"[1/***$c***/]",
    s"[1//$c\r]",
    s"[1] // $c",
    s"[1]\n/*$c*/"
  ) ++ (1 to 4).map(n => s"[1 //${"x" * ((1 << 16) - 5 - n)}$c\n]")

  /** Sequences of bytes that are not well-formed UTF-8: Unicode, table 3-7. */
  private val notUtf8: Seq[Seq[Int]] = Seq(
    Seq(0x80),
    Seq(0xbf),
    Seq(0xc0, 0x80),
    Seq(0xc1, 0xbf),
    Seq(0xc3),
    Seq(0xc3, 0xc3),
    Seq(0xe0, 0x9f, 0xbf),
    Seq(0xe5, 0xad),
    Seq(0xed, 0xa0, 0x80),
    Seq(0xef, 0xbb),
    Seq(0xf0, 0x8f, 0xbf, 0xbf),
    Seq(0xf0, 0x9f, 0x98),
    Seq(0xf4, 0x90, 0x80, 0x80),
    Seq(0xf5, 0x80, 0x80, 0x80),
    Seq(0xfe),
    Seq(0xff)
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
    test("comments of UTF-8 and of lone surrogates in strings are read") {
      val chars =
        Seq("\u0080", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\ufeff", "\uffff", "\ud800\udc00", "\udbff\udfff")
      for (c <- chars; text <- around(c); form <- forms(text)) assert(Json.render(form().withComments(true)) == "[1]")
      for (c <- Seq("\ud800", "\udfff", "\udc00\ud800"); text <- around(c))
        assert(Json.render(JsonText(text).withComments(true)) == "[1]")
    }
    test("bytes that are not UTF-8 are refused in comments, with their place") {
      val mark = "@"
      for (bytes <- notUtf8; text <- around(mark); size <- Seq(1, 2, 1 << 20) if size > 2 || text.length < 100) {
        val at = text.indexOf(mark)
        val head = text.substring(0, at).getBytes(UTF_8)
        val all = head ++ bytes.map(_.toByte) ++ text.substring(at + 1).getBytes(UTF_8)
        for (form <- Seq(() => JsonText(all), () => JsonText(stream(all, size)))) {
          val error = intercept[JsonSyntaxError](Json.render(form().withComments(true)))
          assert(error.detail == "invalid UTF-8", error.offset == head.length)
          assert(error.column == 1 + at - text.lastIndexOf('\n', at) - 1)
        }
        val texts = new JsonText.Stream(
          stream(all, size),
          Json(JsonStyle.compact).renderer(new java.io.StringWriter),
          1,
          hasComments = true
        )
        val error = intercept[JsonSyntaxError](while (texts.hasNext) texts.next())
        assert(error.detail == "invalid UTF-8", error.offset == head.length)
      }
    }
    test("a char of a comment is read whatever a token may have") {
      val text = "/*\ud83d\ude00\u00e9*/1//\ud83d\ude00"
      for (size <- Seq(1, 2, 3, 1 << 20)) {
        val out = new java.io.StringWriter
        val renderer = Json(JsonStyle.compact).renderer(out)
        val texts = new JsonText.Stream(stream(text, size), renderer, maxToken = 1, hasComments = true)
        assert(texts.hasNext)
        texts.next()
        assert(!texts.hasNext)
        renderer.flush()
        assert(out.toString == "1")
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
