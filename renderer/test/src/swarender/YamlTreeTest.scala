package swarender

import swarender.output.PagePool.Page
import swarender.Policy.{KeyOrder, Surrogates}
import swarender.event.ValueWalker
import swarender.output.{ByteOutput, ByteSink, CharOutput, CharSink}
import swarender.jsonnet.Jsonnet
import utest.*

/** Whole values as YAML, against their events. */
object YamlTreeTest extends TestSuite {
  private val safe = YamlStyle.safe
  private val styles: Seq[YamlStyle] = Seq(
    safe,
    safe.withIndentSequences(true).withIndent(3),
    safe.withFinalNewline(false).withDocumentStart(true),
    YamlStyle.pretty(30),
    YamlStyle.quoted.withDocumentEnd(true),
    Jsonnet.go.manifestYamlDoc().withKeyOrder(KeyOrder.AsGiven),
    Jsonnet.go.manifestYamlDoc(indentArrayInObject = true, quoteKeys = false)
  )

  /** Those that take the events. */
  private val watching: Seq[YamlStyle] =
    Seq(safe.withSurrogates(Surrogates.Fail), safe.withComments(at => Some(at.path)))

  private def same(value: ujson.Value, style: YamlStyle): Unit =
    for (chars <- Seq(false, true)) {
      val _ = Modes.yaml.sameTree(value, style, chars)
    }

  private val longKey = "key " * 300

  /** `inner` in so many objects and arrays, which follow one another as `shape` says: `o`, `a`, and
    * `?` for an object with a long key.
    */
  private def nested(inner: ujson.Value, levels: Int, shape: String): ujson.Value =
    (0 until levels).foldLeft(inner) { (value, i) =>
      shape(i % shape.length) match {
        case 'o' => ujson.Obj("before" -> i, "at" -> value, "behind" -> ujson.Arr())
        case '?' => ujson.Obj(longKey -> value, "behind" -> "a\nb\n")
        case _ => ujson.Arr(i, value, ujson.Obj())
      }
    }

  private val inners = Seq[ujson.Value](
    ujson.Null,
    ujson.Arr(),
    ujson.Obj(),
    ujson.Str(" lines\n\nof text\n"),
    ujson.Str("a\ud800"),
    ujson.Num(Double.NaN),
    ujson.Obj("k" -> ujson.Arr("x", ujson.Arr(1)))
  )

  val tests: Tests = Tests {
    test("random documents in random styles") {
      val random = Seeded("YAML trees")
      for (_ <- 0 until TestPlatform.scaled(400)) {
        val document = YamlDocuments.document(random, 4)
        same(document, YamlDocuments.style(random))
        for (style <- styles ++ watching) same(document, style)
      }
    }
    test("any depth") {
      val documents = for {
        levels <- Seq(0, 1, 2, 63, 64, 65, 66, 130)
        inner <- inners
        shape <- Seq("oa", "o", "a", "aao", "?a", "?o")
      } yield nested(inner, levels, shape)
      for (style <- styles; document <- Cases.some(documents)) same(document, style)
    }
    test("a stream of whole values, and the values after a deep one") {
      val expected = new java.lang.StringBuilder
      val got = new java.lang.StringBuilder
      for ((text, isTree) <- Seq(expected -> false, got -> true)) {
        val renderer = Yaml(safe.withFinalNewline(false)).renderer(new CharOutput(CharSink(text)))
        for (
          value <- Seq(nested("a\n", 70, "oa"), ujson.Str("b\n"), ujson.Arr(), ujson.Obj("c" -> "d\n"), ujson.Num(1))
        ) {
          if (text.length + renderer.offset > 0) renderer.nextDocument()
          if (isTree) renderer.value(value) else new ValueWalker(renderer).walk(value)
        }
        renderer.flush()
        assert(renderer.isComplete, intercept[RenderError](renderer.value(ujson.Null)).kind eq RenderError.Misuse)
      }
      assert(got.toString == expected.toString, got.toString.split("---").length == 5)
    }
    test("a value between events") {
      val text = Modes.chars(9) { out =>
        val renderer = Yaml.renderer(out)
        renderer.beginArray()
        renderer.value(ujson.Obj("a" -> 1, "b" -> ujson.Arr(2)))
        renderer.value(ujson.Null)
        renderer.endArray()
      }
      assert(text == "- a: 1\n  b:\n  - 2\n- null\n")
    }
    test("an error of the sink passes through") {
      val full = new java.io.IOException("full")
      val renderer = Yaml.renderer(new ByteOutput(ByteSink(_ => throw full, new Page(8))))
      renderer.value(nested(ujson.Null, 3, "oa"))
      assert(intercept[java.io.IOException](renderer.flush()) eq full)
      assert(intercept[RenderError](renderer.value(ujson.Null)).kind eq RenderError.Broken)
    }
  }
}
