package swarender

import utest.*

/** What a function sends to a renderer, or to events, and what it can send: values, visits,
  * comments, documents; to every target.
  */
object RendererDocumentsTest extends TestSuite {
  private val tree = ujson.Obj("b" -> ujson.Arr(true, "x"))

  private def visit(visitor: ujson.JsVisitor[Unit, Unit]): Unit = ujson.transform(tree, visitor)

  /** A document of all that events can be: `value` and `visit` differ in what they are called on.
    */
  private def all(e: Events, value: Seq[Int] => Unit, visit: () => Unit): Unit = {
    e.commentLines("head")
    e.beginObject()
    e.key("value")
    e.comment("note")
    value(Seq(1, 2))
    e.commentLines("above")
    e.key("visit")
    visit()
    e.endObject()
  }

  private def byRenderer(r: Renderer): Unit = all(r, r.value(_), () => visit(r.visitor))
  private def byEvents(e: Events): Unit = all(e, Encoder.send(_, e), () => visit(Encoder.visitor(e)))
  private def three(r: Renderer): Unit = {
    r.value(1)
    r.nextDocument()
    byRenderer(r)
    r.nextDocument()
    visit(r.visitor)
    r.endStream()
  }

  /** By each entry point. */
  private def everywhere[T: Encoder](format: Format[? <: Style], value: T): Seq[(String, String)] = {
    def text(bytes: Array[Byte]) = new String(bytes, "UTF-8")
    val stream = new java.io.ByteArrayOutputStream
    format.writeTo(value, stream)
    val builder = new java.lang.StringBuilder
    format.writeTo(value, builder)
    val writer = new java.io.StringWriter
    format.writeTo(value, writer)
    val streamed = new java.io.ByteArrayOutputStream
    format.streamed(value).writeBytesTo(streamed)
    val written = new java.io.ByteArrayOutputStream
    format.writable(value).writeBytesTo(written)
    Seq(
      "render" -> format.render(value),
      "toBytes" -> text(format.toBytes(value)),
      "stream" -> text(stream.toByteArray),
      "builder" -> builder.toString,
      "writer" -> writer.toString,
      "streamed" -> text(streamed.toByteArray),
      "writable" -> text(written.toByteArray)
    )
  }

  private def check[T: Encoder](format: Format[? <: Style], value: T, expected: String): Unit =
    for ((where, got) <- everywhere(format, value))
      if (got != expected) throw new java.lang.AssertionError(s"$format, $where:\n$got\nexpected:\n$expected")

  val tests: Tests = Tests {
    test("a document can have the same events by a renderer and by events, to every target") {
      val expected = Seq(
        Json -> """{"value":[1,2],"visit":{"b":[true,"x"]}}""",
        Yaml -> "# head\nvalue: # note\n- 1\n- 2\n# above\nvisit:\n  b:\n  - true\n  - x\n",
        Toml -> "# head\nvalue = [1, 2] # note\n\n# above\n[visit]\nb = [true, \"x\"]\n"
      )
      for ((format, text) <- expected) {
        check(format, Events(byEvents), text)
        check(format, Renderer.documents(byRenderer), text)
      }
      assert(Yaml.render(YamlStyle.safe)(byRenderer) == expected(1)._2)
    }
    test("a renderer sends several documents to every target") {
      val lines = """1
        |{"value":[1,2],"visit":{"b":[true,"x"]}}
        |{"b":[true,"x"]}
        |""".stripMargin
      check(Json(JsonStyle.compact.withDocumentEnd("\n")), Renderer.documents(three), lines)
      val stream =
        "1\n---\n# head\nvalue: # note\n- 1\n- 2\n# above\nvisit:\n  b:\n  - true\n  - x\n---\nb:\n- true\n- x\n...\n"
      check(Yaml(YamlStyle.safe.withStreamEnd(true)), Renderer.documents(three), stream)
      assert(intercept[RenderError](Toml.render(Renderer.documents { r =>
        r.value(Map("a" -> 1))
        r.nextDocument()
      })).kind eq RenderError.SecondDocument)
    }
    test("a visit inside of a value of events, of an encoder and of a map") {
      val source = Events(e => visit(Encoder.visitor(e)))
      val json = """{"b":[true,"x"]}"""
      assert(
        Json.render(Seq(source, source)) == s"[$json,$json]",
        Json.render(Map("k" -> source)) == s"""{"k":$json}"""
      )
      val twice = Events { e =>
        visit(Encoder.visitor(e))
        visit(Encoder.visitor(e))
      }
      assert(
        intercept[RenderError](Json.render(twice)).kind eq RenderError.Misuse,
        intercept[RenderError](Json.render(Seq(twice))).kind eq RenderError.Misuse
      )
    }
    test("documents that do not end, and documents inside of another value, are refused") {
      val open = Renderer.documents(_.beginArray())
      val none = Renderer.documents(_ => ())
      val inside = Renderer.documents(_.int64(1))
      for (format <- Seq(Json, Yaml); documents <- Seq(open, none))
        assert(intercept[RenderError](format.toBytes(documents)).kind eq RenderError.Misuse)
      val error = intercept[RenderError](Json.render(Map("a" -> Seq(inside))))
      assert(error.kind eq RenderError.Misuse, error.path == "$.a[0]")
      val absent: Renderer.Documents = null
      assert(Json.render(absent) == "null", Json.render(Seq(absent)) == "[null]", Json.render(inside) == "1")
    }
  }
}
