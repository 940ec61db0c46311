package swarender

import java.nio.charset.StandardCharsets.UTF_8

import utest.*

/** JSON text in bytes becomes what the same text as a string becomes, which ujson's own parser
  * reads.
  */
object JsonBytesTest extends TestSuite {
  private val jsonStyles = Seq(JsonStyle.compact, JsonStyle.pretty(), JsonStyle.jsonnet, JsonStyle.canonical)

  private def result(convert: => String): String =
    try convert
    catch {
      case e: RenderError => s"${e.kind} ${e.detail} ${e.path}"
      case e: ujson.ParsingFailedException => s"no JSON: ${e.getClass.getName}"
    }

  /** The text as bytes and as a string, alone and with white space around it, to each format. */
  private def check(text: String): Unit =
    for (json <- Seq(text, s" $text         ")) {
      val bytes = json.getBytes(UTF_8)
      val string = new String(bytes, UTF_8)
      for (style <- jsonStyles) same(json, result(Json.convert(bytes, style)), result(Json.convert(string, style)))
      same(json, result(Yaml.convert(bytes)), result(Yaml.convert(string)))
      same(json, result(Toml.convert(bytes)), result(Toml.convert(string)))
      val sorted = JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNulls(Nulls.Omit)
      same(json, result(Json.convert(bytes, sorted)), result(Json.convert(string, sorted)))
    }

  private def same(json: String, got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(s"${Quote.json(json)}: $got, not $expected")

  val tests: Tests = Tests {
    test("documents") {
      for ((_, value) <- Documents.table) {
        check(ujson.write(value))
        check(ujson.write(value, 1, escapeUnicode = true))
      }
    }
    test("strings of every length, at the end of the text and before it") {
      for (n <- 0 to 80; last <- Seq("", "a", "\"", "\n", "\u007f", "\u00e9", "\u4e2d", "\ud83d\ude00")) {
        val s = "x" * n + last
        check(ujson.write(ujson.Str(s)))
        check(ujson.write(ujson.Obj(s -> ujson.Arr(s, ujson.Obj(s -> s)), "k" -> s)))
      }
      val long = "long text " * 1000
      check(ujson.write(ujson.Obj(long -> (long + "\u0001" + long))))
    }
    test("numbers as they are") {
      for (
        n <- Seq("0", "-0", "1", "-12", "1e5", "1E+05", "0.10", "123456789012345678901234567890", "-1.50e-3", "1e400")
      )
        for (json <- Seq(n, s"[$n]", s"""{"a":$n}""", s"""{"a":[$n,$n]}""")) check(json)
    }
    test("bytes that are no UTF-8 are U+FFFD") {
      val bytes = "[\"ab?c\", {\"k?\": 1}]".getBytes(UTF_8).map(b => if (b == '?') 0xff.toByte else b)
      assert(Json.convert(bytes) == "[\"ab\ufffdc\",{\"k\ufffd\":1}]")
    }
    test("what is no JSON") {
      for (
        json <- Seq("", " ", "[", "[1", "[1,]", "{\"a\"", "{\"a\":", "\"a", "nul", "1 2", "[1] x", "{1:2}", "[01]",
          "\"\\x\"")
      )
        check(json)
      val error = intercept[ujson.ParseException](Json.convert("[1, x]".getBytes(UTF_8)))
      assert(error.index == 4)
    }
    test("an error has its path and its offset") {
      val json = """{"spec": {"ports": [1, {"a b": 1e999}]}}""".getBytes(UTF_8)
      val error = intercept[RenderError](Json.convert(json, JsonStyle.canonical))
      assert(error.path == "$.spec.ports[1][\"a b\"]", error.offset == """{"spec":{"ports":[1,{"a b":""".length)
    }
    test("random documents") {
      val random = Seeded("JSON text")
      for (_ <- 0 until TestPlatform.scaled(300)) {
        val value = Documents.random(random)
        check(ujson.write(value, random.nextInt(4) - 1, escapeUnicode = random.nextBoolean()))
      }
    }
  }
}
