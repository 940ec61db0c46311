package swarender

import utest.*

import swarender.output.PagePool.Page
import swarender.Policy.{KeyOrder, Surrogates}
import swarender.output.{ByteOutput, ByteSink, CharOutput, CharSink}
import swarender.jsonnet.Jsonnet

/** Whole values as JSON, against their events: the same text, and the same error in the same place.
  */
object JsonTreeTest extends TestSuite {
  private val styles: Seq[JsonStyle] = Seq(
    JsonStyle.compact,
    JsonStyle.pretty(1),
    JsonStyle.ujson,
    Jsonnet.go.manifestJsonEx("\t"),
    JsonStyle.compact.withDocumentStart("<").withDocumentEnd(">"),
    Jsonnet.go.manifestPythonVars.withKeyOrder(KeyOrder.AsGiven),
    JsonStyle.compact.withSurrogates(Surrogates.Fail)
  )

  private def same(value: ujson.Value): Any = {
    val outcomes = for (style <- styles; chars <- Seq(false, true)) yield Modes.json.sameTree(value, style, chars)
    outcomes.head
  }

  /** `inner` in so many alternating objects and arrays, with a value before and after it in each.
    */
  private def nested(inner: ujson.Value, levels: Int): ujson.Value = (0 until levels).foldLeft(inner) { (value, i) =>
    if (i % 2 == 0) ujson.Obj("before" -> i, s"at $i" -> value, "after" -> ujson.Arr())
    else ujson.Arr(i, value, ujson.Obj())
  }

  val tests: Tests = Tests {
    test("trees and events agree at any depth") {
      val inners = Seq[ujson.Value](ujson.Null, ujson.Arr(), ujson.Obj(), ujson.Str("x"))
      for (inner <- inners; levels <- Cases.some((0 to 70) ++ Seq(127, 128, 129)))
        assert(same(nested(inner, levels)).isInstanceOf[String])
      for (inner <- Cases.some(inners)) assert(same(nested(inner, 1000)).isInstanceOf[String])
    }
    test("keys that repeat, before and after other members") {
      val lengths = Seq(0, 1, 4, 5, 12, 13, 14, 28, 29, 30, 60, 61, 62, 64, 65)
      // Two pairs of equal hashes.
      val keys = lengths.map("k" * _) ++ Seq("Aa", "BB", "AaAa", "BBBB", "quote\"", "\u00e9", "\u4e2d", "lone \ud800")
      def objects(key: String) = Seq(ujson.Obj(key -> 1), ujson.Obj("0" -> "x", key -> ujson.Arr(), "1" -> ujson.True))
      for (key <- keys) {
        val own = Seq.fill(3)(objects(key)).flatten ++ Seq.fill(3)(objects(new String(key.toCharArray))).flatten
        val _ = same(ujson.Arr.from(own))
      }
      val all = keys.filterNot(_.startsWith("lone")).flatMap(objects)
      assert(same(ujson.Arr.from(Seq.fill(4)(all).flatten)).isInstanceOf[String])
    }
    test("a refused value has its path and offset at any depth") {
      for (levels <- Seq(0, 1, 2, 62, 63, 64, 65, 66, 200)) {
        val (what, _, path, _) = same(nested(ujson.Num(Double.NaN), levels)): @unchecked
        assert(
          what == RenderError.NotFinite,
          path.toString.split("at ").length - 1 == (if (levels <= 32) (levels + 1) / 2 else 16)
        )
        same(nested(ujson.Str("\udc00"), levels))
        same(nested(ujson.Obj("\ud800" -> 1), levels))
        ()
      }
    }
    test("a refused value leaves the renderer broken until a reset") {
      val renderer = Json.renderer(new CharOutput(CharSink(new java.lang.StringBuilder)))
      val refused = nested(ujson.Num(Double.NaN), 66)
      assert(intercept[RenderError](renderer.value(refused)).kind eq RenderError.NotFinite)
      assert(intercept[RenderError](renderer.value(ujson.Null)).kind eq RenderError.Broken)
      renderer.reset()
      renderer.value(ujson.Arr(1))
      assert(renderer.isComplete, renderer.path == "$", renderer.offset == 3L)
      assert(intercept[RenderError](renderer.value(ujson.Null)).kind eq RenderError.Misuse)
    }
    test("a value between events") {
      val text = Modes.chars(9) { out =>
        val renderer = Json.renderer(out)
        renderer.beginArray()
        renderer.value(ujson.Obj("a" -> 1))
        renderer.value(ujson.Null)
        renderer.endArray()
      }
      assert(text == """[{"a":1},null]""")
    }
    test("an error of the sink passes through") {
      val full = new java.io.IOException("full")
      val renderer = Json.renderer(new ByteOutput(ByteSink(_ => throw full, new Page(8))))
      renderer.value(nested(ujson.Null, 3))
      assert(intercept[java.io.IOException](renderer.flush()) eq full)
    }
  }
}
