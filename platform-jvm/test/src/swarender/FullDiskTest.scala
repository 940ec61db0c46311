package swarender

import java.io.{FileOutputStream, IOException, OutputStream}
import java.net.URI
import java.nio.channels.{Channels, Pipe}
import java.nio.file.{AccessDeniedException, FileSystemException, FileSystems, Files, NoSuchFileException, Path, Paths}

import utest.*

/** Files and pipes that take no more. */
object FullDiskTest extends TestSuite {
  private val documents = Seq[ujson.Value](ujson.Arr(1), "x" * 1000000)

  private def refused(open: => OutputStream, message: String): Unit =
    for (
      document <- documents;
      write <- Seq[OutputStream => Unit](
        Json.writeTo(document, _),
        out => Json.writeTo(document, Target.LengthPrefixed(out))
      )
    ) {
      val target = open
      try assert(intercept[IOException](write(target)).getMessage == message)
      finally target.close()
      assert(Json.render(document) == new String(Json.toBytes(document), "UTF-8"))
    }

  private def setWritable(file: Path, writable: Boolean): Unit = {
    val _ = file.toFile.setWritable(writable)
  }

  val tests: Tests = Tests {
    test("what cannot be opened has the exceptions of NIO, which differ") {
      val folder = Files.createTempDirectory("refused")
      val closed = Files.createFile(folder.resolve("closed"))
      val opens =
        Seq[Path => Any](path => output.FileOutput.create(path.toString).close(), path => Json.writeTo(1, path))
      for (open <- opens) {
        intercept[NoSuchFileException](open(folder.resolve("missing").resolve("file")))
        assert(!intercept[FileSystemException](open(folder)).isInstanceOf[NoSuchFileException])
        setWritable(closed, false)
        // A superuser may write it.
        if (!Files.isWritable(closed)) { val _ = intercept[AccessDeniedException](open(closed)) }
        setWritable(closed, true)
        open(closed)
      }
      Files.delete(closed)
      Files.delete(folder)
    }
    test("a path of another file system than the default one") {
      val folder = Files.createTempDirectory("zip")
      val zip = folder.resolve("a.zip")
      val files = FileSystems.newFileSystem(URI.create("jar:" + zip.toUri), java.util.Map.of("create", "true"))
      val file = files.getPath("/swarender-of-a-zip.json")
      try {
        Json.writeTo(Seq(1), file)
        assert(new String(Files.readAllBytes(file)) == "[1]", Json.render(JsonText(file)) == "[1]")
      } finally files.close()
      assert(!Files.exists(Paths.get("/swarender-of-a-zip.json")))
      Files.delete(zip)
      Files.delete(folder)
    }
    test("a full disk") { refused(new FileOutputStream("/dev/full"), "No space left on device") }
    test("a pipe that nobody reads") {
      refused(
        {
          val pipe = Pipe.open()
          pipe.source.close()
          Channels.newOutputStream(pipe.sink)
        },
        "Broken pipe"
      )
    }
  }
}
