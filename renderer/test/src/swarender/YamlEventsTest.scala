package swarender

import utest.*

import swarender.Policy.{BigIntegers, DuplicateKeys, NonFinite, NumberText, Surrogates}
import swarender.dialects.*
import swarender.output.{CharOutput, CharSink, Output}
import swarender.jsonnet.Jsonnet

/** Scalars, documents and streams of YAML, and what is refused. */
object YamlEventsTest extends TestSuite {
  private val safe = YamlStyle.safe

  /** The text of the events that `send` sends, the same as bytes and as chars. */
  private def events(style: YamlStyle)(send: Renderer => Unit): String = {
    val text = Modes.chars(5)(out => send(Yaml(style).renderer(out)))
    val bytes = new String(Modes.bytes(5)(out => send(Yaml(style).renderer(out))), "UTF-8")
    assert(text == bytes)
    text
  }

  private def discarding: Output = new CharOutput(CharSink(new java.io.StringWriter))

  private def same(got: String, expected: String): Unit = {
    val wanted = expected.stripMargin.stripPrefix("\n")
    assert(got == wanted)
  }

  val tests: Tests = Tests {
    test("numbers are laid out so that YAML reads numbers") {
      val numbers = Seq(
        "0" -> "0",
        "-0" -> "-0.0",
        "1.0" -> "1.0",
        "1e3" -> "1.0e+3",
        "1E3" -> "1.0e+3",
        "1.5E-7" -> "1.5e-7",
        "-2e+05" -> "-2.0e+05",
        "1.25" -> "1.25",
        "123456789012345678901234567890" -> "123456789012345678901234567890",
        "1e308" -> "1.0e+308",
        "1e-400" -> "1.0e-400"
      )
      for ((from, to) <- numbers) {
        val got = events(safe)(_.number(from))
        assert(got == s"$to\n")
      }
      val doubles = Seq(
        0.0 -> "0",
        -0.0 -> "-0.0",
        1e15 -> "1000000000000000",
        9007199254740991.0 -> "9007199254740991",
        -9007199254740991.0 -> "-9007199254740991",
        9007199254740992.0 -> "9007199254740992.0",
        -9007199254740992.0 -> "-9007199254740992.0",
        9223372036854775808.0 -> "9223372036854776000.0",
        -9223372036854775808.0 -> "-9223372036854776000.0",
        1e21 -> "1.0e+21",
        1.5e-7 -> "1.5e-7",
        1e-5 -> "0.00001",
        1e-6 -> "1.0e-6",
        0.1 -> "0.1",
        Double.NaN -> ".nan",
        Double.PositiveInfinity -> ".inf",
        Double.NegativeInfinity -> "-.inf"
      )
      for ((from, to) <- doubles) {
        val got = events(safe)(_.float64(from))
        assert(got == s"$to\n")
      }
      assert(events(safe)(_.float32(0.1f)) == "0.1\n", events(safe)(_.float32(Float.NaN)) == ".nan\n")
      assert(
        events(safe)(_.int64(Long.MinValue)) == "-9223372036854775808\n",
        events(safe)(_.uint64(-1)) == "18446744073709551615\n"
      )
      val quoting = safe.withBigIntegers(BigIntegers.Quote)
      assert(
        events(quoting)(_.uint64(-1)) == "\"18446744073709551615\"\n",
        events(quoting)(_.number("9007199254740993")) == "\"9007199254740993\"\n"
      )
      val bad = intercept[RenderError](events(safe)(_.number("01")))
      assert(bad.kind eq RenderError.BadNumber)
    }
    test("numbers that are too large for a double are written as the policy says") {
      val huge =
        Seq("1e400", "-1E+400", "1.8e308", "1.7976931348623159e308", "9" * 309, "-" + "9" * 400, "123e0000000400")
      val fitting = Seq("1.7976931348623157e308", "0e400", "0.000001e313", "9" * 308, "1" + "0" * 308)
      for (text <- Seq(NumberText.Keep, NumberText.Verbatim, NumberText.ToDouble)) {
        val style = safe.withNumberText(text)
        for (number <- huge) {
          val error = intercept[RenderError](events(style) { r =>
            r.beginArray()
            r.number(number)
          })
          assert(error.kind eq RenderError.BadNumber, error.path == "$[0]", error.detail.startsWith(number.take(80)))
          assert(events(style.withHugeNumbers(HugeNumbers.Quote))(_.number(number)) == s""""$number"\n""")
          val doubled = style.withBigIntegers(BigIntegers.ToDouble)
          val _ = intercept[RenderError](events(doubled)(_.number(number)))
        }
        for (number <- fitting) {
          val got = events(style)(_.number(number)).trim
          assert(got.toDouble == number.toDouble, !got.contains("\""))
        }
      }
      val integer = "9" * 400
      assert(events(safe.withBigIntegers(BigIntegers.Quote))(_.number(integer)) == s""""$integer"\n""")
      for (style <- Seq(JsonStyle.compact, JsonStyle.ujson.withNonFinite(NonFinite.Fail), JsonStyle.canonical)) {
        val error = intercept[RenderError](events(YamlStyle.json(style))(_.number("1e400")))
        assert(error.kind eq RenderError.NotFinite)
      }
      val nulls = YamlStyle.json(JsonStyle.compact.withNonFinite(NonFinite.WriteNull))
      assert(events(nulls)(_.number("1e400")) == "---\nnull\n", events(nulls)(_.number("1e40")) == "---\n1.0e+40\n")
      assert(Json.render(JsonText("[1e400]")) == "[1e400]")
    }
    test("lone surrogates are replaced or refused") {
      assert(events(safe)(_.string("a\ud800")) == "a\ufffd\n", events(safe)(_.string("\udc00\n")) == "|\n  \ufffd\n")
      val strict = safe.withSurrogates(Surrogates.Fail)
      val error = intercept[RenderError](Yaml.render(ujson.Obj("a" -> ujson.Arr("b\ud800")), strict))
      assert(error.kind eq RenderError.LoneSurrogate, error.path == "$.a[0]")
      val _ = intercept[RenderError](Yaml.render(ujson.Obj("\ud800" -> 1), strict))
      val refused = intercept[IllegalArgumentException](safe.withSurrogates(Surrogates.Escape))
      assert(refused.getMessage.contains("surrogates"))
    }
    test("documents start and end as the style says") {
      def documents(style: YamlStyle): String = events(style) { r =>
        r.string("a\n")
        r.nextDocument()
        r.beginArray()
        r.endArray()
        r.nextDocument()
        r.string("b\n\n")
        r.flush()
      }
      same(documents(safe), "\n||\n|  a\n|---\n|[]\n|---\n||+\n|  b\n|\n|")
      same(
        documents(safe.withDocumentStart(true).withDocumentEnd(true)),
        "\n|---\n||\n|  a\n|...\n|---\n|[]\n|...\n|---\n||+\n|  b\n|\n|...\n|"
      )
      same(documents(safe.withFinalNewline(false)), "\n||\n|  a\n|---\n|[]\n|---\n||+\n|  b\n|\n|")
      same(documents(YamlStyle.json), "\n|---\n|\"a\\n\"\n|---\n|[]\n|---\n|\"b\\n\\n\"\n|")
      assert(
        Yaml.render(ujson.Arr(1), safe.withFinalNewline(false)) == "- 1",
        Yaml.render(ujson.Arr("a\nb"), safe.withFinalNewline(false)) == "- |-\n  a\n  b"
      )
    }
    test("a renderer ends a stream after its documents") {
      def documents(style: YamlStyle, n: Int): String = events(style) { r =>
        for (i <- 0 until n) {
          if (i > 0) r.nextDocument()
          r.int64(i.toLong)
        }
        r.endStream()
        r.flush()
      }
      val ended = safe.withStreamEnd(true)
      same(documents(ended, 0), "\n|")
      same(documents(ended, 2), "\n|0\n|---\n|1\n|...\n|")
      same(documents(safe, 2), "\n|0\n|---\n|1\n|")
    }
    test("streams have documents one after another, or none") {
      def stream(style: YamlStyle, documents: ujson.Value*): String =
        Modes.chars(3)(out => Yaml(style).writeAll(documents.iterator, out))
      assert(
        stream(safe) == "",
        stream(safe, 1, "a") == "---\n1\n---\na\n",
        stream(safe.withDocumentEnd(true), 1) == "---\n1\n...\n"
      )
      assert(stream(YamlStyle.json.withDocumentEnd(true), ujson.Obj("a" -> 1), 2) == "---\n{\"a\":1}\n---\n2\n...\n")
      assert(
        stream(Jsonnet.go.manifestYamlDoc(), "a\n") == "---\n|\n  a\n",
        stream(Jsonnet.go.manifestYamlDoc()) == "---\n\n"
      )
      val unfinished = intercept[RenderError](Yaml.writeAll(Iterator(Events(_.beginArray())), discarding))
      assert(unfinished.kind eq RenderError.Misuse)
    }
    test("json writes JSON documents") {
      val value = Doubles.read("""{"a":[1e21,-0,"\u0085\u2028\ufeff\u007f"],"b":{}}""")
      val compact = Modes.yaml.same(value, YamlStyle.json)
      assert(compact == "---\n{\"a\":[1.0e+21,-0.0,\"\\u0085\\u2028\\ufeff\\u007f\"],\"b\":{}}\n")
      val pretty = Modes.yaml.same(value, YamlStyle.json.withIndent(1))
      assert(
        pretty == "---\n{\n \"a\": [\n  1.0e+21,\n  -0.0,\n  \"\\u0085\\u2028\\ufeff\\u007f\"\n ],\n \"b\": {}\n}\n"
      )
      assert(events(YamlStyle.json)(_.number("1E5")) == "---\n1.0e+5\n")
    }
    test("deep arrays do not overflow the stack") {
      val depth = 100000
      val deep = Modes.chars(4096) { out =>
        val renderer = Yaml(safe.withMaxDepth(depth)).renderer(out)
        for (_ <- 0 until depth) renderer.beginArray()
        for (_ <- 0 until depth) renderer.endArray()
      }
      assert(deep == "- " * (depth - 1) + "[]\n")
    }
    test("settings out of range are refused") {
      for (n <- Seq(0, 10, -1)) { val _ = intercept[IllegalArgumentException](safe.withIndent(n)) }
      for (n <- Seq(0, 10001)) { val _ = intercept[IllegalArgumentException](YamlStyle.pretty(n)) }
    }
    test("layouts that YAML 1.1 does not read as numbers are refused") {
      import NumberLayout.*
      assert(Jsonnet.go.manifestYamlDoc().withNumbers(positional).common.numbers eq positional)
      for (style <- Seq(safe, YamlStyle.quoted, YamlStyle.pretty, YamlStyle.json)) {
        for (layout <- Seq(ecma, canonical, positional, seventeenG, ujson)) {
          val _ = intercept[IllegalArgumentException](style.withNumbers(layout))
        }
        for (layout <- Seq(yaml, toml, tomlFloats)) assert(style.withNumbers(layout).common.numbers eq layout)
      }
      for (layout <- Seq(yaml, toml, tomlFloats); v <- Seq(1e-7, 1e60, 1e300, 5e-324, 1e21, -1e17, -0.0)) {
        val got = events(safe.withNumbers(layout))(_.float64(v)).trim
        assert(got.matches("-?[0-9]+(\\.[0-9]+(e[-+][0-9]+)?)?"), got.toDouble == v)
      }
    }
    test("JSON in YAML has no white space that readers refuse and no other tokens") {
      for (indent <- Seq("#", "\t", "- ", " \t", "\u00a0", "x", "\n"))
        for (style <- Seq(JsonStyle.pretty(indent), Jsonnet.go.manifestJsonEx(indent))) {
          val error = intercept[IllegalArgumentException](YamlStyle.json(style))
          assert(error.getMessage.contains(swarender.chars.QuotedText(indent)))
        }
      val wrong = Seq(
        Jsonnet.go.manifestPython,
        Jsonnet.go.manifestPythonVars,
        Jsonnet.go.manifestJsonEx(" ", newline = "\n#"),
        Jsonnet.go.manifestJsonEx(" ", newline = "\t"),
        Jsonnet.go.manifestJsonEx(" ", keySeparator = " = "),
        Jsonnet.go.manifestJsonEx(" ", keySeparator = ":\t")
      )
      for (style <- wrong) { val _ = intercept[IllegalArgumentException](YamlStyle.json(style)) }
      val right = Seq(
        JsonStyle.pretty(7),
        Jsonnet.go.commandLine,
        Jsonnet.go.oneLine,
        Jsonnet.go.manifestJson,
        Jsonnet.go.manifestJsonMinified,
        Jsonnet.go.manifestJsonEx("  ", "\r\n", " : "),
        JsonStyle.ujson(4)
      )
      for (style <- right) assert(Yaml.render(ujson.Arr(1), YamlStyle.json(style)).startsWith("---\n["))
    }
    test("duplicate keys are refused if the style refuses them") {
      val error = intercept[RenderError](events(safe.withDuplicateKeys(DuplicateKeys.Fail)) { r =>
        r.beginObject()
        r.key("a")
        r.nullValue()
        r.key("a")
      })
      assert(error.kind eq RenderError.DuplicateKey)
    }
    test("events out of order are refused") {
      val r = Yaml.renderer(discarding)
      r.beginObject()
      val error = intercept[RenderError](r.nullValue())
      assert(error.kind eq RenderError.Misuse)
      val broken = intercept[RenderError](r.endObject())
      assert(broken.kind eq RenderError.Broken)
      r.reset()
      r.beginObject()
      r.endObject()
    }
  }
}
