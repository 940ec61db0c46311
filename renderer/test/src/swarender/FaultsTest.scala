package swarender

import utest.*

import swarender.Policy.KeyOrder
import swarender.output.{CharOutput, CharSink}

/** Sinks, pools and sources that throw. `ci/faults` runs more rounds. */
object FaultsTest extends TestSuite {

  /** Every place on the fastest platform, else some. */
  private val step = 100 / TestPlatform.scaled(100)

  private val all = Faults.all

  val tests: Tests = Tests {
    test("a stream, of an entry point or of a renderer, that throws at each of the first 4,096 bytes") {
      for (faults <- all.take(3)) {
        assert(faults.size > 4096)
        for (at <- 0 until 4096 by step) {
          if (at % 2 == 0) faults.entry(at, short = at % 4 == 0)
          else faults.sink(at, if (at % 31 == 0) 1 else 64, short = at % 4 == 1)
        }
      }
    }
    test("a pool that throws OutOfMemoryError at every page") {
      for (faults <- all; page <- Seq(100, 1000); at <- 0 until (faults.size + page - 1) / page by step)
        faults.pool(at, page, new OutOfMemoryError("of a pool"))
    }
    test("a source that throws at any event") {
      for (faults <- all; at <- 0 until 300 by 7 * step) faults.source(at, 100)
    }
    test("a text that throws at any char") {
      for (faults <- all; at <- 0 until 3000 by 97 * step; page <- Seq(1, 64, 65536)) faults.text(at, page)
    }
    test("random faults") {
      val random = Seeded("random faults")
      for (_ <- 0 until TestPlatform.scaled(400)) all(random.nextInt(all.size)).round(random)
    }
    test("a value that cannot be encoded again keeps its error") {
      var calls = 0
      val once = Encoder.of[Int] { (_, events) =>
        calls += 1
        if (calls > 1) throw new IllegalStateException("only once")
        events.float64(Double.NaN)
      }
      val error = intercept[RenderError](Json.render(1)(once))
      assert(error.kind eq RenderError.NotFinite, calls == 2)
    }
    test("a comment that is dropped is in no later document") {
      val text = new java.lang.StringBuilder
      val renderer =
        Yaml(YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)).renderer(new CharOutput(CharSink(text)))
      def document(): Unit = {
        renderer.beginObject()
        renderer.key("a")
        renderer.int64(1)
        renderer.endObject()
        renderer.flush()
      }
      for (end <- Seq[() => Unit](() => (), () => { renderer.endObject(); renderer.flush(); text.setLength(0) })) {
        renderer.reset()
        renderer.beginObject()
        renderer.comment("of another document")
        end()
        renderer.reset()
        document()
        assert(text.toString == "a: 1\n")
        text.setLength(0)
      }
    }
  }
}
