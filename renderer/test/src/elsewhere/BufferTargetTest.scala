package elsewhere

import java.nio.{BufferOverflowException, ByteBuffer, ReadOnlyBufferException}
import java.nio.charset.StandardCharsets.UTF_8

import utest.*

import swarender.output.ByteSink
import swarender.{Json, RenderError, Yaml}

/** Documents in buffers of the program's. */
object BufferTargetTest extends TestSuite {

  /** Buffers with `size` bytes left: of an array, of a part of one, outside the heap. */
  private def buffers(size: Int): Seq[ByteBuffer] = {
    def prepared(buffer: ByteBuffer): ByteBuffer = {
      val _ = buffer.put("before".getBytes(UTF_8))
      buffer
    }
    val part = ByteBuffer.wrap(new Array[Byte](size + 50), 20, size + 6)
    Seq(
      prepared(ByteBuffer.allocate(size + 6)),
      prepared(part.slice()),
      prepared(part.duplicate()),
      prepared(ByteBuffer.allocateDirect(size + 6))
    )
  }

  /** What is in the buffer before its position. */
  private def text(buffer: ByteBuffer, from: Int): String = {
    val read = buffer.duplicate()
    val bytes = new Array[Byte](buffer.position() - from)
    val _ = (read.position(from), read.get(bytes))
    new String(bytes, UTF_8)
  }

  private val values = (0 until 2000).map(i => s"é $i")
  private val document = Json.render(values)

  val tests: Tests = Tests {
    test("documents follow one another from the position on, which moves") {
      val second = Yaml.render(Seq(1.5))
      for (buffer <- buffers(Json.toBytes(values).length + second.length)) {
        val from = buffer.position() - "before".length
        Json.writeTo(values, buffer)
        Yaml.writeTo(Seq(1.5), buffer)
        assert(text(buffer, from) == "before" + document + second)
        assert(!buffer.hasRemaining)
      }
    }
    test("a document that does not fit is an error, however much is missing") {
      val size = Json.toBytes(values).length
      for (missing <- Seq(1, 2, 5, 5000, size); buffer <- buffers(size - missing)) {
        intercept[BufferOverflowException](Json.writeTo(values, buffer))
      }
      for (text <- Seq("", "a", "\u00e9\u00e9\u00e9"); buffer <- buffers(Json.toBytes(text).length - 1))
        intercept[BufferOverflowException](Json.writeTo(text, buffer))
    }
    test("a buffer that may not be written is refused") {
      intercept[ReadOnlyBufferException](Json.writeTo(values, ByteBuffer.allocate(100).asReadOnlyBuffer()))
    }
    test("a reset takes the position back to where the sink was made") {
      for (buffer <- buffers(10000)) {
        val from = buffer.position() - "before".length
        val renderer = Json.renderer(ByteSink(buffer))
        renderer.beginArray()
        renderer.string("x" * 6000)
        renderer.flush()
        intercept[RenderError](renderer.float64(Double.NaN))
        renderer.reset()
        renderer.int64(1)
        renderer.flush()
        assert(text(buffer, from) == "before1")
      }
    }
  }
}
