package swarender

import java.io.ByteArrayOutputStream

import utest.*

import swarender.Policy.Newline
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** What is labelled NDJSON has one document on each line, by every entry point; other documents of
  * JSON have another label.
  */
object NdjsonTest extends TestSuite {
  private final val Ndjson = "application/x-ndjson"

  private val values = Seq[ujson.Value](
    ujson.Obj("a" -> ujson.Arr(1, ujson.Obj(), ujson.Arr(), ujson.Obj("b" -> "x\ny"))),
    ujson.Arr(),
    ujson.Obj(),
    "text\r\n",
    1,
    ujson.Null,
    ujson.Arr.from((1 to 60).map(ujson.Num(_)))
  )

  private val lined: Seq[(String, JsonStyle)] = Profiles.json ++ Seq[(String, JsonStyle)](
    "fitted(1)" -> JsonStyle.fitted(1),
    "fitted, spaces" -> JsonStyle.fitted.withBraceSpaces(true),
    "jsonc, commas" -> JsonStyle.jsonc.withTrailingCommas(true).withBlankLines(3),
    "jsonc, comments" ->
      JsonStyle.jsonc.withComments(at => Some(at.path)).withCommentLines(at => Some("\n" + at.path)),
    "jsonc, defaults" -> JsonStyle.jsonc.withCommentedDefaults(true),
    "separators" -> JsonStyle.compact.withItemSeparator(",\n ").withKeySeparator("\r\n:\n"),
    "separators, indented" -> JsonStyle.pretty.withItemSeparator(" ,").withKeySeparator(" : "),
    "lines" -> EvaluatorSettings.lines(JsonStyle.compact, "\r\n\n", "\t"),
    "filler" -> EvaluatorSettings.filler(JsonStyle.compact, " \n "),
    "filler, indented" -> EvaluatorSettings.filler(JsonStyle.pretty, "\n\n"),
    "surrogates" -> JsonStyle.pretty.withSurrogates(Policy.Surrogates.Escape),
    "end" -> JsonStyle.pretty.withDocumentEnd("\n"),
    "blank end" -> JsonStyle.pretty.withDocumentEnd(" "),
    "CR LF end" -> JsonStyle.pretty.withDocumentEnd("\r\n"),
    "blank start" -> JsonStyle.pretty.withDocumentStart(" "),
    "jrsonnet" -> Jsonnet.jrsonnet.manifestJson,
    "sjsonnet, minified" -> Jsonnet.sjsonnet.manifestJsonMinified
  )

  private val others: Seq[(String, JsonStyle)] = Profiles.others ++ Seq[(String, JsonStyle)](
    "json5" -> JsonStyle.json5,
    "json5, one line" -> JsonStyle.json5.withIndent(0),
    "json5, quoted" -> JsonStyle.json5.withKeyQuotes(KeyQuotes.Always).withSingleQuotes(false),
    "pythonVars" -> Jsonnet.go.manifestPythonVars,
    "bare strings" -> Jsonnet.go.string,
    "item separator" -> JsonStyle.compact.withItemSeparator(";"),
    "key separator" -> JsonStyle.pretty.withKeySeparator("="),
    "item separator twice" -> JsonStyle.compact.withItemSeparator(",,"),
    "line break" -> EvaluatorSettings.lines(JsonStyle.compact, "\u2028", ""),
    "indent" -> JsonStyle.pretty("\u00a0"),
    "escapes" -> JsonStyle.compact.withEscapes(Escapes.json5),
    "end" -> JsonStyle.compact.withDocumentEnd(";"),
    "start" -> JsonStyle.compact.withDocumentStart("data: "),
    "empty lines" -> JsonStyle.compact.withDocumentEnd("\n\n"),
    "empty lines before" -> JsonStyle.compact.withDocumentStart("\n"),
    "sequence" -> JsonStyle.textSequence,
    "sequence, indented" -> JsonStyle.textSequence.withIndent(2)
  )

  private def bytes(writable: geny.Writable): String = {
    val out = new ByteArrayOutputStream
    writable.writeBytesTo(out)
    out.toString("UTF-8")
  }

  /** The media type and the text of several documents, by every entry point. */
  private def everywhere(format: Format[?], values: => Iterator[ujson.Value]): Seq[(String, String, String)] = {
    val stream = new ByteArrayOutputStream
    format.writeAll(values, stream)
    val streamed = format.streamedAll(values)
    val pulled = format.pulledAll(values)
    Seq(
      ("chars", format.documentsMediaType, AllDocuments(format, values)),
      ("bytes", format.documentsMediaType, stream.toString("UTF-8")),
      ("streamedAll", streamed.httpContentType.get, bytes(streamed)),
      ("pulledAll", pulled.mediaType, new String(pulled.toBytes, "UTF-8"))
    )
  }

