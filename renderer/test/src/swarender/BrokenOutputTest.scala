package swarender

import java.io.{ByteArrayOutputStream, IOException}

import utest.*

import swarender.derivation.TrustedEncoder
import swarender.dialects.*
import swarender.output.{ByteOutput, ByteSink, CharOutput, CharSink, Output}

/** An output refuses every write while its sink has the page, after the sink has thrown, and after
  * the call that it belongs to.
  */
object BrokenOutputTest extends TestSuite {

  /** Bytes in pages of 4; calls `taking` before it takes a page. */
  private final class Bytes extends ByteSink {
    var taking: () => Unit = () => ()
    val text = new java.lang.StringBuilder
    private[this] val page = new Array[Byte](4)
    writeTo(page, 0, 0, page.length)

    protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
      taking()
      for (i <- from until pos) text.append(array(i).toChar)
      writeTo(page, 0, 0, page.length)
    }
    protected override def reset(): Unit = {
      text.setLength(0)
      writeTo(page, 0, 0, page.length)
    }
  }

  /** A sink of chars that calls `taking` each time. */
  private final class Chars extends CharSink {
    var taking: () => Unit = () => ()
    val text = new java.lang.StringBuilder
    private[this] val page = new Array[Char](4)
    writeTo(page, 0)

    protected def take(array: Array[Char], pos: Int): Unit = {
      taking()
      text.append(array, 0, pos)
      writeTo(page, 0)
    }
    protected override def reset(): Unit = {
      text.setLength(0)
      writeTo(page, 0)
    }
  }

  /** An output, what is called before a page of it is taken, and what was taken. */
  private def outputs: Seq[(Output, (() => Unit) => Unit, () => String)] = {
    val bytes = new Bytes
    val chars = new Chars
    Seq(
      (new ByteOutput(bytes), f => bytes.taking = f, () => bytes.text.toString),
      (new CharOutput(chars), f => chars.taking = f, () => chars.text.toString)
    )
  }

  private val writes: Seq[Output => Unit] = Seq(
    _.ascii('x'),
    _.ascii("text"),
    _.long(12345),
    _.double(0.25, NumberLayout.ecma),
    _.float(0.25f, NumberLayout.ecma),
    _.quoted("text", '"', Escapes.minimal),
    _.quoted("\u4e2d" * 3, '"', Escapes.minimal),
    _.escaped("text", 0, 4, Escapes.none),
    _.lineBreak(3),
    _.flush()
  )

  private def isRefused(write: Output => Unit, out: Output): Boolean =
    try {
      write(out)
      false
    } catch { case e: RenderError => e.kind eq RenderError.Broken }

  /** Writes an object with these keys, and keeps its events. */
  private final class Keeping(keys: String*) extends TrustedEncoder[Int] {
    var kept: Events = null
    def encode(value: Int, events: Events): Unit = {
      kept = events
      events.beginObject()
      keys.foreach { key =>
        events.key(key)
        events.int64(value.toLong)
      }
      events.endObject()
    }
  }

  val tests: Tests = Tests {
    test("a sink that writes to its own output is refused, and loses nothing") {
      for (write <- writes; (out, taking, text) <- outputs) {
        var calls = 0
        taking { () =>
          calls += 1
          assert(out.isPoisoned, isRefused(write, out))
        }
        for (i <- 0 until 3) out.ascii(s"page$i")
        out.flush()
        assert(text() == "page0page1page2", calls >= 3, !out.isPoisoned, out.position == 15L)
      }
    }
    test("after the sink has thrown every write is refused until reset, and nothing reaches it") {
      for (write <- writes; (out, taking, text) <- outputs) {
        val error = new IOException("full")
        taking(() => throw error)
        out.ascii("page")
        assert(intercept[IOException](out.flush()) eq error)
        taking(() => ())
        for (_ <- 0 until 2) assert(out.isPoisoned, isRefused(write, out), text() == "", out.position == 4L)
        out.reset()
        assert(!out.isPoisoned, out.position == 0L)
        out.ascii("again")
        out.flush()
        assert(text() == "again")
      }
    }
    test("a sink that lets go of its output while it takes bytes gets no more until reset") {
      final class Once extends ByteSink {
        var taken = 0
        writeTo(new Array[Byte](8), 0, 0, 8)
        protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
          taken += pos - from
          disown()
        }
        protected override def reset(): Unit = writeTo(new Array[Byte](8), 0, 0, 8)
      }
      val sink = new Once
      val out = new ByteOutput(sink)
      out.ascii("one")
      out.flush()
      for (write <- writes) assert(isRefused(write, out), sink.taken == 3)
      out.reset()
      out.ascii("two")
      out.flush()
      assert(sink.taken == 6)
    }
    test("a stream is not asked to write nothing") {
      val sizes = Seq.newBuilder[Int]
      val target = new java.io.OutputStream {
        def write(b: Int): Unit = sizes += 1: Unit
        override def write(b: Array[Byte], from: Int, n: Int): Unit = sizes += n: Unit
      }
      for (n <- Seq(2000, 5000, 40000, 1, 70000)) {
        val renderer = Json.renderer(target)
        renderer.string("x" * n)
        renderer.flush()
        renderer.flush()
      }
      assert(sizes.result().forall(_ > 0))
    }
    test("a new start drops what a sink has not taken") {
      final class Plain extends ByteSink {
        val text = new java.lang.StringBuilder
        writeTo(new Array[Byte](10000), 0, 0, 10000)
        protected def take(array: Array[Byte], from: Int, pos: Int): Unit =
          for (i <- from until pos) text.append(array(i).toChar)
      }
      val sink = new Plain
      val out = new ByteOutput(sink)
      for (_ <- 0 until 5000) out.ascii('x')
      out.reset()
      out.ascii("anew")
      out.flush()
      assert(sink.text.toString == "anew")
    }
    test("poison refuses every write until reset") {
      for (write <- writes; (out, _, text) <- outputs) {
        out.ascii("abc")
        out.poison()
        out.poison()
        assert(isRefused(write, out), out.position == 3L)
        out.reset()
        out.ascii("d")
        out.flush()
        assert(text() == "d")
      }
    }
    test("what an encoder keeps cannot write after the call") {
      val keeper = new Keeping("k")
      for {
        keeping <- Seq[Encoder[Int]](Encoder.of(keeper.encode(_, _)), keeper)
        format <- Seq[Format[? <: Style]](Json, Yaml, Toml)
      } {
        val expected = format.render(ujson.Obj("k" -> 1))
        val target = new ByteArrayOutputStream
        val calls = Seq[() => Any](
          () => format.render(1)(keeping),
          () => format.toBytes(1)(keeping),
          () => format.writeTo(1, target)(keeping, implicitly),
          () => format.writeTo(1, Target.LengthPrefixed(target))(keeping, implicitly)
        )
        for (call <- calls) {
          call()
          val size = target.size
          intercept[RenderError](keeper.kept.bool(true))
          assert(target.size == size, format.render(1)(keeping) == expected)
          assert(new String(format.toBytes(1)(keeping), "UTF-8") == expected)
        }
      }
    }
    test("a container that is begun after the call is not open in the next document") {
      val keeping = new Keeping("a", "b")
      val noted = (place: Events.Place) => if (place.segments.size == 1) Some("note") else None
      def check[S <: Style](format: Format[S], styles: S*): Unit = for (style <- styles) {
        val expected = format.render(1, style)(keeping)
        for (event <- Seq[Events => Unit](_.beginObject(), _.beginArray())) {
          // YAML writes nothing for it, and so refuses nothing.
          try event(keeping.kept)
          catch { case e: RenderError => assert(e.kind eq RenderError.Broken) }
          val text = format.render(1, style)(keeping)
          if (text != expected) throw new java.lang.AssertionError(s"$style: ${Golden.difference(text, expected)}")
        }
      }
      check[JsonStyle](Json, JsonStyle.compact, JsonStyle.pretty, JsonStyle.jsonc.withBlankLines(1))
      check[YamlStyle](
        Yaml,
        YamlStyle.safe,
        YamlStyle.safe.withBlankLines(1),
        YamlStyle.safe.withComments(noted),
        YamlStyle.safe.withCommentLines(noted),
        YamlStyle.safe.withTags(noted(_).map("!" + _))
      )
    }
  }
}
