package swarender

import utest.*

import swarender.Policy.{BigIntegers, NumberText}

/** RFC 8785, the JSON Canonicalization Scheme: its examples and its errors. */
object JcsTest extends TestSuite {
  private def canonical(json: String): String = Modes.json.same(ujson.read(json), JsonStyle.canonical)

  private def number(bits: Long): String =
    Json.render(ujson.Num(java.lang.Double.longBitsToDouble(bits)), JsonStyle.canonical)

  private def error(value: ujson.Readable): RenderError =
    intercept[RenderError](Json.render(value, JsonStyle.canonical))

  /** Appendix B: the bits of a double, and its text. */
  private val numbers: Seq[(Long, String)] = Seq(
    0x0000000000000000L -> "0",
    0x8000000000000000L -> "0",
    0x0000000000000001L -> "5e-324",
    0x8000000000000001L -> "-5e-324",
    0x7fefffffffffffffL -> "1.7976931348623157e+308",
    0xffefffffffffffffL -> "-1.7976931348623157e+308",
    0x4340000000000000L -> "9007199254740992",
    0xc340000000000000L -> "-9007199254740992",
    0x4430000000000000L -> "295147905179352830000",
    0x44b52d02c7e14af5L -> "9.999999999999997e+22",
    0x44b52d02c7e14af6L -> "1e+23",
    0x44b52d02c7e14af7L -> "1.0000000000000001e+23",
    0x444b1ae4d6e2ef4eL -> "999999999999999700000",
    0x444b1ae4d6e2ef4fL -> "999999999999999900000",
    0x444b1ae4d6e2ef50L -> "1e+21",
    0x3eb0c6f7a0b5ed8cL -> "9.999999999999997e-7",
    0x3eb0c6f7a0b5ed8dL -> "0.000001",
    0x41b3de4355555553L -> "333333333.3333332",
    0x41b3de4355555554L -> "333333333.33333325",
    0x41b3de4355555555L -> "333333333.3333333",
    0x41b3de4355555556L -> "333333333.3333334",
    0x41b3de4355555557L -> "333333333.33333343",
    0xbecbf647612f3696L -> "-0.0000033333333333333333",
    0x43143ff3c1cb0959L -> "1424953923781206.2"
  )

  private val exact = JsonStyle.canonical.withNumberText(NumberText.ExactDouble).withBigIntegers(BigIntegers.Fail)

