package swarender

import utest.*

import swarender.out.*

/** What the YAML profiles and style fields print. */
object YamlTest extends TestSuite {
  private val safe = YamlStyle.safe

  private def render(json: String, style: YamlStyle = safe): String = Modes.yaml.same(Doubles.read(json), style)

  private def text(s: String, style: YamlStyle = safe): String = Modes.yaml.same(ujson.Str(s), style).stripSuffix("\n")

  /** The text of the events that `send` sends, the same as bytes and as chars. */
  private def events(style: YamlStyle)(send: Renderer => Unit): String = {
    val text = Modes.chars(5)(out => send(Yaml.renderer(out, style)))
    val bytes = new String(Modes.bytes(5)(out => send(Yaml.renderer(out, style))), "UTF-8")
    assert(text == bytes)
    text
  }

  private def discarding: Out = new CharOut(new WriterSink(new java.io.StringWriter))

  private def lines(expected: String): String = expected.stripMargin.stripPrefix("\n")

  private def same(got: String, expected: String): Unit = {
    val wanted = lines(expected)
    assert(got == wanted)
  }

  private val manifest =
    """{"kind":"Pod","spec":{"containers":[{"name":"a","args":["--port=80","-v",""],"env":[]}],"volumes":{},
      |"script":"set -e\n\necho $A\n","on":"yes","grid":[[1,2],[[]],[{}],[{"a":[[3]]}]]}}""".stripMargin

