package swarender

import swarender.jsonnet.Jsonnet
import java.io.ByteArrayOutputStream

import utest.*

import swarender.Policy.{BigIntegers, KeyOrder, Newline}
import swarender.dialects.*

/** Lines that end in a carriage return and a line feed differ in nothing else, in every style and
  * every way to write.
  */
object NewlineTest extends TestSuite {
  private val documents: Seq[ujson.Value] = Seq(
    ujson.Obj(
      "text" -> "a\n b\n\nc\n",
      "open" -> "x\ny",
      "kept" -> "z\n\n",
      "cr" -> "a\r\nb",
      "long" -> ("word " * 60 + "end"),
      "list" -> ujson.Arr(1, ujson.Arr(), "\n", ujson.Obj("a" -> ujson.Arr(1.5, "b"))),
      "table" -> ujson.Obj("in" -> ujson.Obj("a" -> "\u00e9\n\ud83d\ude00\n")),
      "tables" -> ujson.Arr(ujson.Obj("a" -> 1), ujson.Obj("b" -> ujson.Obj()))
    ),
    ujson.Obj("a" -> ujson.Obj("b" -> 1)),
    ujson.Obj("a\nb" -> "a\n", "k" * 1100 -> "c\nd\n")
  )

  private def crLf(text: String): String = text.replace("\r\n", "\n").replace("\n", "\r\n")

  /** @param like
    *   the style of which all lines end in a line feed
    */
  private def check[S <: Style](modes: Modes[S], name: String, changed: Style, like: S): Unit =
    for (document <- documents) {
      val expected = crLf(modes.same(document, like))
      val got = modes.same(document, changed.asInstanceOf[S])
      if (got != expected) throw new java.lang.AssertionError(s"$name: ${Golden.difference(got, expected)}")
    }

  val tests: Tests = Tests {
    test("JSON") {
      for ((name, style) <- Profiles.all) check(Modes.json, name, style.withNewline(Newline.CrLf), style)
    }
    test("JSON whose own lines end so") {
      val style = EvaluatorSettings.lines(JsonStyle.pretty, "\r\n", "  ")
      check(Modes.json, "lines", style.withNewline(Newline.CrLf), style)
    }
    test("YAML") {
      val styles = Seq(
        "sequences" -> YamlStyle.safe.withIndentSequences(true),
        "comments" -> YamlStyle.safe.withComments(at => Some(at.path)).withCommentLines(at => Some("a\n\n" + at.path)),
        "sorted" -> YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint),
        "flow" -> YamlStyle.safe.withMaxFlowLength(40)
      ) ++ NamedStyles.yaml
      for ((name, style) <- styles) check(Modes.yaml, name, style.withNewline(Newline.CrLf), style)
    }
    test("a text in quotes is not folded then") {
      val text = "word " * 60
      assert(Yaml.render(text, YamlStyle.pretty).linesIterator.size > 1)
      assert(Yaml.render(text, YamlStyle.pretty.withNewline(Newline.CrLf)) == "\"" + text + "\"\r\n")
    }
    test("TOML has its texts on one line then") {
      val styles = TomlDocuments.styles ++ Seq(
        "comments" -> TomlStyle.standard.withCommentLines(at => Some("\n" + at.path)),
        "jsonnet" -> Jsonnet.go.manifestTomlEx("  ")
      )
      for ((name, style) <- styles)
        check(Modes.toml, name, style.withNewline(Newline.CrLf), style.withMultiLineStrings(false))
      assert(Toml.render(Map("a" -> "b\nc"), TomlStyle.standard.withNewline(Newline.CrLf)) == "a = \"b\\nc\"\r\n")
    }
    test("several documents") {
      def all[S <: Style](format: Format[S]) = {
        val out = new ByteArrayOutputStream
        format.writeAll(Iterator(Map("a" -> 1), Map("b" -> 2)), out)
        out.toString("UTF-8")
      }
      assert(all(Json.withNewline(Newline.CrLf)) == "{\"a\":1}\r\n{\"b\":2}\r\n")
      assert(all(Yaml.withNewline(Newline.CrLf)) == "---\r\na: 1\r\n---\r\nb: 2\r\n")
      val marked = YamlStyle.kyaml(compact = true).withDocumentEnd(true)
      assert(all(Yaml(marked.withNewline(Newline.CrLf))) == crLf(all(Yaml(marked))))
    }
    test("an encoder, and the offset and the path of an error") {
      val style = YamlStyle.safe.withNewline(Newline.CrLf).withBigIntegers(BigIntegers.Fail)
      assert(Yaml.render(List(List(1), Nil), style) == "- - 1\r\n- []\r\n")
      val e = intercept[RenderError](Yaml(style).toBytes(Map("a" -> List(1L, Long.MaxValue))))
      assert(e.path == "$.a[1]", e.offset == "a:\r\n- 1".length)
    }
    test("JSON text") {
      val text = JsonText("{\"a\": [1, {\"b\": \"c\\n\"}]}")
      assert(
        Json.render(text, JsonStyle.pretty.withNewline(Newline.CrLf)) == crLf(Json.render(text, JsonStyle.pretty)),
        Json.render(text, JsonStyle.compact.withNewline(Newline.CrLf)) == "{\"a\":[1,{\"b\":\"c\\n\"}]}",
        Yaml.render(text, YamlStyle.safe.withNewline(Newline.CrLf)) == "a:\r\n- 1\r\n- b: |\r\n    c\r\n"
      )
    }
    test("what a style says of its lines") {
      assert(
        JsonStyle.compact.newline == Newline.Lf,
        TomlStyle.standard.withNewline(Newline.CrLf).newline.chars == "\r\n"
      )
    }
  }
}
