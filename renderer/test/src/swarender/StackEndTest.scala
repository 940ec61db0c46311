package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.dialects.*
import swarender.event.StackEnd

/** The end of the thread's stack: an error of the code that sends a document, unless the document
  * is deep.
  */
object StackEndTest extends TestSuite {

  /** Calls itself for ever. */
  private def loop(n: Int): Int = 1 + loop(n + 1)

  /** Sends `levels` arrays, and in the last one what `inside` sends. */
  private def nested(levels: Int, inside: Events => Unit)(e: Events): Unit = {
    for (_ <- 1 to levels) {
      e.beginObject()
      e.key("a")
      e.beginArray()
    }
    inside(e)
    for (_ <- 1 to levels) {
      e.endArray()
      e.endObject()
    }
  }

  /** One object deep, or less, and deeper by one level for each call of itself. */
  private final class Recursive(val levels: Int)
  private val recursive: Encoder[Recursive] = Encoder.of { (v, e) =>
    e.beginObject()
    e.key("a")
    if (v.levels == 0) e.int64(loop(0)) else Encoder.send(new Recursive(v.levels - 1), e)(recursive)
    e.endObject()
  }

  /** A derived class: its other members have no events. */
  private final case class Chain(value: Called, next: Option[Chain])
  private object Chain {
    implicit val encoder: Encoder[Chain] = Encoder.derived
  }
  private final case class Called(n: () => Int)
  private object Called {
    implicit val encoder: Encoder[Called] = Encoder.of((v, e) => e.int64(v.n().toLong))
  }
  private final case class Counted(n: Lazily)
  private object Counted {
    implicit val encoder: Encoder[Counted] = Encoder.derived
  }
  private final case class Lazily(n: () => Int)
  private object Lazily {
    implicit val encoder: Encoder[Lazily] = implicitly[Encoder[Int]].contramap((v: Lazily) => v.n())
  }

  /** A collection whose elements are computed as they are asked for. */
  private val elements: Iterable[Int] = new scala.collection.AbstractIterable[Int] {
    def iterator: Iterator[Int] = Iterator(1).map(loop(_))
  }

  /** Not even an object. */
  private val looping: Encoder[Int] = Encoder.of((n, e) => Encoder.send(n, e)(looping))

  private val plain: Seq[Format[?]] = Seq[Format[?]](Json, Json(JsonStyle.pretty), Yaml, Toml).map(unlimited(_))

  /** Those with writers and filters of their own. */
  private val others: Seq[Format[?]] = Seq[Format[?]](
    Json(JsonStyle.fitted),
    Json(JsonStyle.canonical),
    Json(JsonStyle.compact.withNulls(Nulls.OmitMembers).withOmitEmpty(true)),
    Yaml(YamlStyle.kyaml),
    Yaml(YamlStyle.pyyaml),
    Yaml(YamlStyle.safe.withMaxFlowLength(80)),
    Yaml(YamlStyle.safe.withLayout(_ => YamlStyle.Layout.Flow)),
    Toml(TomlStyle.standard.withKeyOrder(KeyOrder.CodePoint))
  ).map(unlimited(_))

  private def unlimited(format: Format[?]): Format[?] = format.withMaxDepth(Int.MaxValue)

  private def calls[T: Encoder](value: T): Seq[(String, () => Any)] =
    plain.flatMap(format => everywhere(format, value).map { case (entry, call) => (s"$format, $entry", call) }) ++
      others.map(format => (format.toString, () => format.render(value)))

  /** By every entry point. */
  private def everywhere[T: Encoder](format: Format[?], value: T): Seq[(String, () => Any)] = {
    def renderer = format.renderer(new java.io.StringWriter)
    Seq(
      "render" -> (() => format.render(value)),
      "toBytes" -> (() => format.toBytes(value)),
      "toPages" -> (() => format.toPages(value).close()),
      "pulled" -> (() => format.pulled(value).toBytes),
      "writeAll" -> (() => format.writeAll(Iterator(value), new java.io.StringWriter)),
      "pulledAll" -> (() => format.pulledAll(Iterator(value)).pages().foreach(_.release())),
      "renderer" -> (() => renderer.value(value)),
      "documents" -> (() => format.render(Renderer.documents(_.value(value)))),
      "member" -> (() => format.render(Map("m" -> value))),
      "in a renderer" -> { () =>
        val r = renderer
        r.beginObject()
        r.key("m")
        r.value(value)
      },
      "in an iterator" -> (() => format.render(Map("m" -> Iterator(value)))),
      "in events" -> (() => format.render(Events(nested(1, Encoder.send(value, _)))))
    )
  }