  val tests: Tests = Tests {
    test("safe") {
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
    test("indent 4, sequences indented") {
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
    test("quoted") {
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
      assert(text("a", YamlStyle.quoted.withQuotes(YamlQuotes.Single)) == "'a'")
    }
    test("single quotes where they can hold the text") {
      val single = safe.withQuotes(YamlQuotes.Single)
      assert(text("yes", single) == "'yes'", text("it's: ", single) == "'it''s: '", text("a", single) == "a")
      assert(text("\t", single) == "\"\\t\"", text("", single) == "''", text("\u0085", single) == "\"\\N\"")
      same(render("""{"a: b":"\\"}""", single), "\n|'a: b': \\\n|")
    }
    test("no blocks") {
      assert(text("a\nb\n", safe.withBlocks(false)) == "\"a\\nb\\n\"")
    }
    test("blocks") {
      assert(text("a\nb") == "|-\n  a\n  b", text("a\n") == "|\n  a", text("a\n\n\n") == "|+\n  a\n\n", text("\n\na") == "|-\n\n\n  a")
      assert(text(" a\nb\n") == "\" a\\nb\\n\"", text("a\n b\n") == "|\n  a\n   b", text("\n") == "\"\\n\"", text("a\n \n") == "\"a\\n \\n\"")
      assert(text("a\r\nb\n") == "\"a\\r\\nb\\n\"", text("a\tb\n\tc\n") == "|\n  a\tb\n  \tc")
      same(render("""{"a":[" b\nc\n"],"d":"\n e"}"""), "\n|a:\n|- |2\n|   b\n|  c\n|d: |2-\n|\n|   e\n|")
      same(render("""{"a":[" b\nc\n"]}""", safe.withIndent(5)), "\n|a:\n|- |5\n|      b\n|     c\n|")
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
        render("""["the quick brown fox jumps over the lazy dog"]""", style.withBlocks(false).withQuotes(YamlQuotes.Single)),
        """
          |- 'the quick brown fox jumps
          |  over the lazy dog'
          |"""
      )
    }
    test("comments") {
      val style = YamlStyle.pretty(30).withComments(path => if (path.endsWith("x")) None else Some(s"at $path"))
      same(
        render("""{"a":1,"b":[2,{"c":"d e","x":3},[4],[]],"e":{},"f":"g\nh\n","i":{"j":"the quick brown fox jumps over"}}""", style),
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
    test("numbers") {
      val numbers = Seq(
        "0" -> "0", "-0" -> "-0.0", "1.0" -> "1.0", "1e3" -> "1.0e+3", "1E3" -> "1.0e+3", "1.5E-7" -> "1.5e-7", "-2e+05" -> "-2.0e+05", "1.25" -> "1.25",
        "123456789012345678901234567890" -> "123456789012345678901234567890", "1e400" -> "1.0e+400"
      )
      for ((from, to) <- numbers) {
        val got = events(safe)(_.number(from))
        assert(got == s"$to\n")
      }
      val doubles = Seq(
        0.0 -> "0", -0.0 -> "-0.0", 1e15 -> "1000000000000000", 9223372036854775808.0 -> "9223372036854776000.0", 1e21 -> "1.0e+21", 1.5e-7 -> "1.5e-7",
        1e-5 -> "0.00001", 1e-6 -> "1.0e-6", 0.1 -> "0.1", Double.NaN -> ".nan", Double.PositiveInfinity -> ".inf", Double.NegativeInfinity -> "-.inf"
      )
      for ((from, to) <- doubles) {
        val got = events(safe)(_.float64(from))
        assert(got == s"$to\n")
      }
      assert(events(safe)(_.float32(0.1f)) == "0.1\n", events(safe)(_.float32(Float.NaN)) == ".nan\n")
      assert(events(safe)(_.int64(Long.MinValue)) == "-9223372036854775808\n", events(safe)(_.uint64(-1)) == "18446744073709551615\n")
      val quoting = safe.withBigIntegers(BigIntegers.Quote)
      assert(events(quoting)(_.uint64(-1)) == "\"18446744073709551615\"\n", events(quoting)(_.number("9007199254740993")) == "\"9007199254740993\"\n")
      assert(events(safe.withNumberText(NumberText.Double))(_.number("1e400")) == ".inf\n")
      val bad = intercept[RenderError](events(safe)(_.number("01")))
      assert(bad.what eq RenderError.BadNumber)
    }
    test("lone surrogates") {
      assert(text("a\ud800") == "a\ufffd", text("\udc00\n") == "|\n  \ufffd")
      val strict = safe.withSurrogates(Surrogates.Fail)
      val error = intercept[RenderError](Yaml.render(ujson.Obj("a" -> ujson.Arr("b\ud800")), strict))
      assert(error.what eq RenderError.LoneSurrogate, error.path == "$.a[0]")
      val _ = intercept[RenderError](Yaml.render(ujson.Obj("\ud800" -> 1), strict))
      val _ = intercept[IllegalArgumentException](safe.withSurrogates(Surrogates.Escape))
    }
    test("keys over 1,024 chars") {
      for (n <- Seq(1023, 1024, 1025); (s, width) <- Seq("a" * n -> n, "\u0001" * (n / 4) -> (n / 4 * 4 + 2), "'" * (n - 2) -> n)) {
        val got = render(ujson.write(ujson.Obj("o" -> ujson.Obj(s -> ujson.Arr(1)))))
        val explicit = got.contains("  ? ")
        assert(explicit == (width > 1024), got.contains(if (explicit) "\n  :\n    - 1\n" else ":\n  - 1\n"))
      }
      val jsonnet = render(ujson.write(ujson.Obj("a" * 2000 -> ujson.Num(1))), YamlStyle.jsonnet())
      assert(jsonnet == s"\"${"a" * 2000}\": 1")
    }
    test("documents") {
      def documents(style: YamlStyle): String = events(style) { r =>
        r.string("a\n")
        r.nextDocument()
        r.beginArray(0)
        r.endArray()
        r.nextDocument()
        r.string("b\n\n")
        r.flush()
      }
      same(documents(safe), "\n||\n|  a\n|---\n|[]\n|---\n||+\n|  b\n|\n|")
      same(documents(safe.withDocumentStart(true).withDocumentEnd(true)), "\n|---\n||\n|  a\n|...\n|---\n|[]\n|...\n|---\n||+\n|  b\n|\n|...\n|")
      same(documents(safe.withFinalNewline(false)), "\n||\n|  a\n|---\n|[]\n|---\n||+\n|  b\n|\n|")
      same(documents(YamlStyle.json), "\n|---\n|\"a\\n\"\n|---\n|[]\n|---\n|\"b\\n\\n\"\n|")
      assert(render("[1]", safe.withFinalNewline(false)) == "- 1", render("[\"a\\nb\"]", safe.withFinalNewline(false)) == "- |-\n  a\n  b")
    }
    test("streams") {
      def stream(style: YamlStyle, documents: ujson.Value*): String = Modes.chars(3) { out =>
        val stream = Yaml.stream(out, style)
        documents.foreach(d => d.transform(new RendererVisitor(stream.document(), ())))
        stream.end()
      }
      assert(stream(safe) == "", stream(safe, 1, "a") == "---\n1\n---\na\n", stream(safe.withDocumentEnd(true), 1) == "---\n1\n...\n")
      assert(stream(YamlStyle.json.withDocumentEnd(true), ujson.Obj("a" -> 1), 2) == "---\n{\"a\":1}\n---\n2\n...\n")
      assert(stream(YamlStyle.jsonnet(), "a\n") == "---\n|\n  a\n", stream(YamlStyle.jsonnet()) == "---\n\n")
      val unfinished = intercept[RenderError] {
        val stream = Yaml.stream(discarding)
        stream.document().beginArray(0)
        stream.end()
      }
      assert(unfinished.what eq RenderError.Misuse)
    }
    test("json") {
      val value = Doubles.read("""{"a":[1e21,-0,"\u0085\u2028\ufeff\u007f"],"b":{}}""")
      val compact = Modes.yaml.same(value, YamlStyle.json)
      assert(compact == "---\n{\"a\":[1.0e+21,-0.0,\"\\u0085\\u2028\\ufeff\\u007f\"],\"b\":{}}\n")
      val pretty = Modes.yaml.same(value, YamlStyle.json.withIndent(1))
      assert(pretty == "---\n{\n \"a\": [\n  1.0e+21,\n  -0.0,\n  \"\\u0085\\u2028\\ufeff\\u007f\"\n ],\n \"b\": {}\n}\n")
      assert(events(YamlStyle.json)(_.number("1E5")) == "---\n1.0e+5\n")
    }
    test("key order and duplicates") {
      same(render("""{"b":1,"a":{"d":2,"c":3}}""", safe.withKeyOrder(KeyOrder.CodePoint)), "\n|a:\n|  c: 3\n|  d: 2\n|b: 1\n|")
      val error = intercept[RenderError](events(safe.withDuplicateKeys(DuplicateKeys.Fail)) { r =>
        r.beginObject(-1)
        r.key("a")
        r.nul()
        r.key("a")
      })
      assert(error.what eq RenderError.DuplicateKey)
    }
    test("deep arrays") {
      val depth = 100000
      val deep = Modes.chars(4096) { out =>
        val renderer = Yaml.renderer(out)
        for (_ <- 0 until depth) renderer.beginArray(-1)
        for (_ <- 0 until depth) renderer.endArray()
      }
      assert(deep == "- " * (depth - 1) + "[]\n")
    }
    test("columns beyond the prepared ones") {
      val deep = (0 until 200).foldLeft[ujson.Value](ujson.Num(1))((v, _) => ujson.Obj("k" -> v))
      val last = Modes.yaml.same(deep, safe).linesIterator.toSeq.last
      assert(last == " " * 398 + "k: 1")
    }
    test("fields are checked") {
      for (n <- Seq(0, 10, -1)) { val _ = intercept[IllegalArgumentException](safe.withIndent(n)) }
      for (n <- Seq(0, 10001)) { val _ = intercept[IllegalArgumentException](YamlStyle.pretty(n)) }
    }
    test("misuse") {
      val r = Yaml.renderer(discarding)
      r.beginObject(-1)
      val error = intercept[RenderError](r.nul())
      assert(error.what eq RenderError.Misuse)
      val broken = intercept[RenderError](r.endObject())
      assert(broken.what eq RenderError.Broken)
      r.reset()
      r.beginObject(-1)
      r.endObject()
    }
  }
}
