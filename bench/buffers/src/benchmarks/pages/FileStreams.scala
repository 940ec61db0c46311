package benchmarks.pages

import java.io.{FileOutputStream, OutputStream}
import java.nio.ByteBuffer
import java.nio.channels.{Channels, FileChannel}
import java.nio.file.{Files, Paths, StandardOpenOption}
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

/** 16 MiB to a file in writes of `size` bytes: by a stream; by a channel, which copies to direct
  * memory of its own; by a channel from direct memory that is copied to here; and by a channel's
  * gathering writes of 16 pieces, as `PagedOutputStream.writeTo` does them.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
class FileStreams {
  @Param(Array("4096", "8192", "16384", "65536", "262144"))
  var size: Int = _

  @Param(Array("null", "temporary"))
  var place: String = _

  private[this] final val Total = 16 << 20
  private[this] var stream: FileOutputStream = _
  private[this] var channel: FileChannel = _
  private[this] var channelStream: OutputStream = _
  private[this] var bytes: Array[Byte] = _
  private[this] var direct: ByteBuffer = _
  private[this] var gathered: Array[ByteBuffer] = _

  @Setup def open(): Unit = {
    val path = if (place == "null") Paths.get("/dev/null") else Files.createTempFile("swarender", ".bench")
    if (place != "null") path.toFile.deleteOnExit()
    stream = new FileOutputStream(path.toFile)
    channel = FileChannel.open(path, StandardOpenOption.WRITE)
    channelStream = Channels.newOutputStream(channel)
    bytes = Array.fill(size)('x'.toByte)
    direct = ByteBuffer.allocateDirect(size)
    gathered = Array.fill(16)(ByteBuffer.wrap(bytes))
  }

  @TearDown def close(): Unit = {
    stream.close()
    channel.close()
  }

  private def pieces(length: Int)(write: () => Unit): Unit = {
    if (place != "null") {
      val _ = channel.position(0)
      stream.getChannel.position(0)
    }
    var done = 0
    while (done < Total) {
      write()
      done += length
    }
  }

  @Benchmark def outputStream(): Unit = pieces(size)(() => stream.write(bytes, 0, size))
  @Benchmark def channelHeap(): Unit = pieces(size)(() => channelStream.write(bytes, 0, size))
  @Benchmark def channelDirect(): Unit = pieces(size) { () =>
    direct.clear()
    direct.put(bytes)
    direct.flip()
    while (direct.hasRemaining) {
      val _ = channel.write(direct)
    }
  }
  @Benchmark def channelGathering(): Unit = pieces(16 * size) { () =>
    gathered.foreach(_.rewind())
    var first = 0
    while (first < gathered.length) {
      val _ = channel.write(gathered, first, gathered.length - first)
      while (first < gathered.length && !gathered(first).hasRemaining) first += 1
    }
  }
}
