package swarender.cli

import upickle.core.NoOpVisitor

import utest.*

/** How large strings, numbers and documents can be: exactly what the limits say, however the input
  * comes.
  */
object JsonLimitsTest extends TestSuite {
  private val limits = JsonLimits(buffer = 64, token = 1000, document = 5000, renewAt = 100)

  /** How many documents a stream has, read by parts of `part` bytes. */
  private def count(text: String, limits: JsonLimits = limits, part: Int = 1 << 20): Int = {
    var source = new JsonSource(new Unread(Run.slowly(text, part)), new Lines, () => (), limits)
    var n = 0
    while (source.hasNext) {
      source.feed(NoOpVisitor)
      n += 1
      source = source.renewed
    }
    n
  }

  private def refusal(text: String, limits: JsonLimits = limits, part: Int = 1 << 20): String =
    intercept[InputError](count(text, limits, part)).getMessage

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
    ).map(s => s"\"$s\"")
    val numbers = Seq("1" * n, "-" + "1" * (n - 1), "0." + "1" * (n - 2), "1e" + "1" * (n - 2))
    (strings ++ numbers).flatMap(token => Seq(token, s"[1, $token ]", s"""{"key": $token}""")) ++
      strings.map(key => s"{$key : 1}")
  }

  val tests: Tests = Tests {
    test("strings and numbers") {
      val buffers = Seq(limits, limits.copy(buffer = 1 << 16))
      for (limits <- buffers; part <- Seq(1, 7, 1 << 20)) {
        tokens(1000).foreach(text => assert(count(text, limits, part) == 1))
        tokens(1002).foreach { text =>
          assert(refusal(text, limits, part) == "a string or a number can have no more than 1000 bytes")
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
    test("sources that replace one another") {
      val documents = Seq("1", "[1,2]", "\"s\"", "{}", "\"" + "long" * 200 + "\"", "true")
      val text = documents.mkString("\n") * 100
      for (part <- Seq(1, 7, 1 << 20); renewAt <- Seq(1, 2, 100)) {
        assert(count(text.replace("true1", "true 1"), limits.copy(renewAt = renewAt), part) == 600)
        val message = refusal("12true", limits.copy(renewAt = renewAt), part)
        assert(message == "expected white space or the end of the input, got \"t\"")
      }
    }
    test("the limits of the program fit the parser's indexes") {
      import JsonLimits.default
      assert(default.renewAt.toLong + default.document + default.buffer < Int.MaxValue)
      assert((JsonLimits.Held + 1L) * 3 <= Int.MaxValue && default.token < JsonLimits.Held)
    }
  }
}
