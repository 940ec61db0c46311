package swarender.output

import utest.*

/** How much memory a string in the making keeps for the next one. */
object StringSinkTest extends TestSuite {
  import StringSink.Retained

  /** Writes `n` chars, and returns how many the page then had room for. */
  private def write(sink: StringSink, out: Output, n: Int): Int = {
    out.reset()
    out.ascii("x" * n)
    out.flush()
    assert(sink.result.length == n)
    sink.array.length
  }

  val tests: Tests = Tests {
    test("a long text leaves the first page") {
      val sink = new StringSink
      val out = new CharOutput(sink)
      for (n <- Seq(Retained, Retained + 1, 3 * Retained)) {
        val room = write(sink, out, n)
        sink.trim()
        assert(room > Retained, sink.array.length == StringSink.FirstPage)
      }
    }
    test("a shorter text leaves its page") {
      val sink = new StringSink
      val out = new CharOutput(sink)
      for (n <- Seq(1, 3000, Retained / 2, Retained - 1)) {
        val room = write(sink, out, n)
        sink.trim()
        assert(sink.array.length == room, room <= Retained)
      }
      assert(write(sink, out, 1) == Retained)
    }
    test("a text after a long one gets its length at once, one after a short one does not") {
      val sink = new StringSink
      val out = new CharOutput(sink)
      write(sink, out, 1600000)
      sink.trim()
      assert(write(sink, out, 70000) == 1700000)
      sink.trim()
      assert(sink.array.length == StringSink.FirstPage)
      write(sink, out, 10)
      sink.trim()
      assert(write(sink, out, 70000) == 131072)
    }
  }
}
