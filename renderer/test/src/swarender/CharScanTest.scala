package swarender

import utest.*

import swarender.chars.{CharClass, CharScan}

/** The word-wise scan of strings against one char at a time. */
object CharScanTest extends TestSuite {
  private val table: Array[Int] = Array.tabulate(0x100) {
    case ':' => 1
    case '#' => 2
    case '\n' => 4
    case c => if (c >= 0xa0) 8 else if (c < 0x20 || c >= 0x7f) 16 else 0
  }
  private val scan = new CharScan(new CharClass(table)) {
    protected def wide(c: Char): Int = if (c == '\u2028') 32 else 64
  }

  private def reference(s: String): Int =
    s.foldLeft(0)((seen, c) => seen | (if (c < 0x100) table(c.toInt) else if (c == '\u2028') 32 else 64))

  private def check(s: String): Unit = {
    val expected = reference(s)
    val found = Seq(s, new java.lang.StringBuilder(s), AsciiSlices.of(s)).map(scan.all(_))
    if (found.exists(_ != expected))
      throw new java.lang.AssertionError(s"${Modes.shown(s)}: ${found.mkString(", ")}, not $expected")
  }

  val tests: Tests = Tests {
    test("one char of each kind at each place of a string of each length up to 80") {
      for (n <- 1 to 80; at <- 0 until n; c <- ":#\n\u0000\u001f~\u007f\u0080\u00a0\u00ff\u0100\u2028\ud800")
        check("a" * at + c + "b" * (n - at - 1))
    }
    test("one char of each kind at each place of a string that is more than Latin-1") {
      for (
        n <- Seq(24, 63, 64, 65, 150); at <- 0 until n; wide <- Seq(0, 64, n - 1); c <- ":#\n~\u0080\u00ff\u2028\ud800"
      ) {
        val units = ("a" * n).toCharArray
        if (wide < n) units(wide) = '\u0100'
        units(at) = c
        check(new String(units))
      }
    }
    test("what is known is not lost, and the rest is found") {
      for (
        known <- Seq(0, 1, 2, 3, 128); n <- Seq(5, 30, 100, 2100); c <- ":#\n\u00a0\u0100";
        text <- Seq(":", "#", ":#", "")
      ) {
        val s = "a" * (n / 2) + text + "b" * (n / 2) + c
        for (s <- Seq(s, new java.lang.StringBuilder(s), AsciiSlices.of(s)))
          assert((scan.all(s, known) | known) == (reference(s.toString) | known), (scan.all(s, known) & known) == known)
      }
    }
    test("every char of Latin-1 in every lane") {
      for (c <- 0 to 0xff; at <- 20 until 30) check("a" * at + c.toChar + "b" * (40 - at))
    }
    test("one char at the edges of chunks, and two") {
      for (n <- Seq(2047, 2048, 2049, 4096, 5000); edge <- Seq(0, 2040, 2047, 2048, 2055, 4095, n - 1) if edge < n) {
        check("a" * edge + ":" + "b" * (n - edge - 1))
        check("#" + "a" * edge + "\n" + "b" * (n - edge - 1))
      }
    }
  }
}
