package swarender

import java.io.{FileOutputStream, IOException, OutputStream}
import java.nio.channels.{Channels, Pipe}
import java.nio.file.{AccessDeniedException, FileSystemException, Files, NoSuchFileException, Path}

import utest.*

/** Files and pipes that take no more. */
object FullDiskTest extends TestSuite {
  private val documents = Seq[ujson.Value](ujson.Arr(1), "x" * 1000000)

  private def refused(open: => OutputStream, message: String): Unit =
    for (
      document <- documents;
      write <- Seq[OutputStream => Unit](
        Json.writeTo(document, _),
        out => Json.writeTo(document, Target.Delimited(out))
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
