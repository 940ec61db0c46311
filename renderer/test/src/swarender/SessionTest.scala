package swarender

import java.io.{ByteArrayOutputStream, IOException, OutputStream}
import java.util.Arrays

import utest.*

import swarender.Policy.KeyOrder
import swarender.output.{ArrayOutput, CharOutput, PagePool, ReusableStreamSink, StringSink}

/** Entry points that are called again and again, within each other, and after errors. */
object SessionTest extends TestSuite {

  /** A text that renders another document each time it is looked at. */
  private final class Rendering(text: String) extends CharSequence {
    private val inner = ujson.Obj("inner" -> "\u00e9" * 50)
    private val expected = "{\"inner\":\"" + "\u00e9" * 50 + "\"}"
    def length: Int = text.length
    def charAt(i: Int): Char = {
      assert(Json.render(inner) == expected)
      assert(new String(Json.toBytes(inner), "UTF-8") == expected)
      val target = new ByteArrayOutputStream
      Json.writeTo(inner, target)
      assert(target.toString("UTF-8") == expected)
      text.charAt(i)
    }
    def subSequence(from: Int, until: Int): CharSequence = text.subSequence(from, until)
    override def toString: String = {
      val _ = charAt(0)
      text
    }
  }

  /** A document with such a text as key, string and number. */
  private object Reentrant extends ujson.Readable {
    def transform[T](v: upickle.core.Visitor[_, T]): T = {
      val members = v.visitObject(2, jsonableKeys = true, -1)
      def member(key: String)(value: upickle.core.Visitor[_, _] => Any): Unit = {
        val _ = members.visitKey(-1).visitString(new Rendering(key), -1)
        members.visitKeyValue(key)
        members.asInstanceOf[upickle.core.ObjVisitor[Any, T]].visitValue(value(members.subVisitor), -1)
      }
      member("text\u4e2d")(_.visitString(new Rendering("value \u00ff"), -1))
      member("number")(_.visitFloat64StringParts(new Rendering("1.5"), 1, -1, -1))
      members.visitEnd(-1)
    }
    val expected = "{\"text\u4e2d\":\"value \u00ff\",\"number\":1.5}"
  }

  private def out: Long = {
    val s = PagePool.shared.statistics
    s.made - s.dropped - s.held
  }

