package converter

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, IOException, OutputStream, PrintStream}
import java.nio.file.attribute.PosixFilePermissions
import java.nio.file.{Files, Path}

import utest.*

import swarender.output.BufferPolicy

/** Where output goes: files as a whole, standard output with all that can happen to it. */
object ConverterOutputTest extends TestSuite {
  private def names(folder: Path): Seq[String] = folder.toFile.list.toSeq.sorted

  /** A stream that throws `error` at every write after `size` bytes. */
  private final class Failing(size: Int, error: => IOException) extends OutputStream {
    private var left = size
    def write(b: Int): Unit = {
      if (left == 0) throw error
      left -= 1
    }
  }

  private val big = "[" + "\"0123456789\"," * 50000 + "0]"

  val tests: Tests = Tests {
    test("documents before a fault reach standard output") {
      val run = Run("1 [2] {\"a\": x", "--stream")
      assert(run.status == 1, run.out == "1\n[2]\n", run.err.contains("standard input:1:13: "))
    }
    test("-o writes the file as a whole") {
      Run.inFolder { folder =>
        val file = folder.resolve("out.json")
        assert(Run.ok("[ 1 ]", "-o", file.toString) == "")
        assert(Run.read(file) == "[1]\n")
        assert(Run.ok("[ 2 ]", "--output", file.toString, "--indent", "1") == "")
        assert(Run.read(file) == "[\n 2\n]\n")
        assert(names(folder) == Seq("out.json"))
      }
    }
    test("-o - is standard output") { assert(Run.ok("[ 1 ]", "-o", "-") == "[1]\n") }
    test("an input can be the output") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("a.json"), big).toString
        assert(Run.ok("", file, "-o", file) == "")
        assert(Run.read(folder.resolve("a.json")) == big + "\n")
      }
    }
    test("an input that standard output is added to is refused") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("a.json"), "[1]\n[2]\n")
        val link = Files.createSymbolicLink(folder.resolve("link"), file)
        val out = Files.newOutputStream(file, java.nio.file.StandardOpenOption.APPEND)
        for (name <- Seq(file, link)) {
          val run = Run.onto(file, out, "--stream", name.toString)
          assert(run == Run(1, "", s"swarender: $name: The input is the output\n"))
        }
        assert(Run.read(file) == "[1]\n[2]\n")
        assert(Run.onto(file, out, "--stream", "-o", file.toString, file.toString) == Run(0, "", ""))
        out.close()
      }
    }
    test("a run that fails leaves the old file and no other") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "old")
        assert(
          Run
            .error(1, big.dropRight(1), "-o", file.toString)
            .endsWith("unexpected end of the input (at $[50000])")
        )
        assert(Run.read(file) == "old" && names(folder) == Seq("out.json"))
        val none = folder.resolve("none.json")
        assert(Run.error(1, "[1] x", "-o", none.toString).startsWith("standard input:1:5: "))
        assert(names(folder) == Seq("out.json"))
        assert(
          Run.error(1, "", "-o", none.toString, "missing.json") == "missing.json: No such file or directory"
        )
        assert(names(folder) == Seq("out.json"))
      }
    }
    test("an output that cannot be") {
      Run.inFolder { folder =>
        val deep = folder.resolve("none/out.json").toString
        assert(Run.error(1, "1", "-o", deep) == s"$deep: No such file or directory")
        assert(Run.error(1, "1", "-o", folder.toString) == s"$folder: Is a directory")
      }
    }
    test("permissions and links stay") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "old")
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"))
        val link = Files.createSymbolicLink(folder.resolve("link.json"), file.getFileName)
        assert(Run.ok("1", "-o", link.toString) == "")
        assert(Files.isSymbolicLink(link) && Run.read(file) == "1\n")
        assert(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)) == "rw-r-----")
      }
    }
    test("a device is written to and stays what it is") {
      assert(Run.ok(big, "-o", "/dev/null") == "")
      assert(!Files.isRegularFile(java.nio.file.Paths.get("/dev/null")))
      assert(Run.error(1, big, "-o", "/dev/full") == "/dev/full: No space left on device")
      assert(Run.error(1, "1", "-o", "/dev/full") == "/dev/full: No space left on device")
    }
    test("standard output that fails") {
      Seq(0, 1, 100000).foreach { size =>
        val (status, err) =
          Run.to(new Failing(size, new IOException("full")), new ByteArrayInputStream(big.getBytes("UTF-8")))
        assert((status, err) == ((1, "swarender: standard output: full\n")))
        val closed =
          Run.to(new Failing(size, new ClosedPipe), new ByteArrayInputStream(big.getBytes("UTF-8")))
        assert(closed == ((0, "")))
      }
      assert(
        Run.to(new Failing(0, new IOException("full")), new ByteArrayInputStream(Array()), "--help") == ((
          1,
          "swarender: standard output: full\n"
        ))
      )
      assert(
        Run.to(new Failing(0, new ClosedPipe), new ByteArrayInputStream(Array()), "--version") == ((0, ""))
      )
    }
    test("every document ends with one newline") {
      assert(Run.ok("{\"a\":[1]}", "-s", "pythonVars") == "a = [1]\n")
      assert(Run.ok("\"\\n\"") == "\"\\n\"\n")
      assert(Run.ok("[1]", "-s", "pretty") == "[\n  1\n]\n")
    }
    test("held output") {
      val target = new ByteArrayOutputStream
      val held = new HeldOutput(target)
      held.endLine()
      held.write('a')
      held.flush()
      assert(target.size == 0)
      held.endLine()
      held.endLine()
      held.push()
      assert(target.toString == "a\n")
      held.write(new Array[Byte](400000))
      held.write('b')
      held.push()
      assert(target.size == 400003)
    }
    test("held output, where the document before was passed on and this one fails") {
      val target = new ByteArrayOutputStream
      val held = new HeldOutput(target)
      held.write("[1,2]\n".getBytes)
      held.begin()
      held.write(new Array[Byte](BufferPolicy.file.maximum - 3))
      assert(target.toString == "[1,2]\n", held.drop())
      held.push()
      assert(target.toString == "[1,2]\n")
    }
    test("progress") {
      val terminal = new ByteArrayOutputStream
      var now = 0L
      val line = new ProgressLine(new PrintStream(terminal, true), "a.json", 50000000L, () => now)
      now = 199000000L
      line.at(40000000L)
      assert(terminal.size == 0)
      now = 201000000L
      line.at(1000000L)
      assert(terminal.size == 0)
      line.at(40000000L)
      line.at(41000000L)
      assert(terminal.toString == "\r\u001b[Ka.json: 40 of 50 MB")
      now = 402000000L
      line.at(42000000L)
      line.end()
      line.end()
      assert(terminal.toString == "\r\u001b[Ka.json: 40 of 50 MB\r\u001b[Ka.json: 42 of 50 MB\r\u001b[K")
    }
  }
}
