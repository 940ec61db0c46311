package elsewhere

import java.io.{ByteArrayOutputStream, StringWriter}

import utest.*

import swarender.output.PagePool.Page
import swarender.output.{ByteSink, CharSink}
import swarender.{Encoder, Format, Json, Quote, RenderError, Renderer, Toml, Yaml}
import swarender.jsonnet.Jsonnet

/** Nothing that user code can reach reads or writes outside an array: sinks that give places
  * outside theirs, texts that lie about their length.
  */
object OutsideTest extends TestSuite {

  /** Gives the places in `first`, and those in `next` at every `take`. */
  private final class Places(page: Array[Byte], first: (Int, Int, Int), next: (Int, Int, Int)) extends ByteSink {
    writeTo(page, first._1, first._2, first._3)
    protected def take(array: Array[Byte], from: Int, pos: Int): Unit = writeTo(page, next._1, next._2, next._3)
  }

  private final class CharPlaces(size: Int, first: Int, next: Int) extends CharSink {
    private[this] val page = new Array[Char](size)
    writeTo(page, first)
    protected def take(array: Array[Char], pos: Int): Unit = writeTo(page, next)
  }

  /** Takes what comes, and never says where to go on. */
  private final class Silent extends ByteSink {
    protected def take(array: Array[Byte], from: Int, pos: Int): Unit = ()
  }