  private def failure(what: String, text: String): Nothing =
    throw new java.lang.AssertionError(s"$what: ${Modes.shown(text)}")

  val tests: Tests = Tests {
    test("every style of JSON writes a document on each line") {
      for {
        (name, plain) <- lined
        style <- Seq(plain, plain.withNewline(Newline.CrLf))
        (entry, mediaType, text) <- everywhere(Json(style), values.iterator)
      } {
        if (mediaType != Ndjson) failure(s"$name, $entry is $mediaType", text)
        val lines = text.split("\n", -1).toSeq
        val read =
          try lines.init.map(ujson.read(_))
          catch { case e: Exception => failure(s"$name, $entry: $e", text) }
        if (read != values || !lines.last.isEmpty) failure(s"$name, $entry", text)
      }
    }
    test("what is no JSON, or not on a line, has another label") {
      for {
        (name, style) <- others
        (entry, mediaType, text) <- everywhere(Json(style), Iterator(ujson.Obj("a" -> ujson.Obj())))
      } if (mediaType == Ndjson) failure(s"$name, $entry", text)
    }
    test("JSON5 is a document on each line, in its own tokens") {
      val documents = values.take(5)
      val text = AllDocuments(Json(JsonStyle.json5.withComments(at => Some(at.path))), documents.iterator)
      val lines = text.split("\n").toSeq
      assert(lines.map(Json5Reader.read(_)) == documents, lines.head == "{a:[1,{},[],{b:'x\\ny'}]}")
    }
    test("the bytes of each kind of style") {
      def all(style: JsonStyle) = AllDocuments(Json(style), Iterator[ujson.Value](ujson.Obj("a" -> ujson.Arr(1, 2)), 3))
      assert(
        all(JsonStyle.pretty) == "{\"a\":[1,2]}\n3\n",
        all(JsonStyle.fitted) == "{\"a\":[1,2]}\n3\n",
        all(JsonStyle.jsonc) == "{\"a\":[1,2]}\n3\n",
        all(JsonStyle.json5) == "{a:[1,2]}\n3\n",
        all(JsonStyle.pretty.withKeySeparator(" : ")) == "{\"a\" : [1,2]}\n3\n",
        all(Jsonnet.go.manifestJson) == "{\"a\": [1,2]}\n3\n",
        all(JsonStyle.textSequence.withIndent(1)) == "\u001e{\n \"a\": [\n  1,\n  2\n ]\n}\n\u001e3\n",
        AllDocuments(Json(JsonStyle.pretty), Iterator[Int]()) == ""
      )
    }
    test("a document is labelled by its style") {
      val labels = Seq[(JsonStyle, String, String, String)](
        (JsonStyle.compact, "application/json", Ndjson, "json"),
        (JsonStyle.pretty, "application/json", Ndjson, "json"),
        (JsonStyle.fitted, "application/json", Ndjson, "json"),
        (JsonStyle.canonical, "application/json", Ndjson, "json"),
        (JsonStyle.jsonc, "application/jsonc", Ndjson, "jsonc"),
        (JsonStyle.json5, "application/json5", "text/plain", "json5"),
        (JsonStyle.textSequence, "application/json-seq", "application/json-seq", "json-seq"),
        (JsonStyle.compact.withDocumentEnd("\n\n"), "application/json", "text/plain", "json"),
        (Jsonnet.go.manifestPython, "text/plain", "text/plain", "txt"),
        (JsonStyle.compact.withItemSeparator(";"), "text/plain", "text/plain", "txt")
      )
      for ((style, one, all, extension) <- labels) {
        val format = Json(style)
        assert(
          format.mediaType == one,
          format.documentsMediaType == all,
          format.fileExtension == extension,
          format.writable(1).httpContentType == Some(one),
          format.streamed(1).httpContentType == Some(one),
          format.pulled(1).mediaType == one,
          format.withMediaType("a/b").mediaType == "a/b",
          format.withMaxDepth(3).mediaType == one
        )
      }
      for ((_, style) <- NamedStyles.yaml)
        assert(Yaml(style).mediaType == "application/yaml", Yaml(style).fileExtension == "yaml")
    }
  }
}