  val tests: Tests = Tests {
    test("strings of many lengths in turn, each whole and nothing of the one before") {
      val joined = ArrayOutput.Kept
      for (n <- Seq(2046, 70000, 3000, joined - 2, joined - 1, joined + 9000, 100000, 2047, 65536, 20)) {
        val text = ("abcdefg" + n) * (n / 8 + 1)
        val expected = "\"" + text.take(n) + "\""
        assert(Json.render(text.take(n)) == expected)
        assert(new String(Json.toBytes(text.take(n)), "UTF-8") == expected)
      }
    }
    test("documents longer than what is kept, whole in every form, and errors count all of it") {
      val text = "\u00e9\u4e2d\ud83d\ude00 plain" * 1000
      val strings = Seq.fill(300)(text)
      val expected = strings.mkString("[\"", "\",\"", "\"]")
      val bytes = expected.getBytes("UTF-8")
      assert(bytes.length > 3 * ArrayOutput.Kept)
      for (_ <- 0 until 2) {
        assert(Json.render(strings) == expected, Arrays.equals(Json.toBytes(strings), bytes))
        val target = new ByteArrayOutputStream
        Json.writeTo(strings, Target.LengthPrefixed(target))
        assert(Arrays.equals(Arrays.copyOfRange(target.toByteArray, target.size - bytes.length, target.size), bytes))
        val wrong = ujson.Arr.from(strings.map(ujson.Str(_)) :+ ujson.Num(Double.NaN))
        assert(intercept[RenderError](Json.render(wrong)).offset == expected.length)
        assert(intercept[RenderError](Json.toBytes(wrong)).offset == bytes.length)
        val once = strings.iterator.map(ujson.Str(_): ujson.Value) ++ Iterator[ujson.Value](ujson.Num(Double.NaN))
        assert(intercept[RenderError](Json.render(once)).offset == expected.length)
        assert(Json.render(Seq(1)) == "[1]")
      }
      // The root's own lines come before its tables, which are held.
      val held = Toml.render(ujson.Obj("t" -> ujson.Obj("a" -> text * 20, "b" -> text * 200), "z" -> 1))
      assert(held == "z = 1\n\n[t]\na = \"" + text * 20 + "\"\nb = \"" + text * 200 + "\"\n")
    }
    test("strings of ASCII, Latin-1, wide and mixed text in turn, as their bytes are") {
      val texts =
        Seq("plain \"\n", "\u00e9t\u00e9 ", "\u4e2d\u6587 ", "\ud83d\ude00", "\ud800 a", "plain " * 40 + "\u4e2d")
      val rows = for (text <- texts; n <- Seq(1, 300)) yield ujson.Obj("a" -> text * n, text -> ujson.Arr(text, n))
      // Each after each, and three times in a row.
      val documents = rows.flatMap(row => rows.flatMap(other => Seq(row, other))) ++ rows.flatMap(Seq.fill(3)(_))
      for (row <- documents)
        assert(
          Json.render(row) == new String(Json.toBytes(row), "UTF-8"),
          Yaml.render(row) == new String(Yaml.toBytes(row), "UTF-8"),
          Toml.render(row) == new String(Toml.toBytes(row), "UTF-8")
        )
      val wrong = ujson.Obj("a" -> "\u4e2d" * 2000, "b" -> ujson.Num(Double.NaN))
      for (_ <- 0 until 3) {
        assert(Json.render(ujson.Str("\u4e2d" * 2000)).length == 2002)
        assert(intercept[RenderError](Json.render(wrong)).offset == 2012)
      }
    }
    test("a number at every place near the end of an array that grows") {
      for (n <- 1980 until 2060) {
        val document = Json.render(JsonStyle.pretty) { r =>
          r.beginArray()
          r.string("x" * n)
          r.int64(Long.MinValue)
          r.endArray()
        }
        assert(document == "[\n  \"" + "x" * n + "\",\n  -9223372036854775808\n]")
      }
    }
    test("a document can be rendered while another one is") {
      for (_ <- 0 until 3) {
        assert(Json.render(Reentrant) == Reentrant.expected)
        assert(new String(Json.toBytes(Reentrant), "UTF-8") == Reentrant.expected)
        val target = new ByteArrayOutputStream
        Json.writeTo(Reentrant, target)
        assert(target.toString("UTF-8") == Reentrant.expected)
      }
    }
    test("a target can render while it is written to") {
      val value = ujson.Str("x" * 200000)
      var written = 0
      val target = new OutputStream {
        def write(b: Int): Unit = throw new UnsupportedOperationException
        override def write(b: Array[Byte], from: Int, n: Int): Unit = {
          val copy = Arrays.copyOfRange(b, from, from + n)
          assert(Json.toBytes(ujson.Str("y" * 200000)).length == 200002)
          Json.writeTo(ujson.Str("z" * 200000), new ByteArrayOutputStream)
          assert(Arrays.equals(copy, Arrays.copyOfRange(b, from, from + n)))
          written += n
        }
      }
      Json.writeTo(value, target)
      assert(written == 200002)
    }
    test("a target that throws at every write gets what was written before, and the next call begins anew") {
      val value = ujson.Arr.from((0 until 50000).map(i => s"number $i"))
      val expected = Json.toBytes(value)
      for (at <- 0 to expected.length / ReusableStreamSink.Room) {
        val error = new IOException(s"write $at")
        val target = new FailingStream(at, error)
        assert(intercept[IOException](Json.writeTo(value, target)) eq error)
        val written = target.written.toByteArray
        assert(written.length <= at * ReusableStreamSink.Room)
        assert(written.length > at * (ReusableStreamSink.Room - 1000) - 1)
        assert(Arrays.equals(written, expected.take(written.length)))
      }
      assert(Arrays.equals(Json.toBytes(value), expected))
    }
    test("a value that throws leaves no page and no session behind") {
      val before = out
      val error = new IllegalStateException("no value")
      val readable = new ujson.Readable {
        def transform[T](visitor: upickle.core.Visitor[_, T]): T = {
          val _ = visitor.visitArray(-1, -1)
          throw error
        }
      }
      for (_ <- 0 until 20) {
        assert(intercept[IllegalStateException](Json.toBytes(readable)) eq error)
        assert(intercept[IllegalStateException](Json.render(readable)) eq error)
        assert(intercept[IllegalStateException](Json.writeTo(readable, new ByteArrayOutputStream)) eq error)
        assert(
          intercept[IllegalStateException](
            Json.writeTo(readable, Target.LengthPrefixed(new ByteArrayOutputStream))
          ) eq error
        )
        assert(Json.render(ujson.Arr(1)) == "[1]", out == before)
      }
    }
    test("tables that are buffered when an exception is thrown leave no page behind") {
      val before = out
      val text = "x" * 200
      val waiting = ujson.Obj("t" -> ujson.Obj.from((0 until 2000).map(i => s"k$i" -> ujson.Str(text))))
      waiting("t")("last") = ujson.Null
      val full = new OutputStream {
        def write(b: Int): Unit = throw new IOException("full")
      }
      for (order <- Seq(KeyOrder.AsGiven, KeyOrder.CodePoint); _ <- 0 until 20) {
        val style = TomlStyle.standard.withKeyOrder(order)
        assert(intercept[RenderError](Toml(style).toBytes(waiting)).path == "$.t.last")
        assert(intercept[RenderError](Toml.render(waiting, style)).path == "$.t.last", out == before)
      }
      waiting("t").obj.remove("last")
      for (_ <- 0 until 20) {
        val _ = intercept[IOException](Toml.writeTo(waiting, full))
        assert(out == before)
      }
    }
    test("a long string leaves no page behind") {
      val text = "x" * 300000
      val before = out
      for (format <- Seq[Format[?]](Json, Yaml); _ <- 0 until 3) {
        assert(format.render(ujson.Str(text)).contains(text), Quote.json(text).length == 300002)
        assert(out == before)
      }
    }
    test("the target is neither flushed nor closed") {
      val target = new ByteArrayOutputStream {
        override def flush(): Unit = throw new IOException("flushed")
        override def close(): Unit = throw new IOException("closed")
      }
      Json.writeTo(ujson.Arr(1), target)
      Json.writeTo(ujson.Arr(1), Target.LengthPrefixed(target))
      assert(target.toString("UTF-8") == "[1]\u0003[1]")
    }
    test("Quote works while a document is rendered") {
      val out = new CharOutput(new StringSink)
      val renderer = Json.renderer(out)
      renderer.string(new CharSequence {
        def length: Int = 1
        def charAt(i: Int): Char = Quote.json("a").charAt(1)
        def subSequence(from: Int, until: Int): CharSequence = "a".subSequence(from, until)
      })
      renderer.flush()
      assert(out.position == 3L)
    }
  }
}