  private def thrown(call: () => Any): Throwable =
    try {
      val _ = call()
      null
    } catch { case e: Throwable => e }

  private def failure(what: String, e: Throwable): Nothing = throw new java.lang.AssertionError(s"$what: $e")

  private def passes[T: Encoder](name: String, value: T): Unit =
    for ((where, call) <- calls(value)) {
      val e = thrown(call)
      if ((e eq null) || !StackEnd.isReached(e)) failure(s"$name, $where", e)
    }

  private def isCause[T: Encoder](name: String, value: T): Unit =
    for ((where, call) <- calls(value)) thrown(call) match {
      case e: RenderError if (e.kind eq RenderError.TooDeep) && StackEnd.isReached(e.getCause) =>
        assert(e.detail == StackEnd.Text)
      case e => failure(s"$name, $where", e)
    }

  val tests: Tests = Tests {
    test("of a source: it passes unchanged where the document is not deep") {
      if (TestPlatform.raisesStackOverflow) {
        for (levels <- Seq(1, 20)) {
          passes(s"events, $levels", Events(nested(levels, e => e.int64(loop(0)))))
          passes(s"encoder, $levels", new Recursive(levels))(recursive)
        }
        passes("elements", Map("a" -> elements))
        passes("encoder of no event", 1)(looping)
      }
    }
    test("of a deep document: it is the cause of the error") {
      if (TestPlatform.raisesStackOverflow) {
        implicit val encoder: Encoder[Recursive] = recursive
        isCause("encoder", new Recursive(Int.MaxValue))
        isCause("events", Events(nested(40, e => e.int64(loop(0)))))
      }
    }
    test("of a class without events: those of the document before do not count") {
      if (TestPlatform.raisesStackOverflow) {
        val format = Json(JsonStyle.compact.withMaxDepth(1001))
        var chain: Option[Chain] = None
        for (i <- 1 to 100) chain = Some(Chain(Called(() => i), chain))
        val ends = Counted(Lazily(() => loop(0)))
        for (write <- Seq[Format[?] => Any](_.toBytes(ends), _.render(ends))) {
          val _ = (format.toBytes(chain.get), format.render(chain.get))
          val e = thrown(() => write(format))
          if ((e eq null) || !StackEnd.isReached(e)) failure("a class without events", e)
        }
      }
    }
    test("a renderer and a format can be used after it") {
      if (TestPlatform.raisesStackOverflow) {
        implicit val encoder: Encoder[Recursive] = recursive
        for (format <- Seq[Format[?]](Json, Yaml); deep <- Seq(Int.MaxValue, 1)) {
          val unlimited = format.withMaxDepth(Int.MaxValue)
          assert(thrown(() => unlimited.render(new Recursive(deep))) ne null)
          // What the deep document left does not count for the next one.
          val e = thrown(() => unlimited.render(Events(nested(1, e => e.int64(loop(0))))))
          assert(StackEnd.isReached(e), unlimited.render(Seq(1)) == format.render(Seq(1)))
          val out = new java.io.StringWriter
          val r = unlimited.renderer(out)
          assert(thrown(() => r.value(new Recursive(deep))) ne null)
          r.reset()
          r.int64(1)
          r.flush()
          assert(out.toString.endsWith(format.render(1)))
        }
      }
    }
    test("in the walk that finds the path of an error, the error stays") {
      var calls = 0
      val value = Encoder.of[Int] { (_, e) =>
        calls += 1
        if (calls > 1 && TestPlatform.raisesStackOverflow) e.int64(loop(0)) else e.float64(Double.NaN)
      }
      val error = intercept[RenderError](Json.render(Map("a" -> 1))(Encoder.of((_, e) => Encoder.send(1, e)(value))))
      assert(error.kind eq RenderError.NotFinite, calls == 2)
    }
  }
}
