package converter

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, IOException, OutputStream}
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
    test("the extension of a name says the format, unless --to does") {
      Run.inFolder { folder =>
        val names = Seq("a.yaml", "b.YML", "c.json", "d.toml", "e.json5", "f.jsonc", "g.txt", "h", "in/i.yaml",
          "j.jsonl", "k.ini")
        val text = names.map(name => s""""$name":{"main":{"x":"y"},"sections":{}}""").mkString("{", ",", "}")
        def written(args: String*) = {
          Run.ok(text, ("-m" +: folder.toString +: args)*): Unit
          names.map(name => Run.read(folder.resolve(name)))
        }
        val (json, yaml) = ("{\"main\":{\"x\":\"y\"},\"sections\":{}}\n", "main:\n  x: \"y\"\nsections: {}\n")
        assert(
          written().take(4) == Seq(yaml, yaml, json, "[main]\nx = \"y\"\n\n[sections]\n"),
          written().drop(6) == Seq(json, json, yaml, json, "x = y\n"),
          written("-t", "yaml") == names.map(_ => yaml),
          written("-t", "json") == names.map(_ => json)
        )
        for (name <- names) {
          val file = folder.resolve("one").resolve(name)
          Files.createDirectories(file.getParent): Unit
          Run.ok(json, "-o", file.toString): Unit
          assert(Run.read(file) == written()(names.indexOf(name)))
        }
      }
    }
    test("options are those of the format of the name, and none is lost") {
      Run.inFolder { folder =>
        def error(input: String, args: String*) = Run.error(1, input, ("-m" +: folder.toString +: args)*)
        Run.ok("{\"a.yaml\":[1],\"b.yml\":[2]}", "-m", folder.toString, "--max-flow-length", "20"): Unit
        assert(Run.read(folder.resolve("a.yaml")) == "[1]\n")
        Run.ok("{\"c.json\":[1],\"d.yaml\":{\"b\":1,\"a\":[2]}}", "-m", folder.toString, "--pretty", "-S"): Unit
        assert(
          Run.read(folder.resolve("c.json")) == "[\n  1\n]\n",
          Run.read(folder.resolve("d.yaml")).startsWith("a:\n")
        )
        assert(
          error("{\"x.yaml\":[1],\n\"y.json\":[2]}", "--max-flow-length", "20") ==
            "standard input:2:1: --max-flow-length is not an option of json, but of yaml (at $)",
          error("{\"x\":1,\"y.yaml\":2}", "-c") ==
            "standard input:1:8: yaml has no style compact, but safe, quoted, pretty, jsonnet, kyaml, pyyaml, json " +
            "(--compact-output means --style compact) (at $)",
          error("{\"x.jsonl\":1}", "--pretty").contains("one JSON document per line"),
          Run.error(2, "{}", "-m", "none", "--style", "none").contains("has no style none"),
          names(folder) == Seq("a.yaml", "b.yml", "c.json", "d.yaml")
        )
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
    test("the folder is made for no members too, and an error names what is in the way") {
      Run.inFolder { outer =>
        val folder = outer.resolve("in")
        assert(Run.ok("{}", "-m", folder.toString) == "", Files.isDirectory(folder))
        val file = Run.write(outer.resolve("file"), "old")
        Files.createSymbolicLink(outer.resolve("nowhere"), outer.resolve("none")): Unit
        Files.createSymbolicLink(folder.resolve("up"), outer): Unit
        Files.createSymbolicLink(folder.resolve("out"), file): Unit
        def error(folder: Path, member: String): String =
          Run.error(1, s"""{"new": 1, "$member": 2}""", "-m", folder.toString)
        assert(
          error(file, "a") == s"$file: Not a directory",
          error(outer.resolve("nowhere"), "a") == s"$outer/nowhere: Leads nowhere",
          error(folder, "up/file") == s"$folder/up/file: Leads out of $folder",
          error(folder, "up/b") == s"$folder/up: Leads out of $folder",
          error(folder, "out") == s"$folder/out: Leads out of $folder",
          names(folder) == Seq("out", "up"),
          Run.read(file) == "old",
          names(outer) == Seq("file", "in", "nowhere")
        )
      }
    }
    test("an error of a member's file names it, and changes no file") {
      Run.inFolder { folder =>
        for (name <- Seq("x" * 300, "deep/" + "é" * 200)) {
          val line = Run.error(1, s"""{"new": 1, "$name": 2}""", "-m", folder.toString)
          assert(line == s"$folder/$name: File name too long", names(folder).isEmpty)
        }
      }
    }
    test("no file changes where standard output takes no names, but for a reader that is gone") {
      def run(folder: Path, error: => IOException) = {
        val out = new OutputStream { def write(b: Int): Unit = throw error }
        Run.to(out, new ByteArrayInputStream("{\"a\": 1}".getBytes), "-m", folder.toString)
      }
      Run.inFolder { folder =>
        assert(
          run(folder, new IOException("No space left on device")) ==
            ((1, "swarender: standard output: No space left on device\n")),
          names(folder).isEmpty,
          run(folder, new ClosedPipe) == ((0, "")),
          names(folder) == Seq("a")
        )
      }
    }
    test("no name is complete before its file is there") {
      Run.inFolder { folder =>
        val out = new ByteArrayOutputStream {
          override def flush(): Unit = assert(!toString.contains('\n') || names(folder) == Seq("a", "b"))
        }
        val in = new ByteArrayInputStream("{\"a\": 1, \"b\": 2}".getBytes)
        assert(Run.to(out, in, "-m", folder.toString) == ((0, "")), out.toString == s"$folder/a\n$folder/b\n")
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
