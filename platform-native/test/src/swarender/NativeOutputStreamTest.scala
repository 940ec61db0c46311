package swarender

import java.io.{IOException, PrintStream}
import java.nio.file.{Files, Path}
import java.util.Arrays

import scala.scalanative.posix.errno.{EAGAIN, EFBIG, ENOSPC, EPIPE}
import scala.scalanative.posix.fcntl.{F_SETFL, O_NONBLOCK, fcntl}
import scala.scalanative.posix.sys.resource.{getrlimit, rlimit, setrlimit, RLIMIT_FSIZE}
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import utest.*

import swarender.output.{BufferPolicy, ErrnoException, NativeOutputStream}

/** C streams: what the system can refuse, by its number. What they do as files [[FileOutputTest]]
  * tells.
  */
object NativeOutputStreamTest extends TestSuite {
  private val document = ujson.Arr.from((0 until 30000).map(i => s"number $i"))
  private val expected = Json.toBytes(document)
  private val sizes = Seq(1, 7, 4096, 65536, 1 << 20)

  /** The ends of a new pipe, for reading and for writing. */
  private def pipe(): (Int, Int) = {
    val ends = stackalloc[CInt](2)
    assert(unistd.pipe(ends) == 0)
    (ends(0), ends(1))
  }

  /** All that is in the pipe at the moment. */
  private def drain(end: Int): Array[Byte] = {
    val bytes = new Array[Byte](1 << 20)
    val n = unistd.read(end, bytes.at(0), bytes.length.toCSize)
    bytes.take(n)
  }

  private final val Limit = 8192

  /** Larger than that, one smaller and some larger than buffers. */
  private val texts = Seq(Limit + 1, 20000, 65536, 100000, 1000000).map("x" * _)

  /** Does `work` while no file may become larger than `Limit`. */
  private def limited(work: => Unit): Unit = {
    val before = stackalloc[rlimit]()
    assert(getrlimit(RLIMIT_FSIZE, before) == 0)
    val limit = stackalloc[rlimit]()
    limit._1 = Limit.toCSize
    limit._2 = before._2
    assert(setrlimit(RLIMIT_FSIZE, limit) == 0)
    try work
    finally assert(setrlimit(RLIMIT_FSIZE, before) == 0)
  }

  private def inFolder(use: Path => Unit): Unit = {
    val folder = Files.createTempDirectory("swarender")
    try use(folder)
    finally {
      folder.toFile.listFiles.foreach(_.delete())
      Files.delete(folder)
    }
  }

  private def errno(work: => Any): Int = intercept[ErrnoException](work).errno

  val tests: Tests = Tests {
    test("what cannot be opened has the exceptions of NIO") {
      val error = intercept[java.nio.file.NoSuchFileException](NativeOutputStream.create("/none/none"))
      assert(error.getMessage.contains("/none/none"))
      val folder = intercept[java.io.IOException](NativeOutputStream.create("/"))
      assert(!folder.isInstanceOf[java.nio.file.NoSuchFileException])
    }
    test("the number of the error") {
      for (size <- sizes) {
        val stream = NativeOutputStream.create("/dev/full", BufferPolicy.fixed(size))
        assert(errno { stream.write(expected); stream.flush() } == ENOSPC)
        assert(errno(stream.write('x')) == ENOSPC)
        stream.close()
      }
    }
    test("a file larger than the process may write") {
      inFolder { folder =>
        val file = folder.resolve("file")
        limited {
          for (size <- sizes) {
            val stream = NativeOutputStream.create(file.toString, BufferPolicy.fixed(size))
            assert(errno { stream.write(expected); stream.flush() } == EFBIG)
            stream.close()
            assert(Files.size(file) == Limit)
          }
        }
      }
    }
    test("a path as a target") {
      inFolder { folder =>
        limited {
          for (text <- texts) assert(errno(Json.writeTo(text, folder.resolve("file"))) == EFBIG)
        }
      }
    }
    test("files that change together") {
      inFolder { folder =>
        Files.write(folder.resolve("old"), "old".getBytes): Unit
        def names = folder.toFile.list.toSeq
        limited {
          for (
            text <- texts;
            write <- Seq[FileSet => Unit](
              files => Json.writeTo(text, files("old")),
              files => {
                val stream = files("old").open()
                Json.writeTo(text, stream)
                stream.close()
              },
              // It keeps the exceptions to itself.
              files => {
                val stream = new PrintStream(files("old").open())
                stream.print(text)
                stream.close()
              }
            )
          ) {
            val e = intercept[IOException] {
              FileSet.write(folder) { files =>
                Json.writeTo(1, files("new"))
                Json.writeTo(2, files("deep/new"))
                write(files)
              }
            }
            assert(
              e.getMessage.endsWith("File too large"),
              names == Seq("old"),
              new String(Files.readAllBytes(folder.resolve("old"))) == "old"
            )
          }
        }
      }
    }
    test("a pipe that nobody reads") {
      for (size <- sizes) {
        val (reading, writing) = pipe()
        val stream = NativeOutputStream.descriptor(writing, BufferPolicy.fixed(size))
        stream.write("first".getBytes)
        stream.flush()
        assert(new String(drain(reading)) == "first")
        assert(unistd.close(reading) == 0)
        val error = intercept[ErrnoException] {
          stream.write("second".getBytes)
          stream.flush()
        }
        assert(error.errno == EPIPE, error.getMessage == "Broken pipe")
        assert(errno(stream.write('x')) == EPIPE)
        stream.close()
      }
    }
    test("a write that is done in part") {
      for (size <- sizes) {
        val (reading, writing) = pipe()
        assert(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
        val stream = NativeOutputStream.descriptor(writing, BufferPolicy.fixed(size))
        val error = errno {
          Json.writeTo(document, stream)
          stream.flush()
        }
        assert(error == EAGAIN)
        val arrived = drain(reading)
        assert(
          arrived.nonEmpty,
          arrived.length < expected.length,
          Arrays.equals(arrived, expected.take(arrived.length))
        )
        stream.close()
        assert(unistd.close(reading) == 0)
      }
    }
  }
}
