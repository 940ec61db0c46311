package swarender

import java.io.{ByteArrayOutputStream, IOException, OutputStream}

import swarender.output.PagePool.Page
import swarender.Policy.{NonFinite, Nulls, NumberText, Surrogates}
import swarender.output.{ByteOutput, ByteSink, CharOutput, StringSink}
import swarender.jsonnet.Jsonnet
import utest.*

/** Events in and out of order, errors and their paths, and documents that are written while they
  * grow.
  */
object TomlEventsTest extends TestSuite {
  private val standard = TomlStyle.standard

  /** The error that the events lead to. */
  private def error(style: TomlStyle)(events: Renderer => Unit): RenderError =
    intercept[RenderError](Modes.chars(64)(out => events(Toml(style).renderer(out))))

  private def errorOf(json: String, style: TomlStyle = standard): RenderError =
    intercept[RenderError](Toml.render(JsonText(json), style))

  private def check(e: RenderError, what: RenderError.Kind, path: String): Unit = {
    val got = (e.kind, e.path)
    assert(got == ((what, path)))
  }

  /** The events up to an open array of a table's member that has `n` numbers. */
  private def growing(n: Int, to: Renderer, nest: Renderer => Unit): Unit = {
    to.beginObject()
    to.key("a")
    to.beginArray()
    nest(to)
    for (i <- 0 until n) to.int64(i.toLong)
  }

  private def counted(events: Renderer => Unit): Long = {
    var offset = 0L
    val _ = Modes.bytes(4096) { out =>
      val renderer = Toml(standard).renderer(out)
      events(renderer)
      offset = renderer.offset
    }
    offset
  }

