package swarender

import utest.*

import swarender.read.{JsonInput, JsonLimits, JsonReader}
import swarender.output.{ByteOutput, ByteSink}

/** How large strings, numbers and documents can be: exactly what the limits say, however the input
  * comes; and many documents from one stream.
  */
object JsonLimitsTest extends TestSuite {
  private val limits = new JsonLimits(token = 1000, document = 5000)

  /** How many documents a stream has, read by parts of `part` bytes through a window of `size`. */
  private def count(json: String, limits: JsonLimits = limits, part: Int = 1 << 20, size: Int = 64): Int = {
    val renderer = Json.renderer(new ByteOutput(ByteSink(new java.io.ByteArrayOutputStream)))
    val input = JsonInput(JsonForms.slowly(json.getBytes("UTF-8"), part), size)
    val reader = new JsonReader(input, renderer, limits)
    var n = 0
    while (reader.hasNext) {
      if (n > 0) renderer.nextDocument()
      reader.document()
      n += 1
    }
    n
  }

  private def refusal(json: String, part: Int = 1 << 20, size: Int = 64): String =
    intercept[JsonSyntaxError](count(json, limits, part, size)).detail

  /** Documents with a string or a number of `n` bytes, an even number. */
  private def tokens(n: Int): Seq[String] = {
    val strings = Seq(
      "x" * n,
      "\\n" * (n / 2),
      "\\n" + "x" * (n - 2),
      "x" * (n - 2) + "\\n",
      "é" * (n / 2),
      "é" * (n / 2 - 1) + "\\n",
      "\\u00e9" + "x" * (n - 6),
      "\\u0041" + "x" * (n - 6)
    ).map(s => "\"" + s + "\"")
    val numbers = Seq("1" * n, "-" + "1" * (n - 1), "0." + "1" * (n - 2), "1e" + "1" * (n - 2))
    (strings ++ numbers).flatMap(token => Seq(token, s"[1, $token ]", s"""{"key": $token}""")) ++
      strings.map(key => s"{$key : 1}")
  }

  val tests: Tests = Tests {
    test("strings and numbers") {
      for (size <- Seq(1, 64, 1 << 16); part <- Seq(1, 7, 1 << 20)) {
        tokens(1000).foreach(text => assert(count(text, limits, part, size) == 1))
        tokens(1002).foreach { text =>
          assert(refusal(text, part, size) == "a string or a number can have no more than 1000 bytes")
        }
      }
      assert(count("\"" + "x" * 1000 + "\"") == 1)
      assert(refusal("\"" + "x" * 1001 + "\"").contains("1000 bytes"))
    }
    test("documents, each by itself") {
      def document(size: Int) = "[" + "1," * ((size - 3) / 2) + "1]" + (if (size % 2 == 0) " " else "")
      for (part <- Seq(1, 64, 1 << 20)) {
        assert(count(document(4999) * 5, part = part) == 5)
        assert(count((" " + document(4999)) * 5, part = part) == 5)
        val message = "a document can have no more than 5000 bytes"
        assert(refusal(document(4999) + "  " + document(4999), part = part) == message)
        assert(refusal(document(5001), part = part) == message)
        assert(refusal(" " * 5001, part = part) == message)
        assert(count(" " * 5000, part = part) == 0)
      }
    }
    test("documents after one another") {
      val documents = Seq("1", "[1,2]", "\"s\"", "{}", "\"" + "long" * 200 + "\"", "true")
      val text = documents.mkString("\n") * 100
      for (part <- Seq(1, 7, 1 << 20); size <- Seq(1, 64)) {
        assert(count(text.replace("true1", "true 1"), limits, part, size) == 600)
        assert(refusal("12true", part, size) == "expected white space or the end of the input, got \"t\"")
      }
    }
    test("no more is read than the next token needs") {
      var got = 0
      val in = new java.io.InputStream {
        private val parts = Iterator("[1]", " {\"a\":", "2}", "\"s\"", "3 ")
        def read(): Int = throw new UnsupportedOperationException
        override def read(into: Array[Byte], from: Int, n: Int): Int = if (!parts.hasNext) -1
        else {
          got += 1
          val part = parts.next().getBytes("UTF-8")
          System.arraycopy(part, 0, into, from, part.length)
          part.length
        }
      }
      val renderer = Json.renderer(new ByteOutput(ByteSink(new java.io.ByteArrayOutputStream)))
      val reader = new JsonReader(JsonInput(in), renderer)
      for (reads <- Seq(1, 3, 4, 5)) {
        assert(reader.hasNext)
        reader.document()
        assert(got == reads)
        renderer.nextDocument()
      }
      assert(!reader.hasNext)
    }
  }
}
