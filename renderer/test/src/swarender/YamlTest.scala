package swarender

import utest.*

import swarender.Policy.KeyOrder
import swarender.jsonnet.Jsonnet

/** How the YAML profiles lay documents out. */
object YamlTest extends TestSuite {
  private val safe = YamlStyle.safe

  private def render(json: String, style: YamlStyle = safe): String = Modes.yaml.same(Doubles.read(json), style)

  private def text(s: String, style: YamlStyle = safe): String = Modes.yaml.same(ujson.Str(s), style).stripSuffix("\n")

  private def same(got: String, expected: String): Unit = {
    val wanted = expected.stripMargin.stripPrefix("\n")
    assert(got == wanted)
  }

  private val manifest =
    """{"kind":"Pod","spec":{"containers":[{"name":"a","args":["--port=80","-v",""],"env":[]}],"volumes":{},
      |"script":"set -e\n\necho $A\n","on":"yes","grid":[[1,2],[[]],[{}],[{"a":[[3]]}]]}}""".stripMargin

  val tests: Tests = Tests {
    test("safe writes a document of every kind of value") {
      same(
        render(manifest),
        """
          |kind: Pod
          |spec:
          |  containers:
          |  - name: a
          |    args:
          |    - --port=80
          |    - -v
          |    - ""
          |    env: []
          |  volumes: {}
          |  script: |
          |    set -e
          |
          |    echo $A
          |  "on": "yes"
          |  grid:
          |  - - 1
          |    - 2
          |  - - []
          |  - - {}
          |  - - a:
          |      - - 3
          |"""
      )
    }
    test("an empty root has no space before it") {
      assert(render("[]") == "[]\n", render("{}") == "{}\n")
    }
    test("indent 4 with indented sequences") {
      same(
        render(manifest, safe.withIndent(4).withIndentSequences(true)),
        """
          |kind: Pod
          |spec:
          |    containers:
          |        - name: a
          |          args:
          |              - --port=80
          |              - -v
          |              - ""
          |          env: []
          |    volumes: {}
          |    script: |
          |        set -e
          |
          |        echo $A
          |    "on": "yes"
          |    grid:
          |        - - 1
          |          - 2
          |        - - []
          |        - - {}
          |        - - a:
          |                - - 3
          |"""
      )
    }
    test("quoted puts every string value in quotes") {
      same(
        render("""{"a":"b","on":"c\nd\n","i":1,"l":["x",null,true]}""", YamlStyle.quoted),
        """
          |a: "b"
          |"on": "c\nd\n"
          |i: 1
          |l:
          |- "x"
          |- null
          |- true
          |"""
      )
      assert(text("a", YamlStyle.quoted.withQuotes(YamlStyle.Quotes.SingleQuotes)) == "'a'")
    }
    test("single quotes where they can hold the text") {
      val single = safe.withQuotes(YamlStyle.Quotes.SingleQuotes)
      assert(text("yes", single) == "'yes'", text("it's: ", single) == "'it''s: '", text("a", single) == "a")
      assert(text("''", single) == "\"''\"", text("yes''no''", single) == "yes''no''", text("'a'", single) == "'''a'''")
      assert(text("\t", single) == "\"\\t\"", text("", single) == "''", text("\u0085", single) == "\"\\x85\"")
      same(render("""{"a: b":"\\"}""", single), "\n|'a: b': \\\n|")
    }
    test("without blocks, text of several lines is quoted") {
      assert(text("a\nb\n", safe.withBlocks(false)) == "\"a\\nb\\n\"")
    }
    test("blocks keep the line feeds and the indentation of their text") {
      assert(
        text("a\nb") == "|-\n  a\n  b",
        text("a\n") == "|\n  a",
        text("a\n\n\n") == "|+\n  a\n\n",
        text("\n\na") == "|-\n\n\n  a"
      )
      assert(
        text(" a\nb\n") == "\" a\\nb\\n\"",
        text("a\n b\n") == "|\n  a\n   b",
        text("\n") == "\"\\n\"",
        text("a\n \n") == "\"a\\n \\n\""
      )
      assert(text("a\r\nb\n") == "\"a\\r\\nb\\n\"", text("a\tb\n\tc\n") == "|\n  a\tb\n  \tc")
      same(render("""{"a":[" b\nc\n"],"d":"\n e"}"""), "\n|a:\n|- |2\n|   b\n|  c\n|d: |2-\n|\n|   e\n|")
      same(render("""{"a":[" b\nc\n"]}""", safe.withIndent(5)), "\n|a:\n|- |5\n|      b\n|     c\n|")
    }
    test("text that goccy/go-yaml misreads in a block is quoted") {
      same(
        render("""{"a":[" b\n\n","\n\tb\n\n\n"," b\n"]}"""),
        "\n|a:\n|- \" b\\n\\n\"\n|- \"\\n\\tb\\n\\n\\n\"\n|- |2\n|   b\n|"
      )
      assert(text("a\nb ") == "\"a\\nb \"", text("a\nb\t") == "\"a\\nb\\t\"", text("a\nb \n") == "|\n  a\n  b ")
    }
    test("pretty folds values, not keys") {
      val style = YamlStyle.pretty(30)
      same(
        render(
          """{"a key that is much longer than the width":"short","b":"the quick brown fox jumps over the lazy dog","c":
            |["it's: all of this text has to be quoted","tabs\tand a lot of text behind the tab","a-long-word-without-any-blank-in-it"],
            |"d":"double  blanks  are  kept  where  they  were x y","e":"lines of a text that\nare never folded at all\n"}""".stripMargin
            .replace("\n", ""),
          style
        ),
        """
          |a key that is much longer than the width: short
          |b: >-
          |  the quick brown fox jumps
          |  over the lazy dog
          |c:
          |- >-
          |  it's: all of this text has
          |  to be quoted
          |- "tabs\tand a lot of text
          |  behind the tab"
          |- a-long-word-without-any-blank-in-it
          |d: >-
          |  double  blanks  are  kept  where  they  were
          |  x y
          |e: |
          |  lines of a text that
          |  are never folded at all
          |"""
      )
      same(
        render(
          """["the quick brown fox jumps over the lazy dog"]""",
          style.withBlocks(false).withQuotes(YamlStyle.Quotes.SingleQuotes)
        ),
        """
          |- 'the quick brown fox jumps
          |  over the lazy dog'
          |"""
      )
      same(
        render(
          """["a: the quick brown fox jum 'over' the lazy dog"]""",
          style.withBlocks(false).withQuotes(YamlStyle.Quotes.SingleQuotes)
        ),
        """
          |- 'a: the quick brown fox
          |  jum ''over'' the lazy dog'
          |"""
      )
    }
    test("comments end the line in which their value begins") {
      val style = YamlStyle.pretty(30).withComments(at => if (at.path.endsWith("x")) None else Some(s"at ${at.path}"))
      same(
        render(
          """{"a":1,"b":[2,{"c":"d e","x":3},[4],[]],"e":{},"f":"g\nh\n","i":{"j":"the quick brown fox jumps over"}}""",
          style
        ),
        """
          |a: 1 # at $.a
          |b: # at $.b
          |- 2 # at $.b[0]
          |- c: d e # at $.b[1].c
          |  x: 3
          |- - 4 # at $.b[2][0]
          |- []
          |e: {} # at $.e
          |f: | # at $.f
          |  g
          |  h
          |i: # at $.i
          |  j: >- # at $.i.j
          |    the quick brown fox jumps
          |    over
          |"""
      )
      assert(text("a", safe.withComments(_ => Some("b\n\"c\"\u2028"))) == "a # b\\n\"c\"\\u2028")
    }
    test("text that some reader takes for something else is quoted, as a value and as a key") {
      for (s <- YamlStrings.resolvedBySome ++ YamlStrings.notFinite) {
        val document = ujson.Obj("value" -> s, s -> ujson.Arr(s))
        for (style <- Seq(safe, YamlStyle.pretty)) {
          val got = Modes.yaml.same(document, style)
          assert(got == s"""value: "$s"\n"$s":\n- "$s"\n""")
        }
        assert(Modes.yaml.same(document, YamlStyle.quoted) == s"""value: "$s"\n"$s":\n- "$s"\n""")
      }
      for (
        s <- Seq("a,b", "1, 2", "1,a", "0y-1", "--1", "--", "+-", "-1979-05", "e-x", "1e-x", "..a", "a<", "a<<b", "in",
          "info", "nano", "nan1", "infinit", "infinite", "-info", "+nan-1", ".infinitely", "-.in", "--nan", "--a",
          "a---")
      ) {
        val got = text(s)
        assert(got == s)
      }
    }
    test("invisible chars are escaped") {
      for (s <- YamlStrings.invisible ++ Seq("\u0085", "\u00a0"); c = s.charAt(0).toInt) {
        val escaped = if (c < 0x100) f"\\x$c%02x" else f"\\u$c%04x"
        val got = Modes.yaml.same(
          ujson.Obj(s"k$s" -> s"a${s}b", "l" -> s"$s\n"),
          safe.withQuotes(YamlStyle.Quotes.SingleQuotes)
        )
        assert(got == s""""k$escaped": "a${escaped}b"\nl: "$escaped\\n"\n""")
      }
      for (s <- Seq("a\ufe0f", "\u0627\u0644", "a\u3000", "\u20ac", "\ud83d\ude00")) {
        val got = text(s"${s}a")
        assert(got == s"${s}a")
      }
    }
    test("a key over 1,024 bytes follows a question mark") {
      for (
        n <- Seq(1020, 1023, 1024, 1025, 1026, 1028);
        (s, width) <- Seq(
          "a" * n -> n,
          "\u0001" * (n / 4) -> (n / 4 * 4 + 2),
          "'" * (n - 2) -> n,
          "\u00e9" * (n / 2) -> n / 2 * 2,
          "\u20ac" * (n / 3) -> n / 3 * 3,
          "\ud83d\ude00" * (n / 4) -> n / 4 * 4,
          "\u200b" * (n / 6) -> (n / 6 * 6 + 2)
        )
      ) {
        val got = render(ujson.write(ujson.Obj("o" -> ujson.Obj(s -> ujson.Arr(1)))))
        val explicit = got.contains("  ? ")
        assert(explicit == (width > 1024), got.contains(if (explicit) "\n  :\n    - 1\n" else ":\n  - 1\n"))
      }
      val jsonnet = render(ujson.write(ujson.Obj("a" * 2000 -> ujson.Num(1))), Jsonnet.go.manifestYamlDoc())
      assert(jsonnet == "\"" + "a" * 2000 + "\": 1")
    }
    test("keys are sorted if asked for") {
      same(
        render("""{"b":1,"a":{"d":2,"c":3}}""", safe.withKeyOrder(KeyOrder.CodePoint)),
        "\n|a:\n|  c: 3\n|  d: 2\n|b: 1\n|"
      )
    }
    test("columns beyond the prepared literals are indented") {
      val deep = (0 until 200).foldLeft[ujson.Value](ujson.Num(1))((v, _) => ujson.Obj("k" -> v))
      val last = Modes.yaml.same(deep, safe).linesIterator.toSeq.last
      assert(last == " " * 398 + "k: 1")
    }
  }
}
