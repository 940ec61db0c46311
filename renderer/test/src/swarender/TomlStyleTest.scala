package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls, NumberText, Surrogates}
import swarender.jsonnet.Jsonnet

/** What each field of the style does, on all outputs. */
object TomlStyleTest extends TestSuite {
  private val standard = TomlStyle.standard

  private val config = ujson.read("""{"title": "x", "owner": {"name": "Tom", "tags": ["a", "b"]},
    "servers": {"alpha": {"ip": "10.0.0.1"}, "beta": {"ip": "10.0.0.2"}},
    "products": [{"name": "Hammer", "sku": 1}, {}], "n": 1.5}""")

  private def same(value: ujson.Value, style: TomlStyle, expected: String): Unit = {
    val got = Modes.toml.same(value, style)
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))
  }

  /** The text of `value` after `k = `. */
  private def valueText(value: ujson.Value, style: TomlStyle): String =
    Modes.toml.same(ujson.Obj("k" -> value), style).stripPrefix("k = ").stripSuffix("\n")

  private def string(s: String, style: TomlStyle = standard): String = valueText(ujson.Str(s), style)

  private def key(s: String, style: TomlStyle = standard): String =
    Modes.toml.same(ujson.Obj(s -> ujson.Num(1)), style).stripSuffix(" = 1\n")

  val tests: Tests = Tests {
    test("the standard style writes a document of every kind of value") {
      same(
        config,
        standard,
        """title = "x"
          |n = 1.5
          |
          |[owner]
          |name = "Tom"
          |tags = ["a", "b"]
          |
          |[servers.alpha]
          |ip = "10.0.0.1"
          |
          |[servers.beta]
          |ip = "10.0.0.2"
          |
          |[[products]]
          |name = "Hammer"
          |sku = 1
          |
          |[[products]]
          |""".stripMargin
      )
    }
    test("tables are indented, and super-tables have headers if asked for") {
      same(
        config,
        standard.withTableIndent("  ").withSuperTableHeaders(true).withFinalNewline(false),
        """title = "x"
          |n = 1.5
          |
          |[owner]
          |  name = "Tom"
          |  tags = ["a", "b"]
          |
          |[servers]
          |
          |  [servers.alpha]
          |    ip = "10.0.0.1"
          |
          |  [servers.beta]
          |    ip = "10.0.0.2"
          |
          |[[products]]
          |  name = "Hammer"
          |  sku = 1
          |
          |[[products]]""".stripMargin
      )
    }
    test("small tables are inline or dotted if asked for") {
      val inline = standard.withSmallTables(TomlStyle.SmallTables.Inline, 59)
      same(
        config,
        inline,
        """title = "x"
          |owner = { name = "Tom", tags = ["a", "b"] }
          |servers = { alpha = { ip = "10.0.0.1" }, beta = { ip = "10.0.0.2" } }
          |products = [{ name = "Hammer", sku = 1 }, {}]
          |n = 1.5
          |""".stripMargin
      )
      same(
        config,
        inline.withSmallTables(TomlStyle.SmallTables.Inline, 58),
        """title = "x"
          |owner = { name = "Tom", tags = ["a", "b"] }
          |products = [{ name = "Hammer", sku = 1 }, {}]
          |n = 1.5
          |
          |[servers]
          |alpha = { ip = "10.0.0.1" }
          |beta = { ip = "10.0.0.2" }
          |""".stripMargin
      )
      same(
        config,
        inline.withSmallTables(TomlStyle.SmallTables.Dotted),
        """title = "x"
          |owner.name = "Tom"
          |owner.tags = ["a", "b"]
          |servers.alpha.ip = "10.0.0.1"
          |servers.beta.ip = "10.0.0.2"
          |products = [{ name = "Hammer", sku = 1 }, {}]
          |n = 1.5
          |""".stripMargin
      )
      same(
        ujson.read("""{"a": {}, "b": {"c": {}, "d": [{}]}, "e f": {"": 1}}"""),
        inline.withSmallTables(TomlStyle.SmallTables.Dotted),
        "a = {}\nb.c = {}\nb.d = [{}]\n\"e f\".\"\" = 1\n"
      )
    }
    test("empty containers are written, and headers that no value makes redundant") {
      same(ujson.Obj(), standard, "")
      same(
        ujson.read(
          """{"a": {"b": {}}, "c": [], "d": [[]], "e": [{"f": {"g": 1}}], "h": {"i": [{}, {}]}, "j": [{}, 1]}"""
        ),
        standard,
        "c = []\nd = [[]]\nj = [{}, 1]\n\n[a.b]\n\n[[e]]\n\n[e.f]\ng = 1\n\n[[h.i]]\n\n[[h.i]]\n"
      )
    }
    test("an array of exactly the width is on one line, one char more breaks it") {
      val arrays = Seq(
        """["a", true, -12, 1.5, {"b": false, "c": []}, [[1], {}], -1e300]""", "[1]", "[[]]",
        "[-9223372036854775808, 123]", "[{}]"
      ).map(ujson.read(_)).filterNot(a => a.arr.forall(_.objOpt.nonEmpty)) :+ ujson.Arr(
        Double.NaN,
        Double.NegativeInfinity,
        "\u00e9\ud83d\ude00"
      )
      for (array <- arrays; style <- Seq(standard, EvaluatorSettings.arraySpaces(standard))) {
        val flat = valueText(array, style.withArrayWidth(Int.MaxValue))
        assert(!flat.contains("\n"))
        assert(valueText(array, style.withArrayWidth(flat.length)) == flat)
        assert(valueText(array, style.withArrayWidth(flat.length - 1)).contains("\n"))
      }
      arrays.size
    }
    test("arrays over several lines, nested and with tables") {
      val array = ujson.read("[[10, 20], [], [[30, 31, 32]], {\"a\": [40, 50]}]")
      assert(
        valueText(array, standard.withArrayWidth(8)) ==
          "[\n    [10, 20],\n    [],\n    [\n        [\n            30,\n            31,\n            32,\n        ],\n    ],\n    { a = [40, 50] },\n]"
      )
      assert(
        valueText(
          array,
          EvaluatorSettings.arraySpaces(standard.withArrayWidth(14).withArrayIndent("\t").withTrailingComma(false))
        ) ==
          "[\n\t[ 10, 20 ],\n\t[],\n\t[\n\t\t[ 30, 31, 32 ]\n\t],\n\t{ a = [ 40, 50 ] }\n]"
      )
      val inTable = ujson.Obj("t" -> ujson.Obj("a" -> ujson.Arr(1)))
      same(inTable, standard.withTableIndent("  ").withArrayWidth(0), "[t]\n  a = [\n      1,\n  ]\n")
    }
    test("a string gets the quotes that its chars and the style ask for") {
      val cases = Seq(
        ("", "\"\"", "''"),
        ("plain", "\"plain\"", "'plain'"),
        ("a\"b", "'a\"b'", "'a\"b'"),
        ("C:\\x", "'C:\\x'", "'C:\\x'"),
        ("it's", "\"it's\"", "\"it's\""),
        ("it's \"x\"", "\"it's \\\"x\\\"\"", "\"it's \\\"x\\\"\""),
        ("tab\t", "\"tab\\t\"", "'tab\t'"),
        ("\\\u0000", "\"\\\\\\u0000\"", "\"\\\\\\u0000\""),
        ("\u007f\u0085\u2028\ufeff", "\"\\u007f\u0085\u2028\ufeff\"", "\"\\u007f\u0085\u2028\ufeff\""),
        ("end\n", "\"end\\n\"", "\"end\\n\""),
        ("a\nb", "\"\"\"\na\nb\"\"\"", "'''\na\nb'''"),
        ("a\nb\n", "\"\"\"\na\nb\n\"\"\"", "'''\na\nb\n'''"),
        ("\n\t\"\"x\ny", "\"\"\"\n\n\t\"\"x\ny\"\"\"", "'''\n\n\t\"\"x\ny'''"),
        ("a\n\\b", "'''\na\n\\b'''", "'''\na\n\\b'''"),
        ("a\n\\b'", "\"\"\"\na\n\\\\b'\"\"\"", "\"\"\"\na\n\\\\b'\"\"\""),
        ("a\n\\'''b", "\"\"\"\na\n\\\\'''b\"\"\"", "\"\"\"\na\n\\\\'''b\"\"\""),
        ("a\n\"", "\"\"\"\na\n\\\"\"\"\"", "'''\na\n\"'''"),
        ("a\n\"\"\"'", "\"\"\"\na\n\\\"\\\"\\\"'\"\"\"", "\"\"\"\na\n\\\"\\\"\\\"'\"\"\""),
        ("a\r\nb", "\"\"\"\na\\r\nb\"\"\"", "\"\"\"\na\\r\nb\"\"\""),
        ("\ud83d", "\"\ufffd\"", "'\ufffd'")
      )
      cases.foreach { case (s, fewest, literal) =>
        assert(string(s) == fewest)
        assert(string(s, standard.withQuotes(TomlStyle.Quotes.LiteralStrings)) == literal)
        val oneLine = standard.withQuotes(TomlStyle.Quotes.BasicStrings).withMultiLineStrings(false)
        assert(string(s, oneLine) == Quote.toml(s))
        assert(valueText(ujson.Arr(s), oneLine) == "[" + Quote.toml(s) + "]")
      }
      assert(valueText(ujson.Arr("a\nb", "a\n\\b"), standard) == "[\"a\\nb\", \"a\\n\\\\b\"]")
      cases.size
    }
    test("keys are bare, or quoted where TOML requires it") {
      assert(key("a-B_9") == "a-B_9", key("1979-05-27") == "1979-05-27", key("") == "\"\"", key("a.b") == "\"a.b\"")
      assert(
        key("a\"") == "'a\"'",
        key("'\"") == "\"'\\\"\"",
        key("\u00e9") == "\"\u00e9\"",
        key("a\nb") == "\"a\\nb\""
      )
      assert(key("a b", standard.withQuotes(TomlStyle.Quotes.LiteralStrings)) == "'a b'")
      assert(key("", Jsonnet.go.manifestTomlEx("  ").withFinalNewline(true)) == "''")
    }
    test("numbers are written as TOML integers and floats") {
      def both(d: Double) =
        (valueText(ujson.Num(d), standard), valueText(ujson.Num(d), standard.withIntegralDoubles(asIntegers = false)))
      val cases = Seq(
        1.0 -> (("1", "1.0")),
        0.0 -> (("0", "0.0")),
        -0.0 -> (("-0.0", "-0.0")),
        -12345.0 -> (("-12345", "-12345.0")),
        9007199254740992.0 -> (("9007199254740992", "9007199254740992.0")),
        1e17 -> (("100000000000000000", "1.0e+17")),
        9.223372036854775e18 -> (("9223372036854774784", "9.223372036854775e+18")),
        9.223372036854776e18 -> (("9.223372036854776e+18", "9.223372036854776e+18")),
        -9.223372036854776e18 -> (("-9223372036854775808", "-9.223372036854776e+18")),
        1e20 -> (("1.0e+20", "1.0e+20")),
        0.5 -> (("0.5", "0.5")),
        1e-5 -> (("0.00001", "0.00001")),
        1e-6 -> (("1.0e-6", "1.0e-6")),
        5e-324 -> (("5.0e-324", "5.0e-324")),
        Double.NaN -> (("nan", "nan")),
        Double.PositiveInfinity -> (("inf", "inf")),
        Double.NegativeInfinity -> (("-inf", "-inf"))
      )
      cases.foreach { case (d, expected) => assert(both(d) == expected) }
    }
    test("number text of a parser is kept or converted") {
      val text =
        """{"a": 1.0, "b": 1E5, "c": -0, "d": 9223372036854775807, "e": -9223372036854775808, "f": [1.50e+05, 0.10]}"""
      assert(
        Toml.render(
          JsonText(text)
        ) == "a = 1.0\nb = 1E5\nc = -0.0\nd = 9223372036854775807\ne = -9223372036854775808\nf = [1.50e+05, 0.10]\n"
      )
      val doubles = standard.withNumberText(NumberText.ToDouble)
      assert(
        Toml.render(
          JsonText("""{"a": 1.0, "b": 1E5, "f": [1.50e+05, 0.10]}"""),
          doubles
        ) == "a = 1\nb = 100000\nf = [150000, 0.1]\n"
      )
    }
    test("nulls are left out if asked for") {
      val omit = standard.withNulls(Nulls.OmitEverywhere)
      same(
        ujson.read(
          """{"a": null, "b": [null, 1, null], "c": {"d": null}, "e": [null, {"f": null}], "g": [null], "h": 1}"""
        ),
        omit,
        "b = [1]\ng = []\nh = 1\n\n[c]\n\n[[e]]\n"
      )
      same(ujson.read("""{"t": {"a": null, "b": {"c": null, "d": 1}}}"""), omit, "[t.b]\nd = 1\n")
    }
    test("keys are sorted if asked for") {
      val value = ujson.read("""{"b": 1, "\ud83d\ude00": 2, "a": {"d": 1, "c": {"z": 1}, "b": 2}, "\uffff": 3}""")
      same(
        value,
        standard.withKeyOrder(KeyOrder.CodePoint),
        "b = 1\n\"\uffff\" = 3\n\"\ud83d\ude00\" = 2\n\n[a]\nb = 2\nd = 1\n\n[a.c]\nz = 1\n"
      )
      same(
        value,
        standard.withKeyOrder(KeyOrder.Utf16),
        "b = 1\n\"\ud83d\ude00\" = 2\n\"\uffff\" = 3\n\n[a]\nb = 2\nd = 1\n\n[a.c]\nz = 1\n"
      )
    }
    test("jsonnet with an indent of several lines, as go-jsonnet v0.22.0 prints it") {
      val value = ujson.read("""{"l": [1, [2]], "t": {"b": [3], "c": {"d": [4, {"x": [5]}]}}}""")
      val expected = Seq(
        "\n" ->
          "l = [\n\n1,\n\n[ 2 ]\n]\n\n[t]\n\nb = [\n\n\n\n3\n\n]\n\n\n[t.c]\n\n\nd = [\n\n\n\n\n\n4,\n\n\n\n\n\n{ x = [ 5 ] }\n\n\n]",
        " \n" ->
          "l = [\n \n1,\n \n[ 2 ]\n]\n\n[t]\n \nb = [\n \n \n \n3\n \n]\n\n \n[t.c]\n \n \nd = [\n \n \n \n \n \n4,\n \n \n \n \n \n{ x = [ 5 ] }\n \n \n]",
        "\n#" ->
          "l = [\n\n#1,\n\n#[ 2 ]\n]\n\n[t]\n\n#b = [\n\n#\n\n##3\n\n#]\n\n\n#[t.c]\n\n#\n#d = [\n\n#\n#\n\n#\n##4,\n\n#\n#\n\n#\n##{ x = [ 5 ] }\n\n#\n#]",
        " \n\t" ->
          "l = [\n \n\t1,\n \n\t[ 2 ]\n]\n\n[t]\n \n\tb = [\n \n\t \n \n\t\t3\n \n\t]\n\n \n\t[t.c]\n \n\t \n\td = [\n \n\t \n\t \n \n\t \n\t\t4,\n \n\t \n\t \n \n\t \n\t\t{ x = [ 5 ] }\n \n\t \n\t]"
      )
      for ((indent, text) <- expected) same(value, Jsonnet.go.manifestTomlEx(indent), text)
    }
    test("settings out of range are refused") {
      intercept[IllegalArgumentException](standard.withTableIndent("x"))
      intercept[IllegalArgumentException](standard.withArrayIndent("\n"))
      intercept[IllegalArgumentException](standard.withArrayWidth(-1))
      intercept[IllegalArgumentException](standard.withSmallTables(TomlStyle.SmallTables.Inline, -1))
      intercept[IllegalArgumentException](standard.withSurrogates(Surrogates.Escape))
    }
  }
}
