package swarender

import utest.*

import swarender.Policy.KeyOrder
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** Arrays and objects that are on one line if they fit. */
object FittedTest extends TestSuite {

  /** The layout as a plain recursion: `column` is where a value begins, and `after` how many chars
    * come after it on its line.
    */
  private final class Reference(width: Int, filled: Boolean) {
    private def oneLine(v: ujson.Value): String =
      Json.render(v, JsonStyle.compact.withItemSeparator(", ").withKeySeparator(": "))

    def text(v: ujson.Value, level: Int, column: Int, after: Int): String = {
      val flat = oneLine(v)
      val fits = column + flat.codePointCount(0, flat.length) + after <= width
      v match {
        case ujson.Obj(members) if members.nonEmpty && !fits =>
          val all = members.toSeq.zipWithIndex.map { case ((k, v), i) =>
            val key = oneLine(ujson.Str(k)) + ": "
            val comma = if (i < members.size - 1) 1 else 0
            key + text(v, level + 1, 2 * level + 2 + key.codePointCount(0, key.length), comma)
          }
          lines("{", all, "}", level)
        case ujson.Arr(elements) if elements.nonEmpty && !fits =>
          val all = elements.toSeq.zipWithIndex.map { case (v, i) =>
            text(v, level + 1, 2 * level + 2, if (i < elements.size - 1) 1 else 0)
          }
          if (filled) lines("[", fill(elements.toSeq, all, 2 * level + 2), "]", level) else lines("[", all, "]", level)
        case _ => flat
      }
    }

    private def lines(first: String, all: Seq[String], last: String, level: Int): String = {
      val indent = "\n" + "  " * level
      all.mkString(s"$first$indent  ", s",$indent  ", indent + last)
    }

    private def isScalar(v: ujson.Value) = v.objOpt.isEmpty && v.arrOpt.isEmpty

    /** Each line of elements, without the comma at its end. A comma is reserved after each. */
    private def fill(elements: Seq[ujson.Value], texts: Seq[String], column: Int): Seq[String] = {
      val all = scala.collection.mutable.ArrayBuffer.empty[String]
      for (((v, text), i) <- elements.zip(texts).zipWithIndex) {
        val joins = i > 0 && isScalar(v) && isScalar(elements(i - 1)) && {
          val line = all.last + ", " + text + ","
          column + line.codePointCount(0, line.length) <= width
        }
        if (joins) all(all.size - 1) = all.last + ", " + text else all += text
      }
      all.toSeq
    }
  }

  private def style(width: Int, filled: Boolean) = JsonStyle.fitted(width).withFilledArrays(filled)

  val tests: Tests = Tests {
    test("some documents") {
      val doc = ujson.read("""{"a":[1,2,3],"b":{"c":["x"],"d":{}},"e":[],"many":[100,200,300,400,500,600]}""")
      val broken = "{\n  \"a\": [1, 2, 3],\n  \"b\": {\"c\": [\"x\"], \"d\": {}},\n  \"e\": [],\n  \"many\": [\n"
      assert(
        Json.render(doc, JsonStyle.fitted) ==
          "{\n  \"a\": [1, 2, 3],\n  \"b\": {\"c\": [\"x\"], \"d\": {}},\n  \"e\": [],\n" +
          "  \"many\": [100, 200, 300, 400, 500, 600]\n}",
        Json.render(doc, JsonStyle.fitted(200)) ==
          """{"a": [1, 2, 3], "b": {"c": ["x"], "d": {}}, "e": [], "many": [100, 200, 300, 400, 500, 600]}""",
        Json.render(doc, style(30, filled = true)) == broken + "    100, 200, 300, 400, 500,\n    600\n  ]\n}",
        Json.render(doc, JsonStyle.fitted(30)) ==
          broken + "    100,\n    200,\n    300,\n    400,\n    500,\n    600\n  ]\n}",
        Json.render(ujson.Arr(ujson.Arr(), ujson.Obj()), JsonStyle.fitted(1)) == "[\n  [],\n  {}\n]"
      )
    }
    test("every document and width: the layout of the reference, from every source") {
      val random = Seeded("fitted")
      val documents = Documents.table.map(_._2) ++ Seq.fill(300)(YamlDocuments.document(random, 5))
      for (doc <- documents; _ <- 0 until 3) {
        val width = 1 + random.nextInt(60)
        val filled = random.nextBoolean()
        val expected = new Reference(width, filled).text(YamlDocuments.readBack(doc), 0, 0, 0)
        val got = Json.render(doc, style(width, filled))
        if (got != expected)
          throw new java.lang.AssertionError(s"width $width, filled $filled: ${Golden.difference(got, expected)}")
      }
      for ((_, doc) <- Documents.table) {
        val _ = Modes.json.same(doc, style(40, filled = true))
      }
    }
    test("the other settings of JSON hold") {
      val doc = ujson.read("""{"b":{},"a":["<",[],1.5]}""")
      assert(
        Json.render(
          doc,
          Jsonnet.go.commandLine.withWidth(14)
        ) == "{\n   \"a\": [\n      \"<\",\n      [ ],\n      1.5\n   ],\n   \"b\": { }\n}",
        Json.render(doc, JsonStyle.fitted.withEscapes(Escapes.html).withKeyOrder(KeyOrder.CodePoint)) ==
          "{\"a\": [\"\\u003c\", [], 1.5], \"b\": {}}",
        Json.render(doc, JsonStyle.compact.withWidth(10)) == """{"b":{},"a":["<",[],1.5]}""",
        Json.render(ujson.Str("x\n"), Jsonnet.go.string.withIndent(1).withWidth(10)) == "x\n",
        Json.render(ujson.Arr(1, 2), JsonStyle.pretty("\t").withWidth(4)) == "[\n\t1,\n\t2\n]"
      )
      intercept[IllegalArgumentException](Jsonnet.go.manifestPythonVars.withWidth(80))
      intercept[IllegalArgumentException](JsonStyle.pretty.withWidth(-1))
      assert(
        Yaml.render(doc, YamlStyle.json(JsonStyle.fitted(24))) == "---\n{\n  \"b\": {},\n  \"a\": [\"<\", [], 1.5]\n}\n"
      )
    }
    test("what is held is a line, however long the document is") {
      val lengths = Seq(1000, 100000).map { n =>
        var most = 0L
        var sent = 0L
        val sink = new java.io.Writer {
          private var written = 0L
          override def write(chars: Array[Char], from: Int, n: Int): Unit = {
            written += n
            most = Math.max(most, sent - written)
          }
          override def flush(): Unit = ()
          override def close(): Unit = ()
        }
        val renderer = Json(JsonStyle.fitted).renderer(sink)
        renderer.beginArray()
        for (_ <- 0 until n) {
          renderer.beginArray()
          renderer.int64(1)
          renderer.endArray()
          renderer.flush()
          sent += "\n  [1],".length
        }
        renderer.endArray()
        renderer.flush()
        most
      }
      assert(lengths.forall(_ < 200))
    }
  }
}
