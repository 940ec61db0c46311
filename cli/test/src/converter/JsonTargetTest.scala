package converter

import utest.*

import swarender.{Json, JsonStyle, KeyQuotes}
import swarender.dialects.*
import swarender.jsonnet.{Jsonnet, JsonnetNumbers}

/** Each style and each style option against the library. */
object JsonTargetTest extends TestSuite {
  private val samples = Run.samples.map(_._2)
  private val document =
    "{\"b\":[1,2.50,1e3,12345678901234567890,-0.0],\"a\":{\"é\":\"<\u2028\\u0000\u007f\",\"\":[[],{}]}}"

  private def same(style: JsonStyle, args: String*): Unit =
    (document +: samples).foreach(Run.same(_, Json, style, args*))

  val tests: Tests = Tests {
    test("a document ends with the style's own line end") {
      def written(newline: String) = Run.ok("[1] 2", "--stream", "-s", "manifest-json-ex", "--newline", newline)
      val (crlf, cr) = (written("\\r\\n"), written("\\r"))
      assert(crlf == "[\r\n    1\r\n]\r\n2\r\n")
      assert(cr == "[\r    1\r]\r2\r")
      for (newline <- Seq("", " ", "\\n", "\\n\\n", "\\n\\r")) assert(written(newline).endsWith("]\n2\n"))
      assert(Run.ok("\"a\\r\"", "-s", "jsonnet-to-string") == "a\r\n")
      Run.inFolder { folder =>
        val args = Seq("-s", "manifest-json-ex", "--newline", "\\r\\n", "-m", folder.toString)
        Run.ok("{\"a\": [1]}", args*): Unit
        assert(Run.read(folder.resolve("a")) == "[\r\n    1\r\n]\r\n")
      }
    }
    test("styles") {
      same(JsonStyle.compact)
      same(JsonStyle.compact, "--to", "json", "--style", "compact")
      same(JsonStyle.pretty, "-t", "json", "-s", "pretty")
      same(JsonStyle.pretty, "--to=json", "--style=pretty")
      same(JsonStyle.ujson, "--style", "ujson")
      same(Jsonnet.go.commandLine, "--style", "jsonnet")
      same(Jsonnet.go.commandLine.withNumbers(JsonnetNumbers.sjsonnet), "--style", "jsonnet", "--numbers", "sjsonnet")
      same(Jsonnet.go.oneLine, "--style", "jsonnetOneLine")
      same(Jsonnet.go.manifestJson, "--style", "manifestJson")
      same(Jsonnet.go.manifestJson, "--style", "manifestJsonEx")
      same(Jsonnet.go.manifestJsonMinified, "--style", "manifestJsonMinified")
      same(Jsonnet.go.manifestPython, "--style", "python")
      same(Jsonnet.go.manifestPythonVars, "--style", "pythonVars")
      same(JsonStyle.fitted, "--style", "fitted")
      same(JsonStyle.fitted(30).withFilledArrays(true), "--style", "fitted", "--width", "30", "--filled-arrays", "yes")
      same(JsonStyle.jsonc.withTrailingCommas(true), "--style", "jsonc", "--trailing-commas", "yes")
      same(JsonStyle.json5, "--style", "json5")
      same(
        JsonStyle.json5.withKeyQuotes(KeyQuotes.Always).withSingleQuotes(false),
        Seq("--style", "json5", "--key-quotes", "always", "--single-quotes", "no")*
      )
      assert(
        Run.ok("[1] [2]", "-s", "json5", "--stream", "--head",
          "a\\nb") == "// a\n// b\n[\n  1,\n]\n// a\n// b\n[\n  2,\n]\n"
      )
    }
    test("canonical") {
      val text = """{"b":1.50,"a":[1e21,-0.0]}"""
      assert(Run.ok(text, "-s", "canonical") == "{\"a\":[1e+21,0],\"b\":1.5}\n")
    }
    test("indent") {
      same(JsonStyle.pretty(3), "--indent", "3")
      same(JsonStyle.pretty("\t"), "--indent", "\\t")
      same(JsonStyle.pretty("\t"), "--indent", "\t")
      same(JsonStyle.pretty("\t "), "--indent", "\\t ")
      same(JsonStyle.compact, "-s", "pretty", "--indent", "0")
      same(Jsonnet.go.commandLine.withIndent(5), "-s", "jsonnet", "--indent", "5")
      same(JsonStyle.ujson(0), "-s", "ujson", "--indent", "0")
      same(JsonStyle.ujson(4), "-s", "ujson", "--indent=4")
      same(JsonStyle.ujson, "-s", "ujson", "--indent", "-1")
    }
    test("manifestJsonEx") {
      same(
        Jsonnet.go.manifestJsonEx("\t", "\r\n", " : "),
        "-s",
        "manifestJsonEx",
        "--indent=\\t",
        "--newline=\\r\\n",
        "--key-separator",
        " : "
      )
      same(
        Jsonnet.go.manifestJsonEx("", "", ":"),
        "-s",
        "manifestJsonEx",
        "--indent",
        "",
        "--newline",
        "",
        "--key-separator",
        ":"
      )
      same(Jsonnet.go.manifestJsonEx("\t"), "-s", "manifestJsonEx", "--indent", "tab")
    }
    test("escapes") {
      val text = "[\"<\\u2028\\u007f\\u0085é\"]"
      def escaped(set: String) = Run.ok(text, "--escapes", set)
      assert(escaped("minimal") == "[\"<\u2028\u007f\u0085é\"]\n")
      assert(escaped("jsonnet") == "[\"<\u2028\\u007f\\u0085é\"]\n")
      assert(escaped("go") == "[\"<\\u2028\u007f\u0085é\"]\n")
      assert(escaped("ascii") == "[\"<\\u2028\\u007f\\u0085\\u00e9\"]\n")
      assert(escaped("ujson") == "[\"<\\u2028\u007f\\u0085\\u00e9\"]\n")
      assert(escaped("html") == "[\"\\u003c\\u2028\u007f\u0085é\"]\n")
    }
    test("negative zero") {
      Seq("-0", "-0.0", "-0e1").foreach(zero => assert(Run.ok(zero) == zero + "\n"))
      assert(Run.ok("-0", "--number-text", "double") == "-0\n")
      assert(Run.ok("-0", "-s", "canonical") == "0\n")
    }
    test("numbers") {
      def laidOut(layout: String) =
        Run.ok("[1e21,1e-7,0.97,-0.0,1e20]", "--number-text", "double", "--numbers", layout)
      assert(laidOut("ecma") == "[1e+21,1e-7,0.97,-0,100000000000000000000]\n")
      assert(laidOut("canonical") == "[1e+21,1e-7,0.97,0,100000000000000000000]\n")
      assert(laidOut("sjsonnet") == "[1000000000000000000000,1e-07,0.97,-0,100000000000000000000]\n")
      assert(laidOut("positional") == "[1000000000000000000000,0.0000001,0.97,-0,100000000000000000000]\n")
      assert(laidOut("seventeenG").contains("0.96999999999999997"))
      assert(laidOut("ujson").endsWith("1.0E20]\n"))
      assert(Run.ok("[1.500,1E+2]", "--number-text", "keep") == "[1.500,1E+2]\n")
    }
    test("big integers") {
      def big(policy: String) = Run.ok("[9007199254740993,1]", "--big-integers", policy)
      assert(big("full") == "[9007199254740993,1]\n")
      assert(big("quote") == "[\"9007199254740993\",1]\n")
      assert(big("double") == "[9007199254740992,1]\n")
    }
    test("not finite") {
      def huge(policy: String) = Run.ok("[1e999]", "--number-text", "double", "--non-finite", policy)
      assert(huge("null") == "[null]\n")
      assert(huge("quote") == "[\"Infinity\"]\n")
      val line = Run.error(1, "[1,\n 1e999]", "--number-text", "double", "--non-finite", "fail")
      assert(line.startsWith("standard input:2:2: ") && line.endsWith(" (at $[1])"))
    }
    test("surrogates") {
      val text = "{\"a\":\"x\\ud800y\",\"b\":\"\\ud83d\\ude00\"}"
      assert(Run.ok(text, "--surrogates", "replace") == "{\"a\":\"x\ufffdy\",\"b\":\"\ud83d\ude00\"}\n")
      assert(Run.ok(text, "--surrogates", "escape") == "{\"a\":\"x\\ud800y\",\"b\":\"\ud83d\ude00\"}\n")
      val line = Run.error(1, text, "--surrogates", "fail")
      assert(line.startsWith("standard input:1:6: a lone surrogate") && line.endsWith(" (at $.a)"))
    }
    test("key order") {
      val text = "{\"\uff21\":1,\"\ud83d\ude00\":2,\"b\":{\"z\":1,\"a\":[{\"y\":1,\"x\":2}]}}"
      assert(Run.ok(text, "--key-order", "given") == text + "\n")
      assert(
        Run.ok(
          text,
          "--key-order",
          "codePoint"
        ) == "{\"b\":{\"a\":[{\"x\":2,\"y\":1}],\"z\":1},\"\uff21\":1,\"\ud83d\ude00\":2}\n"
      )
      assert(
        Run.ok(
          text,
          "--key-order",
          "utf16"
        ) == "{\"b\":{\"a\":[{\"x\":2,\"y\":1}],\"z\":1},\"\ud83d\ude00\":2,\"\uff21\":1}\n"
      )
    }
    test("duplicate keys") {
      val text = "{\"x\":{\"a\":1,\n\"a\":2}}"
      assert(Run.ok(text, "--duplicate-keys", "keep") == "{\"x\":{\"a\":1,\"a\":2}}\n")
      val line = Run.error(1, text, "--duplicate-keys", "fail")
      val nulls = "{\"a\":null,\"b\":[null,{}],\"c\":{}}"
      assert(Run.ok(nulls, "--nulls", "omit-members", "--omit-empty", "yes") == "{\"b\":[null,{}]}\n")
      assert(Run.ok(nulls, "--nulls", "omit") == "{\"b\":[{}],\"c\":{}}\n")
      assert(
        Run.ok("[[1]]", "--max-depth", "2") == "[[1]]\n",
        Run.error(1, "[[1]]", "--max-depth", "1").contains("nesting exceeds 1 levels")
      )
      assert(line.startsWith("standard input:2:1: ") && line.contains("\"a\"") && line.contains("(at $.x"))
    }
  }
}
