package converter

import java.nio.file.{Files, Path}

import utest.*

/** `--multi`: a file for each member of an object. */
object MemberFilesTest extends TestSuite {
  private def names(folder: Path): Seq[String] = folder.toFile.list.toSeq.sorted

  val tests: Tests = Tests {
    test("each member becomes a file, and standard output names them") {
      Run.inFolder { folder =>
        val out = Run.ok("""{"b.yaml":{"x":[1,{}]},"a":"z","c":[]}""", "-t", "yaml", "-m", folder.toString)
        assert(
          out == Seq("b.yaml", "a", "c").map(name => s"${folder.resolve(name)}\n").mkString,
          Run.read(folder.resolve("b.yaml")) == "x:\n- 1\n- {}\n",
          Run.read(folder.resolve("a")) == "z\n",
          Run.read(folder.resolve("c")) == "[]\n"
        )
        assert(Run.ok("{}", "--multi", folder.toString, "--no-sync") == "", names(folder) == Seq("a", "b.yaml", "c"))
      }
    }
    test("folders are made, and each file ends with a line feed") {
      Run.inFolder { folder =>
        val made = folder.resolve("made")
        Run.ok("""{"d/e.json":{"x":{"y":null}}}""", "-m", made.toString): Unit
        assert(Run.read(made.resolve("d/e.json")) == "{\"x\":{\"y\":null}}\n")
        Files.delete(made.resolve("d/e.json"))
        Files.delete(made.resolve("d"))
      }
    }
    test("a fault is told with its place, and changes no file") {
      Run.inFolder { folder =>
        Run.write(folder.resolve("a"), "old"): Unit
        def error(input: String, args: String*): String =
          Run.error(1, input, (Seq("-m", folder.toString) ++ args)*).stripPrefix("standard input:")
        assert(
          error("""{"a":1,"b":[2,""") == "1:15: unexpected end of the input (at $[1] of b)",
          error("[1]") == "1:1: expected an object, whose members are files (at $)",
          error("1") == "1:1: expected an object, whose members are files (at $)",
          error("{\"a\":1,\n\"../b\":2}") == "2:1: \"../b\" has an empty segment, or one that is . or .. (at $)",
          error("""{"a":1,"a":2}""").contains("\"a\" is named twice"),
          error("""{"a":1} 2""").contains("expected the end of the input"),
          error("""{"a":{"b":[1e400]}}""", "-t", "yaml").contains("(at $.b[0] of a)"),
          names(folder) == Seq("a"),
          Run.read(folder.resolve("a")) == "old"
        )
      }
    }
    test("it takes one document, and no other output") {
      for (args <- Seq(Seq("-o", "x"), Seq("--stream"), Seq("a.json", "b.json"))) {
        val line = Run.error(2, "{}", (Seq("-m", "folder") ++ args)*)
        assert(line.startsWith("--multi takes one document"))
      }
    }
  }
}
