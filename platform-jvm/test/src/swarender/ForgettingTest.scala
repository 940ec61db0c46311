package swarender

import java.io.ByteArrayOutputStream
import java.lang.ref.WeakReference

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls, Surrogates}
import swarender.encoder.TreeWalk
import swarender.jsonnet.Jsonnet

/** What entry points keep for the next call holds nothing that was written, and little memory.
  * Texts are longer than the keys that a `KeyWriter` may hold.
  */
object ForgettingTest extends TestSuite {
  private final class Text(val reference: WeakReference[AnyRef], val name: String)

  private var texts = List.empty[Text]
  private var made = 0

  /** A new string that nothing else refers to. */
  private def text(name: String, before: String = "", after: String = ""): String = {
    made += 1
    val s = before + name + " " + "x" * 70 + made + after
    texts ::= new Text(new WeakReference[AnyRef](s), name)
    s
  }

  private def scalars(r: Events): Unit = {
    r.key(text("key"))
    r.string(text("string"))
    r.key(text("key of a number"))
    r.number("1.5")
  }

  private def events(r: Events): Unit = {
    r.beginObject()
    scalars(r)
    r.key(text("key of an array"))
    r.beginArray()
    r.string(text("element"))
    r.beginArray()
    r.string(text("inner element"))
    r.endArray()
    r.endArray()
    r.comment(text("comment"))
    r.key(text("key of an object"))
    r.beginObject()
    scalars(r)
    r.endObject()
    r.endObject()
  }

  private def tree: ujson.Value = ujson.Obj(
    text("key of a tree") -> ujson.Str(text("string of a tree")),
    text("table of a tree") -> ujson.Obj(text("inner key of a tree") -> ujson.Arr(text("element of a tree")))
  )

  /** Checks that nothing is left of what `work` writes. */
  private def forgets(what: String)(work: () => Unit): Unit = {
    texts = Nil
    work()
    var tries = 20
    def left = texts.filter(_.reference.get ne null).map(_.name).distinct
    while (left.nonEmpty && tries > 0) {
      System.gc()
      Thread.sleep(5)
      tries -= 1
    }
    if (left.nonEmpty) throw new java.lang.AssertionError(s"$what keeps ${left.mkString(", ")}")
  }

  private def check[S <: Style](format: Format[S], styles: S*): Unit = for (style <- styles) {
    val target = new ByteArrayOutputStream
    // A part of the cases: all calls before one collection.
    def calls(name: String)(all: (() => Any)*): Unit =
      for (some <- all.zipWithIndex.grouped(if (TestPlatform.scaled(100) < 100) all.size else 1))
        forgets(s"$style, $name ${some.map(_._2).mkString(", ")}")(() => some.foreach { case (call, _) => call() })
    calls("events")(
      () => format.render(style)(events),
      () => format(style).toBytes(Events(events)),
      () => format(style).writeTo(Events(events), target)
    )
    calls("tree")(
      () => format.render(tree, style),
      () => format(style).toBytes(tree),
      () => format(style).writeTo(tree, target),
      () => format(style).writeTo(tree, Target.LengthPrefixed(target))
    )
    calls("map")(
      () => format.render(Map(text("key of a map") -> Seq(text("value of a map"))), style),
      () => format(style).toBytes(Map(text("key of a map") -> Seq(text("value of a map"))))
    )
    def jsonText = JsonText(text("JSON text", "{\"a\": [1, 2, {\"b\": \"", "\"}, 3, 4]}"))
    calls("JSON text")(
      () => format.render(jsonText, style),
      () => format(style).toBytes(jsonText),
      () => format(style).toBytes(Map("member" -> jsonText)),
      () => format.render(style)(_.value(jsonText))
    )
    calls("events inside")(
      () => format.render(Map(text("key around") -> Events(events)), style),
      () => format(style).toBytes(Map(text("key around") -> Events(events)))
    )
    calls("refused")(
      () => intercept[RenderError](format.render(style) { r => r.beginObject(); scalars(r) }).kind,
      () => intercept[RenderError](format(style).toBytes(Events { r => r.beginObject(); scalars(r) })).kind
    )
  }

