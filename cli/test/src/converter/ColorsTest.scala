package converter

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, OutputStream, PrintStream}
import java.nio.charset.StandardCharsets.ISO_8859_1

import utest.*

import swarender.Style

/** Colours are between the bytes of the output and change none of them. */
object ColorsTest extends TestSuite {
  private val names =
    Map("K" -> Ink.Key, "T" -> Ink.Text, "N" -> Ink.Number, "W" -> Ink.Word, "C" -> Ink.Comment, "/" -> Ink.Plain)

  /** What a run on a terminal writes, the sequences as `<K>`. */
  private def shown(text: String, args: String*): String =
    names.foldLeft(Run.ok(text, (args :+ "--color=always")*)) { case (all, (name, ink)) =>
      all.replace(ink.sequence, s"<$name>")
    }

  private def stripped(text: String): String = Ink.all.foldLeft(text)((all, ink) => all.replace(ink.sequence, ""))

  /** `bytes` in colours, handed over in parts of `size`. */
  private def colored(language: String, bytes: Array[Byte], size: Int): String = {
    val target = new ByteArrayOutputStream
    val colors = Colors(language, target)
    bytes.grouped(size).foreach(colors.write(_))
    colors.flush()
    new String(target.toByteArray, ISO_8859_1)
  }

  /** A run whose standard output shows colours, as Main finds out. */
  private def onTerminal(text: String, args: String*): String = {
    val out = new ByteArrayOutputStream
    val in = new ByteArrayInputStream(text.getBytes("UTF-8"))
    val err = new PrintStream(OutputStream.nullOutputStream)
    assert(Main.run(args, Stdio(in, out, err, showsProgress = false, hasColors = true)) == 0)
    out.toString("UTF-8")
  }

