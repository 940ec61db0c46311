package swarender

import java.io.{ByteArrayOutputStream, StringWriter}

import utest.*

import swarender.Policy.Newline
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** What `nextDocument` writes between two documents, in every style and by every entry point. */
object NextDocumentTest extends TestSuite {
  val pairs: Seq[(ujson.Value, ujson.Value)] = Seq(
    (1, "x"),
    (2e21, 6e21),
    ("a", "b"),
    (true, ujson.Null),
    (ujson.Obj("a" -> 1), ujson.Obj("b" -> ujson.Arr(2))),
    (ujson.Arr(), ujson.Obj()),
    ("a\nb\n", ujson.Arr(ujson.Arr(1)))
  )

  /** The two documents by events, by every entry point. */
  def texts(format: Format[?], first: ujson.Value, second: ujson.Value): Seq[String] = {
    def send(r: Renderer): Unit = {
      r.value(first)
      r.nextDocument()
      r.value(second)
    }
    val documents = Renderer.documents(send)
    val writer = new StringWriter
    val renderer = format.renderer(writer)
    send(renderer)
    renderer.flush()
    val out = new ByteArrayOutputStream
    val stream = format.renderer(out)
    send(stream)
    stream.flush()
    val written = new ByteArrayOutputStream
    format.writeTo(documents, written)
    Seq(
      writer.toString,
      out.toString("UTF-8"),
      format.render(documents),
      new String(format.toBytes(documents), "UTF-8"),
      written.toString("UTF-8"),
      new String(format.pulled(documents).toBytes, "UTF-8")
    )
  }

  private def check(format: Format[?], first: ujson.Value, second: ujson.Value, expected: String): Unit =
    for (text <- texts(format, first, second))
      if (text != expected)
        throw new java.lang.AssertionError(s"$format: ${Modes.shown(text)}, not ${Modes.shown(expected)}")

  /** Styles of YAML, each also without a line `---` before the first document. */
  val yaml: Seq[YamlStyle] = {
    val plain: Seq[YamlStyle] = NamedStyles.yaml.map(_._2) ++
      Seq[YamlStyle](
        YamlStyle.kyaml(compact = true),
        YamlStyle.json(JsonStyle.pretty),
        YamlStyle.json(JsonStyle.fitted),
        YamlStyle.safe.withMaxFlowLength(80),
        YamlStyle.safe.withFlowWidth(40),
        YamlStyle.safe.withLayout(_ => YamlStyle.Layout.Flow),
        YamlStyle.safe.withFinalNewline(false)
      ) ++ Jsonnet.all.map(_.manifestYamlDoc())
    plain.flatMap { style =>
      for (start <- Seq(true, false); end <- Seq(false, true))
        yield style.withDocumentStart(start).withDocumentEnd(end): YamlStyle
    }
  }

  val tests: Tests = Tests {
    test("JSON: a line feed, in a style without an end of its own") {
      val styles = Profiles.json ++ Profiles.others ++
        Seq[(String, JsonStyle)]("json5" -> JsonStyle.json5, "bare" -> Jsonnet.go.string)
      for ((_, style) <- styles; (first, second) <- pairs) {
        def one(v: ujson.Value) = Json.render(v, style)
        check(Json(style), first, second, one(first) + "\n" + one(second))
        check(
          Json(style.withNewline(Newline.CrLf)),
          first,
          second,
          Json.render(first, style.withNewline(Newline.CrLf)) + "\r\n" +
            Json.render(second, style.withNewline(Newline.CrLf))
        )
        for (end <- Seq("\n", ";", "\r\n", " "))
          check(Json(style.withDocumentEnd(end)), first, second, one(first) + end + one(second) + end)
      }
      check(Json, 2e21, 6e21, "2e+21\n6e+21")
      check(Json(JsonStyle.compact.withDocumentStart("\u001e")), 1, 2, "\u001e1\n\u001e2")
      check(Json(JsonStyle.textSequence), 1, 2, "\u001e1\n\u001e2\n")
      check(Json(Jsonnet.go.manifestPythonVars), ujson.Obj("a" -> 1), ujson.Obj("b" -> 2), "a = 1\nb = 2\n")
    }
    test("YAML: a line `---`, whatever comes before the first document") {
      for (style <- yaml; (first, second) <- pairs; text <- texts(Yaml(style), first, second)) {
        val marks = text.linesIterator.drop(1).count(line => line == "---" || line.startsWith("--- "))
        if (marks != 1) throw new java.lang.AssertionError(s"$style: ${Modes.shown(text)}")
      }
      val unmarked = YamlStyle.kyaml.withDocumentStart(false)
      check(Yaml(unmarked), 1, "x", "1\n---\n\"x\"\n")
      check(Yaml(unmarked.withDocumentEnd(true)), 1, "x", "1\n...\n---\n\"x\"\n...\n")
      check(Yaml(unmarked.withNewline(Newline.CrLf)), 1, 2, "1\r\n---\r\n2\r\n")
      check(Yaml(YamlStyle.json.withDocumentStart(false)), 1, "x", "1\n---\n\"x\"\n")
      check(
        Yaml(unmarked.withCommentLines(at => if (at.path == "$") Some("h") else None)),
        1,
        2,
        "# h\n1\n---\n# h\n2\n"
      )
    }
    test("a renderer that is reset begins with a first document") {
      for (
        (format, expected) <- Seq[(Format[?], String)](
          Json -> "3",
          Yaml(YamlStyle.kyaml.withDocumentStart(false)) -> "3\n"
        )
      ) {
        val out = new StringWriter
        val renderer = format.renderer(out)
        renderer.int64(1)
        renderer.nextDocument()
        renderer.reset()
        renderer.int64(3)
        renderer.flush()
        assert(out.toString == expected)
      }
    }
  }
}
