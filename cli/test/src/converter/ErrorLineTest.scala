package converter

import utest.*

/** What an error line shows of a text that may be long or may mislead. */
object ErrorLineTest extends TestSuite {
  val tests: Tests = Tests {
    test("chars that cannot be seen are escaped") {
      val hidden = Seq(
        0x00, 0x07, 0x0a, 0x1b, 0x7f, 0x85, 0xa0, 0xad, 0x61c, 0x180e, 0x1680, 0x2003, 0x200b, 0x200e, 0x200f, 0x2028,
        0x2029, 0x202a, 0x202e, 0x202f, 0x2060, 0x2066, 0x2069, 0x3000, 0xd800, 0xdc00, 0xfeff
      )
      hidden.foreach(c => assert(ErrorLine.escaped(s"a${c.toChar}b") == f"a\\u$c%04xb"))
      assert(ErrorLine.escaped(new String(Character.toChars(0xe0041))) == "\\udb40\\udc41")
      assert(ErrorLine.escaped("caf\udce9.json") == "caf\\xe9.json")
    }
    test("all others stay") {
      val seen = "a b~é字\ud83d\ude00\u0301 \\ \" \u2026 \ufffd"
      assert(ErrorLine.escaped(seen) == seen)
    }
    test("what has been escaped stays, and counts") {
      val text = "\u0007\u202e\udce9" * 100
      val escaped = ErrorLine.escaped(text)
      assert(ErrorLine.escaped(escaped) == escaped && ErrorLine.shown(text) == ErrorLine.shortened(escaped))
      assert(ErrorLine.shown(text).length <= 200 && ErrorLine.name(text) == escaped)
    }
    test("long texts lose their middle") {
      val longest = "0123456789" * 20
      assert(ErrorLine.shortened(longest) == longest)
      val shortened = ErrorLine.shortened(s"begin${longest}end")
      assert(shortened.length <= 200 && shortened.startsWith("begin012") && shortened.endsWith("789end"))
      assert(shortened.contains("01 ... 67"))
      (0 to 3).foreach { n =>
        val text = ErrorLine.shortened("a" * n + "\ud83d\ude00" * 200)
        assert(text.length <= 200 && ErrorLine.escaped(text) == text)
      }
    }
    test("texts that are built to control a terminal do not, in keys and in names of files") {
      def isHidden(c: Char) = c < 0x20 || c >= 0x7f && c < 0xa1 || c >= 0x2000 && c < 0x2070
      for (text <- swarender.Injections.terminal) {
        val key = swarender.Quote.json(text)
        val lines = Seq(
          Run.error(1, s"{$key: x}"),
          Run.error(1, s"{$key: 1, $key: 2}", "--duplicate-keys", "fail"),
          Run.error(1, s"{$key: null}", "--to", "toml"),
          ErrorLine.escaped(text)
        )
        assert(lines.forall(!_.exists(isHidden)))
      }
    }
    test("lines of errors") {
      val deep = Run.error(1, "[" * 1000000 + "x", "--max-depth", "2000000")
      assert(
        deep.length < 300 && deep.startsWith(
          "standard input:1:1000001: expected json value or ], got \"x\" (at $[0][0]"
        )
      )
      assert(deep.endsWith("[0])"))
      val key = "k" * 100000
      val path = Run.error(1, s"""{"$key": {"last": x}}""")
      assert(path.length < 300 && path.endsWith("...\"].last)"))
      val twice = Run.error(1, s"""{"$key": 1, "$key": 2}""", "--duplicate-keys", "fail")
      assert(twice.length < 500 && twice.contains(": duplicate key \""))
      assert(Run.error(1, s"""{"a": 1${"0" * 100000}}""", "--to", "toml").length < 400)
      val hidden = Run.error(1, "{\"\u2028\u00a0\u200b\ufeff\u202e\": x}")
      assert(hidden.endsWith("(at $[\"\\u2028\\u00a0\\u200b\\ufeff\\u202e\"])"))
    }
  }
}
