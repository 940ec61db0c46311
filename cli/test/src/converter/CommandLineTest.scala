package converter

import utest.*

/** Options, files and exit statuses. */
object CommandLineTest extends TestSuite {
  val tests: Tests = Tests {
    test("help and version") {
      assert(Run.ok("", "--version") == s"swarender ${Version.text}\n")
      assert(Run.ok("", "--help").startsWith("Usage: swarender "))
      assert(Run.ok("", "-h", "--to", "json") == Run.ok("", "--help"))
      assert(Run.ok("", "--help").linesIterator.forall(_.length <= 110))
    }
    test("every style and option is named in the help") {
      val help = Run.ok("", "--help")
      CommandOption.targets.foreach { target =>
        assert(help.contains(s"Styles of --to ${target.name}:"))
        target.options.foreach(o => assert(help.contains(s"\n  --${o.name} ${o.values}")))
        target.profiles.foreach(p => assert(help.contains(s"  ${p.name} ")))
      }
    }
    test("wrong usage is status 2") {
      def wrong(args: String*) = Run.error(2, "1", args*)
      val names = CommandOption.targets.map(_.name).mkString("|")
      assert(wrong("--to", "csv") == s"--to is $names, not \"csv\" (see --help)")
      assert(wrong("--style", "none").startsWith("json has no style none, but compact, pretty, "))
      assert(wrong("--nonsense") == "there is no option --nonsense (see --help)")
      assert(wrong("--nonsense=1") == "there is no option --nonsense (see --help)")
      assert(wrong("-x") == "there is no option -x (see --help)")
      assert(wrong("--stream=1") == "--stream takes no value (see --help)")
      assert(wrong("--to") == "--to needs a value (see --help)")
      assert(wrong("-o") == "--output needs a value (see --help)")
      assert(wrong("--to", "json", "--to", "json") == "--to is given more than once (see --help)")
      assert(wrong("--stream", "a.json", "--stream") == "--stream is given more than once (see --help)")
      assert(wrong("--escapes", "all").startsWith("--escapes is minimal|jsonnet|"))
      assert(wrong("--indent", "101").startsWith("--indent is 0 to 100 spaces"))
      assert(wrong("-s", "ujson", "--indent", "x").startsWith("--indent is a number from -1 to 100"))
      assert(
        wrong("-s", "canonical", "--indent", "2").startsWith(
          "--indent is not an option of the json style canonical, but of compact, pretty, fitted, jsonc, json5, "
        )
      )
      assert(
        wrong(
          "--to",
          "yaml",
          "--key-separator",
          "x"
        ) == "--key-separator is not an option of yaml, but of json (see --help)"
      )
      assert(
        wrong(
          "--to",
          "toml",
          "--array-indent",
          "x"
        ) == "--array-indent is 0 to 100 spaces, tab, or blanks, not \"x\" (see --help)"
      )
      assert(wrong("--to", "toml", "--stream") == "toml holds one document: one file, and no --stream (see --help)")
      assert(
        wrong("--to", "toml", "a.json", "b.json") == "toml holds one document: one file, and no --stream (see --help)"
      )
      assert(wrong("--newline", "x").startsWith("--newline is lf|crlf"))
      assert(wrong("--bad\u0007\n") == "there is no option --bad\\u0007\\u000a (see --help)")
    }
    test("long arguments lose their middle") {
      val long = "x" * 5000
      val lines = Seq(
        Seq("--to", long),
        Seq(s"--to=$long"),
        Seq(s"--$long"),
        Seq(s"-$long"),
        Seq("-s", long),
        Seq("--escapes", long),
        Seq("--escapes", "\u0007" * 5000),
        Seq("--indent", "9" * 5000),
        Seq("--to", "toml", "--array-indent", long),
        Seq("--newline", long)
      ).map(args => Run.error(2, "1", args*))
      lines.foreach(line => assert(line.length <= 440 && line.endsWith(" (see --help)")))
      assert(Run.error(1, "1", long * 100).length < 4200)
      val named = Run.error(1, "1", "-o", "n" * 100000)
      assert(named.length < 4200 && named.endsWith("nn: File name too long"))
    }
    test("an option's text is UTF-8") {
      assert(Run.error(2, "1", "--indent", "\udcff") == "--indent is not UTF-8 (see --help)")
      assert(Run.error(2, "1", "--indent", "9" * 20).startsWith("--indent is 0 to 100 spaces"))
    }
    test("files and options in any order") {
      Run.inFolder { folder =>
        val a = Run.write(folder.resolve("a.json"), "[1]").toString
        val b = Run.write(folder.resolve("b.json"), " {\"b\" : [ ] }\n").toString
        val option = Run.write(folder.resolve("-o"), "\"o\"")
        assert(Run.ok("", a, b) == "[1]\n{\"b\":[]}\n")
        assert(Run.ok("3", b, "-", "--style", "jsonnetOneLine", a) == "{\"b\": [ ]}\n3\n[1]\n")
        assert(Run.error(1, "3", "-", "-") == "standard input:1:1: unexpected end of the input (at $)")
        assert(Run.ok("", "--", a, b) == "[1]\n{\"b\":[]}\n")
        assert(Run.ok("", a, "--", option.toString) == "[1]\n\"o\"\n")
        assert(Run.error(1, "", "--", "-o") == "-o: No such file or directory")
      }
    }
    test("many files") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("a"), "1").toString
        val many = Seq.fill(20000)(file)
        val started = System.nanoTime
        assert(Run.ok("", many*) == "1\n" * many.size)
        assert(System.nanoTime - started < 60000000000L)
      }
    }
    test("a file's name is said once, whatever its chars") {
      for (name <- Seq("a\nb", "a\u0007", "a (b)", "\u202e")) {
        val shown = ErrorLine.escaped(name)
        assert(Run.error(1, "", name) == s"$shown: No such file or directory")
        assert(Run.error(1, "1", "-o", s"$name/b") == s"$shown/b: No such file or directory")
      }
    }
    test("files that cannot be read") {
      Run.inFolder { folder =>
        val none = folder.resolve("none.json").toString
        assert(Run.error(1, "", none) == s"$none: No such file or directory")
        assert(Run.error(1, "", folder.toString) == s"$folder: Is a directory")
        val a = Run.write(folder.resolve("a.json"), "[1]").toString
        val run = Run("", a, none)
        assert(run == Run(1, "[1]\n", s"swarender: $none: No such file or directory\n"))
      }
    }
  }
}
