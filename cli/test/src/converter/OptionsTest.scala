package converter

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, PrintStream}

import utest.*

/** What other programs of this kind have taught their users to expect. */
object OptionsTest extends TestSuite {
  private val text = "{\"b\": [1], \"a\": {\"d\": 1, \"c\": 2}}"
  private def wrong(args: String*) = Run.error(2, text, args*).stripSuffix(" (see --help)")

  val tests: Tests = Tests {
    test("options that are short for others") {
      assert(Run.ok(text, "-S") == "{\"a\":{\"c\":2,\"d\":1},\"b\":[1]}\n")
      val sorted = Run.ok(text, "-t", "yaml", "--key-order", "code-point")
      assert(Run.ok(text, "--sort-keys", "-t", "yaml") == sorted)
      assert(Run.ok(text, "-c") == Run.ok(text, "-s", "compact"))
      assert(Run.ok(text, "--compact-output", "-S") == Run.ok(text, "-cS"))
      assert(Run.ok(text, "--pretty") == Run.ok(text, "-s", "pretty"))
      assert(Run.ok(text, "--pretty", "-t", "yaml") == Run.ok(text, "-s", "pretty", "-t", "yaml"))
      assert(Run.ok("[1]", "--tab") == "[\n\t1\n]\n" && Run.ok("[1]", "--tab", "--pretty") == "[\n\t1\n]\n")
    }
    test("options that exclude each other or that a style has not") {
      assert(wrong("-c", "--pretty") == "--compact-output and --pretty exclude each other")
      assert(wrong("--pretty", "-s", "json5") == "--pretty and --style exclude each other")
      assert(wrong("--tab", "--indent", "2") == "--tab and --indent exclude each other")
      assert(wrong("-S", "-S") == "--sort-keys is given more than once")
      assert(
        wrong("-t", "toml", "--pretty") ==
          "toml has no style pretty, but standard, jsonnet (--pretty means --style pretty)"
      )
      assert(
        wrong("-t", "yaml", "--tab") == "--indent is a number from 1 to 9, not \"\\\\t\" (--tab means --indent \\t)"
      )
    }
    test("the output's name says the format, unless --to does") {
      Run.inFolder { folder =>
        def written(name: String, args: String*) = {
          val file = folder.resolve(name)
          assert(Run.ok("{\"a\": \"b\"}", (args ++ Seq("-o", file.toString))*) == "")
          Run.read(file)
        }
        for (name <- Seq("a.yaml", "a.yml", "a.YAML", "a.json.yaml")) assert(written(name) == "a: b\n")
        for (name <- Seq("a.json", "a.ndjson", "a", "yaml", "a.txt", "a.")) assert(written(name) == "{\"a\":\"b\"}\n")
        assert(written("a.toml") == "a = \"b\"\n")
        assert(written("a.json5") == "{\n  a: 'b',\n}\n")
        assert(written("a.json5", "-s", "pretty") == "{\n  \"a\": \"b\"\n}\n")
        assert(written("a.yaml", "-t", "json") == "{\"a\":\"b\"}\n")
        assert(written("a.json5", "-t", "json") == "{\"a\":\"b\"}\n")
        assert(written("a.toml", "--to=yaml") == "a: b\n")
      }
    }
    test("a file of lines has one document on each") {
      Run.inFolder { folder =>
        for (name <- Seq("a.jsonl", "a.ndjson", "a.NDJSON")) {
          val file = folder.resolve(name)
          def written(args: String*) = {
            assert(Run.ok("{\"a\": [1]} 2", (args ++ Seq("--stream", "-o", file.toString))*) == "")
            Run.read(file)
          }
          assert(written() == "{\"a\":[1]}\n2\n", written("-s", "canonical") == "{\"a\":[1]}\n2\n")
          assert(written("--newline", "crlf") == "{\"a\":[1]}\r\n2\r\n")
          assert(written("-s", "jsonnet-one-line") == "{\"a\": [1]}\n2\n")
          assert(written("-s", "pretty", "--indent", "0") == "{\"a\":[1]}\n2\n")
          assert(written("-t", "yaml") == "a:\n- 1\n---\n2\n")
          for (
            style <- Seq("pretty", "fitted", "jsonc", "json5", "python", "text-sequence", "manifest-json",
              "ujson --indent 0")
          ) {
            val args = style.split(" ").toSeq
            val expected =
              "a .jsonl or .ndjson file has one JSON document per line, and this style does not write that: " +
                "use --style compact"
            assert(wrong((Seq("-o", file.toString, "-s") ++ args)*) == expected)
            assert(wrong((Seq("-i", file.toString, "-s") ++ args)*) == expected)
            assert(Run.read(file) == "a:\n- 1\n---\n2\n")
          }
        }
        for (style <- Seq("pretty", "json5", "python", "jsonnet"))
          assert(Run.ok("1 \"x\" []", "-s", style, "--stream").linesIterator.size == 3)
      }
    }
    test("the name of a format is no output, but for a file that is named as one") {
      for ((name, format) <- Seq("yaml" -> "yaml", "yml" -> "yaml", "JSON" -> "json", "toml" -> "toml", "xml" -> "xml"))
        assert(
          wrong("-o", name) ==
            s"--output is a file: --to $format is the format, --output ./$name the file of that name"
        )
      assert(wrong("-ojson").startsWith("--output is a file: --to json"))
      assert(wrong("-o", "json5").contains(": --to json --style json5 is the format,"))
      assert(wrong("-o=yaml").startsWith("--output is a file: --to yaml"))
    }
    test("words of other programs get an answer that helps") {
      def advice(args: String*) = wrong(args*).split("; ").last
      assert(advice("-V") == "did you mean --version?", advice("--yaml") == "did you mean --to yaml?")
      assert(advice("--sort") == "did you mean --sort-keys?")
      assert(wrong("--s") == "there is no option --s")
      assert(
        wrong("-s", ".").endsWith(" (-s is --style; jq -s . makes one array of several documents)"),
        !wrong("-s", "none").contains("-s is")
      )
      val none = " (an input is a file: there are no filters, as jq has them)"
      assert(Run.error(1, "1", ".") == s".: Is a directory$none")
      assert(Run.error(1, "1", ".a[0].b") == s".a[0].b: No such file or directory$none")
      assert(Run.error(1, "1", "./a") == "./a: No such file or directory")
    }
    test("an error on null says which option leaves it out") {
      val wanted = "(--nulls omit-members leaves it out) (at $.a)"
      assert(Run.error(1, "{\"a\": null}", "-t", "toml").endsWith(wanted))
      assert(Run.error(1, "{\"a\": null}", "--nulls", "fail").endsWith(wanted))
      assert(Run.error(1, "{\"a\": [null]}", "-t", "toml").contains("(--nulls omit-everywhere leaves it out)"))
      assert(Run.error(1, "null", "--nulls", "fail") == "standard input:1:1: the style refuses null (at $)")
      Run.inFolder(f =>
        assert(Run.error(1, "{\"f\": {\"a\": null}}", "-t", "toml", "-m", f.toString).contains("(--nulls"))
      )
      for (nulls <- Seq("omit-members", "omit-everywhere"))
        assert(Run.ok("{\"a\": null, \"b\": 1}", "-t", "toml", "--nulls", nulls) == "b = 1\n")
    }
    test("the help of one format has its styles and options only") {
      val yaml = Run.ok("", "--help", "yaml")
      assert(yaml.contains("Styles of --to yaml:"), yaml.contains("--indent-sequences"), !yaml.contains("--to json:"))
      assert(Run.ok("", "-h", "toml", "ini").linesIterator.count(_.startsWith("Styles of --to ")) == 2)
      assert(Run.ok("", "--help=yaml") == yaml, Run.ok("", "--help=toml", "--to", "json") == Run.ok("", "-h", "toml"))
      for (
        (topic, has) <- Seq(
          "indent" -> "--indent a number from 1 to 9",
          "multi" -> "-m, --multi DIR",
          "string" -> "--raw"
        )
      )
        assert(Run.ok("", "--help", topic).contains(has), !Run.ok("", "--help", topic).contains("--key-order"))
      for (topic <- Seq("nope", "data.json", "")) {
        val known = "there is help on json, yaml, toml, ini, xml and each option, not on "
        assert(wrong("--help", topic) == s"$known\"$topic\"", wrong(s"--help=$topic") == s"$known\"$topic\"")
      }
      assert(
        Run.ok("", "data.json", "--help") == Run.ok("", "--help"),
        Run.ok("", "-S", "data.json", "-h", "yaml") == yaml
      )
      assert(
        wrong("--help", "ymal").endsWith("; did you mean yaml?"),
        wrong("--help", "json", "nope").contains("\"nope\"")
      )
    }
    test("-i writes each file's conversion to the file") {
      Run.inFolder { folder =>
        val a = Run.write(folder.resolve("a.json"), "[ 1 ]")
        val b = Run.write(folder.resolve("b.json"), "{\"k\": \"v\"}")
        assert(Run.ok("", "-i", "--tab", a.toString, b.toString) == "")
        assert(Run.read(a) == "[\n\t1\n]\n" && Run.read(b) == "{\n\t\"k\": \"v\"\n}\n")
        Run.write(a, "{\"x\": 1}")
        assert(Run.ok("", "--in-place", "-t", "toml", a.toString, b.toString) == "")
        assert(Run.read(a) == "x = 1\n" && Run.read(b) == "k = \"v\"\n")
        Run.write(a, "[ 1, x")
        Run.write(b, "[ 2 ]")
        assert(Run.error(1, "", "-i", a.toString, b.toString).startsWith(s"$a:1:6: "))
        assert(Run.read(a) == "[ 1, x" && Run.read(b) == "[2]\n")
        assert(folder.toFile.list.toSeq.sorted == Seq("a.json", "b.json"))
        val none = folder.resolve("none.json").toString
        assert(Run.error(1, "", "-i", none) == s"$none: No such file or directory")
        assert(!java.nio.file.Files.exists(folder.resolve("none.json")))
      }
      val excluded = "--in-place takes files, and neither --output, --multi, --check nor --diff"
      for (args <- Seq(Seq("-i"), Seq("-i", "-"), Seq("-i", "a", "-o", "b"), Seq("-i", "a", "-m", "b")))
        assert(wrong(args*) == excluded)
    }
    test("words in kebab case, and as they were spelled once") {
      for ((word, older) <- Seq("manifest-json-ex" -> "manifestJsonEx", "python-vars" -> "pythonVars"))
        assert(Run.ok("{}", "-s", word) == Run.ok("{}", "-s", older))
      assert(Run.ok(text, "--key-order", "code-point") == Run.ok(text, "--key-order", "codePoint"))
      assert(Run.ok("[null]", "--nulls", "omit") == Run.ok("[null]", "--nulls", "omit-everywhere"))
      val kebab = "[a-z0-9]+(-[a-z0-9]+)*"
      val words = CommandOption.ofStyles.flatMap { case (name, words) => name +: words } ++
        CommandOption.targets.flatMap(t => t.name +: t.profiles.map(_.name)) ++ CommandOption.all.map(_.name)
      assert(words.forall(_.matches(kebab)))
      assert(Words.camel("seventeen-g") == "seventeenG" && Words.camel("utf16") == "utf16")
    }
    test("did you mean") {
      assert(wrong("--styel", "x") == "there is no option --styel; did you mean --style?")
      assert(wrong("--sortkeys") == "there is no option --sortkeys; did you mean --sort-keys?")
      assert(wrong("--to", "yml").endsWith(", not \"yml\"; did you mean yaml?"))
      assert(wrong("-s", "prety").endsWith("; did you mean pretty?"))
      assert(wrong("--escapes", "asci").endsWith("; did you mean ascii?"))
      assert(wrong("--color", "on").endsWith("--color is auto|always|never, not \"on\""))
      assert(Words.nearest("KeyOrder", Seq("key-order", "key-quotes")).contains("key-order"))
      assert(Words.nearest("", Seq("a")).contains("a") && Words.nearest("zzzzzz", Seq("yaml")).isEmpty)
      assert(Words.nearest("x" * 5000, Seq("yaml")).isEmpty)
    }
    test("a terminal without arguments is told what is waited for") {
      def said(isTyped: Boolean, args: String*) = {
        val err = new ByteArrayOutputStream
        val stdio = Stdio(
          new ByteArrayInputStream("1".getBytes),
          new ByteArrayOutputStream,
          new PrintStream(err, true),
          showsProgress = false,
          isTyped = isTyped
        )
        assert(Main.run(args, stdio) == 0)
        err.toString
      }
      assert(
        said(isTyped = true) ==
          "swarender: waiting for JSON on standard input; control-D ends it, --help says more\n"
      )
      assert(said(isTyped = true, "-").isEmpty && said(isTyped = false).isEmpty && said(true, "--help").isEmpty)
    }
    test("every option has a text, and every text an option") {
      assert(CommandOption.ofStyles.map(_._1).sorted == OptionTexts.of.keys.toSeq.sorted)
      assert(
        CommandOption.all.flatMap(o => o.name +: Option.when(o.short != 0)(o.short.toString).toSeq).distinct.size ==
          CommandOption.all.map(o => if (o.short == 0) 1 else 2).sum
      )
      assert(CommandOption.all.map(_.name).intersect(CommandOption.ofStyles.map(_._1)).isEmpty)
    }
    test("the help, the manual and the completions name every option and every style") {
      val names = (CommandOption.all.map(_.name) ++ CommandOption.ofStyles.map(_._1)).map("--" + _)
      val styles = CommandOption.targets.flatMap(_.profiles.map(_.name))
      val manual = Run.ok("", "--man").replace("\\-", "-")
      for (text <- manual +: Run.ok("", "--help") +: Seq("bash", "zsh").map(Run.ok("", "--completions", _)))
        assert((names ++ styles).filterNot(text.contains(_)).isEmpty)
      val fish = Run.ok("", "--completions", "fish")
      assert(names.filterNot(name => fish.contains(s" -l ${name.drop(2)}")).isEmpty)
      assert(Run.ok("", "--help").contains("YAML and TOML are not read: convert them first"))
      assert(Run.error(2, "", "--completions", "tcsh").startsWith("--completions is bash|zsh|fish, not "))
    }
  }
}
