package swarender

import java.io.{ByteArrayOutputStream, IOException, OutputStream}

import utest.*

import swarender.output.PagePool

/** Bodies of responses: rendered before they are sent, or while they are. */
object ResponseTest extends TestSuite {
  private def out: Long = {
    val s = PagePool.shared.statistics
    s.made - s.dropped - s.held
  }

  private def written(body: geny.Writable): String = {
    val target = new ByteArrayOutputStream
    body.writeBytesTo(target)
    target.toString("UTF-8")
  }

  /** Counts what it gets, and fails after `most` bytes. */
  private final class Counting(most: Int) extends OutputStream {
    var count = 0
    def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
    override def write(b: Array[Byte], from: Int, n: Int): Unit = {
      if (count + n > most) throw new IOException("closed")
      count += n
    }
  }

  private def table(chars: Int): ujson.Obj = ujson.Obj("text" -> "\u00e9" * chars, "n" -> 1)

  val tests: Tests = Tests {
    test("writable throws what is wrong with a value before anything is written") {
      val refused = ujson.Obj("rows" -> ujson.Arr(1, Double.NaN))
      assert(intercept[RenderError](Json.writable(refused)).path == "$.rows[1]")
      assert(intercept[RenderError](Toml.writable(ujson.Obj("a" -> ujson.Null))).path == "$.a")
      assert(intercept[RenderError](Json(JsonStyle.canonical).writable("\ud800")).path == "$")
    }
    test("writable knows the exact length, and is written as often as asked") {
      val before = out
      for (format <- Seq[Format[?]](Json, Yaml, Toml); chars <- Seq(0, 1, 1000, 1023, 1024, 5000, 40000, 200000)) {
        val value = table(chars)
        val expected = format.render(value)
        val body = format.writable(value)
        value("n") = 2
        assert(body.contentLength == Some(expected.getBytes("UTF-8").length.toLong))
        assert(body.httpContentType == Some(format.mediaType), out == before)
        for (_ <- 1 to 2) assert(written(body) == expected)
      }
    }
    test("bodies that are never written, or whose target fails, keep no page") {
      val before = out
      for (_ <- 0 until 200) Json.writable(table(100000)): Unit
      assert(out == before)
      val body = Json.writable(table(100000))
      for (most <- Seq(0, 2048, 100000)) intercept[IOException](body.writeBytesTo(new Counting(most)))
      assert(out == before, written(body) == Json.render(table(100000)))
    }
    test("a format with a style of its own") {
      val body = Json(JsonStyle.pretty).writable(Seq(1))
      assert(written(body) == "[\n  1\n]", body.contentLength == Some(7L))
    }
    test("streamed renders while it is written, each time") {
      val value = table(3)
      val body = Json.streamed(value)
      assert(body.contentLength == None, body.httpContentType == Some("application/json"))
      value("n") = 2
      for (_ <- 1 to 2) assert(written(body) == Json.render(value))
      assert(written(Yaml(YamlStyle.quoted).streamed(value)) == Yaml.render(value, YamlStyle.quoted))
    }
    test("a late fault of a stream is thrown after a part was written") {
      val before = out
      val rows = Json.streamed(Seq.tabulate(100000)(i => if (i == 90000) Double.NaN else i.toDouble))
      val target = new Counting(Int.MaxValue)
      assert(intercept[RenderError](rows.writeBytesTo(target)).path == "$[90000]")
      assert(target.count > 300000, out == before)
    }
    test("streamedAll writes one value at a time, once") {
      var had = 0
      val values = Iterator.range(0, 100000).map { i =>
        had = i
        Map("row" -> i)
      }
      val body = Json.streamedAll(values)
      assert(had == 0, body.httpContentType == Some("application/x-ndjson"), body.contentLength == None)
      intercept[IOException](body.writeBytesTo(new Counting(100000)))
      assert(had > 0, had < 20000)
      intercept[IllegalStateException](body.writeBytesTo(new Counting(100000)))
      assert(written(Json.streamedAll(Iterator(1, 2))) == "1\n2\n", written(Json.streamedAll(Iterator[Int]())) == "")
      val sequence = Json(JsonStyle.textSequence).streamedAll(Iterator(ujson.Obj("a" -> 1), ujson.Str("\u001e\n")))
      assert(
        sequence.httpContentType == Some("application/json-seq"),
        written(sequence) == "\u001e{\"a\":1}\n\u001e\"\\u001e\\n\"\n",
        written(Json(JsonStyle.textSequence.withIndent(1)).streamedAll(Iterator(Seq(1)))) == "\u001e[\n 1\n]\n",
        Json.render(1, JsonStyle.textSequence) == "\u001e1\n"
      )
      val documents = Yaml.streamedAll(Iterator(Map("a" -> 1), Map("b" -> 2)))
      assert(documents.httpContentType == Some("application/yaml"), written(documents) == "---\na: 1\n---\nb: 2\n")
    }
  }
}
