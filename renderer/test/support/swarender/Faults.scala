package swarender

import java.io.{ByteArrayOutputStream, IOException, OutputStream}

import scala.util.Random

import swarender.output.PagePool.Page
import swarender.Policy.KeyOrder
import swarender.output.{ByteOutput, ByteSink, PagesSink}

/** One format under faults: what is thrown passes unchanged, what the target has is a prefix of the
  * document, pages are back in their pool, and after `reset` the renderer writes the document.
  */
final class Faults[S <: Style](format: Format[S], style: S) {
  import Faults.*

  private val expected = format(style).toBytes(document)
  private val events = {
    var n = 0
    FuzzNode.send(document, format(style).renderer(new ByteArrayOutputStream), () => n += 1)
    n
  }

  def size: Int = expected.length

  private def fail(what: String): Nothing = throw new java.lang.AssertionError(s"$style: $what")

  /** Calls `work`, which must throw `error` itself. */
  private def throws(error: Throwable, what: String)(work: => Any): Unit = {
    val thrown =
      try {
        val _ = work
        null
      } catch { case e: Throwable => e }
    if (thrown ne error) fail(s"$what: $thrown, not $error")
  }

  private def prefix(written: Array[Byte], what: String): Unit = {
    val first = java.util.Arrays.copyOf(expected, written.length)
    if (written.length > size || !java.util.Arrays.equals(written, first))
      fail(s"$what: ${written.length} bytes that are not the first ones")
  }

  private def whole(written: Array[Byte], what: String): Unit =
    if (!java.util.Arrays.equals(written, expected)) fail(s"$what: not the document after the fault")

  /** A stream that throws at byte `at`, after it has taken the bytes before that one (a short
    * write), or without them; through a page of `page` bytes.
    */
  def sink(at: Int, page: Int, short: Boolean): Unit = {
    val what = s"byte $at, pages of $page, short $short"
    val target = new Failing(at, short)
    val renderer = format(style).renderer(new ByteOutput(ByteSink(target, new Page(page))))
    throws(target.error, what) {
      FuzzNode.send(document, renderer)
      renderer.flush()
    }
    prefix(target.written.toByteArray, what)
    RefusedEvents.checkSome(renderer, what)
    target.heal()
    renderer.reset()
    FuzzNode.send(document, renderer)
    renderer.flush()
    whole(target.written.toByteArray, what)
  }

  /** Puts a fault into a call of an entry point. */
  def entry(at: Int, short: Boolean): Unit = {
    val target = new Failing(at, short)
    throws(target.error, s"writeTo, byte $at")(format(style).writeTo(document, target))
    prefix(target.written.toByteArray, s"writeTo, byte $at")
    whole(format(style).toBytes(document), s"writeTo, byte $at")
  }

  /** A pool that throws instead of giving page `at`. */
  def pool(at: Int, page: Int, error: Throwable): Unit = {
    val what = s"page $at of $page bytes"
    val pool = new SlicePool(page, error)
    pool.left = at
    throws(error, what)(format(style).toPages(document, pool))
    pool.checkAllBack()
    val sink = new PagesSink(pool)
    val renderer = format(style).renderer(new ByteOutput(sink))
    pool.left = at
    throws(error, what) {
      FuzzNode.send(document, renderer)
      renderer.flush()
    }
    prefix(sink.toByteArray, what)
    pool.left = -1
    renderer.reset()
    FuzzNode.send(document, renderer)
    renderer.flush()
    whole(sink.toByteArray, what)
    sink.close()
    pool.checkAllBack()
  }

