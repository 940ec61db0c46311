package converter

import utest.*

import swarender.Policy.{BigIntegers, KeyOrder, NumberText}
import swarender.{Escapes, NumberLayout}
import swarender.*
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** Each YAML style and each of its options against the library. */
object YamlTargetTest extends TestSuite {
  private def same(style: YamlStyle, args: String*): Unit =
    Run.samples.foreach { case (_, text) => Run.same(text, Yaml, style, (Seq("--to", "yaml") ++ args)*) }

  val tests: Tests = Tests {
    test("a head is written once for each document, with every option, or refused") {
      val documents = Seq("{\"a\": [1, {\"b\": null}], \"c\": {}}", "[]", "null", "\"x\\ny\"", "{}")
      for (
        target <- CommandOption.targets;
        profile <- target.profiles if profile.takes("head");
        option <- profile.options.map(_.name).distinct if option != "head";
        value <- profile.options.filter(_.name == option).flatMap(_.choices).distinct ++ Seq("0", "1", "");
        text <- documents
      ) {
        val args = Seq("-t", target.name, "-s", profile.name, "--head", "#! head", s"--$option=$value")
        val run = Run(text, args*)
        val count = "head".r.findAllIn(run.out).size
        val isRefused = run.status == 1 || run.err.contains("without line breaks") || run.err.contains(s"--$option")
        assert(if (run.status == 0) count == 1 else isRefused)
        if (run.status == 0) assert(run.out.startsWith(if (target.name == "json") "// #! head" else "#! head"))
      }
      for (args <- Seq(Seq("-t", "yaml", "-s", "kyaml", "--compact=yes"), Seq("-s", "json5", "--indent=0")))
        assert(
          Run.error(2, "1", (args ++ Seq("--head", "x"))*) ==
            "--head: without line breaks there are no comments (see --help)"
        )
    }
    test("styles") {
      same(YamlStyle.safe)
      same(YamlStyle.quoted, "-s", "quoted")
      same(YamlStyle.pretty, "-s", "pretty")
      same(YamlStyle.pretty(40), "-s", "pretty", "--width", "40")
      same(Jsonnet.go.manifestYamlDoc(), "-s", "jsonnet")
      same(
        Jsonnet.go.manifestYamlDoc(indentArrayInObject = false, quoteKeys = false),
        "-s",
        "jsonnet",
        "--quote-keys",
        "no"
      )
      same(Jsonnet.go.manifestYamlDoc(indentArrayInObject = true), "-s", "jsonnet", "--indent-sequences", "yes")
      same(YamlStyle.kyaml, "-s", "kyaml")
      same(YamlStyle.pyyaml, "-s", "pyyaml")
      same(YamlStyle.pyyaml.withBlocks(true), "-s", "pyyaml", "--blocks", "yes")
      same(YamlStyle.safe.withMaxFlowLength(40), "--max-flow-length", "40")
      same(YamlStyle.safe.withEscapes(Escapes.yamlAscii), "--escapes", "ascii")
      same(
        Jsonnet.jrsonnet.manifestYamlDoc(quoteKeys = false),
        "-s",
        "jsonnet",
        "--evaluator",
        "jrsonnet",
        "--quote-keys",
        "no"
      )
      val sjsonnet = Seq("-s", "jsonnet", "--evaluator", "sjsonnet", "--quote-keys")
      same(Jsonnet.sjsonnet.manifestYamlDoc(), (sjsonnet :+ "yes")*)
      assert(
        Run.error(2, "{}", (Seq("-t", "yaml") ++ sjsonnet :+ "no")*).contains("all keys of this profile are in quotes")
      )
      same(YamlStyle.kyaml(compact = true), "-s", "kyaml", "--compact", "yes")
      assert(Run.ok("[]", "-t", "yaml", "--head", "a") == "# a\n[]\n")
      assert(Run.ok("{}", "-t", "yaml", "-s", "kyaml", "--head", "a") == "---\n# a\n{}\n")
      assert(Run.ok("{\"b\":{}}", "-t", "toml", "--head", "a\\n") == "# a\n\n[b]\n")
      same(YamlStyle.json, "-s", "json")
      same(YamlStyle.json(JsonStyle.pretty(3)), "-s", "json", "--indent", "3")
    }
    test("INI and XML") {
      assert(Run.ok("""{"sections":{"a":{"b":[1,2]}}}""", "-t", "ini") == "[a]\nb = 1\nb = 2\n")
      assert(Run.ok("""["a",{"b":1},"<"]""", "-t", "xml") == "<a b=\"1\">&lt;</a>\n")
      assert(Run.ok("""["a",{"b":1},"<"]""", "-t", "xml", "-s", "jsonnet") == "<a b=\"1\"><</a>\n")
      assert(Run.error(1, "[1]", "-t", "xml").contains("expected the name of an element"))
      val _ = Run.error(2, "[1] [2]", "-t", "ini", "--stream")
    }
    test("a stream ends as std.manifestYamlStream says") {
      val options = Seq("--to", "yaml", "--stream", "--document-start", "yes")
      assert(Run.ok("1 [2]", (options ++ Seq("--stream-end", "yes"))*) == "---\n1\n---\n- 2\n...\n")
      assert(Run.ok("1 [2]", options*) == "---\n1\n---\n- 2\n")
    }
    test("options") {
      same(YamlStyle.safe.withIndent(4).withIndentSequences(true), "--indent", "4", "--indent-sequences", "yes")
      same(YamlStyle.quoted.withQuotes(YamlStyle.Quotes.SingleQuotes), "-s", "quoted", "--quotes", "single")
      same(YamlStyle.safe.withBlocks(false), "--blocks", "no")
      same(YamlStyle.safe.withNumberText(NumberText.ToDouble), "--number-text", "double")
      same(
        YamlStyle.safe.withNumberText(NumberText.ToDouble).withNumbers(NumberLayout.tomlFloats),
        "--number-text=double",
        "--numbers=tomlFloats"
      )
      same(
        YamlStyle.safe.withNumberText(NumberText.Keep).withBigIntegers(BigIntegers.Quote),
        "--number-text=keep",
        "--big-integers=quote"
      )
      same(YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint), "--key-order", "codePoint")
      same(
        YamlStyle.safe.withDocumentStart(true).withDocumentEnd(true),
        "--document-start",
        "yes",
        "--document-end",
        "yes"
      )
    }
    test("tags by path, and arrays that fill lines") {
      val input = "{\"a\":[\"x\",[1]],\"b\":{\"c\":2,\"d=\":null}}"
      assert(
        Run.ok(input, "-t", "yaml", "--tags", "$.a[*]=!Ref,$.b=!<tag:a.b,2026:c>,$.b[\"d=\"]=!!null") ==
          "a:\n- !Ref x\n- !Ref\n  - 1\nb: !<tag:a.b,2026:c>\n  c: 2\n  d=: !!null null\n",
        Run.ok(input, "-t", "yaml", "--tags", "$.a[0]=!One,$.a[*]=!Other,$=!Root") ==
          "!Root\na:\n- !One x\n- !Other\n  - 1\nb:\n  c: 2\n  d=: null\n",
        Run.ok(input, "-t", "yaml", "-s", "pyyaml", "--tags=$.b.c=!Ref").contains("c: !Ref 2\n"),
        Run.ok("[1,22,333,4444]", "-t", "yaml", "--flow-width=10") == "[1, 22,\n  333,\n  4444]\n"
      )
      val wrong = "--tags is PATH=!TAG, as in $.a=!Ref,$.b[*]=!Sub, not "
      for (value <- Seq("", "a=!Ref", "$.a", "$.a=Ref", "$.a=!Ref,b=!Sub,c"))
        assert(
          Run.error(2, "1", "-t", "yaml", s"--tags=$value").startsWith(if (value.contains(",")) "--tags: " else wrong)
        )
      assert(
        Run
          .error(2, "1", "-t", "yaml", "--tags", "$.a=!a b")
          .startsWith("--tags: \"!a b\" is not a valid YAML tag: write ")
      )
      assert(Run.error(2, "1", "-t", "yaml", "-s", "kyaml", "--tags", "$.a=!b").contains("--tags"))
    }
    test("refusals") {
      assert(Run.error(1, "{\"a\":[\"\\ud800\"]}", "-t", "yaml", "--surrogates", "fail").endsWith("(at $.a[0])"))
      assert(
        Run.error(1, "{\"a\":1,\n\"a\":2}", "-t", "yaml", "--duplicate-keys", "fail").startsWith("standard input:2:1: ")
      )
    }
    test("numbers that are too large for a double") {
      assert(Run.error(1, "[1, 1e400]", "-t", "yaml").endsWith("1e400 is too large for a double (at $[1])"))
      assert(Run.error(1, "[1, 1e400]", "-t", "yaml", "--number-text", "double").endsWith("(at $[1])"))
      assert(Run.error(1, "[1, 1e400]", "-t", "yaml", "-s", "json").endsWith("(at $[1])"))
      assert(Run.ok("[1, 1e400]", "-t", "yaml", "--huge-numbers", "quote") == "- 1\n- \"1e400\"\n")
      assert(Run.error(1, "{\"a\":1e400}", "-t", "toml").endsWith("(at $.a)"))
    }
    test("what a reader would take for something else is wrong usage") {
      for (layout <- Seq("ecma", "canonical", "jsonnet", "positional", "seventeenG", "ujson")) {
        val error = Run.error(2, "1", "-t", "yaml", "--number-text", "double", "--numbers", layout)
        assert(error.startsWith("--numbers is yaml|toml|toml-floats, not "))
      }
      for (
        (indent, what) <- Seq("#", "- ", "x").map(_ -> " is 0 to 100 spaces, tab, or blanks, not ") ++
          Seq("\\t", "tab", "\t").map(_ -> ": indent of JSON in YAML must be spaces, got ")
      ) {
        val error = Run.error(2, "1", "-t", "yaml", "-s", "json", "--indent", indent)
        assert(error.startsWith(s"--indent$what"))
      }
    }
    test("streams") {
      val documents = "{\"a\":[1]} \"x\\n\" [] 7"
      assert(Run.ok(documents, "-t", "yaml", "--stream") == "a:\n- 1\n---\n|\n  x\n---\n[]\n---\n7\n")
      assert(
        Run.ok(documents, "-t", "yaml", "--stream", "--document-start=yes", "--document-end=yes") ==
          "---\na:\n- 1\n...\n---\n|\n  x\n...\n---\n[]\n...\n---\n7\n...\n"
      )
      assert(
        Run.ok("{} \"x\" \"y\\n\" 1", "-t", "yaml", "-s", "jsonnet",
          "--stream") == "{}\n---\n\"x\"\n---\n|\n  y\n---\n1\n"
      )
      assert(Run.ok("{} [1]", "-t", "yaml", "-s", "json", "--stream") == "---\n{}\n---\n[1]\n")
      assert(Run.ok("", "-t", "yaml", "--stream") == "")
      def unmarked(style: String) =
        Run.ok("1 \"x\" {}", "-t", "yaml", "-s", style, "--stream", "--document-start", "no")
      assert(unmarked("kyaml") == "1\n---\n\"x\"\n---\n{}\n", unmarked("json") == unmarked("kyaml"))
      val refused = Run("1 {", "-t", "yaml", "-s", "kyaml", "--stream", "--document-start", "no")
      assert(refused.status == 1, refused.out == "1\n")
    }
  }
}
