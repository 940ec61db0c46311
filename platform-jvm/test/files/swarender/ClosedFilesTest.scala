package swarender

import java.io.File
import java.nio.file.{Files, Path}

import utest.*

import swarender.output.FileOutput

/** Files are closed, whether the document is written or refused. */
object ClosedFilesTest extends TestSuite {
  private final val Times = 200

  /** How many descriptors the process has open. */
  private def descriptors: Int = new File("/dev/fd").list.length

  private def closes(work: Path => Unit): Unit = {
    val file = Files.createTempFile("swarender", ".json")
    try {
      work(file)
      val before = descriptors
      for (_ <- 0 until Times) work(file)
      // The platform may open some of its own.
      val more = descriptors - before
      assert(more < Times / 4)
    } finally Files.delete(file)
  }

  private val value = ujson.Obj("a" -> 1)
  private val refused = ujson.Obj("a" -> Double.NaN)

  val tests: Tests = Tests {
    test("of an entry point") {
      for (format <- Seq[Format[?]](Json, Yaml, Toml)) closes(file => format.writeTo(value, file))
    }
    test("of an entry point that refuses the value") {
      closes(file => intercept[RenderError](Json.writeTo(refused, file)): Unit)
    }
    test("of a stream") {
      closes { file =>
        val stream = FileOutput.create(file.toString)
        Json.writeTo(value, stream)
        stream.close()
      }
    }
  }
}