  val tests: Tests = Tests {
    test("what a double would round is refused on demand") {
      val kept = Seq(
        "0" -> "0",
        "-0" -> "0",
        "-0.0e5" -> "0",
        "1.50" -> "1.5",
        "1500e-3" -> "1.5",
        "0.1" -> "0.1",
        "9007199254740991" -> "9007199254740991",
        "9007199254740992" -> "9007199254740992",
        "1e21" -> "1e+21",
        "5e-324" -> "5e-324",
        "100000000000000000000" -> "100000000000000000000"
      )
      for ((text, expected) <- kept) assert(Json.render(JsonText(text), exact) == expected)
      val rounded = Seq(
        "9007199254740993", "-9007199254740993", "0.1234567890123456789", "1e-400", "4.9e-324", "0.30000000000000001",
        "1.0000000000000000000001", "123456789012345678901234567890", "1e-99999999999"
      )
      for (text <- rounded) {
        val e = intercept[RenderError](Json.render(JsonText(s"[$text]"), exact))
        assert(
          e.kind == RenderError.BadNumber,
          e.detail.contains("is not exactly representable as a double; the nearest is ")
        )
        assert(Json.render(JsonText(s"[$text]"), JsonStyle.canonical).nonEmpty)
      }
      assert(Json.render(List(1L << 53, -(1L << 53)), exact) == "[9007199254740992,-9007199254740992]")
      for (v <- Seq((1L << 53) + 1, Long.MinValue)) {
        val yaml = YamlStyle.safe.withBigIntegers(BigIntegers.Fail)
        val errors =
          Seq(intercept[RenderError](Json.render(List(v), exact)), intercept[RenderError](Yaml.render(List(v), yaml)))
        for (e <- errors)
          assert(e.kind == RenderError.BadNumber, e.path == "$[0]", e.detail.startsWith(s"$v is beyond 2^53"))
      }
      assert(Json.render(BigDecimal("12.50"), exact) == "12.5", Json.render(0.1f, exact) == "0.1")
      val lost = intercept[RenderError](Json.render(List(BigDecimal("12345678901234567.5")), exact))
      assert(lost.kind == RenderError.BadNumber, lost.path == "$[0]")
    }
    test("numbers of appendix B") {
      for ((bits, expected) <- numbers) {
        val got = number(bits)
        if (got != expected)
          throw new java.lang.AssertionError(s"${java.lang.Long.toHexString(bits)}: $got, not $expected")
        val text = Json.render(JsonText(s"[$expected]"), JsonStyle.canonical)
        if (text != s"[$expected]") throw new java.lang.AssertionError(s"$expected from a parser: $text")
      }
    }
    test("NaN and the infinities of appendix B") {
      for (bits <- Seq(0x7fffffffffffffffL, 0x7ff0000000000000L, 0xfff0000000000000L)) {
        val failure = error(ujson.Obj("a" -> ujson.Num(java.lang.Double.longBitsToDouble(bits))))
        assert(failure.kind eq RenderError.NotFinite, failure.path == "$.a")
      }
      assert(error("[1e999]").kind eq RenderError.NotFinite)
    }
    test("the object of section 3.2.2") {
      val input =
        "{\n \"numbers\": [333333333.33333329, 1E30, 4.50,\n 2e-3, 0.000000000000000000000000001],\n" +
          " \"string\": \"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\\"\\/\",\n \"literals\": [null, true, false]\n}"
      val expected = "{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27]," +
        "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}"
      val got = canonical(input)
      assert(got == expected)
      assert(Json.render(JsonText(input), JsonStyle.canonical) == expected)
    }
    test("the order of section 3.2.3") {
      val members = Seq(
        "\u20ac" -> "Euro Sign",
        "\r" -> "Carriage Return",
        "\ufb33" -> "Hebrew Letter Dalet With Dagesh",
        "1" -> "One",
        "\ud83d\ude00" -> "Emoji: Grinning Face",
        "\u0080" -> "Control",
        "\u00f6" -> "Latin Small Letter O With Diaeresis"
      )
      val order = Seq("\\r", "1", "\u0080", "\u00f6", "\u20ac", "\ud83d\ude00", "\ufb33").map(k => s""""$k"""")
      val got = canonical(ujson.Obj.from(members.map { case (k, v) => k -> ujson.Str(v) }).render())
      assert(order.map(got.indexOf(_)).sliding(2).forall(p => p(0) >= 0 && p(0) < p(1)))
    }
    test("big integers become doubles, whatever they come from") {
      for (text <- Seq("9007199254740993", "9223372036854775807", "-9223372036854775808", "18446744073709551615")) {
        val expected = Json.render(ujson.Num(text.toDouble), JsonStyle.canonical)
        assert(Json.render(JsonText(text), JsonStyle.canonical) == expected)
        val builder = new java.lang.StringBuilder
        val visitor = Json(JsonStyle.canonical).visitor(builder)
        if (BigInt(text).isValidLong) visitor.visitInt64(text.toLong, -1)
        else visitor.visitUInt64(BigInt(text).toLong, -1)
        assert(builder.toString == expected)
      }
    }
    test("duplicate keys are refused, also when they are equal only after unescaping") {
      val failure = error("{\"x\":[{\"a\":1,\"b\":2,\"\\u0061\":3}]}")
      assert(failure.kind eq RenderError.DuplicateKey, failure.path == "$.x[0].a")
      assert(canonical("{\"a\":{\"a\":1},\"b\":{\"a\":2}}") == "{\"a\":{\"a\":1},\"b\":{\"a\":2}}")
    }
    test("lone surrogates are refused in values and keys") {
      val inValue = error(ujson.Obj("a" -> ujson.Arr("x", "b\ud800")))
      assert(inValue.kind eq RenderError.LoneSurrogate, inValue.path == "$.a[1]")
      val inKey = error(ujson.Arr(ujson.Obj("\udc00" -> 1)))
      assert(inKey.kind eq RenderError.LoneSurrogate, inKey.path.startsWith("$[0]["))
    }
    test("canonical text is its own canonical form") {
      val random = Seeded("canonical text")
      for (_ <- 0 until 300) {
        val once = Json.render(Documents.random(random), JsonStyle.canonical)
        val twice = Json.render(JsonText(once), JsonStyle.canonical)
        assert(once == twice)
      }
    }
  }
}
