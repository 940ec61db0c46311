package swarender

import java.io.IOException
import java.nio.file.{Files, InvalidPathException, Path, Paths}
import java.util.Arrays

import utest.*

import swarender.output.{BufferPolicy, FileOutput}

/** Files through buffers of any size, and what the system can refuse. */
object FileOutputTest extends TestSuite {
  private val document = ujson.Arr.from((0 until 30000).map(i => s"number $i"))
  private val expected = Json.toBytes(document)
  private val policies =
    Seq(1, 7, 4096, 1 << 20).map(BufferPolicy.fixed(_)) ++
      Seq(BufferPolicy.file, BufferPolicy.growing, BufferPolicy.fixed(1000).withInitial(1).withWriteThrough(3))

  private def inFile(use: Path => Unit): Unit = {
    val file = Files.createTempFile("swarender", ".json")
    try use(file)
    finally Files.delete(file)
  }

  private def refused(work: => Any): String = intercept[IOException](work).getMessage

  val tests: Tests = Tests {
    test("to a file, through buffers of any policy") {
      inFile { file =>
        for (policy <- policies) {
          val stream = FileOutput.create(file.toString, policy)
          Json.writeTo(document, stream)
          stream.write('\n')
          stream.write(expected, 100, 0)
          stream.write(expected, 100, 3)
          for (i <- 0 until 5000) stream.write(i)
          stream.close()
          val all = (expected :+ '\n'.toByte) ++ expected.slice(100, 103) ++ Array.tabulate(5000)(_.toByte)
          assert(Arrays.equals(Files.readAllBytes(file), all))
        }
      }
    }
    test("random writes, against an array") {
      val random = Seeded("file output")
      inFile { file =>
        for (policy <- policies) {
          val stream = FileOutput.create(file.toString, policy)
          val all = new java.io.ByteArrayOutputStream
          for (_ <- 0 until 300) {
            val n = random.nextInt(if (random.nextInt(10) == 0) 9000 else 20)
            val from = random.nextInt(expected.length - n)
            stream.write(expected, from, n)
            all.write(expected, from, n)
            if (random.nextInt(20) == 0) {
              stream.flush()
              assert(Files.size(file) == all.size)
            }
          }
          stream.close()
          assert(Arrays.equals(Files.readAllBytes(file), all.toByteArray))
        }
      }
    }
    test("the buffer has the size that was asked for, and flush empties it") {
      inFile { file =>
        val stream = FileOutput.create(file.toString, BufferPolicy.fixed(100000))
        for (_ <- 0 until 999) stream.write(expected, 0, 100)
        assert(Files.size(file) == 0)
        stream.flush()
        assert(Files.size(file) == 99900)
        stream.write('x')
        assert(Files.size(file) == 99900)
        stream.close()
        assert(Files.size(file) == 99901)
      }
    }
    test("large writes pass the buffer") {
      inFile { file =>
        val stream = FileOutput.create(file.toString, BufferPolicy.fixed(1000).withWriteThrough(300))
        stream.write(expected, 0, 299)
        assert(Files.size(file) == 0)
        stream.write(expected, 299, 300)
        assert(Files.size(file) == 599)
        stream.write(expected, 599, 1)
        assert(Files.size(file) == 599)
        stream.close()
        assert(Arrays.equals(Files.readAllBytes(file), expected.take(600)))
      }
    }
    test("a file that cannot be made") {
      for (path <- Seq("/dev/null/none", "/none/none")) intercept[IOException](FileOutput.create(path))
    }
    test("a path that the system cannot have") {
      val folder = Files.createTempDirectory("swarender")
      for (name <- Seq("\ud800", "a\udc80b", "a\u0000b", "\udc00/b")) {
        val path = s"$folder/$name"
        def made = Paths.get(path)
        for (
          use <- Seq[() => Any](
            () => FileOutput.create(path),
            () => Json.writeTo(1, made),
            () => Yaml.render(JsonText(made)),
            () => FileSet.write(made)(_ => ())
          )
        ) {
          val e = intercept[InvalidPathException](use())
          assert(
            e.getReason == (if (name.contains('\u0000')) "Nul character not allowed"
                            else "Malformed input or input contains unmappable characters")
          )
        }
      }
      assert(folder.toFile.list.isEmpty)
      Files.delete(folder)
    }
    test("a full disk") {
      val full = "No space left on device"
      for (policy <- policies) {
        val stream = FileOutput.create("/dev/full", policy)
        assert(refused { stream.write(expected); stream.flush() } == full)
        for (again <- Seq[() => Unit](() => stream.write('x'), () => stream.write(expected), () => stream.flush()))
          assert(refused(again()) == full)
        stream.close()
        assert(refused(stream.write('x')) == "the stream is closed")
        val rendered = FileOutput.create("/dev/full", policy)
        assert(refused { Json.writeTo(document, rendered); rendered.flush() } == full)
        rendered.close()
        val atClose = FileOutput.create("/dev/full", policy.withMaximum(1 << 20).withInitial(2))
        atClose.write('x')
        assert(refused(atClose.close()) == full)
        atClose.close()
      }
    }
    test("use after close, and a slice that is not there") {
      inFile { file =>
        val stream = FileOutput.create(file.toString)
        for ((from, n) <- Seq((-1, 1), (0, -1), (0, expected.length + 1), (Int.MaxValue, 1)))
          intercept[IndexOutOfBoundsException](stream.write(expected, from, n))
        stream.close()
        stream.close()
        for (
          use <- Seq[() => Unit](
            () => stream.write(1),
            () => stream.write(expected),
            () => stream.write(expected, 0, 0),
            () => stream.flush()
          )
        ) assert(refused(use()) == "the stream is closed")
        assert(Files.size(file) == 0)
      }
    }
    test("standard output stays open") {
      for (text <- Seq("to standard output\n", "and again\n")) {
        val stream = FileOutput.stdout()
        stream.write(text.getBytes)
        stream.close()
        intercept[IOException](stream.write(1))
      }
    }
  }
}
