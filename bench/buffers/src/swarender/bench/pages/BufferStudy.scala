package swarender
package bench
package pages

import swarender.event.ValueWalker
import swarender.output.{ByteOutput, ByteSink, CharOutput, Page, PagePool, PagesSink, StringSink}
import java.io.{BufferedOutputStream, FileOutputStream, OutputStream}
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

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

  private[this] var document: ujson.Value = _
  private[this] var file: OutputStream = _
  private[this] var bufferedFile: OutputStream = _
  private[this] var page: Page = _
  private[this] var pages: PagesSink = _
  private[this] var out: ByteOutput = _
  private[this] var walker: ValueWalker = _
  private[this] var renderer: Renderer = _
  private[this] var string: StringSink = _
  private[this] var charRenderer: Renderer = _
  private[this] var charWalker: ValueWalker = _

  @Setup def make(): Unit = {
    document = Texts.document(size)
    file = new FileOutputStream("/dev/null")
    bufferedFile = new BufferedOutputStream(file)
    page = new Page(buffer)
    pages = new PagesSink(PagePool.bounded(buffer, Math.max(1, (8 << 20) / buffer)))
    out = new ByteOutput(pages)
    renderer = Json.renderer(out)
    walker = new ValueWalker(renderer)
    string = new StringSink(buffer)
    charRenderer = Json.renderer(new CharOutput(string))
    charWalker = new ValueWalker(charRenderer)
    Memory.settle()
  }

  @TearDown def close(): Unit = file.close()

  private def to(sink: ByteSink): Unit = {
    out.attach(sink)
    renderer.reset()
    walker.walk(document)
    renderer.flush()
  }

  @Benchmark def render(): Any = sink match {
    case "array" =>
      to(pages)
      pages.toByteArray
    case "paged" =>
      to(pages)
      pages.length
    case "file" => to(ByteSink(file, new Page(buffer)))
    case "reusedFile" => to(ByteSink(file, page))
    case "bufferedFile" => to(ByteSink(bufferedFile, page))
    case "string" =>
      charRenderer.reset()
      charWalker.walk(document)
      charRenderer.flush()
      string.result
  }
}
