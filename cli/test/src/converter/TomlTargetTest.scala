package converter

import utest.*

import swarender.Policy.{KeyOrder, Nulls, NumberText}
import swarender.*
import swarender.jsonnet.Jsonnet

/** Each TOML style and each of its options against the library. */
object TomlTargetTest extends TestSuite {
  private val document =
    """{"s":"a\\b\nc","n":[1.0,2,3e2,12345,[true,{"x":1}]],"t":{"u":{"v":1},"k":"it's"},"l":[{"a":1},{"a":[]}],"":{}}"""

  private def same(style: TomlStyle, args: String*): Unit = {
    val texts = document +: Run.samples.collect { case ("config" | "services" | "kubernetes", text) => text }
    val omitting = style.withNulls(Nulls.OmitEverywhere)
    texts.foreach(Run.same(_, Toml, omitting, (Seq("--to", "toml", "--nulls", "omit") ++ args)*))
  }

  val tests: Tests = Tests {
    test("styles") {
      same(TomlStyle.standard)
      same(Jsonnet.go.manifestTomlEx("  "), "-s", "jsonnet")
      same(Jsonnet.go.manifestTomlEx("\t"), "-s", "jsonnet", "--indent", "\\t")
    }
    test("options") {
      val s = TomlStyle.standard
      same(s.withTableIndent("  ").withArrayIndent("\t"), "--table-indent", "2", "--array-indent", "\\t")
      same(s.withArrayWidth(0).withTrailingComma(false), "--array-width", "0", "--trailing-comma", "no")
      same(s.withSmallTables(TomlStyle.SmallTables.Inline), "--small-tables", "inline")
      same(s.withSmallTables(TomlStyle.SmallTables.Dotted, 20), "--small-tables", "dotted", "--small-table-width", "20")
      same(s.withSuperTableHeaders(true), "--super-table-headers", "yes")
      same(
        s.withQuotes(TomlStyle.Quotes.BasicStrings).withMultiLineStrings(false),
        "--quotes",
        "basic",
        "--multi-line-strings",
        "no"
      )
      same(s.withQuotes(TomlStyle.Quotes.LiteralStrings), "--quotes", "literal")
      same(s.withNumberText(NumberText.ToDouble), "--number-text", "double")
      same(
        s.withNumberText(NumberText.ToDouble).withIntegralDoubles(false),
        "--number-text=double",
        "--integral-doubles=floats"
      )
      same(s.withKeyOrder(KeyOrder.Utf16), "--key-order", "utf16")
    }
    test("refusals name the path") {
      def refused(text: String, args: String*) = Run.error(1, text, (Seq("-t", "toml") ++ args)*)
      assert(
        refused("{\"a\":\n[1, null]}").startsWith("standard input:2:") && refused("{\"a\":[1, null]}").endsWith(
          "(at $.a[1])"
        )
      )
      assert(refused("[1]").startsWith("standard input:1:1: ") && refused("[1]").endsWith("(at $)"))
      assert(refused("{\"a\":[1e999]}", "--number-text=double", "--non-finite=fail").endsWith("(at $.a[0])"))
      assert(refused("{\"a\":{\"b\":99999999999999999999}}").endsWith("(at $.a.b)"))
      assert(refused("{\"a\":\"\\udc00\"}", "--surrogates", "fail").endsWith("(at $.a)"))
      assert(refused("{\"a\":1,\"a\":2}").endsWith("(at $.a)"))
    }
    test("ends with one line feed") {
      assert(Run.ok("{\"a\":1}", "-t", "toml") == "a = 1\n")
      assert(Run.ok("{\"a\":1}", "-t", "toml", "-s", "jsonnet") == "a = 1\n")
      assert(Run.ok("{}", "-t", "toml") == "")
    }
  }
}
