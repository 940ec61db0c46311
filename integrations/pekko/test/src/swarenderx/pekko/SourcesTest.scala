package swarenderx.pekko

import scala.concurrent.Await
import scala.concurrent.duration.*

import com.typesafe.config.ConfigFactory
import org.apache.pekko.actor.ActorSystem
import org.apache.pekko.stream.scaladsl.{Sink, Source}
import org.apache.pekko.util.ByteString
import swarender.encoder.EncoderRules.by
import swarender.output.PagePool
import swarender.{Encoder, Events, Format, HeldPages, Json, JsonStyle, RenderError, Toml, Yaml}
import swarenderx.Documents.{all, values}
import utest.*

/** Sources of documents, and flows of values, against what the entry points write. */
object SourcesTest extends TestSuite {
  private def running[R](run: ActorSystem => R): R = {
    val quiet = ConfigFactory.parseString("pekko.loglevel = OFF").withFallback(ConfigFactory.load())
    val system = ActorSystem("test", quiet)
    try run(system)
    finally { val _ = Await.result(system.terminate(), 20.seconds) }
  }

  private def parts(source: Source[ByteString, ?])(implicit system: ActorSystem): Seq[String] =
    Await.result(source.runWith(Sink.seq), 20.seconds).map(_.utf8String)

  final case class Blob(@by(Encoder.base64) data: ByteString, @by(Encoder.hex) all: List[ByteString])
  object Blob { implicit val encoder: Encoder[Blob] = Encoder.derived }

  val tests: Tests = Tests {
    test("bytes as base64 and hexadecimal digits") {
      val parts = ByteString(-1, -2) ++ ByteString(-3, 1)
      assert(
        Json.render(Blob(parts, List(parts.drop(1), ByteString.empty))) == """{"data":"//79AQ==","all":["fefd01",""]}"""
      )
    }
    test("a document is a source, each time anew, and its pages go back") {
      running { implicit system =>
        for (document <- Seq(Json.pulled(values), Json.pulled(Events(e => Encoder.send(values, e))))) {
          val pool = PagePool.bounded(4096, 64)
          val pulled = source(document.withPool(pool))
          for (_ <- 1 to 2) assert(parts(pulled).mkString == Json.render(values))
          HeldPages.await(pool)
          assert(parts(pulled.take(1)).mkString == Json.render(values).take(parts(pulled.take(1)).mkString.length))
          HeldPages.await(pool)
        }
      }
    }
    test("a fault fails the source after the bytes before it") {
      running { implicit system =>
        val bad = values.map(_.toDouble).updated(15000, Double.NaN)
        val got = new java.util.concurrent.atomic.AtomicLong
        val failed = source(Json.pulled(bad)).runForeach(bytes => { val _ = got.addAndGet(bytes.length.toLong) })
        val error = intercept[RenderError](Await.result(failed, 20.seconds))
        assert(error.path == "$[15000]", got.get > 50000)
      }
    }
    test("documents writes what writeAll writes, an element for each value") {
      running { implicit system =>
        for (format <- Seq[Format[?]](Json, Yaml, Json(JsonStyle.textSequence))) {
          assert(parts(Source(values).via(documents[String](format))).mkString == all(format, values.iterator))
        }
        assert(parts(Source(List(1, 2)).via(documents[Int](Json))) == Seq("1\n", "2\n"))
        intercept[RenderError](parts(Source(List(1, Double.NaN)).via(documents[Double](Json))))
        intercept[IllegalArgumentException](documents[Int](Toml))
      }
    }
  }
}
