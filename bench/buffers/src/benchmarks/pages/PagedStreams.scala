package benchmarks.pages

import java.util.concurrent.TimeUnit

import scala.util.Random

import org.openjdk.jmh.annotations.*

/** The six cases of Elasticsearch's benchmark of its `RecyclerBytesStreamOutput`, in sizes and
  * shape as there: pages of 16 KiB, arrays of 327, 712 and 1678 bytes, 1000 variable-length
  * integers of which half take one byte and a quarter two, strings of 20, 100 and 800 ASCII chars
  * and of 200 chars of which some need two or three bytes. Each call writes all of them once.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
class PagedStreams {
  @Param(Array("absolute", "relative", "byteArray"))
  var variant: String = _

  private[this] var target: Target = _
  private[this] val random = new Random(20240229L)
  private[this] val arrays = Array(327, 712, 1678).map(bytes)
  private[this] val large = bytes(4 * 16387)
  private[this] val strings =
    Array(ascii(20), ascii(100), Iterator.continually(wide).take(200).mkString, ascii(800))
  private[this] val vInts = Array.fill(1000)(vInt)

  private def bytes(n: Int): Array[Byte] = {
    val b = new Array[Byte](n)
    random.nextBytes(b)
    b
  }
  private def ascii(n: Int): String = Iterator.continually((0x20 + random.nextInt(0x5f)).toChar).take(n).mkString
  private def wide: Char = random.nextInt(20) match {
    case 0 => (0x4e00 + random.nextInt(0x1000)).toChar
    case 1 | 2 => (0x80 + random.nextInt(0x700)).toChar
    case _ => (0x20 + random.nextInt(0x5f)).toChar
  }

  private def vInt: Int = random.nextInt(8) match {
    case 0 | 1 | 2 | 3 => random.nextInt(1 << 7)
    case 4 | 5 => (1 << 7) + random.nextInt((1 << 14) - (1 << 7))
    case 6 => (1 << 14) + random.nextInt((1 << 21) - (1 << 14))
    case _ => random.nextInt()
  }

  @Setup def makeTarget(): Unit = target = Target(variant)

  @Benchmark def writeByte(): Unit = {
    target.seek(1)
    var a = 0
    while (a < arrays.length) {
      val array = arrays(a)
      var i = 0
      while (i < array.length) {
        target.writeByte(array(i))
        i += 1
      }
      a += 1
    }
  }

  private def writeArrays(): Unit = {
    var a = 0
    while (a < arrays.length) {
      target.writeBytes(arrays(a), 0, arrays(a).length)
      a += 1
    }
  }

  @Benchmark def writeBytes(): Unit = {
    target.seek(1)
    writeArrays()
  }

  @Benchmark def writeBytesAcrossPageBoundary(): Unit = {
    target.seek(Target.PageSize - 1000)
    writeArrays()
  }

  @Benchmark def writeBytesMultiPage(): Unit = {
    target.seek(Target.PageSize - 1000)
    target.writeBytes(large, 0, large.length)
  }

  @Benchmark def writeString(): Unit = {
    target.seek(1)
    var i = 0
    while (i < strings.length) {
      target.writeString(strings(i))
      i += 1
    }
  }

  @Benchmark def writeVInt(): Unit = {
    target.seek(1)
    var i = 0
    while (i < vInts.length) {
      target.writeVInt(vInts(i))
      i += 1
    }
  }
}
