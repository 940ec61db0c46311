package swarender

import swarender.chars.AsciiSlice
import utest.*

/** A text in bytes against the same `String`. */
object AsciiSliceTest extends TestSuite {
  private def text(s: String): AsciiSlice = AsciiSlices.of(s).asInstanceOf[AsciiSlice]

  val tests: Tests = Tests {
    test("chars, parts and copies") {
      for (n <- 0 to 20) {
        val s = "abcdefghijklmnopqrstuvwxyz".take(n)
        val t = text(s)
        val copy = t.copy
        assert(t.length == n, t.toString == s, copy.toString == s, (0 until n).map(t.charAt) == s.toSeq)
        for (from <- 0 to n; until <- from to n) {
          val part = t.subSequence(from, until).toString
          assert(part == s.substring(from, until))
        }
        java.util.Arrays.fill(t.bytes, '?'.toByte)
        assert(copy.toString == s)
      }
    }
    test("the first of a char, and pairs, in strings of few letters") {
      val random = new scala.util.Random(5)
      for (n <- 0 to 40; _ <- 0 until 30) {
        val s = Seq.fill(n)("a:# \n\u0000\u007f9".charAt(random.nextInt(if (random.nextBoolean()) 2 else 8))).mkString
        val t = text(s)
        for (c <- ":\n#\u0000\u007f8"; start <- 0 to n) {
          val index = t.indexOf(c.toInt, start)
          assert(index == s.indexOf(c.toInt, start))
        }
        for ((c, d) <- Seq((':', ' '), (' ', '#'), ('a', 'a'))) {
          val found = t.hasPair(c.toInt, d.toInt)
          assert(found == s.contains(s"$c$d"))
        }
      }
    }
  }
}
