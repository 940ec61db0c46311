package swarender

import utest.*

import swarender.output.PagePool.Page
import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, NonFinite, Nulls, NumberText, Surrogates}
import swarender.dialects.*
import swarender.output.{ByteOutput, ByteSink}
import swarender.jsonnet.Jsonnet

/** What a style refuses, replaces, quotes and sorts. */
object PolicyTest extends TestSuite {
  private val compact = JsonStyle.compact

  private def render(value: ujson.Value, style: JsonStyle): String = Modes.json.same(value, style)

  /** The text of the events that `send` sends, the same as bytes and as chars. */
  private def events(style: JsonStyle)(send: Renderer => Unit): String = {
    val text = Modes.chars(5)(out => send(Json(style).renderer(out)))
    val bytes = new String(Modes.bytes(5)(out => send(Json(style).renderer(out))), "UTF-8")
    assert(text == bytes)
    text
  }

  private def error(style: JsonStyle)(send: Renderer => Unit): RenderError =
    intercept[RenderError](
      send(Json(style).renderer(new ByteOutput(ByteSink(new java.io.ByteArrayOutputStream, new Page(64)))))
    )

  private val notFinite: Seq[(Double, String)] =
    Seq(Double.NaN -> "NaN", Double.PositiveInfinity -> "Infinity", Double.NegativeInfinity -> "-Infinity")

