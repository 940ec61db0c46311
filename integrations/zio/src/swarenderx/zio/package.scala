package swarenderx

import java.io.ByteArrayOutputStream
import java.util.Arrays

import swarender.output.PageReader
import swarender.{Encoder, Format, PulledDocument, Toml}

import _root_.zio.stream.{ZPipeline, ZStream}
import _root_.zio.{Chunk, Task, ZIO}

/** Documents as streams of ZIO.
  *
  * {{{
  * import swarenderx.zio.*
  *
  * zstream(Json.pulled(orders.iterator))                       // a ZStream of bytes
  * orders.via(documents(Json))                                // NDJSON of a ZStream of orders
  * orders.via(array(Json))                                    // one JSON array of it
  * }}}
  */
package object zio {

  /** The bytes of `document`, a chunk for each page. It is rendered as the stream is pulled, on the
    * threads for what blocks; when the stream ends, the document's reader is closed. What is wrong
    * with the document fails the stream after the bytes before it.
    */
  def zstream(document: PulledDocument): ZStream[Any, Throwable, Byte] =
    ZStream
      .acquireReleaseWith(ZIO.attempt(document.pages()))(pages => ZIO.attemptBlocking(pages.close()).orDie)
      .flatMap { pages =>
        ZStream.repeatZIOChunkOption(ZIO.attemptBlocking(nextChunk(pages)).asSomeError.flatMap(ZIO.fromOption(_)))
      }

  /** The next page as a chunk of its own, since chunks may be kept. */
  private def nextChunk(pages: PageReader): Option[Chunk[Byte]] = if (pages.hasNext) {
    val page = pages.next()
    val bytes = Arrays.copyOfRange(page.array, page.from, page.until)
    page.release()
    Some(Chunk.fromArray(bytes))
  } else None

  /** Each value as a document: what `Format.writeAll` writes, lines in JSON. The bytes of a chunk
    * of values are a chunk, so that nothing waits for values that are still to come. TOML, which
    * has one document only, throws `IllegalArgumentException`.
    */
  def documents[T: Encoder](format: Format[?]): ZPipeline[Any, Throwable, T, Byte] = {
    if (format.mediaType == Toml.mediaType) throw new IllegalArgumentException("TOML has one document only")
    ZPipeline.mapChunksZIO { (values: Chunk[T]) =>
      ZIO.attempt {
        val bytes = new ByteArrayOutputStream
        format.writeAll(values.iterator, bytes)
        Chunk.fromArray(bytes.toByteArray)
      }
    }
  }

  /** All values as one array: what `Format.writeTo` writes of an iterator. The bytes of a chunk of
    * values are a chunk.
    */
  def array[T: Encoder](format: Format[?]): ZPipeline[Any, Throwable, T, Byte] = ZPipeline.fromPush(ZIO.succeed {
    val bytes = new ByteArrayOutputStream
    val renderer = format.renderer(bytes)
    renderer.beginArray()
    (values: Option[Chunk[T]]) =>
      ZIO.attempt {
        values match {
          case Some(chunk) => chunk.foreach(value => renderer.value(value))
          case None => renderer.endArray()
        }
        renderer.flush()
        val chunk = Chunk.fromArray(bytes.toByteArray)
        bytes.reset()
        chunk
      }
  })

  /** `bytes` with its first chunk, or its end, there already: what goes wrong before it fails the
    * effect, so that a server can still choose the status of its response. What `bytes` holds is
    * released when the result ends, and if the result is not pulled within 30 seconds, because the
    * server has dropped it.
    */
  def started(bytes: ZStream[Any, Throwable, Byte]): Task[ZStream[Any, Throwable, Byte]] = StartedStream(bytes)
}
