package swarender

import utest.*

import swarender.chars.{CleanText, SwarProbe}

/** What copies strings as far as they are clean, against one char at a time. */
object CleanTextTest extends TestSuite {
  private val sets = Seq("", "'", "\"\\", "<>&", "\"\\<>&")

  /** Around what is clean, and chars of which the low byte, or what they are narrowed to, is. */
  private val dirty = "\u0000\u001f\u007f\u0080\u00ff\u0100\u0161\u7fff\u8000\u8061\uff61\uffff"

  private def isClean(c: Char, specials: String): Boolean = c >= 0x20 && c <= 0x7e && specials.indexOf(c.toInt) < 0

  private def isPlain(s: String, i: Int): Boolean =
    s.charAt(i) == ':' && !s.startsWith(": ", i) || s.charAt(i) == '#' && !s.startsWith(" #", i - 1)

  /** Copies `s[from, until)` to the bytes from `at` on, and looks at what was returned and written.
    */
  private def check(s: String, from: Int, until: Int, at: Int, probe: SwarProbe, specials: String): Unit = {
    val n = until - from
    var expected = 0
    while (
      expected < n && (isClean(s.charAt(from + expected), specials) || probe.inPairs && isPlain(s, from + expected))
    ) expected += 1
    val bytes = Array.fill[Byte](at + n + (if (at % 2 == 0) 20 else 0))(0x55)
    val got = CleanText.copy(s, from, until, probe, bytes, at)
    def wrong(what: String) =
      throw new java.lang.AssertionError(
        s"$what: ${Quote.jsonAscii(s.substring(from, until))}, specials $specials, at $at"
      )
    if (got != expected) wrong(s"$got clean chars, not $expected")
    var i = 0
    while (i < bytes.length) {
      val inside = i >= at && i < at + n
      if (inside && i < at + got && bytes(i) != s.charAt(from + i - at).toByte)
        wrong(s"the byte ${i - at} is another one")
      if (!inside && bytes(i) != 0x55) wrong(s"a byte outside of the place for the text is written: ${i - at}")
      i += 1
    }
  }

  val tests: Tests = Tests {
    test("every length and alignment, with a char that is not clean at every place, or two") {
      var turn = 0
      for (specials <- sets) {
        val probe = new SwarProbe(specials.getBytes("UTF-8"))
        val others = dirty + specials
        for (n <- 0 to 130; from <- 0 to 7; place <- -1 until n) {
          turn += 1
          val chars = Array.tabulate(from + n + 3)(i => ('a' + i % 26).toChar)
          if (place >= 0) {
            chars(from + place) = others.charAt(turn % others.length)
            if (turn % 3 == 0) chars(from + n - 1) = others.charAt(turn % 7)
          }
          check(new String(chars), from, from + n, turn % 16, probe, specials)
        }
      }
    }
    test("colons and # in pairs that end a plain scalar of YAML, and outside of them") {
      val probe = new SwarProbe(":#".getBytes("UTF-8"), inPairs = true)
      for (i <- 0 until 20000) {
        var seed = i * 0x5deece66dL + 11
        val chars = Array.fill(1 + i % 70) {
          seed = seed * 0x5deece66dL + 11
          val k = (seed >>> 33 & 63).toInt
          if (k < 4) ':' else if (k < 8) '#' else if (k < 12) ' ' else if (k == 12) '\u00e9' else 'x'
        }
        check(new String(chars), 0, chars.length, i % 5, probe, ":#")
      }
    }
    test("every code unit at every place of a block") {
      val probe = new SwarProbe("\"\\".getBytes("UTF-8"))
      for (c <- 0 to 0xffff) {
        val n = Seq(1, 3, 6, 11, 16, 23)(c % 6)
        val chars = Array.fill(n)('x')
        chars(c / 6 % n) = c.toChar
        check(new String(chars), 0, n, c % 9, probe, "\"\\")
      }
    }
  }
}
