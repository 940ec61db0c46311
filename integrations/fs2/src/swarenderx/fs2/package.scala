package swarenderx

import java.io.ByteArrayOutputStream
import java.util.Arrays

import cats.effect.{Async, Sync}
import scodec.bits.ByteVector
import swarender.encoder.Bytes
import swarender.output.PageReader
import swarender.{Encoder, Format, PulledDocument, Toml}

import _root_.fs2.{Chunk, Pipe, Pull, Stream}

/** Documents as streams of fs2.
  *
  * {{{
  * import swarenderx.fs2.*
  *
  * stream[IO](Json.pulled(orders.iterator))                   // Stream[IO, Byte]
  * orders.through(documents(Json))                            // NDJSON of a Stream[IO, Order]
  * orders.through(array(Json))                                // one JSON array of it
  * }}}
  */
package object fs2 {

  /** For `Encoder.base64` and the like. */
  implicit val byteVectorBytes: Bytes[ByteVector] = Bytes.of(_.toByteBuffer)

  /** The bytes of `document`, a chunk for each page. It is rendered as the stream is pulled, where
    * `F` runs what blocks; when the stream ends, the document's reader is closed. What is wrong
    * with the document fails the stream after the bytes before it.
    */
  def stream[F[_]](document: PulledDocument)(implicit F: Sync[F]): Stream[F, Byte] =
    Stream
      .bracket(F.delay(document.pages()))(pages => F.blocking(pages.close()))
      .flatMap(pages => Stream.repeatEval(F.blocking(nextChunk(pages))).unNoneTerminate.unchunks)

  /** The next page as a chunk of its own, since chunks may be kept. */
  private def nextChunk(pages: PageReader): Option[Chunk[Byte]] = if (pages.hasNext) {
    val page = pages.next()
    val bytes = Arrays.copyOfRange(page.array, page.from, page.until)
    page.release()
    Some(Chunk.array(bytes))
  } else None

  /** Each value as a document: what `Format.writeAll` writes, lines in JSON. The bytes of a chunk
    * of values are a chunk, so that nothing waits for values that are still to come. TOML, which
    * has one document only, throws `IllegalArgumentException`.
    */
  def documents[F[_], T: Encoder](format: Format[?]): Pipe[F, T, Byte] = {
    if (format.mediaType == Toml.mediaType) throw new IllegalArgumentException("TOML has one document only")
    _.mapChunks { values =>
      val bytes = new ByteArrayOutputStream
      format.writeAll(values.iterator, bytes)
      Chunk.array(bytes.toByteArray)
    }
  }

  /** All values as one array: what `Format.writeTo` writes of an iterator. The bytes of a chunk of
    * values are a chunk.
    */
  def array[F[_], T: Encoder](format: Format[?]): Pipe[F, T, Byte] = values =>
    Stream.suspend {
      val bytes = new ByteArrayOutputStream
      val renderer = format.renderer(bytes)
      def taken(): Chunk[Byte] = {
        renderer.flush()
        val chunk = Chunk.array(bytes.toByteArray)
        bytes.reset()
        chunk
      }
      def rest(values: Stream[F, T]): Pull[F, Byte, Unit] = values.pull.uncons.flatMap {
        case Some((chunk, later)) =>
          chunk.foreach(value => renderer.value(value))
          Pull.output(taken()) >> rest(later)
        case None =>
          renderer.endArray()
          Pull.output(taken())
      }
      renderer.beginArray()
      rest(values).stream
    }

  /** `bytes` with its first chunk, or its end, there already: what goes wrong before it fails the
    * effect, so that a server can still choose the status of its response. A fiber pulls `bytes`,
    * one chunk ahead. It is canceled when the result ends, and if the result is not pulled within
    * 30 seconds, because the server has dropped it.
    */
  def started[F[_]](bytes: Stream[F, Byte])(implicit F: Async[F]): F[Stream[F, Byte]] = StartedStream(bytes)
}
