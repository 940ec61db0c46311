package swarender

import java.io.IOException
import java.nio.file.attribute.{FileTime, PosixFilePermissions}
import java.nio.file.{Files, Path}

import scala.util.control.NonFatal

import utest.*

/** Files that change together, or not at all. */
object FileSetTest extends TestSuite {
  private def inFolder[T](use: Path => T): T = {
    val folder = Files.createTempDirectory("swarender")
    try use(folder)
    finally remove(folder.toFile)
  }

  private def remove(file: java.io.File): Unit = {
    val inside = if (Files.isSymbolicLink(file.toPath)) null else file.listFiles
    if (inside != null) inside.foreach(remove(_))
    val _ = file.delete()
  }

  private def put(file: Path, text: String): Unit = Files.write(file, text.getBytes("UTF-8")): Unit
  private def text(file: Path): String = new String(Files.readAllBytes(file), "UTF-8")
  private def names(folder: Path): Seq[String] = folder.toFile.list.toSeq.sorted

  val tests: Tests = Tests {
    test("values, events and JSON text, in folders that are made") {
      inFolder { folder =>
        val written = FileSet.write(folder.resolve("x")) { files =>
          Json.writeTo(ujson.Obj("a" -> 1), files("a.json"))
          Yaml.writeTo(Events(_.string("b")), files("b/c/d.yaml"))
          Toml.writeTo(JsonText("{\"e\":2}"), files("b/e.toml"))
        }
        assert(
          written == Seq("x/a.json", "x/b/c/d.yaml", "x/b/e.toml").map(folder.resolve(_)),
          written.map(text(_)) == Seq("{\"a\":1}", "b\n", "e = 2\n"),
          names(folder.resolve("x")) == Seq("a.json", "b"),
          names(folder.resolve("x/b")) == Seq("c", "e.toml")
        )
      }
    }
    test("a folder or a name that the system refuses has its path and the reason") {
      inFolder { folder =>
        val long = "n" * 300
        def refused(folder: Path, name: String) = {
          val e = intercept[java.nio.file.FileSystemException] {
            FileSet.write(folder)(files => Json.writeTo(1, files(name)))
          }
          (e.getFile, if (e.isInstanceOf[java.nio.file.NoSuchFileException]) "none" else e.getReason)
        }
        val none = java.nio.file.Paths.get("/proc/none")
        assert(
          refused(folder.resolve(long), "a") == ((s"$folder/$long", "File name too long")),
          refused(folder.resolve(s"x/$long"), "a") == ((s"$folder/x/$long", "File name too long")),
          refused(folder, long) == ((s"$folder/$long", "File name too long")),
          refused(folder, s"x/$long") == ((s"$folder/x/$long", "File name too long")),
          refused(folder, s"$long/x") == ((s"$folder/$long", "File name too long")),
          !Files.exists(none.getParent) || refused(none, "a") == (("/proc/none", "none")),
          names(folder).isEmpty
        )
      }
    }
    test("a fault changes no file and leaves none") {
      inFolder { folder =>
        put(folder.resolve("a.json"), "old")
        val e = intercept[RenderError] {
          FileSet.write(folder) { files =>
            Json.writeTo(1, files("a.json"))
            Json.writeTo(2, files("new/b.json"))
            Json.writeTo(Map("c" -> Double.NaN), files("c.json"))
          }
        }
        assert(e.path == "$.c", names(folder) == Seq("a.json"), text(folder.resolve("a.json")) == "old")
      }
    }
    test("a file that gets the bytes it has is not touched") {
      inFolder { folder =>
        val (same, other) = (folder.resolve("same"), folder.resolve("other"))
        put(same, "[1]")
        put(other, "[3]")
        val time = FileTime.fromMillis(1000000000000L)
        for (file <- Seq(same, other)) Files.setLastModifiedTime(file, time)
        val _ = FileSet.write(folder) { files =>
          for (file <- Seq("same", "other")) Json.writeTo(Seq(1), files(file))
        }
        assert(
          Files.getLastModifiedTime(same) == time,
          Files.getLastModifiedTime(other) != time,
          text(other) == "[1]",
          names(folder) == Seq("other", "same")
        )
      }
    }
    test("a file keeps its rights, and a link leads to it") {
      inFolder { folder =>
        put(folder.resolve("a"), "old")
        val rights = PosixFilePermissions.fromString("rw-r-----")
        val _ = Files.setPosixFilePermissions(folder.resolve("a"), rights)
        val link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("a"))
        val written = FileSet.write(folder)(files => Json.writeTo(true, files("link")))
        assert(
          written == Seq(link),
          Files.isSymbolicLink(link),
          text(folder.resolve("a")) == "true",
          Files.getPosixFilePermissions(folder.resolve("a")) == rights
        )
      }
    }
    test("a link is followed inside of the folder, and refused where it leads out or nowhere") {
      inFolder { outer =>
        val folder = outer.resolve("in")
        Files.createDirectories(folder.resolve("deep/er")): Unit
        Files.createDirectory(outer.resolve("out")): Unit
        put(outer.resolve("out/a"), "old")
        for ((name, target) <- Seq("same" -> "deep/er", "up" -> "../out", "a" -> "../out/a", "none" -> "../out/new"))
          Files.createSymbolicLink(folder.resolve(name), folder.getFileSystem.getPath(target)): Unit
        def write(folder: Path, name: String): Unit =
          FileSet.write(folder)(files => Json.writeTo(1, files(name))): Unit
        write(folder, "same/x")
        write(folder, "same/y/z")
        assert(text(folder.resolve("deep/er/x")) == "1", text(folder.resolve("deep/er/y/z")) == "1")
        for (name <- Seq("up/a", "up/b", "up/c/d", "a")) {
          val e = intercept[IOException](write(folder, name))
          assert(e.getMessage.endsWith(s": Leads out of $folder"))
        }
        for (name <- Seq("none", "none/b")) {
          val e = intercept[IOException](write(folder, name))
          assert(e.getMessage.endsWith("in/none: Leads nowhere"))
        }
        assert(names(outer.resolve("out")) == Seq("a"), text(outer.resolve("out/a")) == "old")
        // The folder itself may be a link, which is followed.
        Files.createSymbolicLink(outer.resolve("link"), folder): Unit
        write(outer.resolve("link"), "same/w")
        assert(text(folder.resolve("deep/er/w")) == "1")
        intercept[IOException](write(folder.resolve("none"), "b")): Unit
        intercept[IOException](write(folder.resolve("deep/er/x"), "b")): Unit
      }
    }
    test("the folder is made also for no files") {
      inFolder { folder =>
        val made = folder.resolve("made")
        assert(FileSet.write(made)(_ => ()).isEmpty, Files.isDirectory(made))
      }
    }
    test("names that are no place in the folder are refused") {
      inFolder { folder =>
        for (name <- Seq("", "/a", "..", "../a", "a/../b", ".", "./a", "a//b", "a/", "a\u0000b")) {
          val e = intercept[IllegalArgumentException](FileSet.resolve(folder, name))
          assert(e.getMessage.startsWith("\""))
        }
        for ((a, b) <- Seq("a" -> "a", "a" -> "a/b", "a/b" -> "a")) {
          val e = intercept[IllegalArgumentException] {
            FileSet.write(folder) { files =>
              Json.writeTo(1, files(a))
              Json.writeTo(2, files(b))
            }
          }
          assert(e.getMessage.contains("named twice"), names(folder) == Nil)
        }
        assert(FileSet.resolve(folder, "a/.b") == folder.resolve("a").resolve(".b"))
      }
    }
    test("a name that the system cannot have is refused, and nothing is written") {
      inFolder { folder =>
        put(folder.resolve("?"), "old")
        for (name <- Seq("\ud800", "\udc00", "a\udc80b", "\ud800/b", "a/\udfff\ud800")) {
          val e = intercept[IllegalArgumentException] {
            FileSet.write(folder) { files =>
              Json.writeTo(1, files("a"))
              Json.writeTo(2, files(name))
            }
          }
          assert(
            e.getMessage.endsWith(
              "\" is not a valid file name: Malformed input or input contains unmappable characters"
            ),
            names(folder) == Seq("?"),
            text(folder.resolve("?")) == "old"
          )
        }
        val _ = FileSet.write(folder)(files => Json.writeTo(1, files("\ud83d\ude00")))
        assert(names(folder) == Seq("?", "\ud83d\ude00"))
      }
    }
    test("a name that is too long is refused before a file changes") {
      inFolder { folder =>
        val e = intercept[IOException] {
          FileSet.write(folder) { files =>
            Json.writeTo(1, files("a"))
            Json.writeTo(2, files("deep/" + "x" * 300))
          }
        }
        assert(e.getMessage.endsWith(": File name too long"), names(folder).isEmpty)
      }
    }
    test("a stream that has thrown is no file, also if the caller goes on") {
      inFolder { folder =>
        put(folder.resolve("a"), "old")
        val e = intercept[IOException] {
          FileSet.write(folder) { files =>
            val stream = files("a").open()
            stream.write('1')
            stream.close()
            intercept[IOException](stream.write('2'))
            Json.writeTo(1, files("b"))
          }
        }
        assert(
          e.getMessage.startsWith(s"$folder/a: "),
          e.getCause.isInstanceOf[IOException],
          names(folder) == Seq("a"),
          text(folder.resolve("a")) == "old"
        )
      }
    }
    test("what is no file, and a file without a document, are refused") {
      inFolder { folder =>
        Files.createDirectory(folder.resolve("d")): Unit
        intercept[IOException](FileSet.write(folder)(files => Json.writeTo(1, files("d")))): Unit
        intercept[IllegalStateException](FileSet.write(folder)(files => files("e"): Unit)): Unit
        var kept: FileSet = null
        val written = FileSet.write(folder) { files =>
          kept = files
          val file = files("f")
          Json.writeTo(1, file)
          try Json.writeTo(2, file)
          catch { case NonFatal(e) => assert(e.isInstanceOf[IllegalStateException]) }
        }
        intercept[IllegalStateException](kept("g")): Unit
        assert(written == Seq(folder.resolve("f")))
        assert(names(folder) == Seq("d", "f"), text(folder.resolve("f")) == "1")
      }
    }
  }
}
