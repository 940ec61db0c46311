package swarender

import utest.*

import swarender.read.LineCounter

object LineCounterTest extends TestSuite {
  val tests: Tests = Tests {
    test("as a count of characters one by one") {
      val random = Seeded("lines and columns")
      (1 to 500).foreach { _ =>
        val text = Seq
          .fill(random.nextInt(100))(
            Seq("\n", "a", "é", "字", "\ud83d\ude00", "\r", "\u000b", "\u008a")(random.nextInt(8))
          )
          .mkString
        val bytes = text.getBytes("UTF-8")
        val lines = new LineCounter
        var i = 0
        while (i < bytes.length) {
          val n = Math.min(1 + random.nextInt(20), bytes.length - i)
          lines.pass(bytes, i, i + n)
          i += n
        }
        val last = text.substring(text.lastIndexOf('\n') + 1)
        val expected = (text.count(_ == '\n') + 1L, last.codePointCount(0, last.length) + 1L, 7L)
        val place = lines.at(7)
        assert((place.line, place.column, place.offset) == expected)
        assert(LineCounter.units(bytes, 0, bytes.length) == text.length)
      }
    }
  }
}
