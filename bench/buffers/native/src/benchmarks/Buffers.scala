package benchmarks

import java.io.OutputStream

import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import swarender.output.PagePool.Page
import swarender.output.{BufferPolicy, ByteSink, NativeOutputStream}
import swarender.Json

/** Renders a document of a given size to standard output in one of several ways: what
  * `bench/buffers/run` measures.
  *
  * Arguments: `stdio`, `write` or `nothing`; the size of the buffer in bytes; the size of the page
  * that is rendered to; the size of the output in MB. `stdio` goes through the buffer of a
  * [[NativeOutputStream]], whatever the size; `write` hands each page to the system by itself;
  * `nothing` drops it.
  */
object Buffers {
  def main(args: Array[String]): Unit = {
    val target = args(0) match {
      case "stdio" => NativeOutputStream.stdout(BufferPolicy.fixed(args(1).toInt).withWriteThrough(Int.MaxValue))
      case "write" => Direct
      case "nothing" => OutputStream.nullOutputStream()
    }
    val page = new Page(args(2).toInt)
    val size = args(3).toLong * 1000000
    render(target, page, size)
    target.close()
  }

  private def render(target: OutputStream, page: Page, size: Long): Unit = {
    val renderer = Json.renderer(ByteSink(target, page))
    renderer.beginArray()
    var i = 0L
    while (renderer.offset < size) {
      renderer.beginObject()
      renderer.key("name")
      renderer.string("the name of something, with \"quotes\" and\na second line")
      renderer.key("number")
      renderer.int64(i)
      renderer.key("text")
      renderer.string(
        "Some longer text, as clean as texts mostly are, so that the time goes to what happens to the bytes and not to the making of them."
      )
      renderer.endObject()
      i += 1
    }
    renderer.endArray()
    renderer.flush()
  }

  private object Direct extends OutputStream {
    def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = {
      var at = from
      while (at < from + n) {
        val count = unistd.write(unistd.STDOUT_FILENO, bytes.at(at), (from + n - at).toCSize)
        if (count < 0) throw new java.io.IOException("write")
        at += count
      }
    }
  }
}
