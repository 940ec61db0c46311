package benchmarks.pages

import java.io.{BufferedOutputStream, FileOutputStream, OutputStream}
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

import benchmarks.Memory
import swarender.output.PagePool.Page
import swarender.output.{ByteSink, PagePool, PagesSink}
import swarender.{Encoder, Json, Renderer}

/** What a document costs by the size of the buffer it is written through, after the study of
  * protobuf-java's `CodedOutputStream`. Only the buffer differs: the renderer and its scratch space
  * are used again and again.
  *
  *   - `array`: pages of the size, used again, and from them an array of exactly the document's
  *     size
  *   - `paged`: the pages alone
  *   - `file`: a page made for each document, in front of a `FileOutputStream` to /dev/null
  *   - `reusedFile`: the same with one page for all documents
  *   - `bufferedFile`: one page for all documents, in front of a `BufferedOutputStream` of the
  *     usual 8 KiB around that file
  *   - `string`: pages of so many chars, used again, and from them a string
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
class BufferStudy {
  @Param(Array("256", "2048", "4096", "8192", "16384", "65536", "262144"))
  var buffer: Int = _

  @Param(Array("array", "file", "reusedFile", "bufferedFile", "paged", "string"))
  var sink: String = _

  @Param(Array("228", "8192", "82600", "4194304"))
  var size: Int = _

  private[this] val encoder = Encoder[ujson.Value]
  private[this] var document: ujson.Value = _
  private[this] var file: OutputStream = _
  private[this] var pages: PagesSink = _
  private[this] var string: TextSink = _
  private[this] var renderer: Renderer = _

  @Setup def make(): Unit = {
    document = Texts.document(size)
    file = new FileOutputStream("/dev/null")
    pages = new PagesSink(PagePool.bounded(buffer, Math.max(1, (8 << 20) / buffer)))
    string = new TextSink(buffer)
    renderer = if (sink == "string") Json.renderer(string) else Json.renderer(byteSink)
    Memory.settle()
  }

  private def byteSink: ByteSink = sink match {
    case "array" | "paged" => pages
    case "file" => new FreshPage(file, buffer)
    case "reusedFile" => ByteSink(file, new Page(buffer))
    case "bufferedFile" => ByteSink(new BufferedOutputStream(file), new Page(buffer))
  }

  @TearDown def close(): Unit = file.close()

  @Benchmark def render(): Any = {
    renderer.reset()
    encoder.encode(document, renderer)
    renderer.flush()
    sink match {
      case "array" => pages.toByteArray
      case "paged" => pages.length
      case "string" => string.result
      case _ => ()
    }
  }
}
