package swarender

import swarender.Policy.{KeyOrder, NonFinite, Nulls, Surrogates}
import swarender.event.ValueWalker
import swarender.output.{CharOutput, Output, StringSink}
import swarender.jsonnet.Jsonnet
import utest.*

/** A `ujson.Value`, whose tables are written in order, compared with its events, most of which are
  * buffered.
  */
object TomlTreeTest extends TestSuite {
  private val standard = TomlStyle.standard

  private val styles = TomlDocuments.styles ++ Seq(
    "jsonnet" -> Jsonnet.go.manifestTomlEx("  "),
    "jsonnet as given" -> Jsonnet.go.manifestTomlEx("\t").withKeyOrder(KeyOrder.AsGiven),
    "literal strings" -> standard.withQuotes(TomlStyle.Quotes.LiteralStrings),
    "floats" -> standard.withIntegralDoubles(asIntegers = false).withArrayWidth(20),
    "narrow" -> EvaluatorSettings.arraySpaces(standard.withArrayWidth(1)),
    "depth" -> standard.withMaxDepth(100)
  )

  private def byEvents(value: ujson.Value, style: TomlStyle): String = Modes.chars(4096)(events(value, style))

  private def events(value: ujson.Value, style: TomlStyle)(out: Output): Unit =
    new ValueWalker(Toml(style).renderer(out)).walk(value)

  private def same(value: ujson.Value, style: TomlStyle, name: String): Unit = {
    val expected = byEvents(value, style)
    for (got <- Seq(Toml.render(value, style), new String(Toml(style).toBytes(value), "UTF-8")))
      if (got != expected) throw new java.lang.AssertionError(s"$name, ${Golden.difference(got, expected)}")
  }

  /** The document with some of its scalars replaced. */
  private def withSome(document: ujson.Value, random: scala.util.Random, one: ujson.Value): ujson.Value =
    TomlDocuments.map(document)(scalar => if (random.nextInt(6) == 0) one else scalar)

  private def error(render: => Any): Option[(RenderError.Kind, String, String, Long)] =
    try {
      val _ = render
      None
    } catch { case e: RenderError => Some((e.kind, e.detail, e.path, e.offset)) }

  val tests: Tests = Tests {
    test("random trees and their events agree in every style") {
      val documents = new TomlDocuments(11)
      for (_ <- 0 until TestPlatform.scaled(400)) {
        val document = documents.next()
        for ((name, style) <- styles) same(document, style, name)
      }
    }
    test("nulls are left out of trees as of events") {
      val documents = new TomlDocuments(12)
      val random = new scala.util.Random(12)
      for (_ <- 0 until TestPlatform.scaled(200)) {
        val document = withSome(documents.next(), random, ujson.Null)
        for ((name, style) <- styles) same(document, style.withNulls(Nulls.OmitEverywhere), name)
      }
      val omit = standard.withNulls(Nulls.OmitEverywhere)
      for (
        json <- Seq(
          """{"a": [null]}""",
          """{"a": [null, {"b": null}, null, {}], "c": {"d": null}}""",
          """{"a": {"b": null, "c": {"d": [null, [null]]}}, "e": null}"""
        )
      )
        for (headers <- Seq(false, true)) same(ujson.read(json), omit.withSuperTableHeaders(headers), json)
    }
    test("a refused value has its path and its offset") {
      val documents = new TomlDocuments(13)
      val random = new scala.util.Random(13)
      val refused = Seq[(ujson.Value, TomlStyle)](
        ujson.Null -> standard,
        ujson.Num(Double.NaN) -> standard.withNonFinite(NonFinite.Fail),
        ujson.Str("\ud800") -> standard.withSurrogates(Surrogates.Fail)
      )
      var errors = 0
      for (_ <- 0 until 100; (one, style) <- refused) {
        val document = withSome(documents.next(), random, one)
        val chars = error(byEvents(document, style))
        val bytes = error(Modes.bytes(64)(events(document, style)))
        if (chars.isDefined) errors += 1
        assert(error(Toml.render(document, style)) == chars)
        assert(error(Toml(style).toBytes(document)) == bytes)
      }
      assert(errors > 100)
      val late =
        ujson.Obj("a" -> "x" * 100000, "t" -> ujson.Obj("u" -> ujson.Obj("b" -> ujson.Null), "c" -> "y" * 100000))
      assert(error(Toml.toBytes(late)) == error(Modes.bytes(64)(events(late, standard))))
      val target = new java.io.ByteArrayOutputStream
      assert(error(Toml.writeTo(late, target)) == error(Toml.toBytes(late)), error(Toml.toBytes(late)).isDefined)
      for (root <- Seq(ujson.Arr(ujson.Obj()), ujson.Str("a"), ujson.Null))
        assert(error(Toml.render(root)) == error(byEvents(root, standard)), error(Toml.render(root)).isDefined)
    }
    test("a renderer works again after a tree, and after a refused one and a reset") {
      val sink = new StringSink
      val renderer = Toml.renderer(new CharOutput(sink))
      val _ = intercept[RenderError](renderer.value(ujson.Obj("a" -> 1, "t" -> ujson.Obj("b" -> ujson.Null))))
      for (event <- Seq[Renderer => Unit](_.beginObject(), _.key("b"), _.value(ujson.Obj()), _.bool(true)))
        assert(intercept[RenderError](event(renderer)).kind eq RenderError.Broken)
      renderer.reset()
      renderer.value(ujson.Obj("t" -> ujson.Obj("u" -> ujson.Obj("b" -> 2), "c" -> 3), "a" -> 1))
      renderer.flush()
      assert(renderer.isComplete, sink.result == "a = 1\n\n[t]\nc = 3\n\n[t.u]\nb = 2\n")
    }
    test("thousands of levels do not overflow the stack") {
      def nested(levels: Int)(wrap: ujson.Value => ujson.Value): ujson.Obj =
        ujson.Obj("k" -> (0 until levels).foldLeft(ujson.Num(1): ujson.Value)((v, _) => wrap(v)), "z" -> true)
      val n = TestPlatform.scaled(3000)
      val flat = standard.withArrayIndent("")
      same(nested(n)(v => ujson.Obj("a" -> v)), flat, "tables")
      same(
        nested(n)(v => ujson.Obj("a" -> v, "b" -> 1)),
        standard.withSmallTables(TomlStyle.SmallTables.Inline),
        "small tables"
      )
      same(nested(n)(v => ujson.Arr(v)), flat, "arrays")
      same(nested(n / 2)(v => ujson.Arr(ujson.Obj("a" -> v))), flat, "arrays of tables")
      same(nested(n / 2)(v => ujson.Arr(0, ujson.Obj("a" -> v))), flat, "mixed arrays")
      same(nested(n)(v => ujson.Arr(v)), flat.withArrayWidth(Int.MaxValue), "arrays on one line")
      for (levels <- 60 to 70) {
        same(nested(levels)(v => ujson.Arr(v)), flat.withArrayWidth(200), s"$levels arrays")
        same(nested(levels)(v => ujson.Arr(v, 0.5)), flat.withArrayWidth(200), s"$levels arrays that grow")
        same(ujson.Obj("t" -> nested(levels / 2)(v => ujson.Arr(0, ujson.Obj("a" -> v)))), standard, s"$levels of both")
      }
    }
  }
}
