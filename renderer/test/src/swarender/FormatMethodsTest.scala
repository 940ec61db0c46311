package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}

/** What a format changes: its media type, and settings of a style of which only the format is
  * known.
  */
object FormatMethodsTest extends TestSuite {
  val tests: Tests = Tests {
    test("a setting of all formats in one call") {
      val formats = Seq[Format[?]](Json, Yaml, Toml)
      val offered = formats.map(_.withNulls(Nulls.OmitMembers).withKeyOrder(KeyOrder.CodePoint))
      val value = ujson.Obj("b" -> 1, "a" -> ujson.Null, "A" -> "x")
      assert(
        offered.map(_.render(value)) == Seq("{\"A\":\"x\",\"b\":1}", "A: x\nb: 1\n", "A = \"x\"\nb = 1\n"),
        offered.head.style == JsonStyle.compact.withNulls(Nulls.OmitMembers).withKeyOrder(KeyOrder.CodePoint)
      )
      intercept[IllegalArgumentException](formats.map(_.withNulls(Nulls.Keep)))
      assert(Json(JsonStyle.pretty).withMaxDepth(1).style == JsonStyle.pretty.withMaxDepth(1))
    }
    test("another media type for a document, of which style and bytes stay") {
      val problem = Json(JsonStyle.pretty).withMediaType("application/problem+json")
      assert(
        problem.mediaType == "application/problem+json",
        problem.fileExtension == "json",
        problem.render(Seq(1)) == "[\n  1\n]",
        problem.style == JsonStyle.pretty,
        problem.writable(1).httpContentType == Some("application/problem+json"),
        problem.streamed(1).httpContentType == Some("application/problem+json"),
        problem.pulled(1).mediaType == "application/problem+json"
      )
      // Settings keep it, and several documents have the format's.
      assert(
        problem(JsonStyle.compact).mediaType == problem.mediaType,
        problem.withMaxDepth(3).mediaType == problem.mediaType,
        problem.withMediaType("application/vnd.api+json").mediaType == "application/vnd.api+json",
        Json.withMediaType("a/b").pulledAll(Iterator(1)).mediaType == "application/x-ndjson"
      )
    }
    test("what is no media type is refused") {
      for (wrong <- Seq("", "json", "a/", "/b", "a/b; charset=utf-8", "a /b", "a/b/c", "a/b\r\nX: y", "\u00e4/b"))
        intercept[IllegalArgumentException](Json.withMediaType(wrong))
    }
  }
}