  val tests: Tests = Tests {
    test("JSON") {
      assert(
        shown("{\"a\": [1, \"x\\\"\", null], \"b\": {\"c\": -2.5e3}}") ==
          "{<K>\"a\"</>:[<N>1</>,<T>\"x\\\"\"</>,<W>null</>],<K>\"b\"</>:{<K>\"c\"</>:<N>-2.5e3</>}}\n"
      )
      assert(
        shown("{\"a\": \"b\", \"\": \"\"}", "-o", "/dev/stdout", "-s", "json5", "--head", "it's", "--indent", "1") ==
          "<C>// it's</>\n{\n <K>a</>: <T>'b'</>,\n <K>''</>: <T>''</>,\n}\n"
      )
    }
    test("TOML") {
      assert(
        shown("{\"a b\": \"\", \"c\": [1, {\"d\": true}], \"t\": {\"x\": \"1\\n2\"}}", "-t", "toml") ==
          "<K>\"a b\"</> = <T>\"\"</>\n<K>c</> = [<N>1</>, { <K>d</> = <W>true</> }]\n\n" +
          "<K>[t]</>\n<K>x</> = <T>\"\"\"\n1\n2\"\"\"</>\n"
      )
    }
    test("YAML") {
      assert(
        shown("{\"a\": [1, \"x\", \"1\"], \"on\": null, \"m\": [{\"k\": \"a\\nb\\n\", \"l\": {}}]}", "-t", "yaml") ==
          "<K>a</>:\n- <N>1</>\n- <T>x</>\n- <T>\"1\"</>\n<K>\"on\"</>: <W>null</>\n" +
          "<K>m</>:\n- <K>k</>: |\n<T>    a\n    b\n</>  <K>l</>: {}\n"
      )
      assert(
        shown("{\"a\": {\"b\": [1, \"x\"]}}", "-t", "yaml", "-s", "kyaml", "--compact=yes")
          .contains("<K>b</>: [<N>1</>, <T>\"x\"</>]")
      )
    }
    test("tags of YAML") {
      val tags = "$.a=!Ref,$.b=!Map,$.b.c=!Sub,$.d=!T,$.d[*]=!<tag:a.b,2026:n>"
      assert(
        shown("{\"a\":\"x: y\",\"b\":{\"c\":\"1\\n\"},\"d\":[1,\"k: v\"]}", "-t", "yaml", s"--tags=$tags") ==
          "<K>a</>: !Ref <T>\"x: y\"</>\n<K>b</>: !Map\n  <K>c</>: !Sub |\n<T>    1\n</><K>d</>: !T\n" +
          "- !<tag:a.b,2026:n> <N>1</>\n- !<tag:a.b,2026:n> <T>\"k: v\"</>\n",
        shown("{\"a\":[\"x\"]}", "-t", "yaml", "--max-flow-length=20",
          "--tags=$.a[0]=!Ref") == "<K>a</>: [!Ref <T>x</>]\n"
      )
    }
    test("INI and XML") {
      assert(
        shown("{\"main\": {\"a\": 1}, \"sections\": {\"b\": {\"c\": \"x=y\"}}}", "-t", "ini") ==
          "<K>a </>=<T> 1</>\n<K>[b]</>\n<K>c </>=<T> x=y</>\n"
      )
      assert(shown("[\"a\", {\"b\": \"<\"}, \"x\"]", "-t", "xml") == "<K><a b=</><T>\"&lt;\"</><K>></>x<K></a></>\n")
    }
    test("the bytes between the sequences are those without colours: every sample in every style") {
      val documents = Run.samples.map(_._2) ++ Seq(
        "[\"a\", {\"b\": \"<\"}, \"\\u00e4&\", [\"c\"]]",
        "{\"main\": {\"a\": [1]}, \"sections\": {\"b\": {\"c\": true}}}",
        "{\"#\": \"# a\", \"'\": \"it's: #\", \"\\\"\": \"\\\"\\\"\\\"\", \"[x]\": [[\"''''\"], \"a\\n\\\"\\\"\\\"\\nb\"], \"|\": \"\"}"
      )
      var count = 0
      def every[S <: Style](target: Target[S]): Unit =
        for (profile <- target.profiles; document <- documents) {
          val args = Seq("-t", target.name, "-s", profile.name)
          val plain = Run(document, args*)
          val painted = Run(document, (args :+ "--color=always")*)
          assert(stripped(painted.out) == plain.out, painted.err == plain.err)
          if (plain.status == 0) count += 1
        }
      CommandOption.targets.foreach(every(_))
      assert(count > 150)
    }
    test("any bytes, in parts of any size") {
      val random = new scala.util.Random(31)
      println("Seed of the colours' bytes: 31")
      val alphabet = "\"'\\ \n\n:=-#[]{}|>,.a1tn\t</é".getBytes("UTF-8")
      for (language <- Seq("json", "yaml", "toml", "ini", "xml"); _ <- 0 until 400) {
        val bytes = Array.fill(random.nextInt(60))(alphabet(random.nextInt(alphabet.length)))
        val whole = colored(language, bytes, 1000)
        assert(stripped(whole) == new String(bytes, ISO_8859_1))
        assert(stripped(colored(language, bytes, 1 + random.nextInt(3))) == new String(bytes, ISO_8859_1))
        assert(whole.lastIndexOf('\u001b') == whole.lastIndexOf(Ink.Plain.sequence))
      }
      val long = ("\"" + "x" * 200000 + "\": |\n  a\n").getBytes("UTF-8")
      assert(stripped(colored("yaml", long, 4096)) == new String(long, ISO_8859_1))
    }
    test("a terminal has colours unless something forbids them") {
      assert(onTerminal("1") == s"${Ink.Number.sequence}1${Ink.Plain.sequence}\n")
      assert(onTerminal("1", "--color", "never") == "1\n")
      assert(Run.ok("1", "--color", "auto") == "1\n")
      def shows(isTerminal: Boolean, variables: (String, String)*) =
        Main.showsColors(isTerminal, variables.toMap.get(_))
      val force = "CLICOLOR_FORCE" -> "1"
      for (variables <- Seq(Seq(), Seq("NO_COLOR" -> ""), Seq("TERM" -> "xterm"), Seq("CLICOLOR" -> "1")))
        assert(shows(isTerminal = true, variables*), !shows(isTerminal = false, variables*))
      for (variable <- Seq("NO_COLOR" -> "1", "TERM" -> "dumb", "CLICOLOR" -> "0"))
        assert(!shows(isTerminal = true, variable), !shows(isTerminal = false, variable))
      for (isTerminal <- Seq(true, false); more <- Seq("TERM" -> "dumb", "CLICOLOR" -> "0", "NO_COLOR" -> ""))
        assert(shows(isTerminal, force, more), !shows(isTerminal, force, "NO_COLOR" -> "1"))
      for (none <- Seq("0", ""))
        assert(!shows(isTerminal = false, "CLICOLOR_FORCE" -> none), shows(isTerminal = true, "CLICOLOR_FORCE" -> none))
    }
    test("a file has colours only if they are asked for") {
      Run.inFolder { folder =>
        val file = folder.resolve("out.json").toString
        assert(onTerminal("1", "-o", file) == "" && Run.read(folder.resolve("out.json")) == "1\n")
        assert(Run.ok("1", "-o", file, "--color", "always") == "")
        assert(Run.read(folder.resolve("out.json")) == s"${Ink.Number.sequence}1${Ink.Plain.sequence}\n")
        val excluded = "--color always takes neither --in-place, --multi, --check nor --diff (see --help)"
        assert(Run.error(2, "", "--color", "always", "-i", file) == excluded)
      }
    }
  }
}
