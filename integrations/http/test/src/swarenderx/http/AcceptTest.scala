package swarenderx
package http

import java.io.ByteArrayOutputStream

import swarender.Policy.Nulls
import swarender.{Format, Json, JsonStyle, Toml, Yaml}
import swarender.dialects.*
import utest.*

/** The choice by the header `Accept`, by RFC 9110, 12.5.1. */
object AcceptTest extends TestSuite {
  private val offered =
    Seq("application/json", "application/yaml", "application/toml", "application/x-ndjson")

  private val None_ = ""

  /** The header and the media type that is chosen. */
  private val table: Seq[(String, String)] = Seq(
    "" -> "application/json",
    " , ," -> "application/json",
    "*/*" -> "application/json",
    "application/json" -> "application/json",
    "application/yaml" -> "application/yaml",
    "Application/TOML" -> "application/toml",
    "application/x-ndjson" -> "application/x-ndjson",
    "application/*" -> "application/json",
    "text/*" -> None_,
    "text/html" -> None_,
    "application/jso" -> None_,
    "applications/json, a" -> None_,
    // The weight decides, then the order of the offers, not that of the header.
    "application/yaml, application/json" -> "application/json",
    "application/json;q=0.5, application/yaml" -> "application/yaml",
    "application/json;q=0.5, application/yaml;q=0.501" -> "application/yaml",
    "application/toml;q=0.9,application/yaml;q=0.9" -> "application/yaml",
    "text/html, application/yaml;q=0.5, */*;q=0.1" -> "application/yaml",
    // The most specific range has the say, wherever it is.
    "*/*, application/json;q=0" -> "application/yaml",
    "application/json;q=0, */*" -> "application/yaml",
    "application/*;q=0, application/toml;q=0.001" -> "application/toml",
    "application/*;q=0.3, application/json;q=0.2, */*;q=0.9" -> "application/yaml",
    "*/*;q=0" -> None_,
    "application/json;q=0.0" -> None_,
    "application/json;q=0.000, text/html" -> None_,
    // Spaces, case and empty elements.
    "application/json ; q=0.1 ,, application/toml ; Q=0.2" -> "application/toml",
    "\tapplication/yaml\t" -> "application/yaml",
    // Parameters.
    "application/yaml;charset=UTF-8" -> "application/yaml",
    "application/yaml;charset=\"utf-8\";q=0.5, application/toml;q=0.4" -> "application/yaml",
    "application/yaml;charset=latin1" -> None_,
    "application/yaml;version=2, application/toml;q=0.1" -> "application/toml",
    "application/json;q=0.1, application/json;charset=utf-8;q=0.9, application/yaml;q=0.5" -> "application/json",
    "application/yaml;x=\"a,b;q=1\", application/toml;q=0.1" -> "application/toml",
    "application/yaml;x=\"\\\",application/json\"" -> None_,
    "application/yaml;q=0.5;ext=1, application/toml;q=0.4" -> "application/yaml",
    // Aliases of YAML's media type, which say less than it itself.
    "text/yaml" -> "application/yaml",
    "application/x-yaml, application/json;q=0.5" -> "application/yaml",
    "Text/X-YAML;q=0.2, application/json;q=0.1" -> "application/yaml",
    "text/yaml, application/yaml;q=0" -> None_,
    "text/*, application/x-yaml;q=0" -> None_,
    "application/x-json" -> None_,
    // Weights that are none.
    "application/json;q=2, application/toml;q=0.1" -> "application/toml",
    "application/json;q=1.001" -> None_,
    "application/json;q=0.1234, application/yaml;q=0.1" -> "application/yaml",
    "application/json;q=-1" -> None_,
    "application/json;q=x" -> None_,
    "application/json;q=" -> None_,
    "application/json;q" -> None_,
    "application/yaml;q=1.000" -> "application/yaml",
    "application/yaml;q=1." -> "application/yaml"
  )

