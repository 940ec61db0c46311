package converter

import java.io.IOException
import java.nio.file.attribute.PosixFilePermissions
import java.nio.file.{Files, Path, Paths}
import java.util.concurrent.{Callable, Executors}

import scala.jdk.CollectionConverters.*

import utest.*

/** What `-o` does to the file, to its folder and to what leads to it. */
object OutputFileTest extends TestSuite {
  private def names(folder: Path): Seq[String] = folder.toFile.list.toSeq.sorted
  private def mode(file: Path): String = PosixFilePermissions.toString(Files.getPosixFilePermissions(file))

  private def setMode(file: Path, mode: String): Unit =
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode)): Unit

  /** Converts `1` to `file`. */
  private def convert(file: Path): Unit = {
    assert(Run.ok("1", "-o", file.toString) == "")
    assert(Run.read(file) == "1\n")
  }

  val tests: Tests = Tests {
    test("a temporary file takes no other's name") {
      Run.inFolder { folder =>
        val names = Iterator("a", "b", "c")
        val others = Seq("a", "b").map(name => Run.write(folder.resolve(s".swarender-$name.tmp"), name))
        val file = new OutputFile(folder.resolve("out.json").toString, unique = () => names.next())
        assert(Files.exists(folder.resolve(".swarender-c.tmp")))
        file.stream.write("new".getBytes)
        file.keep()
        file.drop()
        assert(others.map(Run.read) == Seq("a", "b"))
        assert(Run.read(folder.resolve("out.json")) == "new")
        assert(OutputFileTest.names(folder) == Seq(".swarender-a.tmp", ".swarender-b.tmp", "out.json"))
      }
    }
    test("many runs onto one file") {
      Run.inFolder { folder =>
        val file = folder.resolve("out.json")
        val threads = Executors.newFixedThreadPool(16)
        val run: Callable[Run] = () => Run("[1, 2]", "-o", file.toString)
        val runs = threads.invokeAll(Seq.fill(2000)(run).asJava).asScala.map(_.get)
        threads.shutdown()
        assert(runs.forall(_ == Run(0, "", "")))
        assert(Run.read(file) == "[1,2]\n" && names(folder) == Seq("out.json"))
      }
    }
    test("symbolic links are followed") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "old")
        Files.createSymbolicLink(folder.resolve("b"), Paths.get("out.json"))
        val links = Seq(
          folder.resolve("b"),
          Files.createSymbolicLink(folder.resolve("a"), Paths.get("b")),
          Files.createSymbolicLink(folder.resolve("absolute"), file)
        )
        links.foreach { link =>
          convert(link)
          assert(Files.isSymbolicLink(link) && !Files.isSymbolicLink(file))
          Run.write(file, "old"): Unit
        }
      }
    }
    test("also those that lead to no file yet") {
      Run.inFolder { folder =>
        Run.inFolder { other =>
          val file = other.resolve("out.json")
          val link = Files.createSymbolicLink(folder.resolve("link"), file)
          val links = Seq(link, Files.createSymbolicLink(folder.resolve("far"), Paths.get("link")))
          links.foreach { link =>
            convert(link)
            assert(Files.isSymbolicLink(link) && Files.isRegularFile(file) && !Files.isSymbolicLink(file))
            assert(names(other) == Seq("out.json"))
            Files.delete(file)
          }
          assert(Run.error(1, "x", "-o", link.toString).startsWith("standard input:1:1: "))
          assert(names(other).isEmpty && Files.isSymbolicLink(link))
          val nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), Paths.get("none/out.json")).toString
          assert(Run.error(1, "1", "-o", nowhere) == s"$nowhere: No such file or directory")
          val loop = Files.createSymbolicLink(folder.resolve("loop"), Paths.get("loop")).toString
          assert(Run.error(1, "1", "-o", loop) == s"$loop: Too many levels of symbolic links")
        }
      }
    }
    test("the mode stays, and a new file has the one of new files") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "old")
        Seq("rw-------", "rw-r-----", "rwxrwxrwx", "rw-r--r--").foreach { bits =>
          setMode(file, bits)
          convert(file)
          assert(mode(file) == bits)
        }
        Files.setAttribute(file, "unix:mode", 0x9e8) // 04750
        convert(file)
        assert((Files.getAttribute(file, "unix:mode").asInstanceOf[Int] & 0xfff) == 0x9e8)
        val fresh = folder.resolve("fresh.json")
        convert(fresh)
        assert(mode(fresh) == mode(Run.write(folder.resolve("any"), "")))
      }
    }
    test("nobody else reads the temporary file of a file that is there") {
      Run.inFolder { folder =>
        val path = Run.write(folder.resolve("out.json"), "old")
        setMode(path, "rw-rw-rw-")
        val file = new OutputFile(path.toString, unique = () => "new")
        assert(mode(folder.resolve(".swarender-new.tmp")) == "rw-------")
        file.drop()
      }
    }
    test("the mode where owner or group cannot stay") {
      def kept(mode: String, isOwned: Boolean, isGrouped: Boolean): String = {
        val bits = Access(1, 2, Integer.parseInt(mode, 8)).modeFor(isOwned, isGrouped)
        Integer.toOctalString(bits)
      }
      assert(kept("6775", isOwned = true, isGrouped = true) == "6775")
      assert(kept("7775", isOwned = false, isGrouped = true) == "1775")
      assert(kept("6775", isOwned = true, isGrouped = false) == "755")
      assert(kept("640", isOwned = true, isGrouped = false) == "600")
      assert(kept("606", isOwned = false, isGrouped = false) == "666")
    }
    test("another name of the file keeps what it had") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "old")
        val other = Files.createLink(folder.resolve("other.json"), file)
        convert(file)
        assert(Run.read(other) == "old")
      }
    }
    test("inputs and outputs are closed") {
      def descriptors = new java.io.File("/dev/fd").list.length
      Run.inFolder { folder =>
        val input = Run.write(folder.resolve("in.json"), "1").toString
        val broken = Run.write(folder.resolve("broken.json"), "x").toString
        val output = folder.resolve("out.json").toString
        val runs = Seq(Seq(input), Seq(input, "-o", output), Seq(broken), Seq(broken, "-o", output))
        runs.foreach(args => Run("", args*))
        val before = descriptors
        for (_ <- 0 until 100; args <- runs) Run("", args*)
        val more = descriptors - before
        assert(more < 50)
      }
    }
    test("names of any length") {
      Run.inFolder { folder =>
        convert(folder.resolve("n" * 255))
        val long = folder.resolve("n" * 256).toString
        assert(Run.error(1, "1", "-o", long) == s"$long: File name too long")
      }
    }
    test("names that the JVM cannot decode") {
      Run.inFolder { folder =>
        val lost = folder.resolve("caf\ufffd.json").toString
        val line = s"$lost: The JVM reads file names as ${System.getProperty("sun.jnu.encoding")}, and this one is not"
        assert(Run.error(1, "1", lost) == line)
        assert(Run.error(1, "1", "-o", lost) == line)
        assert(names(folder).isEmpty)
      }
    }
    test("a name that ends in a slash is no file's, as an output and as an input") {
      Run.inFolder { folder =>
        Run.write(folder.resolve("a.json"), "1")
        val (none, file) = (s"$folder/none/", s"$folder/a.json/")
        assert(Run.error(1, "2", "-o", none) == s"$none: Is a directory")
        assert(Run.error(1, "2", "-o", file) == s"$file: Not a directory")
        assert(Run.error(1, "2", "-o", s"$folder/") == s"$folder/: Is a directory")
        assert(Run.error(1, "2", none) == s"$none: No such file or directory")
        assert(Run.error(1, "2", file) == s"$file: Not a directory")
        assert(names(folder) == Seq("a.json") && Run.read(folder.resolve("a.json")) == "1")
      }
    }
    test("the names of standard output are standard output") {
      val spellings =
        Seq("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/../dev/fd/./1", "/proc/thread-self/fd/1")
      Run.inFolder { folder =>
        val link = Files.createSymbolicLink(folder.resolve("link"), Paths.get("/dev/stdout")).toString
        (link +: spellings).foreach { name =>
          assert(Run.ok("[ 1 ]", "-o", name) == "[1]\n")
          assert(Run("[ 1 ] x", "--stream", "-o", name).out == "[1]\n")
        }
        assert(names(folder) == Seq("link"))
      }
    }
    test("a number is a name like others where it names no descriptor") {
      Run.inFolder { folder =>
        convert(folder.resolve("1"))
        Files.createSymbolicLink(folder.resolve("link"), Paths.get("1"))
        convert(folder.resolve("link"))
        assert(names(folder) == Seq("1", "link"))
      }
    }
    test("descriptors that are not open, or not for writing") {
      // Descriptors from 3 on are the JVM's own files, which it reads.
      Seq("/dev/fd/999", "/proc/self/fd/999").foreach { name =>
        assert(Run.error(1, "1", "-o", name) == s"$name: Bad file descriptor")
      }
      val own = Paths.get("/proc/self/fd").toFile.list.toSeq.map(_.toInt).filter(_ > 2)
      val jars = own.map(n => s"/proc/self/fd/$n").filter(name => Files.isRegularFile(Paths.get(name)))
      assert(jars.nonEmpty)
      jars.foreach(name => assert(Run.error(1, "1", "-o", name) == s"$name: Bad file descriptor"))
    }
    test("what a link of the system leads to keeps its place, also without a name") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "a longer text than the new one")
        val reader = Files.newInputStream(file)
        val number = Paths.get("/proc/self/fd").toFile.list.map(n => Paths.get(s"/proc/self/fd/$n")).find { name =>
          Files.isSymbolicLink(name) && Files.readSymbolicLink(name) == file.toRealPath()
        }
        // Other processes see it so: the descriptor is no other's.
        val name =
          number.get.toString.replace("self", s"${ProcessHandle.current.pid}/task/${ProcessHandle.current.pid}")
        Files.delete(file)
        assert(Run.ok("1", "-o", name) == "")
        assert(new String(reader.readAllBytes()) == "1\n" && names(folder).isEmpty)
        reader.close()
      }
    }
    test("a file that the process may not write stays as it is") {
      Run.inFolder { folder =>
        val file = Run.write(folder.resolve("out.json"), "old")
        setMode(file, "r--r--r--")
        val mayWrite = Files.isWritable(file) // as root
        val run = Run("1", "-o", file.toString)
        assert(run == (if (mayWrite) Run(0, "", "") else Run(1, "", s"swarender: $file: Permission denied\n")))
        assert(Run.read(file) == (if (mayWrite) "1\n" else "old") && mode(file) == "r--r--r--")
      }
    }
    test("without waiting for the disk") {
      Run.inFolder { folder =>
        val file = folder.resolve("out.json")
        assert(Run.ok("[ 1 ]", "-o", file.toString, "--no-sync") == "" && Run.read(file) == "[1]\n")
      }
    }
    test("no name") {
      Seq(Seq(""), Seq("-o", "")).foreach(args => assert(Run.error(1, "1", args*) == ": No such file or directory"))
      intercept[IOException](new OutputFile(""))
    }
  }
}