  /** Passes on what it gets through a new page each time, and spoils the last one. */
  private final class Clearing extends ByteSink {
    val all = new ByteArrayOutputStream
    private def page(): Unit = writeTo(new Array[Byte](9), 1, 1, 8)
    page()
    protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
      all.write(array, from, pos - from)
      java.util.Arrays.fill(array, 0x7f.toByte)
      page()
    }
  }

  private val outside: Seq[(Int, Int, Int)] = Seq(
    (-1, 0, 8),
    (0, -1, 8),
    (1, 0, 8),
    (0, 9, 8),
    (0, 0, 9),
    (0, 0, -1),
    (4, 3, 8),
    (0, 0, Int.MaxValue),
    (Int.MinValue, 0, 8),
    (0, 8, 7),
    (8, 9, 9)
  )

  /** A text of `claimed` chars (the next one at each call, the last one again and again), of which
    * `charAt` has `known`.
    */
  private final class Lying(claimed: Seq[Int], known: Int, char: Int => Char) extends CharSequence {
    private[this] var calls = 0
    def length: Int = {
      calls += 1
      claimed(Math.min(calls, claimed.size) - 1)
    }
    def charAt(i: Int): Char = {
      if (i < 0 || i >= known) throw new IndexOutOfBoundsException(s"char $i")
      char(i)
    }
    def subSequence(from: Int, until: Int): CharSequence = new Lying(Seq(until - from), known, char)
    override def toString: String = "x" * known
  }

  private def lies: Seq[CharSequence] =
    for {
      claimed <- Seq(
        Seq(-1),
        Seq(Int.MinValue),
        Seq(3, 5000),
        Seq(5000, 3),
        Seq(5000, -1),
        Seq(0, 100),
        Seq(100, 0, 100),
        Seq(4000)
      )
      known <- Seq(0, 3, 4000)
      char <- Seq[Int => Char](
        _ => 'x',
        _ => '"',
        i => (0x4e00 + i).toChar,
        _ => '\ud83d',
        i => if (i % 2 == 0) '1' else '\n'
      )
    } yield new Lying(claimed, known, char)

  private final val Guards = 64
  private final val Guard: Byte = 0x5a

  /** What `send` writes through pages of `size` bytes in the middle of an array, the rest of which
    * must not change, or throws.
    */
  private def guarded(format: Format[?], size: Int)(send: Renderer => Unit): Unit = {
    val array = new Array[Byte](size + 2 * Guards)
    java.util.Arrays.fill(array, Guard)
    val renderer =
      format.renderer(ByteSink(new ByteArrayOutputStream, new Page(array, Guards, Guards + size)))
    try {
      send(renderer)
      renderer.flush()
    } catch { case _: Throwable => () }
    assert((array.take(Guards) ++ array.takeRight(Guards)).forall(_ == Guard))
  }

  private val value = ujson.Obj("key" -> "a value that takes several pages", "n" -> 1)

  val tests: Tests = Tests {
    test("an output is written to by renderers only") {
      compileError("new swarender.output.ByteOutput(new Clearing)"): Unit
      compileError("new swarender.output.CharOutput(new CharPlaces(8, 0, 0))"): Unit
      compileError("swarender.Target.output"): Unit
      compileError("new Clearing().accept(null, 0, 5)"): Unit
    }
    test("a sink of bytes that gives places outside its array is refused") {
      for (places <- outside) {
        intercept[IllegalArgumentException](new Places(new Array[Byte](8), places, (0, 0, 8)))
        val renderer = Json.renderer(new Places(new Array[Byte](8), (0, 0, 8), places))
        renderer.value(value)
        intercept[IllegalArgumentException](renderer.flush())
        assert(intercept[RenderError](renderer.string("more")).kind eq RenderError.Broken)
      }
    }
    test("a sink of chars that gives places outside its array is refused") {
      for (place <- Seq(-1, 9, Int.MinValue, Int.MaxValue)) {
        intercept[IllegalArgumentException](new CharPlaces(8, place, 0))
        val renderer = Json.renderer(new CharPlaces(8, 0, place))
        intercept[IllegalArgumentException](renderer.value(value))
      }
      for (size <- Seq(0, -1)) {
        intercept[IllegalArgumentException](CharSink(new StringWriter, size))
        intercept[IllegalArgumentException](CharSink(new java.lang.StringBuilder, size))
      }
    }
    test("a sink that makes no room is refused") {
      for (full <- Seq((0, 8, 8), (8, 8, 8), (3, 3, 3))) {
        val renderer = Json.renderer(new Places(new Array[Byte](8), (0, 0, 8), full))
        renderer.value(value)
        intercept[IllegalStateException](renderer.flush())
        assert(intercept[RenderError](renderer.flush()).kind eq RenderError.Broken)
      }
      val renderer = Json.renderer(new Silent)
      renderer.value(value)
      intercept[IllegalStateException](renderer.flush())
      intercept[IllegalStateException](Json.renderer(new CharPlaces(8, 0, 8)).value(value))
      intercept[IllegalStateException](Json.renderer(new CharPlaces(0, 0, 0)).value(value))
    }
    test("a sink that spoils its pages gets every byte") {
      val sink = new Clearing
      val renderer = Json.renderer(sink)
      renderer.value(value)
      renderer.flush()
      assert(sink.all.toString("UTF-8") == Json.render(value))
    }
    test("of two outputs on one sink the last one writes") {
      val sink = new Clearing
      val first = Json.renderer(sink)
      first.beginArray()
      val second = Json.renderer(sink)
      assert(intercept[RenderError](first.string("x" * 100)).kind eq RenderError.Broken)
      second.value(value)
      second.flush()
      assert(sink.all.toString("UTF-8").endsWith(Json.render(value)))
      first.reset()
      first.value(1)
      first.flush()
      assert(intercept[RenderError](second.flush()).kind eq RenderError.Broken)
    }
    test("texts that lie about their length write nothing outside a page") {
      for (format <- Seq[Format[?]](Json, Yaml, Toml, Json(Jsonnet.go.manifestPython)); size <- Seq(16, 100, 9000)) {
        val i = lies.size
        for (at <- 0 until i) {
          guarded(format, size) { r => r.beginObject(); r.key("a"); r.string(lies(at)); r.endObject() }
          guarded(format, size) { r => r.beginObject(); r.key(lies(at)); r.int64(1); r.endObject() }
          guarded(format, size) { r => r.beginObject(); r.key("a"); r.number(lies(at)); r.endObject() }
        }
      }
      for (format <- Seq[Format[?]](Json, Yaml, Toml)) assert(format.render(value).contains("several pages"))
    }
    test("texts that lie do no harm to the calls after them") {
      val encoder = Encoder.of[CharSequence] { (text, events) =>
        events.beginObject()
        events.key("a")
        events.string(text)
        events.endObject()
      }
      val expected = Json.render(value)
      for (text <- lies) {
        for (format <- Seq[Format[?]](Json, Yaml, Toml)) {
          try format.render(text)(encoder): Unit
          catch { case _: Throwable => () }
          try format.toBytes(text)(encoder): Unit
          catch { case _: Throwable => () }
        }
        try Quote.json(text): Unit
        catch { case _: Throwable => () }
        assert(Json.render(value) == expected, new String(Json.toBytes(value), "UTF-8") == expected)
      }
    }
    test("a page is a part of its array") {
      for ((from, until) <- Seq((-1, 8), (0, 9), (4, 4), (5, 4), (0, -1), (Int.MinValue, Int.MaxValue)))
        intercept[IllegalArgumentException](new Page(new Array[Byte](8), from, until))
    }
  }
}
