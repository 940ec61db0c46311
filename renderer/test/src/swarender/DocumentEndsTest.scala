package swarender

import utest.*
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** What comes after a document, and after the last one of a stream. */
object DocumentEndsTest extends TestSuite {
  private val pyyaml = YamlStyle.pyyaml
  private val roots = Seq[ujson.Value](1, false, ujson.Null, "a", "1", "a\nb\n", ujson.Arr(), ujson.Obj(), ujson.Arr(1))

  private def all[S <: Style](format: Format[S], documents: ujson.Value*): String = {
    val out = new java.lang.StringBuilder
    format.writeAll(documents.iterator, out)
    out.toString
  }

  private def rendered(format: Format[YamlStyle], documents: ujson.Value*): String = {
    val out = new java.io.StringWriter
    val renderer = format.renderer(out)
    documents.zipWithIndex.foreach { case (v, i) =>
      if (i > 0) renderer.nextDocument()
      renderer.value(v)
    }
    renderer.endStream()
    renderer.flush()
    out.toString
  }

  /** `style` with or without a final line feed, where it has that setting. */
  private def open(style: YamlStyle, newline: Boolean): YamlStyle = style match {
    case s: BlockStyle => s.withFinalNewline(newline)
    case s => s
  }

  val tests: Tests = Tests {
    test("PyYAML: a line `...` after a plain scalar has a line of its own") {
      val open = pyyaml.withFinalNewline(false)
      assert(
        Yaml.render(1, open) == "1\n...",
        Yaml.render("1", open) == "'1'",
        Yaml.render(false, open) == "false\n...",
        Yaml.render(ujson.Obj("a" -> ujson.Null), open.withOmitEmpty(true).withNulls(Policy.Nulls.OmitMembers)) == "{}",
        Yaml.render(ujson.Arr(1), open) == "- 1"
      )
    }
    test("no line `...` where the style has no end of a document") {
      for (
        style <- Seq(pyyaml, YamlStyle.safe, Jsonnet.go.manifestYamlDoc(), YamlStyle.json, YamlStyle.kyaml);
        root <- roots
      ) {
        val unmarked: YamlStyle = style.withDocumentEnd(true).withDocumentEnd(false)
        val texts = Seq(
          Yaml.render(root, unmarked),
          Yaml.render(root, open(unmarked, newline = false)),
          all(Yaml(unmarked), root, root),
          rendered(Yaml(unmarked), root, root)
        )
        for (text <- texts) assert(!text.contains("..."))
      }
      assert(
        Yaml.render(1, pyyaml.withDocumentEnd(false)) == "1\n",
        Yaml.render(1, pyyaml.withDocumentEnd(false).withFinalNewline(false)) == "1",
        all(Yaml(pyyaml.withStreamEnd(false)), 1) == "--- 1\n",
        all(Yaml(pyyaml), 1) == "--- 1\n...\n"
      )
    }
    test("without a final line feed the last line has none, whatever it is") {
      for (
        style <- Seq(pyyaml, YamlStyle.safe, YamlStyle.quoted, YamlStyle.pretty, Jsonnet.go.manifestYamlDoc());
        root <- roots
      ) {
        val open = style.withFinalNewline(false)
        val marked = Yaml.render(root, open.withDocumentEnd(true))
        assert(marked.endsWith("\n..."))
        val text = Yaml.render(root, open)
        val isBlock = text.startsWith("|")
        assert(isBlock || !text.endsWith("\n"))
      }
    }
    test("a line after each document of a stream is whole") {
      val open = YamlStyle.safe.withFinalNewline(false)
      assert(
        rendered(Yaml(open.withStreamEnd(true)), 1, 2) == "1\n---\n2\n...\n",
        rendered(Yaml(open.withDocumentEnd(true)), 1, 2) == "1\n...\n---\n2\n...",
        rendered(Yaml(pyyaml.withFinalNewline(false)), 1, 2) == "1\n...\n--- 2\n..."
      )
    }
    test("a stream without documents is the same in every way to write it") {
      val styles =
        NamedStyles.yaml.map(_._2) ++ Seq(Jsonnet.jrsonnet, Jsonnet.go).map(_.manifestYamlDoc())
      for {
        style <- styles
        documentEnd <- Seq(false, true)
        streamEnd <- Seq(false, true)
        newline <- Seq(false, true)
      } {
        val ended: YamlStyle = style.withDocumentEnd(documentEnd)
        val changed = open(
          ended match {
            case s: BlockStyle => s.withStreamEnd(streamEnd)
            case s => s
          },
          newline
        )
        val written = all(Yaml(changed))
        val sent = rendered(Yaml(changed))
        assert(sent == written)
      }
      assert(
        rendered(Yaml(Jsonnet.go.manifestYamlDoc())) == "---\n\n",
        rendered(Yaml(Jsonnet.go.manifestYamlDoc().withDocumentEnd(true))) == "---\n\n...\n",
        rendered(Yaml) == ""
      )
    }
    test("a stream without documents has no text, whatever comes after documents") {
      for {
        (_, style) <- NamedStyles.yaml
        documentStart <- Seq(false, true)
        documentEnd <- Seq(false, true)
        streamEnd <- Seq(false, true)
      } {
        val marked: YamlStyle = style.withDocumentStart(documentStart).withDocumentEnd(documentEnd)
        val ended = marked match {
          case s: BlockStyle => s.withStreamEnd(streamEnd)
          case s => s
        }
        assert(rendered(Yaml(ended)) == "", all(Yaml(ended)) == "")
      }
    }
    test("a stream of JSON: one line end after each document") {
      for (end <- Seq("\n", "\r\n", ";\n", "\n\n")) {
        val format = Json(JsonStyle.compact.withDocumentEnd(end))
        assert(all(format, 1, 2) == s"1${end}2$end")
      }
      assert(
        all(Json, 1, 2) == "1\n2\n",
        all(Json(JsonStyle.compact.withDocumentEnd(";")), 1, 2) == "1;\n2;\n",
        all(Json(JsonStyle.textSequence), 1) == "\u001e1\n"
      )
    }
  }
}
