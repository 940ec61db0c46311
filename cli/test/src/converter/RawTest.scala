package converter

import utest.*

/** Strings as their texts: `--raw`. */
object RawTest extends TestSuite {
  val tests: Tests = Tests {
    test("a document that is a string is its text and a line feed, any other as ever") {
      for (option <- Seq("-r", "--raw", "--raw-output", "--string"))
        assert(Run.ok("\"a\\\"b\\n\u00e9\"", option) == "a\"b\n\u00e9\n")
      assert(
        Run.ok("\"\" \"a\\n\" [\"b\"] {\"c\":\"d\"} 1 null \"e\"", "-r", "--stream") ==
          "\na\n\n[\"b\"]\n{\"c\":\"d\"}\n1\nnull\ne\n",
        Run.ok("\"\\ud800\\ud83d\\ude00\"", "-r") == "\ufffd\ud83d\ude00\n",
        Run.ok("\"a\" \"b\"", "-r", "--stream", "--newline", "crlf") == "a\r\nb\r\n",
        Run.ok("\"no\"", "-r", "-t", "yaml") == "no\n",
        Run.ok("\"a\" [1] \"b\" \"c\" [2] [3]", "-r", "--stream", "-t", "yaml") ==
          "a\n---\n- 1\n---\nb\n---\nc\n---\n- 2\n---\n- 3\n",
        Run.ok("\"a\" [1] \"b\"", "-r", "--stream", "-t", "yaml", "--stream-end",
          "yes") == "a\n---\n- 1\n---\nb\n...\n",
        Run.ok("\"a = 1\"", "-r", "-t", "toml") == "a = 1\n",
        Run.ok("{\"a\": \"b\"}", "-r", "-t", "toml") == "a = \"b\"\n"
      )
    }
    test("a text is written only if nothing else follows it, and faults are told") {
      assert(Run("\"a\" x", "-r").out == "", Run("\"a\" x", "-r", "--stream").out == "a\n")
      assert(Run.error(1, "[\"a\", [x", "-r") == "standard input:1:8: expected json value or ], got \"x\" (at $[1][0])")
      assert(Run.error(1, "{\"a\": [null]}", "-r", "--nulls", "fail").endsWith("(at $.a[0])"))
      Run.inFolder { folder =>
        val bad = Run.write(folder.resolve("bad"), "[[\"a\"").toString
        val good = Run.write(folder.resolve("good"), "\"b\"").toString
        assert(Run("", "-r", bad, good).out == "b\n", Run("", "-r", "-t", "yaml", good, bad, good).out == "b\n---\nb\n")
      }
    }
    test("members that are strings, in files of any name") {
      Run.inFolder { folder =>
        val input = "{\"run.sh\":\"echo \\\"a\\\"\\n\",\"a.yaml\":\"no\",\"b.yaml\":[\"no\"],\"c\":{\"d\":\"e\"}}"
        Run.ok(input, "-r", "-m", folder.toString): Unit
        def read(name: String) = Run.read(folder.resolve(name))
        assert(
          read("run.sh") == "echo \"a\"\n\n",
          read("a.yaml") == "no\n",
          read("b.yaml") == "- \"no\"\n",
          read("c") == "{\"d\":\"e\"}\n"
        )
      }
    }
  }
}
