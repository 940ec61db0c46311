package swarender

import java.io.OutputStream

import swarender.output.{BufferPolicy, ByteOutput, ByteSink}

/** Renders a document of more than 3 GB to a stream that only counts: one array, and in it a string
  * of 1 GiB. In the memory of a small heap this goes only if no array and no string is ever held as
  * a whole. `ci/huge` runs it.
  */
object HugeDocument {
  private final val Gigabyte = 1 << 30

  /** `length` chars that are nowhere. */
  private final class Endless(val length: Int) extends CharSequence {
    def charAt(i: Int): Char = if ((i & 0xfff) == 0) '\n' else 'x'
    def subSequence(from: Int, until: Int): CharSequence = new Endless(until - from)
    override def toString: String = throw new OutOfMemoryError("the text was asked for as a whole")
  }

  private object Counting extends OutputStream {
    var bytes = 0L
    def write(b: Int): Unit = bytes += 1
    override def write(b: Array[Byte], from: Int, n: Int): Unit = bytes += n
  }

  def main(args: Array[String]): Unit = {
    val renderer = Json.renderer(new ByteOutput(ByteSink(Counting, BufferPolicy.growing)))
    val line = "clean text and \u00e9, over and over again. " * 25
    renderer.beginArray()
    renderer.string(new Endless(Gigabyte))
    var size = Gigabyte.toLong + (Gigabyte >> 12) + 3
    while (size < 3L * Gigabyte) {
      renderer.string(line)
      size += line.length + 25 + 3
    }
    renderer.endArray()
    renderer.flush()
    size += 1
    println(s"${Counting.bytes} bytes, with a heap of ${Runtime.getRuntime().maxMemory >> 20} MiB")
    if (Counting.bytes != size || renderer.offset != size)
      throw new AssertionError(s"$size bytes expected, ${renderer.offset} counted")
  }
}
