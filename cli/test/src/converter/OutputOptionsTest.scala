package converter

import utest.*

/** Options of the output that users of other converters ask for, and the lines of a file that stays
  * where it is.
  */
object OutputOptionsTest extends TestSuite {
  private val text = """{"b": {"on": null, "a": "x y"}, "a": [1, {"c": 2}]}"""

  private def yaml(args: String*) = Run.ok(text, ("-t" +: "yaml" +: args)*)

  val tests: Tests = Tests {
    test("CR LF, of each format") {
      val one = """{"a": {"b": "c\nd\n"}}"""
      assert(
        Run.ok(one, "--newline", "crlf") == "{\"a\":{\"b\":\"c\\nd\\n\"}}\r\n",
        Run.ok(one, "--pretty", "--newline=crlf") == Run.ok(one, "--pretty").replace("\n", "\r\n"),
        Run.ok(one, "-t", "yaml", "--newline", "crlf") == "a:\r\n  b: |\r\n    c\r\n    d\r\n",
        Run.ok(one, "-t", "toml", "--newline", "crlf") == "[a]\r\nb = \"c\\nd\\n\"\r\n",
        Run.ok(one, "--newline", "lf") == Run.ok(one),
        Run.ok("1 2", "--stream", "--newline", "crlf") == "1\r\n2\r\n",
        Run.ok("1 2", "--stream", "-t", "yaml", "--newline", "crlf") == "1\r\n---\r\n2\r\n",
        Run.ok("[1]", "-s", "manifest-json-ex", "--newline", "\\r\\n") == "[\r\n    1\r\n]\r\n"
      )
    }
    test("a file that is converted in place keeps its CR LF, unless --newline says otherwise") {
      Run.inFolder { folder =>
        def converted(text: String, args: String*) = {
          val file = Run.write(folder.resolve("a.json"), text)
          assert(Run.ok("", (args :+ "-i" :+ file.toString)*) == "")
          Run.read(file)
        }
        val crLf = "{\r\n\"a\": 1\r\n}\r\n"
        assert(
          converted(crLf, "--pretty") == "{\r\n  \"a\": 1\r\n}\r\n",
          converted(crLf, "-t", "yaml") == "a: 1\r\n",
          converted(crLf, "-s", "manifest-json-ex") == "{\r\n    \"a\": 1\r\n}\r\n",
          converted(crLf, "--pretty", "--newline", "lf") == "{\n  \"a\": 1\n}\n",
          converted(crLf.replace("\r", ""), "--pretty") == "{\n  \"a\": 1\n}\n",
          converted("{\"a\":\n1\r\n}", "--pretty") == "{\n  \"a\": 1\n}\n",
          converted("{\"a\":\r1}", "--pretty") == "{\n  \"a\": 1\n}\n",
          converted("\n1\r\n") == "1\n",
          converted("\r\n1\n") == "1\r\n",
          converted(" " * 70000 + "1\n2\r\n", "--stream") == "1\n2\n",
          converted("", "--stream") == ""
        )
        for (size <- Seq(65533, 65534, 65535, 65536, 131070, 131071, 1000000))
          assert(
            converted(" " * size + "1\r\n") == "1\r\n",
            converted(" " * size + "1\n") == "1\n",
            converted(" " * size + "1\r") == "1\n"
          )
        val both = Seq("a" -> crLf, "b" -> "1\n").map { case (name, text) => Run.write(folder.resolve(name), text) }
        assert(Run.ok("", ("-i" +: both.map(_.toString))*) == "")
        assert(both.map(Run.read(_)) == Seq("{\"a\":1}\r\n", "1\n"))
        assert(Run("", "-i", folder.resolve("none").toString).status == 1)
      }
    }
    test("nulls as nothing, strings for YAML 1.2, spaces in braces, empty lines") {
      assert(
        yaml("--null-text", "empty").startsWith("b:\n  \"on\":\n"),
        yaml("--null-text", "tilde").startsWith("b:\n  \"on\": ~\n"),
        yaml("--parsers", "yaml12").startsWith("b:\n  on: null\n"),
        yaml("--max-flow-length", "40", "--brace-spaces", "yes").endsWith("a:\n- 1\n- { c: 2 }\n"),
        yaml("--blank-lines", "1") == "b:\n  \"on\": null\n  a: x y\n\na:\n- 1\n- c: 2\n",
        Run.ok("[\"say \\\"a\\\"\"]", "-t", "yaml", "--key-quotes", "always", "--quotes", "fewest-escapes", "-s",
          "quoted") ==
          "- 'say \"a\"'\n",
        Run.ok("{\"a\":1,\"b\":{\"c\":2}}", "-s", "jsonc", "--blank-lines", "1").contains("1,\n\n  \"b\""),
        Run.ok("{\"a\":{\"b\":1}}", "-s", "fitted", "--brace-spaces", "yes") == "{ \"a\": { \"b\": 1 } }\n"
      )
    }
    test("keys that come first") {
      assert(
        yaml("--first-keys", "a").startsWith("a:\n"),
        Run.ok(text, "--first-keys", "a,b") == "{\"a\":[1,{\"c\":2}],\"b\":{\"a\":\"x y\",\"on\":null}}\n",
        Run.ok("{\"a\":1,\"c\":2,\"b\":3}", "-S", "--first-keys", "c") == "{\"c\":2,\"a\":1,\"b\":3}\n",
        Run.ok("{\"data\":1,\"kind\":2,\"z\":3}", "--key-order", "kubernetes", "--first-keys", "z") ==
          "{\"z\":3,\"kind\":2,\"data\":1}\n",
        Run.error(2, text, "--first-keys", "a,a").startsWith("--first-keys: keys that come twice in a, a")
      )
    }
    test("canonical JSON that refuses what it would round") {
      val exact = Seq("-s", "canonical", "--number-text", "exact", "--big-integers", "fail")
      assert(
        Run.ok("[1.50,1e2]", exact*) == "[1.5,100]\n",
        Run
          .error(1, "[9007199254740993]", exact*)
          .contains("9007199254740993 is not exactly representable as a double; the nearest is"),
        Run.error(1, "[9007199254740993]", "--big-integers", "fail").contains("9007199254740993 is beyond 2^53")
      )
    }
  }
}
