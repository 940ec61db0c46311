package swarender
package bench
package pages

import java.io.{FileOutputStream, OutputStream}
import java.nio.ByteBuffer
import java.nio.channels.{Channels, FileChannel}
import java.nio.file.{Files, Paths, StandardOpenOption}
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

/** 16 MB to a file in writes of `size` bytes: by a stream, by a channel, by a channel from direct memory, and by one gathering write of
  * every 16 pieces.
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

  @Setup def open(): Unit = {
    val path = if (place == "null") Paths.get("/dev/null") else Files.createTempFile("swarender", ".bench")
    if (place != "null") path.toFile.deleteOnExit()
    stream = new FileOutputStream(path.toFile)
    channel = FileChannel.open(path, StandardOpenOption.WRITE)
    channelStream = Channels.newOutputStream(channel)
    bytes = Array.fill(size)('x'.toByte)
    direct = ByteBuffer.allocateDirect(size)
  }

  @TearDown def close(): Unit = {
    stream.close()
    channel.close()
  }

  private def pieces(write: () => Unit): Unit = {
    if (place != "null") {
      val _ = channel.position(0)
      stream.getChannel.position(0)
    }
    var done = 0
    while (done < Total) {
      write()
      done += size
    }
  }

  @Benchmark def outputStream(): Unit = pieces(() => stream.write(bytes, 0, size))
  @Benchmark def channelHeap(): Unit = pieces(() => channelStream.write(bytes, 0, size))
  @Benchmark def channelDirect(): Unit = pieces { () =>
    direct.clear()
    direct.put(bytes)
    direct.flip()
    while (direct.hasRemaining) {
      val _ = channel.write(direct)
    }
  }
}
