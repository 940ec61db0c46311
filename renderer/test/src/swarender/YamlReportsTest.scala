package swarender

import utest.*

import swarender.YamlStyle.{Layout, NullText, Quotes, Parsers}
import swarender.dialects.*

/** Spellings of YAML that users of other libraries ask for: nulls as nothing, strings for readers
  * of YAML 1.2, folded texts, spaces in braces, the quotes with the fewest escapes.
  */
object YamlReportsTest extends TestSuite {
  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  private def yaml(value: ujson.Value, style: YamlStyle): String = Modes.yaml.same(value, style)

  val tests: Tests = Tests {
    test("a null is nothing only as the value of a member in block style") {
      val document = ujson.Obj(
        "a" -> ujson.Null,
        "b" -> ujson.Arr(ujson.Null, ujson.Obj("c" -> ujson.Null, "d" -> ujson.Arr(ujson.Null))),
        "k" * 1025 -> ujson.Null,
        "e" -> ujson.Obj("f" -> ujson.Null)
      )
      val long = "k" * 1025
      def text(nothing: String, word: String) =
        s"a:$nothing\nb:\n- $word\n- c:$nothing\n  d:\n  - $word\n? $long\n: $word\ne:\n  f:$nothing\n"
      same(yaml(document, YamlStyle.safe.withNullText(NullText.Empty)), text("", "null"))
      same(yaml(document, YamlStyle.safe.withNullText(NullText.Tilde)), text(" ~", "~"))
      same(yaml(document, YamlStyle.safe), text(" null", "null"))
      assert(yaml(ujson.Null, YamlStyle.safe.withNullText(NullText.Empty)) == "null\n")
      assert(yaml(ujson.Null, YamlStyle.safe.withNullText(NullText.Tilde)) == "~\n")
      for (text <- Seq(NullText.Empty, NullText.Tilde)) {
        val style = YamlStyle.safe.withNullText(text).withMaxFlowLength(40)
        assert(yaml(ujson.Obj("a" -> ujson.Arr(ujson.Null)), style) == "a: [null]\n")
      }
      val noted = YamlStyle.safe.withNullText(NullText.Empty).withComments(at => Some(at.path))
      assert(yaml(ujson.Obj("a" -> ujson.Null, "b" -> 1), noted) == "a: # $.a\nb: 1 # $.b\n")
      assert(Yaml.render(Map("a" -> Option.empty[Int]), YamlStyle.safe.withNullText(NullText.Empty)) == "a:\n")
    }
    test("a long key after a null of nothing is explicit where a reader counts the indentation before it") {
      val style = YamlStyle.safe.withNullText(NullText.Empty)
      def key(n: Int, isExplicit: Boolean, indent: String): String =
        if (isExplicit) s"? ${"k" * n}\n$indent: 1\n" else s"${"k" * n}: 1\n"
      for (n <- 1010 to 1026) {
        val long = ujson.Obj("a" -> ujson.Null, "k" * n -> 1)
        val nested = ujson.Obj("a" -> ujson.Obj("b" -> ujson.Obj("c" -> ujson.Null), "k" * n -> 1))
        val after = ujson.Obj("a" -> ujson.Arr(ujson.Obj("b" -> ujson.Null), ujson.Obj("k" * n -> 1)))
        same(yaml(long, style), s"a:\n${key(n, n > 1022, "")}")
        same(yaml(ujson.Obj("a" -> long), style.withIndent(8)), s"a:\n        a:\n        ${key(n, n > 1014, " " * 8)}")
        same(yaml(ujson.Arr(long), style), s"- a:\n  ${key(n, n > 1020, "  ")}")
        same(yaml(nested, style), s"a:\n  b:\n    c:\n  ${key(n, n > 1020, "  ")}")
        // No reader counts what is before a dash or after a comment.
        same(yaml(after, style), s"a:\n- b:\n- ${key(n, n > 1024, "  ")}")
        same(
          yaml(long, style.withCommentLines(at => if (at.path.length > 9) Some("x") else None)),
          s"a:\n# x\n${key(n, n > 1024, "")}"
        )
        same(Yaml.render(JsonText(ujson.write(long)), style), s"a:\n${key(n, n > 1022, "")}")
        same(yaml(long, YamlStyle.safe), s"a: null\n${key(n, n > 1024, "")}")
      }
      // In a deep object each key is explicit, however short.
      val deep =
        (1 to 600).foldLeft[ujson.Value](ujson.Obj("a" -> ujson.Null, "b" -> 1))((in, _) => ujson.Obj("o" -> in))
      val text = yaml(deep, style)
      assert(text.endsWith(s"a:\n${" " * 1200}? b\n${" " * 1200}: 1\n"))
    }
    test("strings for readers of YAML 1.2 alone") {
      val style = YamlStyle.safe.withParsers(Parsers.Yaml12)
      for (s <- Seq("y", "N", "yes", "No", "ON", "off", "12:30", "1:30:59", "-1:30", "190:20:30")) {
        assert(yaml(s, style) == s + "\n", yaml(s, YamlStyle.safe) == Quote.json(s) + "\n")
        assert(yaml(ujson.Obj(s -> s), style) == s"$s: $s\n")
      }
      val quoted = Seq(
        "", "~", "null", "True", "false", "0123", "0o14", "0x1F", "1e3", "1_000", "12", "-1", "1.5", ".5", ".inf",
        ".NaN", "2001-01-01", "<<", "=", "1:", ":30", "12::30", "1:30.5", "a: b", "- x", "a\tb", "---", "+.inf",
        "infinity"
      )
      for (s <- quoted) assert(yaml(s, style).startsWith("\""), yaml(s, style) == yaml(s, YamlStyle.safe))
      for (s <- Seq("1:", "-1:", "1:2:"); layout <- Seq(YamlStyle.Layout.Literal, YamlStyle.Layout.Folded))
        assert(yaml(ujson.Obj("a" -> s), style.withLayout(_ => layout)) == s"a: ${Quote.json(s)}\n")
      assert(yaml(ujson.Arr("on", "a"), style.withMaxFlowLength(40)) == "[on, a]\n")
      assert(yaml("on \u00e9", style.withEscapes(Escapes.yamlAscii)) == "\"on \\xe9\"\n")
      assert(yaml("on", YamlStyle.safe.withEscapes(Escapes.yamlAscii).withParsers(Parsers.Yaml12)) == "on\n")
      assert(style.withEscapes(Escapes.yamlAscii).withEscapes(Escapes.yaml) == style)
      assert(style.withParsers(Parsers.All) == YamlStyle.safe)
    }
    test("the quotes with the fewest escapes") {
      val style = YamlStyle.quoted.withQuotes(Quotes.FewestEscapes)
      val cases = Seq(
        "a" -> "\"a\"",
        "say \"a\"" -> "'say \"a\"'",
        "C:\\a" -> "'C:\\a'",
        "it's" -> "\"it's\"",
        "'\"" -> "\"'\\\"\"",
        "\"\"'" -> "'\"\"'''",
        "\"\"''\"" -> "\"\\\"\\\"''\\\"\"",
        "\"\n" -> "\"\\\"\\n\""
      )
      for ((s, expected) <- cases) {
        assert(yaml(s, style) == expected + "\n")
        assert(yaml(ujson.Arr(s), style.withMaxFlowLength(80)) == s"[$expected]\n")
      }
    }
    test("spaces inside of braces, not of brackets") {
      val style = YamlStyle.safe.withMaxFlowLength(80).withBraceSpaces(true)
      val document = ujson.Arr(ujson.Obj("a" -> 1, "b" -> "c"), ujson.Obj(), ujson.Arr(1, 2))
      assert(yaml(document, style) == "- { a: 1, b: c }\n- {}\n- [1, 2]\n")
      val nested = style.withLayout(_ => Layout.Flow)
      assert(yaml(ujson.Obj("a" -> ujson.Obj("b" -> ujson.Arr(ujson.Obj()))), nested) == "{ a: { b: [{}] } }\n")
      val fitted = JsonStyle.fitted(20).withBraceSpaces(true)
      def json(text: String) = Modes.json.same(ujson.read(text), fitted)
      same(
        json("""{"a":{"b":1,"c":[{}]},"d":{"eeeeeeeeeee":1},"f":{"g":1}}"""),
        """{
          |  "a": {
          |    "b": 1,
          |    "c": [{}]
          |  },
          |  "d": {
          |    "eeeeeeeeeee": 1
          |  },
          |  "f": { "g": 1 }
          |}""".stripMargin
      )
      for (n <- 1 to 8) {
        val key = "b" * n
        val line = s"""{ "a": { "$key": 1 } }"""
        val got = json(s"""{"a":{"$key":1}}""")
        assert((got == line) == (line.length <= 20))
      }
    }
    test("texts of several lines are folded where a line is too long, and by layout") {
      val long = "the quick brown fox jumps over the lazy dog"
      val lines = "the quick brown fox jumps\n  over the lazy dog\n"
      val style = YamlStyle.pretty(30)
      val cases = Seq(
        s"$long\n" -> s">\n  $lines",
        s"$long\nand\n\n$long" -> s">-\n  $lines\n  and\n\n\n  $lines",
        "a b\nc\n" -> "|\n  a b\n  c\n",
        s"$long\n b\n" -> s"|\n  $long\n   b\n",
        s"$long \nb\n" -> s"|\n  $long \n  b\n",
        s"$long\n\n" -> s"|+\n  $long\n\n",
        s"\n$long" -> s"|-\n\n  $long\n",
        "x" * 60 + "\n" -> ("|\n  " + "x" * 60 + "\n")
      )
      for ((s, expected) <- cases) same(yaml(ujson.Obj("a" -> s), style), s"a: $expected")
      val folded = YamlStyle.safe.withLayout(_ => Layout.Folded)
      same(yaml(ujson.Obj("a" -> "b c\nd\n"), folded), "a: >\n  b c\n\n  d\n")
      same(
        yaml(ujson.Obj("a" -> s"$long $long"), folded),
        s"a: >-\n  $long the quick brown fox jumps over the\n  lazy dog\n"
      )
      same(yaml(ujson.Obj("a" -> "b\n c\n"), folded), "a: |\n  b\n   c\n")
    }
  }
}