  val tests: Tests = Tests {
    test("a root that is not a table is refused") {
      for (root <- Seq("1", "\"a\"", "true", "null", "[]", "[{}]"))
        check(errorOf(root), RenderError.RootType, "$")
    }
    test("a null is refused") {
      check(errorOf("""{"a": [1, {"b c": null}]}"""), RenderError.NullValue, """$.a[1]["b c"]""")
      check(errorOf("""{"a": null}"""), RenderError.NullValue, "$.a")
      check(errorOf("null", standard.withNulls(Nulls.OmitEverywhere)), RenderError.RootType, "$")
    }
    test("an integer outside 64 bits is refused") {
      for (text <- Seq("9223372036854775808", "-9223372036854775809", "100000000000000000000"))
        check(errorOf(s"""{"a": {"b": [1, $text]}}"""), RenderError.BadNumber, "$.a.b[1]")
      check(error(standard) { r => r.beginObject(); r.key("k"); r.uint64(-1L) }, RenderError.BadNumber, "$.k")
      assert(
        Toml.render(
          JsonText("""{"a": [-9223372036854775808, 9223372036854775807]}""")
        ) == "a = [-9223372036854775808, 9223372036854775807]\n"
      )
    }
    test("a number that is too large for a double is refused") {
      for (
        text <- Seq("1e400", "-1E+400", "1.8e308"); policy <- Seq(NumberText.Keep, NumberText.ToDouble);
        style <- Seq(standard, standard.withNonFinite(NonFinite.Fail), Jsonnet.go.manifestTomlEx("  "))
      )
        check(errorOf(s"""{"a": {"b": [1, $text]}}""", style.withNumberText(policy)), RenderError.BadNumber, "$.a.b[1]")
      assert(Toml.render(JsonText("""{"a": 1e308, "b": 1e-400}""")) == "a = 1e308\nb = 1e-400\n")
    }
    test("text that is not a number is refused") {
      for (text <- Seq("", "01", "1.", ".5", "+1", "0x1", "nan", "1e"))
        check(error(standard) { r => r.beginObject(); r.key("k"); r.number(text) }, RenderError.BadNumber, "$.k")
    }
    test("NaN is refused if the style refuses it") {
      val refuse = standard.withNonFinite(NonFinite.Fail)
      for (d <- Seq(Double.NaN, Double.PositiveInfinity, Double.NegativeInfinity)) {
        check(
          error(refuse) { r => r.beginObject(); r.key("k"); r.beginArray(); r.float64(d) },
          RenderError.NotFinite,
          "$.k[0]"
        )
        check(error(refuse) { r => r.beginObject(); r.key("k"); r.float32(d.toFloat) }, RenderError.NotFinite, "$.k")
      }
    }
    test("a lone surrogate is refused if the style refuses it") {
      val refuse = standard.withSurrogates(Surrogates.Fail)
      check(error(refuse) { r => r.beginObject(); r.key("k"); r.string("a\ud800") }, RenderError.LoneSurrogate, "$.k")
      assert(error(refuse) { r => r.beginObject(); r.key("\udc00"); r.int64(1) }.kind == RenderError.LoneSurrogate)
      // A key that is left out with its null is not written.
      val omits = refuse.withNulls(Nulls.OmitMembers)
      val left = ujson.Obj("\udc00" -> ujson.Null, "a" -> 1)
      assert(Toml.render(left, omits) == "a = 1\n")
      assert(Toml.render(omits) { r =>
        r.beginObject(); r.key("\udc00"); r.nullValue(); r.key("a"); r.int64(1); r.endObject()
      } == "a = 1\n")
      assert(Toml.render(ujson.Obj("k" -> "\ud83d\ude00"), refuse) == "k = \"\ud83d\ude00\"\n")
    }
    test("a duplicate key is refused, whatever the style") {
      val all = TomlDocuments.styles.map(_._2) :+ Jsonnet.go.manifestTomlEx("  ")
      val spread = standard.withSmallTables(TomlStyle.SmallTables.Dotted)
      for (style <- all :+ spread :+ standard.withNulls(Nulls.OmitMembers)) {
        check(errorOf("""{"a": {"b": 1, "b": 2}}""", style), RenderError.DuplicateKey, "$.a.b")
        check(errorOf("""{"a": 1, "b": 2, "a": 3}""", style), RenderError.DuplicateKey, "$.a")
        check(errorOf("""{"a": {"b": 1}, "c": 1, "a": {"d": 1}}""", style), RenderError.DuplicateKey, "$.a")
        check(errorOf("""{"t": [1, {"a": [], "a": 1}]}""", style), RenderError.DuplicateKey, "$.t[1].a")
        assert(Toml.render(JsonText("""{"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 1}]}"""), style).contains("a = 1"))
      }
    }
    test("events out of order are refused") {
      val wrong = Seq[Renderer => Unit](
        r => r.key("a"),
        r => r.endObject(),
        r => { r.beginObject(); r.int64(1) },
        r => { r.beginObject(); r.endArray() },
        r => { r.beginObject(); r.key("a"); r.key("b") },
        r => { r.beginObject(); r.key("a"); r.endObject() },
        r => { r.beginObject(); r.key("a"); r.beginArray(); r.key("b") },
        r => { r.beginObject(); r.key("a"); r.beginArray(); r.endObject() },
        r => { r.beginObject(); r.endObject(); r.beginObject() },
        r => r.nextDocument()
      )
      wrong.foreach(events => check(error(standard)(events).kind, RenderError.Misuse))
      wrong.size
    }
    test("a second document is refused") {
      assert(error(standard) { r =>
        r.beginObject(); r.endObject(); r.nextDocument()
      }.kind == RenderError.SecondDocument)
    }
    test("nothing is taken after an error, until reset") {
      val sink = new StringSink
      val out = new CharOutput(sink)
      val renderer = Toml.renderer(out)
      renderer.beginObject()
      renderer.key("a")
      val _ = intercept[RenderError](renderer.nullValue())
      for (
        event <- Seq[Renderer => Unit](
          _.bool(true),
          _.key("b"),
          _.beginObject(),
          _.endObject(),
          _.nullValue(),
          _.uint64(-1),
          _.number("x")
        )
      )
        check(intercept[RenderError](event(renderer)).kind, RenderError.Broken)
      renderer.reset()
      ujson.read("""{"t": {"b": 1}, "a": [1]}""").transform(renderer.visitor)
      assert(sink.result == "a = [1]\n\n[t]\nb = 1\n")
    }
    test("an exception of the sink passes through") {
      for (room <- 0 until 40) {
        var left = room
        val target = new OutputStream {
          def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
          override def write(b: Array[Byte], from: Int, n: Int): Unit = {
            left -= n; if (left < 0) throw new IOException("full")
          }
        }
        val renderer = Toml.renderer(new ByteOutput(ByteSink(target, new Page(new Array[Byte](4), 0, 4))))
        val document = ujson.read("""{"k": 12345, "a": ["xxxxxxxx", 1], "t": {"b": [{"c": "yyyyyyyyyyyyyyyy"}]}}""")
        val _ = intercept[IOException] {
          document.transform(renderer.visitor)
          throw new java.lang.AssertionError(s"$room bytes were enough")
        }
        check(intercept[RenderError](renderer.beginArray()).kind, RenderError.Broken)
      }
    }
    test("a renderer works again after a sink threw and a reset") {
      val document =
        ujson.read(
          """{"k": 1, "s": {"d": {"e": [], "f": 2}}, "t": {"b": [{"c": {"d": "y"}}, {}], "u": {"v": [[1], {}]}}}"""
        )
      for (
        style <- Seq(standard, standard.withSmallTables(TomlStyle.SmallTables.Dotted), Jsonnet.go.manifestTomlEx("  "))
      ) {
        val expected = Toml.render(document, style)
        for (room <- 0 until expected.length) {
          var left = room
          val written = new ByteArrayOutputStream
          val target = new OutputStream {
            def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
            override def write(b: Array[Byte], from: Int, n: Int): Unit = {
              left -= n
              if (left < 0) throw new IOException("full")
              written.write(b, from, n)
            }
          }
          val renderer = Toml(style).renderer(new ByteOutput(ByteSink(target, new Page(new Array[Byte](1), 0, 1))))
          val _ = intercept[IOException](document.transform(renderer.visitor))
          left = Int.MaxValue
          written.reset()
          renderer.reset()
          document.transform(renderer.visitor)
          val again = written.toString("UTF-8")
          assert(again == expected)
        }
      }
    }
    test("an array in the root is written while it grows, one inside it when it is whole") {
      val n = 10000
      val digits = (0 until n).map(_.toString.length).sum
      assert(counted(growing(n, _, _ => ())) > digits + n)
      for (
        nest <- Seq[Renderer => Unit](
          r => { r.int64(1); r.beginArray(); r.beginArray() },
          r => { r.beginObject(); r.key("x"); r.beginArray() }
        )
      )
        assert(counted(growing(n, _, nest)) <= "a = ".length)
    }
    test("an array in parts is the array as a whole") {
      val documents = new TomlDocuments(7)
      val styles =
        TomlDocuments.styles
          .map(_._2)
          .filter(s => (s.smallTables eq TomlStyle.SmallTables.Headers) && s.settings.tableIndent.isEmpty)
      assert(styles.size >= 3)
      for (i <- 0 until 20) {
        val document = documents.next()
        val array = ujson.Arr.from(
          Seq.tabulate(40 + i)(j =>
            if (j % 3 == 0) ujson.Num(j) else if (j % 3 == 1) document else ujson.Arr(document, j)
          )
        )
        for (style <- styles) {
          val parts = TomlDocuments.render(ujson.Obj("a" -> array), style)
          val whole = TomlDocuments.render(ujson.Obj("t" -> ujson.Obj("a" -> array)), style)
          if (whole != "[t]\n" + parts) throw new java.lang.AssertionError(Golden.difference(whole, "[t]\n" + parts))
        }
      }
    }
    test("an array of tables that ends with a number is written as a value") {
      val tables = ujson.Arr.from(Seq.tabulate(300)(i => ujson.Obj("i" -> i)))
      val text = Modes.toml.same(ujson.Obj("a" -> ujson.Arr.from(tables.arr.toSeq :+ ujson.Num(1)), "b" -> 2), standard)
      assert(text.startsWith("a = [\n    { i = 0 },\n"), text.endsWith("    { i = 299 },\n    1,\n]\nb = 2\n"))
      val late = Modes.toml.same(ujson.Obj("a" -> tables, "b" -> 2), standard)
      assert(late.startsWith("b = 2\n\n[[a]]\ni = 0\n\n[[a]]\n"), late.endsWith("\n\n[[a]]\ni = 299\n"))
    }
    test("100,000 levels do not overflow the stack") {
      val n = 100000
      def nested(style: TomlStyle, open: Renderer => Unit, inside: Renderer => Unit, close: Renderer => Unit): String =
        Modes.chars(8192) { out =>
          val renderer = Toml(style.withMaxDepth(Int.MaxValue)).renderer(out)
          renderer.beginObject()
          renderer.key("k")
          for (_ <- 0 until n) open(renderer)
          inside(renderer)
          for (_ <- 0 until n) close(renderer)
          renderer.endObject()
          renderer.flush()
        }
      val flat = nested(standard.withArrayWidth(Int.MaxValue), _.beginArray(), _ => (), _.endArray())
      assert(flat == "k = " + "[" * n + "]" * n + "\n")
      val lines = nested(standard.withArrayIndent(""), _.beginArray(), _ => (), _.endArray())
      assert(lines.count(_ == '[') == n, lines.count(_ == '\n') == 2 * (n - 40) + 1)
      val tables = nested(standard, r => { r.beginObject(); r.key("a") }, _.int64(1), _.endObject())
      assert(tables == "[k" + ".a" * (n - 1) + "]\na = 1\n")
    }
  }

  private def check(got: RenderError.Kind, expected: RenderError.Kind): Unit = assert(got == expected)
}
