package swarender

import utest.*

import swarender.Policy.KeyOrder
import swarender.jsonnet.Jsonnet

/** Deep documents: no limit but the style's, and no recursion of our own. */
object NestingTest extends TestSuite {
  private final val Depth = 100000

  private def arrays(r: Renderer): Unit = {
    for (_ <- 0 until Depth) r.beginArray()
    for (_ <- 0 until Depth) r.endArray()
  }

  private def objects(r: Renderer): Unit = {
    for (_ <- 0 until Depth) {
      r.beginObject()
      r.key("k")
    }
    r.int64(1)
    for (_ <- 0 until Depth) r.endObject()
  }

  private def both(r: Renderer): Unit = {
    for (_ <- 0 until Depth / 2) {
      r.beginObject()
      r.key("b")
      r.bool(true)
      r.key("a")
      r.beginArray()
      r.nullValue()
    }
    for (_ <- 0 until Depth / 2) {
      r.endArray()
      r.endObject()
    }
  }

  private final class Counting extends java.io.OutputStream {
    var size = 0L
    def write(b: Int): Unit = size += 1
    override def write(b: Array[Byte], from: Int, n: Int): Unit = size += n
  }

  /** Styles that do not indent: the others print the square of the depth in spaces. */
  private val flat = Profiles.all
    .filter { case (_, style) => style.indent.isEmpty }
    .map { case (name, style) => (name, style.withMaxDepth(Int.MaxValue)) }

  private val compact = JsonStyle.compact.withMaxDepth(Int.MaxValue)
  private val canonical = JsonStyle.canonical.withMaxDepth(Int.MaxValue)

  private def text(style: JsonStyle)(send: Renderer => Unit): String =
    Modes.chars(8192)(out => send(Json(style).renderer(out)))

  private def bytes(style: JsonStyle)(send: Renderer => Unit): Array[Byte] =
    Modes.bytes(8192)(out => send(Json(style).renderer(out)))

  val tests: Tests = Tests {
    test("100,000 levels in every profile of one line") {
      assert(flat.size >= 6)
      for ((_, style) <- flat; if !EvaluatorSettings.breaksEmpties(style)) {
        val empty = Json.render(ujson.Arr(), style)
        val got = text(style)(arrays).filterNot(_ == '\n')
        val expected = "[" * (Depth - 1) + empty + "]" * (Depth - 1)
        if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))
      }
      val compactObjects = "{\"k\":" * Depth + "1" + "}" * Depth
      assert(text(compact)(objects) == compactObjects, text(canonical)(objects) == compactObjects)
      val sorted = "{\"a\":[null" + ",{\"a\":[null" * (Depth / 2 - 1) + "],\"b\":true}" * (Depth / 2)
      for (
        style <- Seq(
          canonical,
          Jsonnet.go.manifestJsonMinified.withMaxDepth(Int.MaxValue),
          compact.withKeyOrder(KeyOrder.CodePoint)
        )
      ) {
        val got = text(style)(both)
        if (got != sorted) throw new java.lang.AssertionError(Golden.difference(got, sorted))
        assert(java.util.Arrays.equals(bytes(style)(both), sorted.getBytes("UTF-8")))
      }
    }
    test("thousands of levels in the profiles that indent") {
      val counting = new Counting
      val depth = TestPlatform.scaled(10000)
      val renderer = Json(JsonStyle.pretty(1)).renderer(
        new swarender.output.ByteOutput(swarender.output.ByteSink(counting, new swarender.output.PagePool.Page(65536)))
      )
      for (_ <- 0 until depth) renderer.beginArray()
      for (_ <- 0 until depth) renderer.endArray()
      renderer.flush()
      val inner = depth - 1L
      assert(counting.size == 2 * depth + 2 * inner + inner * inner, renderer.offset == counting.size)
    }
    test("an error 100,000 levels deep has its path") {
      for (style <- Seq(compact, canonical)) {
        val error = intercept[RenderError](text(style) { r =>
          for (_ <- 0 until Depth) r.beginArray()
          r.endObject()
        })
        assert(error.kind eq RenderError.Misuse, error.segments.size == Depth)
        assert(error.path == "$" + "[0]" * 16 + s"\u2026(${Depth - 32} more)" + "[0]" * 16)
      }
    }
    test("a value of 100,000 levels, by the tree and by its events") {
      for ((open, close) <- Seq("[" -> "]", "{\"k\":" -> "}")) {
        val isArray = open == "["
        val value =
          (0 until Depth).foldLeft(ujson.True: ujson.Value)((v, _) =>
            if (isArray) ujson.Arr(v) else ujson.Obj("k" -> v)
          )
        val expected = open * Depth + "true" + close * Depth
        // A bare root has no tree.
        for (style <- Seq(JsonStyle.compact, EvaluatorSettings.rawRoot(JsonStyle.compact), JsonStyle.canonical)) {
          val got = Json.render(value, style.withMaxDepth(Int.MaxValue))
          if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))
        }
      }
    }
    test("entry points render a value of many levels") {
      val value = (0 until 5000).foldLeft(ujson.Arr(): ujson.Value)((v, _) => ujson.Arr(v))
      assert(Json.render(value) == "[" * 5001 + "]" * 5001)
    }
  }
}
