package swarender

import utest.*
import swarender.jsonnet.Jsonnet

/** Text that YAML's profiles spell otherwise in some places, because some reader gets it wrong
  * there.
  */
object YamlSpellingTest extends TestSuite {
  private val safe = YamlStyle.safe

  private def render(json: String, style: YamlStyle): String = Modes.yaml.same(Doubles.read(json), style)

  private def text(s: String, style: YamlStyle = safe): String = Modes.yaml.same(ujson.Str(s), style).stripSuffix("\n")

  private def same(got: String, expected: String): Unit = {
    val wanted = expected.stripMargin.stripPrefix("\n")
    assert(got == wanted)
  }

  val tests: Tests = Tests {
    test("text that begins or ends with a space of Unicode, or is nothing else, is quoted") {
      for (s <- YamlStrings.wideSpaces if !s.contains('\n')) {
        val got = Modes.yaml.same(ujson.Obj(s -> ujson.Arr(s)), YamlStyle.pretty)
        assert(got == s""""$s":\n- "$s"\n""")
      }
      for (c <- Seq('\u1680', '\u2000', '\u200a', '\u202f', '\u205f', '\u3000'); s = s"a${c}b $c c") {
        val got = text(s)
        assert(got == s)
      }
    }
    test("a key that begins with a dash is quoted, a value is not") {
      same(
        render("""{"a":["-x"],"-x":"-x","--y":[{"-1 2":{"-":0}}]}""", safe),
        "\n|a:\n|- -x\n|\"-x\": -x\n|\"--y\":\n|- \"-1 2\":\n|    \"-\": 0\n|"
      )
    }
    test("pretty does not fold after a backslash in double quotes") {
      val style = YamlStyle.pretty(30)
      val backslashes = "\\ "
      same(
        render(
          ujson.write(ujson.Arr(s"a tab\tand then text\\ and x\\ y", s"tab\t${backslashes * 40}", s"${"ab " * 9}\\ c")),
          style
        ),
        s"""
          |- "a tab\\tand then text\\\\ and
          |  x\\\\ y"
          |- "tab\\t${"\\\\ " * 40}"
          |- >-
          |  ab ab ab ab ab ab ab ab ab \\
          |  c
          |"""
      )
      val last = text("tab\t and words that go beyond the width \\", style)
      assert(last == "\"tab\\t and words that go beyond the width \\\\\"")
      val single = style.withBlocks(false).withQuotes(YamlStyle.Quotes.SingleQuotes)
      same(render(ujson.write(ujson.Arr(s"${"ab " * 9}\\ c")), single), "\n|- 'ab ab ab ab ab ab ab ab ab \\\n|  c'\n|")
    }
    test("the value of a quoted key over 1,024 bytes is no block") {
      val key = "a" * 1025
      val lines = "x\n y\n"
      def values(key: String) = ujson.Obj(key -> lines, key + 1 -> ujson.Arr(lines), "b" -> lines)
      def expected(quote: String, key: String, first: String) =
        s"? $quote$key$quote\n: $first\n? $quote${key}1$quote\n:\n  - |\n    x\n     y\nb: |\n  x\n   y\n"
      val quoted = "'" + key
      val got = Seq(key, quoted).map(key => Modes.yaml.same(values(key), safe))
      assert(got == Seq(expected("", key, "|\n  x\n   y"), expected("\"", quoted, "\"x\\n y\\n\"")))
      val words = ujson.Obj(quoted -> "the quick brown fox jumps over the lazy dog")
      val noted = YamlStyle.pretty(30).withComments(_ => Some("note"))
      val folded = Modes.yaml.same(words, noted)
      assert(folded == "? \"" + quoted + "\"\n: \"the quick brown fox jumps\n  over the lazy dog\" # note\n")
      val stream = AllDocuments(Yaml, Iterator(values(quoted), ujson.Obj(quoted -> 1), ujson.Str(lines)))
      assert(stream.endsWith("\n: 1\n---\n|\n  x\n   y\n"))
    }
    test("repaired blocks of jsonnet at the root begin with their indentation where they need it") {
      val repaired = Jsonnet.go.manifestYamlDoc(repaired = true)
      assert(
        text(" a\nb\n", repaired) == "|2\n   a\n  b",
        text("\n  a\n", repaired) == "|2\n  \n    a",
        text("a\n b\n", repaired) == "|\n  a\n   b",
        text("\ta\n", repaired.withIndent(4)) == "|4\n    \ta"
      )
      assert(
        text(" a\n\n", repaired) == "\" a\\n\\n\"",
        text(" a\n") == "\" a\\n\"",
        text(" a\n", Jsonnet.go.manifestYamlDoc()) == "|\n   a"
      )
      same(render("""{"b":" a\n"}""", repaired).stripSuffix("\n") + "\n", "\n|\"b\": |2\n|   a\n|")
    }
  }
}