  val tests: Tests = Tests {
    test("numbers that are not finite are written as the policy says") {
      for ((d, name) <- notFinite) {
        val value = ujson.Obj("spec" -> ujson.Obj("ports" -> ujson.Arr(1, 2, d)))
        for (
          style <- Seq(
            compact,
            JsonStyle.pretty,
            Jsonnet.go.commandLine,
            JsonStyle.canonical,
            Jsonnet.go.manifestPython
          )
        ) {
          val failure = intercept[RenderError](Json.render(value, style))
          assert(
            failure.kind eq RenderError.NotFinite,
            failure.path == "$.spec.ports[2]",
            failure.detail.contains(name)
          )
        }
        assert(render(value, compact.withNonFinite(NonFinite.WriteNull)) == """{"spec":{"ports":[1,2,null]}}""")
        assert(render(value, compact.withNonFinite(NonFinite.Quote)) == s"""{"spec":{"ports":[1,2,"$name"]}}""")
        assert(events(compact.withNonFinite(NonFinite.Quote))(_.float32(d.toFloat)) == s""""$name"""")
        val bare = EvaluatorSettings.rawRoot(compact.withNonFinite(NonFinite.Quote))
        assert(Seq(bare, bare.withWidth(80)).forall(Json.render(d, _) == s""""$name""""))
        assert(events(compact.withNonFinite(NonFinite.WriteNull))(_.float32(d.toFloat)) == "null")
        assert(error(compact)(_.float32(d.toFloat)).kind eq RenderError.NotFinite)
      }
      assert(render(ujson.Num(Double.NaN), Jsonnet.go.manifestPython.withNonFinite(NonFinite.WriteNull)) == "None")
      val keywords = notFinite.map { case (d, _) => Yaml.render(YamlStyle.safe)(_.float32(d.toFloat)) }
      assert(keywords == Seq(".nan\n", ".inf\n", "-.inf\n"))
      for (
        (v, text) <- Seq(Double.MaxValue -> "1.7976931348623157e+308", -Double.MaxValue -> "-1.7976931348623157e+308")
      )
        assert(events(compact)(_.float64(v)) == text, render(ujson.Num(v), compact) == text)
      assert(events(compact)(_.float32(Float.MaxValue)) == "3.4028235e+38")
    }
    test("nulls are refused as the policy says") {
      val value = ujson.Obj("a" -> ujson.Arr(1, ujson.Obj("b" -> ujson.Null)))
      for (order <- Seq(KeyOrder.AsGiven, KeyOrder.CodePoint)) {
        val errors = Seq(
          intercept[RenderError](Json.render(value, compact.withNulls(Nulls.Fail).withKeyOrder(order))),
          intercept[RenderError](Yaml.render(value, YamlStyle.safe.withNulls(Nulls.Fail).withKeyOrder(order)))
        )
        for (error <- errors) assert(error.kind eq RenderError.NullValue, error.path == "$.a[1].b")
      }
    }
    test("integers of more than 308 digits are too large for YAML and TOML") {
      for (text <- Seq("9" * 309, "-" + "9" * 309, "1" + "0" * 309)) {
        val errors = Seq(
          intercept[RenderError](Yaml.render(YamlStyle.safe)(_.number(text))),
          intercept[RenderError](Toml.render(TomlStyle.standard) { r => r.beginObject(); r.key("k"); r.number(text) })
        )
        for (error <- errors) assert(error.kind eq RenderError.BadNumber, error.detail.contains("too large"))
      }
      assert(Yaml.render(YamlStyle.safe)(_.number("1" + "0" * 308)) == "1" + "0" * 308 + "\n")
    }
    test("lone surrogates are written as the policy says") {
      val halves = Seq("\ud800", "\udbff", "\udc00", "\udfff", "\ud800\ud800", "\udc00\ud800", "\udc00\udfff")
      for (
        half <- halves; text <- Seq(half, "ab" + half, half + "cd", "\u00e9" * 2047 + half + "x", "a" * 2047 + half)
      ) {
        val value = ujson.Obj("k" -> text, text -> 1)
        def expected(replacement: Char => String) = {
          val t = text.map(c => if (Character.isSurrogate(c)) replacement(c) else c.toString).mkString
          s"""{"k":"$t","$t":1}"""
        }
        assert(render(value, compact) == expected(_ => "\ufffd"))
        val escaped = render(value, compact.withSurrogates(Surrogates.Escape))
        assert(escaped == expected(c => "\\u" + Integer.toHexString(c.toInt)))
        assert(ujson.read(escaped) == value)
        val ascii = render(value, compact.withEscapes(Escapes.ascii).withSurrogates(Surrogates.Escape))
        assert(ujson.read(ascii) == value, ascii.forall(_ < 0x7f))
        assert(!render(value, compact.withEscapes(Escapes.ascii)).contains("\\ud"))
        val failure = intercept[RenderError](Json.render(value, compact.withSurrogates(Surrogates.Fail)))
        assert(
          failure.kind eq RenderError.LoneSurrogate,
          failure.path == "$.k",
          failure.detail.contains(s"char ${text.indexOf(half)}")
        )
        val refusals = Seq(
          intercept[RenderError](Json.render(ujson.Obj(text -> 1), compact.withSurrogates(Surrogates.Fail))),
          intercept[RenderError](Yaml.render(ujson.Obj(text -> 1), YamlStyle.safe.withSurrogates(Surrogates.Fail))),
          intercept[RenderError](Toml.render(ujson.Obj(text -> 1), TomlStyle.standard.withSurrogates(Surrogates.Fail)))
        )
        for (refusal <- refusals)
          assert(refusal.kind eq RenderError.LoneSurrogate, refusal.segments == List(RenderError.Key(text)))
        val inToml = TomlStyle.standard.withSurrogates(Surrogates.Fail)
        for (tables <- Seq(TomlStyle.SmallTables.Headers, TomlStyle.SmallTables.Inline, TomlStyle.SmallTables.Dotted)) {
          def refused(value: ujson.Value): RenderError =
            intercept[RenderError](Toml.render(value, inToml.withSmallTables(tables)))
          val leaf = ujson.Obj(text -> ujson.Obj("a" -> 1))
          assert(refused(leaf).segments == List(RenderError.Key(text)))
          assert(refused(ujson.Obj("t" -> leaf)).segments == List("t", text).map(RenderError.Key(_)))
          assert(refused(ujson.Obj("t" -> ujson.Obj(text -> 1))).segments == List("t", text).map(RenderError.Key(_)))
        }
        val inJson = intercept[RenderError](Json.render(ujson.Arr(text), compact.withSurrogates(Surrogates.Fail)))
        assert(inJson.kind eq RenderError.LoneSurrogate, inJson.path == "$[0]")
        val inYaml =
          intercept[RenderError](Yaml.render(ujson.Arr(text), YamlStyle.safe.withSurrogates(Surrogates.Fail)))
        assert(inYaml.kind eq RenderError.LoneSurrogate, inYaml.path == "$[0]")
      }
      val pairs = "\ud83d\ude00" * 1500
      for (policy <- Seq(Surrogates.Replace, Surrogates.Escape, Surrogates.Fail); lead <- Seq("", "a"))
        assert(render(ujson.Str(lead + pairs), compact.withSurrogates(policy)) == s""""$lead$pairs"""")
      val inKey = error(compact.withSurrogates(Surrogates.Fail)) { r =>
        r.beginArray()
        r.beginObject()
        r.key("a\ud800")
      }
      assert(inKey.path == "$[0][\"a\ufffd\"]")
    }
    test("big integers are written as the policy says") {
      val last = 1L << 53
      def all(style: JsonStyle): Seq[String] =
        Seq(last, last + 1, -last, -last - 1, Long.MaxValue, Long.MinValue).map(v => events(style)(_.int64(v))) ++
          Seq(last, last + 1, -1L).map(v => events(style)(_.uint64(v)))
      def texts(style: JsonStyle): Seq[String] =
        Seq("9007199254740992", "9007199254740993", "-9007199254740992", "-9007199254740993",
          "123456789012345678901234567890", "9007199254740993.0", "1e30")
          .map(t => events(style)(_.number(t)))
      assert(
        all(compact) == Seq("9007199254740992", "9007199254740993", "-9007199254740992", "-9007199254740993",
          "9223372036854775807", "-9223372036854775808", "9007199254740992", "9007199254740993", "18446744073709551615")
      )
      assert(
        all(compact.withBigIntegers(BigIntegers.Quote)) == Seq("9007199254740992", "\"9007199254740993\"",
          "-9007199254740992", "\"-9007199254740993\"", "\"9223372036854775807\"", "\"-9223372036854775808\"",
          "9007199254740992", "\"9007199254740993\"", "\"18446744073709551615\"")
      )
      assert(
        all(compact.withBigIntegers(BigIntegers.ToDouble)) == Seq("9007199254740992", "9007199254740992",
          "-9007199254740992", "-9007199254740992", "9223372036854776000", "-9223372036854776000", "9007199254740992",
          "9007199254740992", "18446744073709552000")
      )
      assert(
        texts(compact) == Seq("9007199254740992", "9007199254740993", "-9007199254740992", "-9007199254740993",
          "123456789012345678901234567890", "9007199254740993.0", "1e30")
      )
      assert(
        texts(compact.withBigIntegers(BigIntegers.Quote)) == Seq("9007199254740992", "\"9007199254740993\"",
          "-9007199254740992", "\"-9007199254740993\"", "\"123456789012345678901234567890\"", "9007199254740993.0",
          "1e30")
      )
      assert(
        texts(compact.withBigIntegers(BigIntegers.ToDouble)) == Seq("9007199254740992", "9007199254740992",
          "-9007199254740992", "-9007199254740992", "1.2345678901234568e+29", "9007199254740993.0", "1e30")
      )
      assert(texts(compact.withBigIntegers(BigIntegers.Quote).withNumberText(NumberText.Verbatim)) == texts(compact))
    }
    test("integers of any length are big beyond 2^53, as numbers and as text") {
      val bound = BigInt(2).pow(53)
      val all = (1 to 25).flatMap { n =>
        Seq("1" + "0" * (n - 1), "9" * n, "9007199254740993".padTo(n, '0').take(n))
      } ++ Seq(bound - 1, bound, bound + 1, bound * 10).map(_.toString)
      for (digits <- all; text <- Seq(digits, "-" + digits)) {
        val isBig = BigInt(digits) > bound
        val quoted = if (isBig) "\"" + text + "\"" else text
        assert(events(compact.withBigIntegers(BigIntegers.Quote))(_.number(text)) == quoted)
        assert(Yaml.render(YamlStyle.safe.withBigIntegers(BigIntegers.Quote))(_.number(text)) == quoted + "\n")
        val nearest = if (isBig) NumberLayout.ecma.render(text.toDouble) else text
        assert(events(compact.withBigIntegers(BigIntegers.ToDouble))(_.number(text)) == nearest)
        if (BigInt(text).isValidLong)
          assert(events(compact.withBigIntegers(BigIntegers.Quote))(_.int64(text.toLong)) == quoted)
      }
    }
    test("number text is written as the policy says") {
      val kept = Seq("0", "-0", "10", "1.50", "1e5", "1E+5", "1e-05", "-0.10E1", "0.0",
        "123456789012345678901234567890.5", "1e999")
      for (text <- kept; policy <- Seq(NumberText.Keep, NumberText.Verbatim)) {
        assert(events(compact.withNumberText(policy))(_.number(text)) == text)
        assert(events(compact.withNumberText(policy))(_.number(new java.lang.StringBuilder(text))) == text)
      }
      val doubles = Seq(
        "0" -> "0",
        "-0" -> "-0",
        "1.50" -> "1.5",
        "1E+5" -> "100000",
        "1e-05" -> "0.00001",
        "9007199254740993" -> "9007199254740992",
        "1e400" -> "!"
      )
      for ((text, expected) <- doubles; style = compact.withNumberText(NumberText.ToDouble)) {
        if (expected != "!") assert(events(style)(_.number(text)) == expected)
        else assert(error(style)(_.number(text)).kind eq RenderError.NotFinite)
      }
      assert(
        events(compact.withNumberText(NumberText.ToDouble).withNumbers(NumberLayout.seventeenG))(
          _.number("0.97")
        ) == "0.96999999999999997"
      )
    }
    test("text that is not a number is refused") {
      val wrong = Seq("", "-", "+1", "01", "-01", "00", "1.", ".5", "-.5", "1e", "1e+", "1E-", "1e5.5", "1.e5", "1 ",
        " 1", "1_0", "--1", "0x1", "NaN", "Infinity", "-Infinity", "1f", "1d", "\u0661", "1\u0000", "1,2", "true",
        "\"1\"")
      for (text <- wrong; policy <- Seq(NumberText.Keep, NumberText.Verbatim, NumberText.ToDouble)) {
        val failure = error(compact.withNumberText(policy)) { r =>
          r.beginArray()
          r.nullValue()
          r.number(text)
        }
        assert(failure.kind eq RenderError.BadNumber, failure.path == "$[1]", failure.offset == 5L)
      }
    }
    test("duplicate keys are kept or refused as the policy says") {
      def twice(r: Renderer): Unit = {
        r.beginArray()
        r.beginObject()
        r.key("a")
        r.beginObject()
        r.key("a")
        r.nullValue()
        r.endObject()
        r.key("b")
        r.nullValue()
        r.key(new java.lang.StringBuilder("a"))
        r.nullValue()
        r.endObject()
        r.endArray()
      }
      assert(events(compact)(twice) == """[{"a":{"a":null},"b":null,"a":null}]""")
      assert(events(compact.withKeyOrder(KeyOrder.Utf16))(twice) == """[{"a":{"a":null},"a":null,"b":null}]""")
      for (order <- Seq(KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16)) {
        val failure = error(compact.withKeyOrder(order).withDuplicateKeys(DuplicateKeys.Fail))(twice)
        assert(failure.kind eq RenderError.DuplicateKey, failure.path == "$[0].a", failure.detail.contains("\"a\""))
      }
      val unique = Documents.table.map(_._2)
      for (value <- unique)
        assert(Json.render(value, compact.withDuplicateKeys(DuplicateKeys.Fail)) == Json.render(value, compact))
    }
    test("the offset of an error in a later document counts what came before that, the path does not") {
      val first = Map("\u00e9\u4e2d\ud83d\ude00" -> Seq(1.5))
      val refused = Map("\u00e9" -> Seq(1.5, Double.NaN))
      val strict = YamlStyle.safe.withNonFinite(NonFinite.Fail)
      val target = new java.io.ByteArrayOutputStream
      type Values = Iterator[Map[String, Seq[Double]]]
      val ways = Seq[(Values => Any, Int)](
        ((values: Values) => AllDocuments(Json, values), AllDocuments(Json, Iterator(first)).length),
        (
          (values: Values) => Json.writeAll(values, target),
          AllDocuments(Json, Iterator(first)).getBytes("UTF-8").length
        ),
        ((values: Values) => AllDocuments(Yaml(strict), values), AllDocuments(Yaml(strict), Iterator(first)).length),
        (
          (values: Values) => Yaml(strict).writeAll(values, target),
          AllDocuments(Yaml(strict), Iterator(first)).getBytes("UTF-8").length
        )
      )
      for ((write, length) <- ways) {
        val alone = intercept[RenderError](write(Iterator(refused)))
        assert(alone.path == "$[\"\u00e9\"][1]", alone.offset > 5)
        for (n <- 1 to 3) {
          val later = intercept[RenderError](write(Iterator.fill(n)(first) ++ Iterator(refused)))
          assert(later.path == alone.path, later.offset == n * length + alone.offset)
        }
      }
    }
    test("an error of a string has the offset of the chars before it") {
      for (n <- Seq(1, 100, 3000); text <- Seq("x", "\u00e9", "\u4e2d", "\ud83d\ude00", "\u00e9\u4e2d\ud83d\ude00")) {
        // After many of ASCII a document is written as bytes, of which the chars are counted.
        for (_ <- 0 until 2100) Json.render(1)
        for (fails <- Seq(false, true)) {
          // An encoder that fails when it is called again, for the place of the error, leaves the error as it is.
          var calls = 0
          val encoder = Encoder.of[String] { (key, events) =>
            calls += 1
            if (fails && calls > 1) throw new IllegalStateException("only once")
            events.beginObject()
            events.key(key)
            events.float64(Double.NaN)
          }
          val error = intercept[RenderError](Json.render(text * n)(encoder))
          assert(error.offset == "{\"\":".length + text.length.toLong * n)
        }
      }
    }
    test("an error has the offset of the bytes before it") {
      val failure = error(JsonStyle.pretty) { r =>
        r.beginObject()
        r.key("\u00e9")
        r.float64(Double.NaN)
      }
      assert(failure.offset == "{\n  \"\u00e9\": ".getBytes("UTF-8").length.toLong)
    }
  }
}