  val tests: Tests = Tests {
    test("the table") {
      for ((header, expected) <- table) {
        val chosen = Accept.choose(Some(header), offered)(identity).getOrElse(None_)
        if (chosen != expected) throw new java.lang.AssertionError(s"$header: $chosen, expected $expected")
      }
    }
    test("without a header the first offer is chosen, and none where nothing is offered") {
      val formats = Seq[Format[?]](Toml, Json)
      assert(Accept.choose(None, formats)(_.mediaType) == Some(Toml))
      assert(Accept.choose(Some("application/json"), formats)(_.mediaType) == Some(Json))
      val problem = Json.withMediaType("application/problem+json")
      assert(
        Accept.choose(Some("application/problem+json"), Seq[Format[?]](Yaml, problem))(_.mediaType) == Some(problem)
      )
      assert(Accept.choose(None, Seq.empty[String])(identity) == None)
      assert(Accept.choose(Some("*/*"), Seq.empty[String])(identity) == None)
    }
    test("an offer by an alias of YAML's media type") {
      val offers = Seq("application/json", "text/yaml")
      for (header <- Seq("text/yaml", "application/yaml", "application/x-yaml", "text/*"))
        assert(Accept.choose(Some(header), offers)(identity) == Some("text/yaml"))
    }
    test("an error has a form also where the client accepts none") {
      for (status <- Seq(400, 404, 500, 599)) {
        assert(Accept.chooseFor(status, Some("text/html"), offered)(identity) == offered.headOption)
        assert(Accept.chooseFor(status, Some("application/toml"), offered)(identity) == Some("application/toml"))
        assert(Accept.chooseFor(status, Some("text/html"), Seq.empty[String])(identity) == None)
      }
      for (status <- Seq(200, 201, 302, 399))
        assert(Accept.chooseFor(status, Some("text/html"), offered)(identity) == None)
    }
    test("many values are an array, lines or documents, and nothing else") {
      def pulled(header: String): Option[(String, String)] =
        Accept.pulledAll(Some(header), Iterator(1, 2)).map { document =>
          val bytes = new ByteArrayOutputStream
          val pages = document.pages()
          while (pages.hasNext) {
            val page = pages.next()
            bytes.write(page.array, page.from, page.length)
            page.release()
          }
          (document.mediaType, bytes.toString("UTF-8"))
        }
      assert(pulled("*/*") == Some(("application/json", "[1,2]")))
      assert(pulled("application/x-ndjson, */*;q=0.9") == Some(("application/x-ndjson", "1\n2\n")))
      assert(pulled("application/toml, application/yaml;q=0.1") == Some(("application/yaml", "---\n1\n---\n2\n")))
      assert(pulled("application/toml") == None)
      def refused: Iterator[Int] = throw new IllegalStateException("asked for")
      assert(Accept.pulledAll(Some("application/toml"), refused) == None)
    }
    test("many values in formats of the caller's own") {
      def of(header: String, offered: Format[?]*): Option[(String, String)] =
        Accept
          .pulledAll(Some(header), Iterator(Option(1), None), offered)
          .map(d => (d.mediaType, new String(d.toBytes, "UTF-8")))
      val api = Json(JsonStyle.pretty(2)).withMediaType("application/vnd.api+json")
      assert(of("*/*", api) == Some(("application/vnd.api+json", "[\n  1,\n  null\n]")))
      assert(of("application/json", api) == None)
      assert(of("application/x-ndjson", Yaml, Json) == Some(("application/x-ndjson", "1\nnull\n")))
      assert(of("*/*", Toml) == None)
      for (style <- Seq[JsonStyle](JsonStyle.pretty, JsonStyle.fitted, JsonStyle.jsonc, JsonStyle.jsonc.withIndent(8)))
        assert(of("application/x-ndjson", Json(style)) == Some(("application/x-ndjson", "1\nnull\n")))
      for (style <- Seq[JsonStyle](JsonStyle.json5, JsonStyle.textSequence))
        assert(of("application/x-ndjson", Json(style)) == None)
      assert(of("*/*", Json(JsonStyle.json5)) == Some(("application/json5", "[\n  1,\n  null,\n]")))
      assert(of("*/*", Json(JsonStyle.textSequence)) == Some(("application/json-seq", "\u001e1\n\u001enull\n")))
      assert(
        Accept.forms().map(form => (form.format.toString, form.mediaType, form.isArray)) == Seq(
          ("Json", "application/json", true),
          ("Json", "application/x-ndjson", false),
          ("Json", "application/jsonl", false),
          (Json(JsonStyle.textSequence).toString, "application/json-seq", false),
          ("Yaml", "application/yaml", false)
        )
      )
    }
    test("lines and a text sequence of a style of JSON") {
      def of(header: String, style: JsonStyle): Option[(String, String)] =
        Accept
          .pulledAll(Some(header), Iterator(Map("a" -> Option(1)), Map("a" -> None)), Seq(Json(style)))
          .map(d => (d.mediaType, new String(d.toBytes, "UTF-8")))
      val omitting = JsonStyle.compact.withNulls(Nulls.OmitMembers)
      assert(of("application/jsonl", omitting) == Some(("application/jsonl", "{\"a\":1}\n{}\n")))
      assert(of("application/json-seq", omitting) == Some(("application/json-seq", "\u001e{\"a\":1}\n\u001e{}\n")))
      assert(of("application/jsonl", JsonStyle.pretty).map(_._2) == Some("{\"a\":1}\n{\"a\":null}\n"))
      for (style <- Seq[JsonStyle](JsonStyle.jsonc, JsonStyle.json5)) assert(of("application/json-seq", style) == None)
      assert(of("application/jsonl", JsonStyle.json5) == None)
    }
    test("problem details are chosen by clients that accept their format") {
      def of(header: String) = Accept.choose(Some(header), Accept.problems)(_.mediaType).map(_.mediaType)
      assert(of("application/json") == Some("application/problem+json"))
      assert(of("text/yaml") == Some("application/problem+yaml"))
      assert(of("application/json;q=0.5, application/problem+yaml;q=0.6") == Some("application/problem+yaml"))
      assert(
        of("application/json, application/problem+json;q=0.1, application/yaml;q=0.5") == Some(
          "application/problem+yaml"
        )
      )
      assert(of("application/toml") == None)
    }
    test("a hostile header is read in linear time") {
      for (part <- Seq(",", ";", "\"", "\\", "a/b;q=0.5,", "*/*;"))
        assert(Accept.choose(Some(part * 100000 + "x"), Seq("application/json"))(identity).size <= 1)
    }
  }
}
