package swarender

import java.io.{ByteArrayOutputStream, OutputStream}
import java.util.concurrent.{CountDownLatch, TimeUnit}

import utest.*
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** What the library keeps between calls, and what calls keep that wait. */
object RetainedMemoryTest extends TestSuite {
  private final case class Line(name: String, items: Seq[Int])
  private object Line {
    implicit val encoder: Encoder[Line] = Encoder.derived
  }

  /** Bytes of live objects. */
  private def live(): Long = {
    for (_ <- 0 until 3) {
      System.gc()
      Thread.sleep(20)
    }
    val runtime = Runtime.getRuntime
    runtime.totalMemory - runtime.freeMemory
  }

  /** How many bytes more are live after `work`: the least of three times, since other threads of
    * the process have objects too.
    */
  private def kept(work: => Unit): Long = {
    work
    Seq
      .fill(3) {
        val before = live()
        work
        live() - before
      }
      .min
  }

  private def everyWay[S <: Style](format: Format[S], style: S): Unit = {
    val value = Line("a", Seq(1))
    val tree = ujson.Obj("a" -> ujson.Arr(ujson.Arr(1)), "b" -> ujson.Obj("c" -> "d"))
    for (_ <- 0 until 2) {
      format.render(tree, style): Unit
      format(style).toBytes(value): Unit
      format(style).writeTo(tree, OutputStream.nullOutputStream)
    }
  }

  private final val Mega = 1024 * 1024

  val tests: Tests = Tests {
    test("styles with long texts are not kept") {
      var round = 0
      val grown = kept {
        round += 1
        for (i <- 0 until 8) {
          val text = " " * (Mega / 4 + 8 * round + i)
          everyWay(Json, JsonStyle.pretty(text))
          everyWay(Json, Jsonnet.go.manifestJsonEx(text))
          everyWay(Json, JsonStyle.compact.withKeySeparator(":" + text))
          everyWay(Json, JsonStyle.compact.withDocumentEnd(text))
          everyWay(Yaml, YamlStyle.json(JsonStyle.pretty(text)))
          everyWay(Toml, Jsonnet.go.manifestTomlEx(text))
          everyWay(Toml, TomlStyle.standard.withTableIndent(text))
        }
      }
      assert(grown < 4L * Mega)
    }
    test("what a comment refers to is not kept") {
      val grown = kept {
        for (_ <- 0 until 8) {
          val notes = new Array[Byte](8 * Mega)
          everyWay(Yaml, YamlStyle.safe.withComments(_ => if (notes.length == 0) Some("none") else None))
        }
      }
      assert(grown < 8L * Mega)
    }
    test("many keys of many styles") {
      val grown = kept {
        for (i <- 0 until 20) {
          val style = JsonStyle.compact.withDocumentEnd(s"$i")
          val keys = (0 until 20000).map(k => f"$k%064d" -> (k: ujson.Value))
          val value = ujson.Obj.from(keys)
          for (_ <- 0 until 4) Json(style).toBytes(value): Unit
        }
      }
      assert(grown < 8L * Mega)
    }
    test("a call that waits for its stream keeps little") {
      final class Waiting(started: CountDownLatch, end: CountDownLatch) extends OutputStream {
        def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
        override def write(b: Array[Byte], from: Int, n: Int): Unit = {
          started.countDown()
          end.await(5, TimeUnit.MINUTES): Unit
        }
      }
      val calls = 500
      val value = ujson.Arr.from((0 until 2000).map(i => ujson.Obj("row" -> i, "text" -> "some text")))
      def perCall(call: OutputStream => Unit): Long = {
        val started = new CountDownLatch(calls)
        val end = new CountDownLatch(1)
        val before = live()
        val threads = Seq.fill(calls) {
          val thread = new Thread(null, () => call(new Waiting(started, end)), "waiting", 256 * 1024L)
          thread.start()
          thread
        }
        started.await(5, TimeUnit.MINUTES): Unit
        val held = live() - before
        end.countDown()
        threads.foreach(_.join())
        held / calls
      }
      Json.writeTo(value, new ByteArrayOutputStream)
      val nothing = Seq.fill(2)(perCall(_.write(1))).min
      for (call <- Seq[OutputStream => Unit](Json.writeTo(value, _), Json.writeTo(ujson.Num(1), _))) {
        val bytes = Seq.fill(2)(perCall(call)).min - nothing
        println(s"a call of writeTo that waits keeps $bytes bytes")
        assert(bytes < 52 * 1024)
      }
    }
  }
}