  private def used: Long = {
    for (_ <- 0 until 3) System.gc()
    Runtime.getRuntime.totalMemory - Runtime.getRuntime.freeMemory
  }

  val tests: Tests = Tests {
    test("JSON") {
      check(
        Json,
        JsonStyle.compact,
        JsonStyle.pretty.withKeyOrder(KeyOrder.Utf16),
        JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail).withNulls(Nulls.Fail)
      )
    }
    test("YAML") {
      check(
        Yaml,
        YamlStyle.safe,
        YamlStyle.safe.withComments(_ => Some("c")),
        YamlStyle.pretty(60).withKeyOrder(KeyOrder.CodePoint).withDuplicateKeys(DuplicateKeys.Fail)
      )
    }
    test("TOML") {
      check(
        Toml,
        TomlStyle.standard,
        Jsonnet.go.manifestTomlEx("  "),
        TomlStyle.standard.withSurrogates(Surrogates.Fail)
      )
    }
    test("long strings leave little memory") {
      def write(): Unit = for (text <- Seq("x", "\u4e2d")) {
        val value = ujson.Str(text * 4000000)
        for (_ <- 0 until 3) assert(Json.render(value).length == 4000002)
        assert(Json.toBytes(value).length > 4000000, Quote.json(value.value).length == 4000002)
      }
      val before = used
      write()
      val more = used - before
      assert(more < 6000000)
    }
    test("containers that were held leave little memory") {
      val nested: Encoder[Int] = TreeWalk.encoder(new TreeWalk[Int] {
        def send(levels: Int): Unit = obj(if (levels == 0) Iterator.empty else Iterator("k" -> (levels - 1)))
      })
      val levels = 1000000
      val style = JsonStyle.compact.withOmitEmpty(true).withMaxDepth(levels + 1)
      val before = used
      assert(Json.render(levels, style)(nested) == "{}")
      val more = used - before
      assert(more < 2000000)
    }
    test("a writer that holds memory after a deep document is not worth keeping, any other is") {
      def out = output.Outputs.discardingBytes()
      def byEvents(writer: event.DocumentWriter, depth: Int): (Boolean, Boolean) = {
        val renderer = new Renderer(writer)
        renderer.beginObject()
        renderer.key("k")
        for (_ <- 0 until depth) renderer.beginArray()
        for (_ <- 0 until depth) renderer.endArray()
        renderer.endObject()
        writer.forget()
        renderer.forget()
        (writer.isSmall, renderer.state.isSmall)
      }
      def byTree(writer: event.DocumentWriter, depth: Int): Boolean = {
        val deep = (0 until depth).foldLeft(ujson.Arr())((inner, _) => ujson.Arr(inner))
        writer.beginDocument()
        writer.tree(ujson.Obj("k" -> deep))
        writer.endDocument()
        writer.forget()
        writer.isSmall
      }
      val writers = Seq[() => event.DocumentWriter](
        () => YamlStyle.safe.writer(out),
        () => YamlStyle.safe.withNulls(Nulls.OmitMembers).writer(out)
      )
      for (writer <- writers; depth <- Seq(10, 100, 600)) {
        val isSmall = depth < 200
        assert(byEvents(writer(), depth) == ((isSmall, isSmall)))
      }
      val others =
        Seq[Style](JsonStyle.compact, JsonStyle.compact.withKeyOrder(KeyOrder.Utf16), TomlStyle.standard)
      for (style <- others) {
        val small = byEvents(style.writer(out), 600)
        assert(small == ((true, false)))
      }
      for (width <- Seq(0, 80, Int.MaxValue); depth <- Seq(10, 600))
        assert(byTree(TomlStyle.standard.withArrayWidth(width).writer(out), depth))
    }
  }
}
