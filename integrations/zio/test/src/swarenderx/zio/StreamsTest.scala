package swarenderx.zio

import java.util.concurrent.TimeoutException
import java.util.concurrent.atomic.AtomicInteger

import swarender.output.PagePool
import swarender.{Encoder, Events, Format, HeldPages, Json, JsonStyle, RenderError, Toml, Yaml}
import swarenderx.Documents.{all, values}
import utest.*

import _root_.zio.stream.{ZPipeline, ZStream}
import _root_.zio.{Chunk, Duration, Runtime, Unsafe, ZIO}

/** Streams of documents, and of values, against what the entry points write. */
object StreamsTest extends TestSuite {
  private def run[A](effect: ZIO[Any, Throwable, A]): A =
    Unsafe.unsafe(implicit unsafe => Runtime.default.unsafe.run(effect).getOrThrow())

  private def bytes(stream: ZStream[Any, Throwable, Byte]): String = new String(run(stream.runCollect).toArray, "UTF-8")

  private def chunks(stream: ZStream[Any, Throwable, Byte]): List[String] =
    run(stream.chunks.runCollect).map(chunk => new String(chunk.toArray, "UTF-8")).filter(_.nonEmpty).toList

  /** How many bytes come before the fault. */
  private def failed(stream: ZStream[Any, Throwable, Byte]): (Int, RenderError) = {
    val size = new AtomicInteger
    val counting = stream.chunks.runForeach(chunk => ZIO.attempt(size.addAndGet(chunk.size)))
    val error = intercept[RenderError](run(counting))
    (size.get, error)
  }

  val tests: Tests = Tests {
    test("a document is a stream, each time anew, and its pages go back") {
      for (document <- Seq(Json.pulled(values), Json.pulled(Events(e => Encoder.send(values, e))))) {
        val pool = PagePool.bounded(4096, 64)
        val pulled = zstream(document.withPool(pool))
        for (_ <- 1 to 2) assert(bytes(pulled) == Json.render(values))
        HeldPages.await(pool)
        assert(run(pulled.take(10).runCount) == 10)
        HeldPages.await(pool)
      }
    }
    test("a fault fails the stream after the bytes before it") {
      val bad = values.map(_.toDouble).updated(15000, Double.NaN)
      val (size, error) = failed(zstream(Json.pulled(bad)))
      assert(error.path == "$[15000]", size > 50000)
    }
    test("documents writes what writeAll writes, a chunk for each chunk") {
      for (format <- Seq[Format[?]](Json, Yaml, Json(JsonStyle.textSequence))) {
        assert(bytes(ZStream.fromIterable(values).via(documents[String](format))) == all(format, values.iterator))
        val parts = ZStream.fromChunks(Chunk("a", "b"), Chunk("c"))
        val expected = List(all(format, Iterator("a", "b")), all(format, Iterator("c")))
        assert(chunks(parts.via(documents[String](format))) == expected)
      }
      assert(bytes(ZStream.empty.via(documents[String](Json))) == "")
      intercept[IllegalArgumentException](documents[String](Toml))
    }
    test("array writes what writeTo writes of an iterator, a chunk for each chunk") {
      assert(chunks(ZStream.fromChunks(Chunk(1, 2), Chunk(3)).via(array[Int](Json))) == List("[1,2", ",3", "]"))
      assert(bytes(ZStream(1, 2, 3).via(array[Int](Yaml))) == "- 1\n- 2\n- 3\n")
      for (n <- Seq(0, 1, 20000)) {
        val written = ZStream.fromIterable(values.take(n)).via(array[String](Json))
        for (_ <- 1 to 2) assert(bytes(written) == Json.render(values.take(n)))
      }
    }
    test("a value that is refused fails the stream") {
      val bad = ZStream.fromChunks(Chunk(1.0), Chunk(Double.NaN))
      for (pipe <- Seq[ZPipeline[Any, Throwable, Double, Byte]](documents(Json), array(Json))) {
        val (size, error) = failed(bad.via(pipe))
        assert(size == 2, error.kind == RenderError.NotFinite)
      }
    }
    test("a started stream has the same bytes, and releases what it holds once") {
      def held(values: ZStream[Any, Throwable, Double], limit: Duration = Duration.fromSeconds(60))(
          use: ZStream[Any, Throwable, Byte] => ZIO[Any, Throwable, Any]
      ): (Either[Throwable, Any], Int) = {
        val released = new AtomicInteger
        val scoped = ZStream.acquireReleaseWith(ZIO.unit)(_ => ZIO.succeed(released.incrementAndGet()))
        val bytes = scoped.flatMap(_ => values).via(documents[Double](Json))
        val outcome = run(StartedStream(bytes, limit).flatMap(use).either)
        (outcome, released.get)
      }
      val some = ZStream.fromChunk(Chunk(1.0)) ++ ZStream.fromChunk(Chunk(2.0))
      val refused = ZStream.fromChunk(Chunk(Double.NaN))
      def text(stream: ZStream[Any, Throwable, Byte]) = stream.runCollect.map(c => new String(c.toArray, "UTF-8"))
      assert(held(some)(text) == ((Right(all(Json, Iterator("1", "2")).replace("\"", "")), 1)))
      assert(held(ZStream.empty)(text) == ((Right(""), 1)))
      assert(held(some)(_.take(1).runDrain)._2 == 1)
      val (error, released) = held(refused)(text)
      assert(error.left.exists(_.isInstanceOf[RenderError]), released == 1)
      val (late, lateReleased) = held(some ++ refused)(text)
      assert(late.left.exists(_.isInstanceOf[RenderError]), lateReleased == 1)
      val (dropped, droppedReleased) =
        held(some, Duration.fromMillis(100))(body => text(body).delay(Duration.fromSeconds(2)))
      assert(dropped.left.exists(_.isInstanceOf[TimeoutException]), droppedReleased == 1)
    }
  }
}
