package swarender

import java.io.IOException
import java.nio.ByteBuffer
import java.nio.channels.{FileChannel, GatheringByteChannel, IllegalBlockingModeException, Pipe}
import java.nio.file.{Files, StandardOpenOption}
import java.util.Arrays

import utest.*

import swarender.output.PagedOutputStream

/** Gathering writes of pages. */
object ChannelTest extends TestSuite {
  private val document = ujson.Arr.from((0 until 3000).map(i => s"number $i"))
  private val expected = Json.toBytes(document)

  /** Takes at most `most` bytes at a time, and throws `error` in place of write number `failing`.
    */
  private final class Slow(most: Int, failing: Int) extends GatheringByteChannel {
    val error = new IOException(s"write $failing")
    private var writes = 0
    var written = Array.emptyByteArray
    def write(sources: Array[ByteBuffer], from: Int, n: Int): Long = {
      if (writes == failing) throw error
      writes += 1
      var left = most
      for (source <- sources.slice(from, from + n)) {
        val taken = new Array[Byte](Math.min(left, source.remaining))
        source.get(taken)
        written ++= taken
        left -= taken.length
      }
      most.toLong - left
    }
    def write(sources: Array[ByteBuffer]): Long = write(sources, 0, sources.length)
    def write(source: ByteBuffer): Int = write(Array(source)).toInt
    def isOpen: Boolean = true
    def close(): Unit = ()
  }

  val tests: Tests = Tests {
    test("to a file") {
      val file = Files.createTempFile("swarender", ".json")
      try
        for (size <- Seq(1, 7, 16, 4096)) {
          val pool = new SlicePool(size)
          val pages = Json(JsonStyle.compact).toPages(document, pool)
          val channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)
          pages.writeTo(channel)
          channel.close()
          assert(Arrays.equals(Files.readAllBytes(file), expected))
          pages.close()
          pool.checkAllBack()
        }
      finally Files.delete(file)
    }
    test("a channel that takes a part of each write, or fails at one") {
      for (most <- Seq(1, 5, 64, 1000); failing <- Seq(-1, 0, 1, 17)) {
        val pool = new SlicePool(16)
        val stream = new PagedOutputStream(pool)
        stream.writeBytes(expected, 0, 2000)
        val channel = new Slow(most, failing)
        val error =
          try {
            stream.writeTo(channel)
            null
          } catch { case e: IOException => e }
        val writes = (2000 + most - 1) / most
        if (error eq null) assert(Arrays.equals(channel.written, expected.take(2000)), failing < 0 || failing >= 8)
        else
          assert(
            error eq channel.error,
            Arrays.equals(channel.written, expected.take(channel.written.length)),
            failing < writes
          )
        stream.close()
        pool.checkAllBack()
      }
    }
    test("a channel that does not block is refused") {
      val pipe = Pipe.open()
      pipe.sink.configureBlocking(false)
      val pages = Json.toPages(document)
      intercept[IllegalBlockingModeException](pages.writeTo(pipe.sink))
      pages.close()
      pipe.sink.close()
      pipe.source.close()
    }
    test("a pipe that nobody reads, and a disk that is full") {
      val pages = Json.toPages(document)
      val pipe = Pipe.open()
      pipe.source.close()
      assert(intercept[IOException](pages.writeTo(pipe.sink)).getMessage == "Broken pipe")
      pipe.sink.close()
      val full = FileChannel.open(java.nio.file.Paths.get("/dev/full"), StandardOpenOption.WRITE)
      assert(intercept[IOException](pages.writeTo(full)).getMessage == "No space left on device")
      full.close()
      assert(Arrays.equals(pages.toByteArray, expected))
      pages.close()
    }
  }
}