  /** A source that throws before event `at`. */
  def source(at: Int, page: Int): Unit = {
    val what = s"event $at of $events"
    val error = new Fault
    var left = at
    def tick(): Unit = {
      if (left == 0) throw error
      left -= 1
    }
    val breaking = Encoder.of[FuzzNode](FuzzNode.send(_, _, () => tick()))
    def again[T](work: => T): T = {
      left = at
      work
    }
    throws(error, what)(again(format.render(document, style)(breaking)))
    throws(error, what)(again(format(style).toBytes(document)(breaking)))
    throws(error, what)(again(format(style).toBytes(Events(FuzzNode.send(document, _, () => tick())))))
    val pool = new SlicePool(page)
    throws(error, what)(again(format(style).toPages(document, pool)(breaking)))
    pool.checkAllBack()
    val target = new ByteArrayOutputStream
    throws(error, what)(again(format(style).writeTo(document, target)(breaking, implicitly)))
    prefix(target.toByteArray, what)
    whole(format(style).toBytes(document), what)
  }

  /** A text that throws at char `at`: nothing after it is written. */
  def text(at: Int, page: Int): Unit = {
    val what = s"char $at, pages of $page"
    val error = new Fault
    val target = new ByteArrayOutputStream
    val renderer = format(style).renderer(new ByteOutput(ByteSink(target, new Page(page))))
    renderer.beginObject()
    renderer.key("k")
    throws(error, what)(renderer.string(new BreakingText(at, error)))
    val written = target.size
    RefusedEvents.check(renderer, what)
    if (target.size != written) fail(s"$what: ${target.size - written} bytes more")
    target.reset()
    renderer.reset()
    FuzzNode.send(document, renderer)
    renderer.flush()
    whole(target.toByteArray, what)
  }

  /** One fault of any kind, in any place. */
  def round(random: Random): Unit = {
    val page = 1 + random.nextInt(200)
    val at = random.nextInt(size)
    random.nextInt(5) match {
      case 0 => sink(at, page, random.nextBoolean())
      case 1 => entry(at, random.nextBoolean())
      case 2 => pool(random.nextInt((size + page - 1) / page), page, new OutOfMemoryError("of a pool"))
      case 3 => source(random.nextInt(events), page)
      case _ => text(random.nextInt(3000), page)
    }
  }
}

object Faults {
  final class Fault extends RuntimeException("of a source")

  /** A table of more than 4,096 bytes in every format. */
  val document: FuzzNode = {
    import FuzzNode.*
    val strings = Vector("clean", "say \"x\"\n", "h\u00e9llo \u4e16\u754c \ud83d\ude00", "x" * 300, "a: b\nc\n")
    def table(i: Int): Obj = Obj(
      Vector(
        "n" -> Int64(i.toLong),
        "d" -> Float64(i / 8.0),
        "s" -> Str(strings(i % strings.size)),
        "list" -> Arr(Vector.tabulate(i % 7)(j => Str(s"element $j"))),
        "table" -> Obj(Vector("key of a table" -> Bool(i % 2 == 0)))
      )
    )
    Obj(Vector.tabulate(40)(i => s"member $i" -> (if (i % 5 == 0) Arr(Vector(table(i), table(i + 1))) else table(i))))
  }

  /** Throws once, at the write of the byte `at`. */
  private final class Failing(at: Int, short: Boolean) extends OutputStream {
    val error = new IOException(s"byte $at")
    val written = new ByteArrayOutputStream
    private var failing = true

    def heal(): Unit = {
      failing = false
      written.reset()
    }
    def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
    override def write(b: Array[Byte], from: Int, n: Int): Unit =
      if (failing && at < written.size + n) {
        if (short) written.write(b, from, at - written.size)
        throw error
      } else written.write(b, from, n)
  }

  private final class BreakingText(at: Int, error: Throwable) extends CharSequence {
    def length: Int = 3000
    def charAt(i: Int): Char = if (i < at) 'x' else throw error
    def subSequence(from: Int, until: Int): CharSequence = throw error
    override def toString: String = throw error
  }

  /** Every format, in styles that hold back nothing, an object or the whole document. */
  def all: Seq[Faults[_ <: Style]] = Seq(
    new Faults(Json, JsonStyle.compact),
    new Faults(Yaml, YamlStyle.safe),
    new Faults(Toml, TomlStyle.standard),
    new Faults(Json, JsonStyle.pretty.withKeyOrder(KeyOrder.CodePoint)),
    new Faults(Yaml, YamlStyle.pretty(60).withComments(at => Some(at.path)))
  )
}
