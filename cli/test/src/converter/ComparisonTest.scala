package converter

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}

import utest.*

/** `--check` and `--diff`: what `-i` would change. */
object ComparisonTest extends TestSuite {
  private def written(folder: Path, name: String, text: String): String = Run.write(folder.resolve(name), text).toString

  /** What `diff -u` of one text and another is, without the names. */
  private def diff(before: String, after: String): Seq[String] =
    new String(Diff("f", before.getBytes(UTF_8), after.getBytes(UTF_8)), UTF_8).linesIterator.toSeq.drop(2)

  private def applied(before: String, hunks: Seq[String]): String = {
    val lines = before.linesIterator.toSeq
    val out = new StringBuilder
    var at = 0
    def line(i: Int) = { out ++= lines(i); out += '\n' }
    for (hunk <- hunks) hunk.head match {
      case '@' =>
        val from = hunk.drop(4).takeWhile(_.isDigit).toInt - 1
        while (at < from) { line(at); at += 1 }
      case ' ' => assert(lines(at) == hunk.tail); line(at); at += 1
      case '-' => assert(lines(at) == hunk.tail); at += 1
      case '+' => out ++= hunk.tail; out += '\n'
    }
    while (at < lines.size) { line(at); at += 1 }
    out.toString
  }

  val tests: Tests = Tests {
    test("--check prints the names of files that would change, and changes none") {
      Run.inFolder { folder =>
        val same = written(folder, "same", "{\n  \"a\": 1\n}\n")
        val crLf = written(folder, "crlf", "{\r\n  \"a\": 1\r\n}\r\n")
        val others = Seq("{\"a\": 1}", "{\n  \"a\": 1\n}", "{\n  \"a\": 1\n}\n\n", " " * 200000 + "1\n", "\ufeff1\n")
        val changed = others.zipWithIndex.map { case (text, i) => written(folder, s"other$i", text) }
        assert(Run.ok("", "--check", "--pretty", same, crLf) == "")
        assert(
          Run("", (Seq("--check", "--pretty", same) ++ changed :+ crLf)*) == Run(1, changed.map(_ + "\n").mkString, "")
        )
        assert(others == changed.map(name => Run.read(java.nio.file.Paths.get(name))))
        assert(folder.toFile.list.length == 2 + others.size)
        val bad = written(folder, "bad", "[1, x")
        val run = Run("", "--check", "--pretty", bad, changed.head)
        assert(run.status == 1, run.out == s"${changed.head}\n", run.err.startsWith(s"swarender: $bad:1:5: "))
        val long = (1 to 100000).mkString("[", ",", "]\n")
        assert(Run.ok("", "--check", written(folder, "long", long)) == "")
        assert(Run("", "--check", written(folder, "long", long.replace("99999", "99998 "))).status == 1)
      }
    }
    test("--diff prints what would change") {
      Run.inFolder { folder =>
        val name = written(folder, "a.json", "{\n  \"b\":  1,\n  \"a\": [\n    1\n  ],\n  \"c\": 2\n}")
        val expected =
          s"""--- $name
             |+++ $name
             |@@ -1,7 +1,7 @@
             | {
             |-  "b":  1,
             |+  "b": 1,
             |   "a": [
             |     1
             |   ],
             |   "c": 2
             |-}
             |\\ No newline at end of file
             |+}
             |""".stripMargin
        for (args <- Seq(Seq("--diff"), Seq("--check", "--diff")))
          assert(Run("", (args ++ Seq("--pretty", name))*) == Run(1, expected, ""))
        Run.ok("", "-i", "--pretty", name): Unit
        assert(Run.ok("", "--diff", "--pretty", name) == "")
      }
    }
    test("differences turn one text into the other") {
      val random = new scala.util.Random(56)
      println("Seed of the texts that differ: 56")
      def text(most: Int) = Seq.fill(random.nextInt(most))(s"${random.nextInt(4)}\n").mkString
      for (_ <- 0 until 500) {
        val (before, after) = (text(40) + "end\n", text(40) + "end\n")
        assert(applied(before, diff(before, after)) == after)
      }
      val lines = (1 to 20000).map(_.toString)
      val (before, after) =
        (lines.mkString("\n") + "\n", lines.updated(10, "x").updated(19000, "y").mkString("\n") + "\n")
      val turned = lines.reverse.mkString("\n") + "\n"
      assert(applied(before, diff(before, after)) == after, applied(before, diff(before, turned)) == turned)
      assert(diff("a\nb\n", "a\nc\n") == Seq("@@ -1,2 +1,2 @@", " a", "-b", "+c"))
    }
    test("they take files, and nothing else") {
      val excluded = "--check and --diff take files, and neither --output, --multi nor --in-place (see --help)"
      val inPlace = "--in-place takes files, and neither --output, --multi, --check nor --diff (see --help)"
      for (option <- Seq("--check", "--diff")) {
        for (args <- Seq("", "-", "a -o b", "a -m b").map(_.split(" ").toSeq.filter(_.nonEmpty)))
          assert(Run.error(2, "1", (option +: args)*) == excluded)
        assert(Run.error(2, "1", option, "-i", "a") == inPlace)
        assert(Run.error(1, "", option, "/none") == "/none: No such file or directory")
        assert(Run.error(1, "", option, "/") == "/: Is a directory")
        if (Files.exists(java.nio.file.Paths.get("/dev/null")))
          assert(Run.error(1, "", option, "/dev/null") == "/dev/null: Not a regular file")
        Run.inFolder { folder =>
          val lines = written(folder, "a.jsonl", "[1]\n")
          assert(Run.error(2, "", option, "--pretty", lines).startsWith("a .jsonl or .ndjson file"))
          assert(Run.ok("", option, lines) == "")
        }
      }
    }
  }
}
