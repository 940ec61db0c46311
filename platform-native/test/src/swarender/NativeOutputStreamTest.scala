package swarender

import java.io.IOException
import java.nio.file.{Files, Path}
import java.util.Arrays

import scala.scalanative.posix.errno.{EAGAIN, ENOENT, ENOSPC, EPIPE}
import scala.scalanative.posix.fcntl.{F_SETFL, O_NONBLOCK, fcntl}
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import utest.*

import swarender.out.{BufferPolicy, ErrnoException, FileOutput, NativeOutputStream}

/** C streams: buffers of any size, and all that the system can refuse. */
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

  private def inFile(use: Path => Unit): Unit = {
    val file = Files.createTempFile("swarender", ".json")
    try use(file)
    finally Files.delete(file)
  }

  /** All that is in the pipe at the moment. */
  private def drain(end: Int): Array[Byte] = {
    val bytes = new Array[Byte](1 << 20)
    val n = unistd.read(end, bytes.at(0), bytes.length.toCSize)
    bytes.take(n)
  }

  private def errno(work: => Any): Int = intercept[ErrnoException](work).errno

  val tests: Tests = Tests {
    test("to a file, through buffers of any size") {
      inFile { file =>
        for (size <- sizes) {
          val stream = NativeOutputStream.create(file.toString, BufferPolicy.fixed(size))
          Json.writeTo(document, stream)
          stream.write('\n')
          stream.write(expected, 100, 0)
          stream.write(expected, 100, 3)
          stream.close()
          assert(Arrays.equals(Files.readAllBytes(file), (expected :+ '\n'.toByte) ++ expected.slice(100, 103)))
        }
      }
    }
    test("the buffer has the size that was asked for, and flush empties it") {
      inFile { file =>
        val stream = NativeOutputStream.create(file.toString, BufferPolicy.fixed(100000))
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
      assert(errno(NativeOutputStream.create("/dev/null/none")) != 0)
      assert(errno(NativeOutputStream.create("/none/none")) == ENOENT)
    }
    test("a full disk") {
      for (size <- sizes) {
        val stream = NativeOutputStream.create("/dev/full", BufferPolicy.fixed(size))
        val error = intercept[ErrnoException] {
          stream.write(expected)
          stream.flush()
        }
        assert(error.errno == ENOSPC, error.getMessage == "No space left on device")
        for (refused <- Seq[() => Unit](() => stream.write('x'), () => stream.write(expected), () => stream.flush()))
          assert(errno(refused()) == ENOSPC)
        stream.close()
        intercept[IOException](stream.write('x'))
        val atClose = NativeOutputStream.create("/dev/full", BufferPolicy.fixed(Math.max(size, 2)))
        atClose.write('x')
        assert(errno(atClose.close()) == ENOSPC)
        val rendered = NativeOutputStream.create("/dev/full", BufferPolicy.fixed(size))
        assert(errno { Json.writeTo(document, rendered); rendered.flush() } == ENOSPC)
        rendered.close()
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
    test("use after close") {
      inFile { file =>
        val stream = NativeOutputStream.create(file.toString)
        stream.close()
        stream.close()
        for (
          use <- Seq[() => Unit](
            () => stream.write(1),
            () => stream.write(expected),
            () => stream.write(expected, 0, 0),
            () => stream.flush()
          )
        )
          assert(intercept[IOException](use()).getMessage == "the stream is closed")
      }
    }
    test("a slice that is not there") {
      inFile { file =>
        val stream = NativeOutputStream.create(file.toString)
        for ((from, n) <- Seq((-1, 1), (0, -1), (0, expected.length + 1), (Int.MaxValue, 1)))
          intercept[IndexOutOfBoundsException](stream.write(expected, from, n))
        stream.close()
        assert(Files.size(file) == 0)
      }
    }
    test("standard output stays open") {
      val stream = NativeOutputStream.stdout()
      stream.write("to standard output\n".getBytes)
      stream.close()
      intercept[IOException](stream.write(1))
      val again = NativeOutputStream.stdout(BufferPolicy.fixed(1))
      again.write("and again\n".getBytes)
      again.close()
    }
  }
}
