package swarenderx.fs2

import java.util.concurrent.TimeoutException
import java.util.concurrent.atomic.AtomicInteger

import scala.concurrent.duration.*

import cats.effect.IO
import cats.effect.unsafe.implicits.global
import scodec.bits.ByteVector
import swarender.encoder.EncoderRules.by
import swarender.output.PagePool
import swarender.{Encoder, Events, Format, HeldPages, Json, JsonStyle, RenderError, Toml, Yaml}
import swarenderx.Documents.{all, values}
import utest.*

import _root_.fs2.{Chunk, Stream}

/** Streams of documents, and of values, against what the entry points write. */
object StreamsTest extends TestSuite {
  private def bytes(stream: Stream[IO, Byte]): String =
    new String(stream.compile.to(Array).unsafeRunSync(), "UTF-8")

  private def chunks(stream: Stream[IO, Byte]): List[String] =
    stream.chunks.map(chunk => new String(chunk.toArray, "UTF-8")).compile.toList.unsafeRunSync()

  final case class Blob(@by(Encoder.base64Url) data: ByteVector, @by(Encoder.hex) all: List[ByteVector])
  object Blob { implicit val encoder: Encoder[Blob] = Encoder.derived }

  val tests: Tests = Tests {
    test("bytes as base64 and hexadecimal digits") {
      val parts = ByteVector(-1, -2) ++ ByteVector(-3, 1)
      assert(
        Json.render(Blob(parts, List(parts.drop(1), ByteVector.empty))) == """{"data":"__79AQ==","all":["fefd01",""]}"""
      )
    }
    test("a document is a stream, each time anew, and its pages go back") {
      for (document <- Seq(Json.pulled(values), Json.pulled(Events(e => Encoder.send(values, e))))) {
        val pool = PagePool.bounded(4096, 64)
        val pulled = stream[IO](document.withPool(pool))
        for (_ <- 1 to 2) assert(bytes(pulled) == Json.render(values))
        HeldPages.await(pool)
        assert(pulled.take(10).compile.count.unsafeRunSync() == 10)
        HeldPages.await(pool)
      }
    }
    test("a fault fails the stream after the bytes before it") {
      val bad = values.map(_.toDouble).updated(15000, Double.NaN)
      val signals = stream[IO](Json.pulled(bad)).chunks.attempt.compile.toList.unsafeRunSync()
      assert(signals.map(_.fold(_ => 0, _.size)).sum > 50000)
      assert(signals.flatMap(_.left.toOption).map(_.toString).mkString.contains("$[15000]"))
    }
    test("documents writes what writeAll writes, a chunk for each chunk") {
      for (format <- Seq[Format[?]](Json, Yaml, Json(JsonStyle.textSequence))) {
        val written = Stream.emits(values).covary[IO].through(documents[IO, String](format))
        assert(bytes(written) == all(format, values.iterator))
        val parts = (Stream.chunk(Chunk("a", "b")) ++ Stream.chunk(Chunk("c"))).covary[IO]
        val expected = List(all(format, Iterator("a", "b")), all(format, Iterator("c")))
        assert(chunks(parts.through(documents[IO, String](format))) == expected)
      }
      assert(bytes(Stream.empty.covary[IO].through(documents[IO, String](Json))) == "")
      intercept[IllegalArgumentException](documents[IO, String](Toml))
    }
    test("array writes what writeTo writes of an iterator, a chunk for each chunk") {
      val parts = (Stream.chunk(Chunk(1, 2)) ++ Stream.chunk(Chunk(3))).covary[IO]
      assert(chunks(parts.through(array[IO, Int](Json))) == List("[1,2", ",3", "]"))
      assert(bytes(parts.through(array[IO, Int](Yaml))) == "- 1\n- 2\n- 3\n")
      for (n <- Seq(0, 1, 20000)) {
        val written = Stream.emits(values.take(n)).covary[IO].through(array[IO, String](Json))
        for (_ <- 1 to 2) assert(bytes(written) == Json.render(values.take(n)))
      }
    }
    test("a value that is refused fails the stream") {
      val bad = Stream.chunk(Chunk(1.0)) ++ Stream.chunk(Chunk(Double.NaN))
      for (pipe <- Seq(documents[IO, Double](Json), array[IO, Double](Json))) {
        val got = bad.covary[IO].through(pipe).chunks.attempt.compile.toList.unsafeRunSync()
        assert(got.size == 2, got.last.left.exists(_.isInstanceOf[RenderError]))
      }
    }
    test("a started stream has the same bytes, and releases what it holds once") {
      def held(values: Stream[IO, Double], limit: FiniteDuration = 1.minute)(
          use: Stream[IO, Byte] => IO[Any]
      ): (Either[Throwable, Any], Int) = {
        val released = new AtomicInteger
        val bracket = Stream.bracket(IO.unit)(_ => IO { val _ = released.incrementAndGet() })
        val started = StartedStream((bracket >> values).through(documents[IO, Double](Json)), limit)
        val outcome = started.flatMap(use).attempt.unsafeRunSync()
        (outcome, released.get)
      }
      val some = Stream.chunk(Chunk(1.0)) ++ Stream.chunk(Chunk(2.0)).covary[IO]
      val refused = Stream.chunk(Chunk(Double.NaN)).covary[IO]
      def text(stream: Stream[IO, Byte]): IO[String] = stream.through(_root_.fs2.text.utf8.decode).compile.string
      val whole = held(some)(text)
      assert(whole == ((Right(all(Json, Iterator("1", "2")).replace("\"", "")), 1)))
      assert(held(Stream.empty)(text) == ((Right(""), 1)))
      assert(held(some)(_.take(1).compile.drain)._2 == 1)
      val (error, released) = held(refused)(text)
      assert(error.left.exists(_.isInstanceOf[RenderError]), released == 1)
      val (late, lateReleased) = held(some ++ refused)(text)
      assert(late.left.exists(_.isInstanceOf[RenderError]), lateReleased == 1)
      val (dropped, droppedReleased) = held(some, 100.millis)(body => IO.sleep(2.seconds) >> text(body))
      assert(dropped.left.exists(_.isInstanceOf[TimeoutException]), droppedReleased == 1)
    }
  }
}
