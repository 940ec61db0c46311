package converter

import java.io.{ByteArrayInputStream, IOException, OutputStream}
import java.nio.file.Path

import utest.*

/** An input that cannot be converted, and what becomes of the others. */
object FailuresTest extends TestSuite {

  /** Files with these texts, in a folder; those without one are not there. */
  private def files[T](texts: (String, String)*)(use: (Path, Seq[String]) => T): T = Run.inFolder { folder =>
    val names = texts.map { case (name, text) =>
      val file = folder.resolve(name)
      if (text != null) Run.write(file, text): Unit
      file.toString
    }
    use(folder, names)
  }

  private def lines(run: Run): Seq[String] = run.err.linesIterator.toSeq

  val tests: Tests = Tests {
    test("the others are converted, and the errors come at the end") {
      files("none" -> null, "a" -> "[ 1 ]", "bad" -> "[2, x]", "b" -> "{ }", "latin" -> "\u0000") { (folder, names) =>
        for ((args, out) <- Seq("" -> "[1]\n{}\n", "-t yaml" -> "- 1\n---\n{}\n", "--pretty" -> "[\n  1\n]\n{}\n")) {
          val run = Run("", (names ++ args.split(' ').filter(_.nonEmpty))*)
          assert(
            run.status == 1,
            run.out == out,
            lines(run) == Seq(
              s"swarender: $folder/none: No such file or directory",
              s"swarender: $folder/bad:1:5: expected json value, got \"x\" (at $$[1])",
              s"swarender: $folder/latin:1:1: expected json value, got \"\\u0000\" (at $$)"
            )
          )
        }
      }
    }
    test("--fail-fast stops at the first") {
      files("a" -> "1", "none" -> null, "b" -> "2", "bad" -> "x") { (folder, names) =>
        val error = s"swarender: $folder/none: No such file or directory\n"
        assert(Run("", ("--fail-fast" +: names)*) == Run(1, "1\n", error))
        assert(Run("", ("--fail-fast" +: "-i" +: names)*) == Run(1, "", error))
        assert(Run.read(folder.resolve("a")) == "1\n", Run.read(folder.resolve("b")) == "2")
      }
    }
    test("in place, each file for itself") {
      files("a" -> "[ 1 ]", "bad" -> "[ 2", "none" -> null, "b" -> "[ 3 ]", "null" -> "null") { (folder, names) =>
        val run = Run("", ("-i" +: "-t" +: "yaml" +: "--nulls" +: "fail" +: names)*)
        def read(name: String) = Run.read(folder.resolve(name))
        assert(
          run.status == 1,
          lines(run).map(_.stripPrefix(s"swarender: $folder/").takeWhile(_ != ':')) == Seq("bad", "none", "null"),
          Seq("a", "bad", "b", "null").map(read(_)) == Seq("- 1\n", "[ 2", "- 3\n", "null"),
          folder.toFile.list.length == 4
        )
      }
    }
    test("a file that all inputs go to is written if all are converted; each fault is told") {
      files("a" -> "1", "bad" -> "x", "out" -> "old", "none" -> null, "b" -> "2") { (folder, names) =>
        val inputs = names.filterNot(_.endsWith("out"))
        val run = Run("", ("-o" +: s"$folder/out" +: inputs)*)
        assert(run.status == 1, run.out == "", lines(run).size == 2, Run.read(folder.resolve("out")) == "old")
        assert(
          Run.ok("", "-o", s"$folder/out", inputs.head, inputs.last) == "",
          Run.read(folder.resolve("out")) == "1\n2\n"
        )
      }
    }
    test("a stream ends at its fault, and the next one begins") {
      files("a" -> "1 2 x 3", "b" -> "[4] [5", "c" -> "6") { (_, names) =>
        for ((args, between) <- Seq(Seq() -> "", Seq("-t", "yaml", "--max-flow-length", "9") -> "---\n")) {
          val run = Run("", ("--stream" +: (names ++ args))*)
          assert(
            run.status == 1,
            lines(run).size == 2,
            run.out == Seq("1", "2", "[4]", "6").mkString("", s"\n$between", "\n")
          )
        }
      }
    }
    test("marks of documents stay right after a fault, wherever it is") {
      val texts = Seq("1", "[2", "x", "\"a\"")
      for (
        order <- texts.permutations.toSeq;
        args <- Seq(Seq("--document-start", "yes"), Seq("--document-end", "yes"), Seq("--stream-end", "yes"), Seq())
      )
        files(order.zipWithIndex.map { case (text, i) => s"$i" -> text }*) { (_, names) =>
          val good = names.zip(order).filter(p => p._2 == "1" || p._2 == "\"a\"").map(_._1)
          val run = Run("", ("-t" +: "yaml" +: (args ++ names))*)
          assert(run.status == 1, lines(run).size == 2, run.out == Run.ok("", ("-t" +: "yaml" +: (args ++ good))*))
        }
    }
    test("a part of a long document that has been written is a line of its own") {
      val long = "[" + "1," * 300000 + "x]"
      files("long" -> long, "a" -> "2") { (folder, names) =>
        val run = Run("", names*)
        val (part, whole) = run.out.splitAt(run.out.indexOf('\n'))
        assert(run.status == 1, whole == "\n2\n", part.nonEmpty, long.startsWith(part))
        val yaml = Run("", ("-t" +: "yaml" +: names)*)
        assert(yaml.out.endsWith("\n---\n2\n"), yaml.out.startsWith("- 1\n"))
        val last = Run("", names.reverse*)
        assert(last.out.startsWith("2\n[1,"), last.out.endsWith("\n"), last.out.linesIterator.size == 2)
        assert(Run("", ("-i" +: names)*).status == 1, Run.read(folder.resolve("long")) == long)
      }
    }
    test("an output that fails ends the run, after the errors of inputs") {
      files("none" -> null, "a" -> "1") { (folder, names) =>
        def run(error: => IOException) = {
          val out = new OutputStream { def write(b: Int): Unit = throw error }
          Run.to(out, new ByteArrayInputStream(Array()), names*)
        }
        val none = s"swarender: $folder/none: No such file or directory\n"
        assert(run(new IOException("full")) == ((1, s"${none}swarender: standard output: full\n")))
        assert(run(new ClosedPipe) == ((1, none)))
      }
    }
  }
}
