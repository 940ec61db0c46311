package swarender

import java.io.IOException

import utest.*

import swarender.output.PagePool.Page
import swarender.Policy.KeyOrder
import swarender.output.{ByteOutput, ByteSink, CharOutput, CharSink, StringSink}
import swarender.jsonnet.Jsonnet

/** Events out of order, and what follows an error. */
object MisuseTest extends TestSuite {
  private val styles: Seq[(String, JsonStyle)] = Seq(
    "compact" -> JsonStyle.compact,
    "pretty" -> JsonStyle.pretty,
    "sorted" -> JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint),
    "canonical" -> JsonStyle.canonical
  )

  /** Fails once, at the write of the byte or char `at`. */
  private final class Failing(at: Int) extends java.io.OutputStream {
    val error = new IOException(s"byte $at")
    val written = new java.io.ByteArrayOutputStream
    def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
    override def write(b: Array[Byte], from: Int, n: Int): Unit =
      if (written.size <= at && at < written.size + n) throw error else written.write(b, from, n)
  }
  private final class FailingWriter(at: Int) extends java.io.Writer {
    val error = new IOException(s"char $at")
    private var written = 0
    def write(c: Array[Char], from: Int, n: Int): Unit = if (at < written + n) throw error else written += n
    def flush(): Unit = ()
    def close(): Unit = ()
  }

  private val document =
    ujson.Obj("a" -> ujson.Arr(1, "two \u00e9\n", 2.5), "b" -> ujson.Obj("c" -> true), "d" -> "x" * 40)

  private def passesThrough(error: IOException, renderer: Renderer, where: String): Unit = {
    val thrown =
      try {
        Unsized.feed(document, renderer)
        None
      } catch { case e: IOException => Some(e) }
    if (!thrown.exists(_ eq error)) throw new java.lang.AssertionError(s"$where: $thrown")
    RefusedEvents.check(renderer, where)
  }

  val tests: Tests = Tests {
    test("the path of a value that an encoder sends twice, or not at all, is that of the value") {
      final case class Sent(n: Int)
      implicit val encoder: Encoder[Sent] = Encoder.of((sent, e) => for (i <- 1 to sent.n) e.int64(i.toLong))
      val pair = Encoder.of[Seq[Sent]] { (all, e) =>
        e.beginArray()
        all.foreach(Encoder.send(_, e))
        e.endArray()
      }
      val rows = implicitly[Encoder[Seq[Seq[Sent]]]]
      val nested = Encoder.of[Seq[Seq[Sent]]]((v, e) => Encoder.send(v, e)(rows))
      def path[T: Encoder](value: T): Seq[String] = for {
        format <- Seq[Format[?]](
          Json,
          Json(JsonStyle.pretty),
          Json(JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint)),
          Yaml,
          Toml
        )
        render <- Seq[() => Any](
          () => format.render(Map("ts" -> value)),
          () => format.toBytes(Map("ts" -> value)),
          () => format.renderer(new java.io.StringWriter).value(Map("ts" -> value))
        )
      } yield {
        val error = intercept[RenderError](render())
        assert(error.kind eq RenderError.Misuse)
        error.path
      }
      for (n <- Seq(0, 2, 3)) {
        val wrong = Sent(n)
        val found = Seq(
          path(Seq(Sent(1), wrong, Sent(1))) -> "$.ts[1]",
          path(Array(wrong)) -> "$.ts[0]",
          path(Map("a" -> Sent(1), "b" -> wrong)) -> "$.ts.b",
          path(Seq(Map("k" -> Option(wrong)))) -> "$.ts[0].k",
          path(wrong) -> "$.ts",
          path(Seq(Sent(1), wrong))(pair) -> "$.ts[1]",
          path(Seq(Seq(Sent(1), wrong)))(nested) -> "$.ts[0][1]",
          path((Sent(1), wrong)) -> "$.ts[1]"
        )
        for (((paths, expected), i) <- found.zipWithIndex; path <- paths)
          if (path != expected) throw new java.lang.AssertionError(s"$n values, case $i of ${paths}, not $expected")
      }
      val root = intercept[RenderError](Json.render(Sent(2)))
      assert(root.path == "$")
    }
    test("every scalar in the place of a key or after the document is refused") {
      val scalars = RefusedEvents.all.filter { case (name, _) =>
        !name.contains(" ") && !Seq("key", "nextDocument", "flush", "comment", "tag", "tree", "value").exists(
          name.contains(_)
        ) && !name.startsWith("end")
      }
      assert(scalars.size == 12)
      for ((_, style) <- styles; (_, event) <- scalars) {
        val renderer = Json(style).renderer(new CharOutput(new StringSink))
        renderer.beginArray()
        renderer.nullValue()
        renderer.beginObject()
        val error = intercept[RenderError](event(renderer))
        assert(error.kind eq RenderError.Misuse, error.path == "$[1]")
        val second = Json(style).renderer(new CharOutput(new StringSink))
        second.nullValue()
        assert(intercept[RenderError](event(second)).kind eq RenderError.Misuse)
      }
    }
    test("an array of tables takes objects and nulls only") {
      val others = Seq[(String, Renderer => Unit)](
        "beginArray" -> (_.beginArray()),
        "beginObjectArray" -> (_.beginObjectArray()),
        "string" -> (_.string("s")),
        "int64" -> (_.int64(1)),
        "number" -> (_.number("1")),
        "value" -> (_.value(1)),
        "value that ends the array" -> (_.value(1)(Encoder.of[Int]((_, e) => e.endArray()))),
        "tagged" -> { r => r.tag("!t"); r.bool(true) },
        "key" -> (_.key("k")),
        "endObject" -> (_.endObject())
      )
      def begun(format: Seq[String]): Renderer = {
        val out = new CharOutput(new StringSink)
        val yaml = format.contains("YAML")
        val renderer = if (yaml) Yaml(YamlStyle.safe).renderer(out) else Json(JsonStyle.compact).renderer(out)
        renderer.beginObjectArray()
        renderer.beginObject()
        renderer.endObject()
        renderer.nullValue()
        renderer.string(null)
        renderer.value(ujson.Obj("a" -> ujson.Arr(1)))
        renderer.value(Map("b" -> 2))
        if (yaml) renderer.tag("!t")
        renderer.beginObject()
        renderer.key("c")
        renderer.beginArray()
        renderer.int64(1)
        renderer.endArray()
        renderer.endObject()
        renderer
      }
      for (
        format <- Seq(Seq("JSON"), Seq("YAML")); (name, event) <- others if name != "tagged" || format == Seq("YAML")
      ) {
        val renderer = begun(format)
        val error = intercept[RenderError](event(renderer))
        val got = (name, error.kind, error.path)
        assert(got == ((name, RenderError.Misuse, "$[6]")))
        val wanted = if (name.startsWith("value that")) "expected an object" else "an object or the end of the array"
        assert(error.detail.contains(wanted) || name == "tagged")
      }
      val whole = Json.render(JsonStyle.compact) { e =>
        e.beginObjectArray()
        e.beginObject()
        e.endObject()
        e.nullValue()
        e.endArray()
      }
      assert(whole == "[{},null]")
    }
    test("an array of values needs one that is neither an object nor null, unless it is empty") {
      val tables = Seq[(String, Renderer => Unit)](
        "object" -> { r => r.beginObject(); r.endObject() },
        "null" -> (_.nullValue()),
        "null reference" -> (_.string(null)),
        "tree" -> (_.value(ujson.Obj("a" -> ujson.Arr(1)))),
        "map" -> (_.value(Map("b" -> 2))),
        "tagged" -> { r => r.tag("!t"); r.beginObject(); r.endObject() },
        "encoder" -> (_.value(1)(Encoder.of[Int]((_, e) => { e.beginObject(); e.endObject() })))
      )
      val values = Seq[(String, Renderer => Unit)](
        "string" -> (_.string("s")),
        "int64" -> (_.int64(1)),
        "array" -> { r => r.beginArray(); r.endArray() },
        "arrays" -> { r => r.beginValueArray(); r.endArray() },
        "value" -> (_.value(1)),
        "tagged" -> { r => r.tag("!t"); r.bool(true) },
        "tagged array" -> { r => r.tag("!t"); r.beginArray(); r.endArray() },
        "encoder" -> (_.value(1)(Encoder.of[Int]((v, e) => e.int64(v.toLong))))
      )
      def begun: Renderer = {
        val renderer = Yaml(YamlStyle.safe).renderer(new CharOutput(new StringSink))
        renderer.beginValueArray()
        renderer
      }
      begun.endArray()
      for (all <- tables.inits if all.nonEmpty) {
        val renderer = begun
        for ((_, event) <- all) { renderer.commentLines("c"); renderer.comment("d"); event(renderer) }
        val error = intercept[RenderError](renderer.endArray())
        val got = (all.last._1, error.kind, error.path, error.detail)
        assert(
          got == ((
            all.last._1,
            RenderError.Misuse,
            s"$$[${all.size}]",
            "unexpected end of an array: expected a value, and before the end of the array one that is neither an object " +
              "nor null"
          ))
        )
      }
      for ((name, event) <- values; before <- Seq(Nil, tables); after <- Seq(Nil, tables)) {
        val renderer = begun
        before.foreach(_._2(renderer))
        event(renderer)
        after.foreach(_._2(renderer))
        val got = (name, renderer.path)
        assert(got == ((name, s"$$[${before.size + 1 + after.size}]")))
        renderer.endArray()
      }
      for ((name, event) <- Seq[(String, Renderer => Unit)]("key" -> (_.key("k")), "endObject" -> (_.endObject()))) {
        val got = (name, intercept[RenderError](event(begun)).kind)
        assert(got == ((name, RenderError.Misuse)))
      }
    }
    test("a second root, or a root that is not an object, is refused by pythonVars") {
      val renderer =
        Json(Jsonnet.go.manifestPythonVars.withKeyOrder(KeyOrder.AsGiven)).renderer(new CharOutput(new StringSink))
      for (
        (name, event) <- RefusedEvents.all;
        if Seq("beginArray", "string", "int64", "float64", "bool", "nullValue").contains(name)
      ) {
        renderer.reset()
        val error = intercept[RenderError](event(renderer))
        assert(error.kind eq RenderError.RootType, error.path == "$")
      }
      RefusedEvents.check(renderer, "pythonVars")
      renderer.reset()
      renderer.beginObject()
      val noKey = intercept[RenderError](renderer.bool(true))
      assert(noKey.kind eq RenderError.Misuse, noKey.path == "$")
      renderer.reset()
      renderer.beginObject()
      renderer.key("a")
      val twoKeys = intercept[RenderError](renderer.key("b"))
      assert(twoKeys.kind eq RenderError.Misuse, twoKeys.path == "$.a")
      renderer.reset()
      renderer.beginObject()
      renderer.key("a")
      renderer.beginArray()
      val notFinite = intercept[RenderError](renderer.float64(Double.NaN))
      assert(notFinite.kind eq RenderError.NotFinite, notFinite.path == "$.a[0]")
    }
    test("an exception of the sink passes through at every byte and char") {
      for ((name, style) <- styles) {
        val size = Json(style).toBytes(document).length
        for (at <- 0 until size; page <- Seq(1, 7, 64)) {
          val stream = new Failing(at)
          val out = new ByteOutput(ByteSink(stream, new Page(page)))
          passesThrough(stream.error, Json(style).renderer(out), s"$name, byte $at, pages of $page")
        }
        for (at <- 0 until Json.render(document, style).length; page <- Seq(1, 7, 64)) {
          val writer = new FailingWriter(at)
          passesThrough(
            writer.error,
            Json(style).renderer(new CharOutput(CharSink(writer, page))),
            s"$name, char $at, pages of $page"
          )
        }
      }
    }
    test("an exception of a flush passes through") {
      val error = new IOException("flush")
      val stream = new java.io.ByteArrayOutputStream {
        override def flush(): Unit = throw error
      }
      for ((_, style) <- styles) {
        val thrown = intercept[IOException](
          Unsized.feed(document, Json(style).renderer(new ByteOutput(ByteSink(stream, new Page(64)))))
        )
        assert(thrown eq error)
      }
    }
    test("entry points pass on what a target throws, and work again") {
      for ((_, style) <- styles; at <- Seq(0, 30)) {
        val stream = new Failing(at)
        assert(intercept[IOException](Json(style).writeTo(document, stream)) eq stream.error)
        val writer = new FailingWriter(at)
        assert(intercept[IOException](Json(style).writeTo(document, writer)) eq writer.error)
        assert(Doubles.read(Json.render(document, style)) == document)
        assert(Doubles.read(new String(Json(style).toBytes(document), "UTF-8")) == document)
      }
    }
    test("a renderer works again after reset, with the sink that failed") {
      for ((_, style) <- styles) {
        val target = new java.io.ByteArrayOutputStream
        var failing = true
        val stream = new java.io.OutputStream {
          def write(b: Int): Unit = if (failing) throw new IOException("once") else target.write(b)
        }
        val renderer = Json(style).renderer(new ByteOutput(ByteSink(stream, new Page(16))))
        intercept[IOException](Unsized.feed(document, renderer))
        failing = false
        renderer.reset()
        Unsized.feed(document, renderer)
        assert(target.toString("UTF-8") == Json.render(document, style), renderer.offset == target.size.toLong)
      }
    }
    test("reset inside a document drops it") {
      for ((_, style) <- styles) {
        val sink = new StringSink
        val renderer = Json(style).renderer(new CharOutput(sink))
        renderer.beginObject()
        renderer.key("a")
        renderer.beginArray()
        assert(renderer.path == "$.a[0]")
        renderer.reset()
        assert(renderer.path == "$", renderer.offset == 0L)
        Unsized.feed(document, renderer)
        assert(sink.result == Json.render(document, style))
      }
    }
    test("one renderer writes documents one after another") {
      for ((_, style) <- styles) {
        val sink = new StringSink
        val renderer = Json(style).renderer(new CharOutput(sink))
        for (i <- 0 until 3) {
          if (i > 0) renderer.nextDocument()
          Unsized.feed(document, renderer)
        }
        assert(
          sink.result == Seq.fill(3)(Json.render(document, style)).mkString("\n"),
          renderer.offset == sink.result.length.toLong
        )
        intercept[RenderError](renderer.nullValue())
        renderer.reset()
        renderer.nullValue()
        intercept[RenderError](renderer.endArray())
      }
    }
    test("a stream does not end inside a document") {
      for (begin <- Seq[Renderer => Unit](_.beginArray(), _.beginObject(), r => { r.beginObject(); r.key("a") })) {
        val renderer = Yaml(YamlStyle.safe.withStreamEnd(true)).renderer(new CharOutput(new StringSink))
        begin(renderer)
        val error = intercept[RenderError](renderer.endStream())
        assert(error.kind eq RenderError.Misuse, error.detail.startsWith("unexpected end of the stream"))
        RefusedEvents.check(renderer, "after the end of a stream")
      }
    }
    test("the offset is the number of bytes or chars before") {
      for ((_, style) <- styles; size <- Modes.pageSizes :+ 65536) {
        val out = new ByteOutput(ByteSink(new java.io.ByteArrayOutputStream, new Page(size)))
        val chars = new CharOutput(CharSink(new java.io.StringWriter, size))
        val expected = Json.render(document, style)
        val onBytes = Json(style).renderer(out)
        val onChars = Json(style).renderer(chars)
        Unsized.feed(document, onBytes)
        Unsized.feed(document, onChars)
        assert(onBytes.offset == expected.getBytes("UTF-8").length.toLong, onChars.offset == expected.length.toLong)
      }
      val renderer =
        Json(JsonStyle.compact).renderer(new ByteOutput(ByteSink(new java.io.ByteArrayOutputStream, new Page(4))))
      renderer.beginArray()
      renderer.string("\u00e9\u4e2d")
      val error = intercept[RenderError](renderer.endObject())
      assert(error.offset == 8L, error.getMessage.contains("$[1]"), error.getMessage.contains("offset 8"))
    }
    test("a path keeps its keys when the caller reuses the buffer they came in") {
      val renderer = Json(JsonStyle.compact).renderer(new CharOutput(new StringSink))
      val key = new java.lang.StringBuilder("first")
      renderer.beginObject()
      renderer.key(key)
      renderer.beginObject()
      key.setLength(0)
      key.append("second key")
      renderer.key(key)
      key.setLength(0)
      assert(renderer.path == "$.first[\"second key\"]")
    }
  }
}
