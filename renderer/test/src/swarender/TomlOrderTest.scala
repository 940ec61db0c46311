package swarender
package toml

import scala.util.Random

import swarender.Policy.Nulls
import swarender.chars.CommentLines
import swarender.event.{EventBuffer, NodeWalker}
import swarender.output.{Output, StringOutput}
import swarender.jsonnet.Jsonnet
import utest.*

/** Tables as their events come, in any order, and arrays that are known to hold tables only:
  * compared with the tables of the same document as a whole.
  */
object TomlOrderTest extends TestSuite {
  private val adjacent = Jsonnet.jrsonnet.manifestTomlEx("  ")
  private val styles = (TomlDocuments.styles.map(_._2) ++ Seq(
    Jsonnet.go.manifestTomlEx("  "),
    adjacent,
    adjacent.withFinalNewline(true).withTableIndent(""),
    TomlStyle.standard.withSuperTableHeaders(true)
  )).map(_.withKeyOrder(Policy.KeyOrder.AsGiven).withMaxDepth(10000))

  /** Few keys, so that tables and values alternate, and elements of arrays are tables or not. */
  private def table(random: Random, depth: Int): ujson.Obj =
    ujson.Obj.from(Seq.tabulate(random.nextInt(5))(i => s"k$i" -> value(random, depth)))

  private def value(random: Random, depth: Int): ujson.Value = random.nextInt(if (depth == 0) 2 else 7) match {
    case 0 => ujson.Num(random.nextInt(1000))
    case 1 => ujson.Str("x" * random.nextInt(30))
    case 2 => ujson.Arr.from(Seq.fill(random.nextInt(12))(value(random, 0)))
    case 3 => ujson.Arr.from(Seq.fill(random.nextInt(3))(value(random, depth - 1)))
    case 4 => ujson.Arr.from(Seq.fill(random.nextInt(3))(table(random, depth - 1)))
    case _ => table(random, depth - 1)
  }

  private def collected(send: Events => Unit, style: TomlSettings): AnyRef = {
    val buffer = new EventBuffer(new TomlWriter(discarded, style))
    send(buffer)
    buffer.take()
  }

  private def discarded: Output = swarender.output.Outputs.discardingChars()

  /** The text of a root that is a node. */
  private def whole(node: AnyRef, style: TomlSettings): String = StringOutput { out =>
    val strings = new TomlStrings(style)
    val lines = new TomlLines(out, style, strings)
    val inline = new TomlInline(new TomlWriter(out, style), style, strings)
    val values = new TomlValues(out, style, inline, lines)
    val last = new TomlTables(out, style, lines, values, inline, new TomlPath(out, strings)).root(node)
    val foot = CommentLines.join(last, swarender.event.Node.foot(node))
    if (foot ne null) lines.comments(foot, 0)
    lines.end()
  }

  private def text(style: TomlSettings)(send: Events => Unit): String = StringOutput { out =>
    val writer = new TomlWriter(out, style)
    writer.beginDocument()
    send(writer)
    writer.endDocument()
  }

  /** Sends arrays as those of nodes, of which it is known whether all elements are tables. */
  private def walked(node: AnyRef)(events: Events): Unit = new NodeWalker(events, null).walk(node)

  /** Says of each array whether all its elements are tables. */
  private def announced(v: ujson.Value)(events: Events): Unit = v match {
    case ujson.Obj(members) =>
      events.beginObject()
      members.foreach { case (key, value) => events.key(key); announced(value)(events) }
      events.endObject()
    case ujson.Arr(elements) =>
      if (elements.forall(_.isInstanceOf[ujson.Obj])) events.beginObjectArray() else events.beginValueArray()
      elements.foreach(announced(_)(events))
      events.endArray()
    case ujson.Num(n) => events.float64(n)
    case other => events.string(other.str)
  }

  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  val tests: Tests = Tests {
    test("comments on an array of tables whose first element is left out") {
      def text(tables: Boolean): String = Toml.render(TomlStyle.standard.withNulls(Nulls.OmitEverywhere)) { r =>
        r.beginObject()
        r.commentLines("jobs")
        r.key("job")
        if (tables) r.beginObjectArray() else r.beginArray()
        r.nullValue()
        r.beginObject()
        r.key("id")
        r.int64(1)
        r.endObject()
        r.endArray()
        r.endObject()
      }
      same(text(tables = true), text(tables = false))
      assert(text(tables = true).contains("# jobs"))
    }
    test("an array of tables and others that is wider than a line is written before it ends") {
      def table(e: Events): Unit = {
        e.beginObject()
        e.key("id")
        e.int64(1)
        e.endObject()
      }
      def scalar(e: Events): Unit = e.int64(1)
      for ((first, others) <- Seq[(Events => Unit, Events => Unit)]((scalar(_), table(_)), (table(_), scalar(_)))) {
        val whole = StringOutput { out =>
          val writer = new TomlWriter(out, TomlStyle.standard.settings)
          writer.beginDocument()
          writer.beginObject()
          writer.key("a")
          writer.beginArray()
          first(writer)
          for (_ <- 0 until 100) others(writer)
          assert(out.position > 100)
          writer.endArray()
          writer.endObject()
          writer.endDocument()
        }
        assert(whole.count(_ == '1') == 101)
      }
    }
    test("elements that are written as their events come are those that are collected") {
      val names = new FieldNames("f", "g h")
      def element(e: Events): Unit = {
        e.commentLines("above")
        e.key("x")
        e.nullValue()
        e.comment("note")
        e.distinctKey("lines")
        e.string("a\n'b'")
        e.field(names, 1)
        e.beginArray()
        e.commentLines("inside")
        e.float32(0.1f)
        e.uint64(-1L >>> 1)
        e.dateTime(TomlDateTime.parse("2026-01-02"))
        e.beginObject()
        e.commentLines("foot")
        e.endObject()
        e.beginArray()
        e.endArray()
        e.commentLines("foot")
        e.endArray()
        e.commentedDefault("default", d => { d.key("d"); d.beginArray(); d.int64(1); d.endArray() })
        e.field(names, 0)
        e.beginObject()
        e.commentedDefault(null, d => { d.key("e"); d.bool(true) })
        e.key("y")
        e.nullValue()
        e.endObject()
        e.commentLines("foot")
      }
      def send(values: Boolean, isTable: Boolean, nulls: Boolean, note: Boolean)(e: Events): Unit = {
        e.beginObject()
        e.key("all")
        if (values) e.beginValueArray() else e.beginArray()
        for (_ <- 0 until 2) {
          if (note) e.comment("an element")
          e.beginObject()
          element(e)
          e.endObject()
          if (nulls) e.nullValue()
          e.commentLines("last")
        }
        if (note) e.comment("another")
        if (isTable) { e.beginArray(); e.int64(1); e.endArray() }
        else e.int64(1)
        e.endArray()
        e.endObject()
      }
      val changes = Seq[TomlStyle => TomlStyle](
        _.withNulls(Nulls.OmitMembers),
        _.withNulls(Nulls.OmitEverywhere),
        _.withNulls(Nulls.OmitEverywhere).withCommentedDefaults(true)
      )
      for (
        (change, i) <- changes.zipWithIndex; style <- styles.map(change); isTable <- Seq(true, false);
        note <- Seq(true, false)
      ) {
        def of(values: Boolean) = Toml.render(style)(send(values, isTable, nulls = i > 0, note)(_))
        same(of(values = true), of(values = false))
        assert(of(values = true).contains("lines"))
      }
      val deep = styles.map(_.withMaxDepth(5).withNulls(Nulls.OmitMembers))
      for (style <- deep; values <- Seq(true, false)) {
        val error = intercept[RenderError](Toml.render(style) { e =>
          e.beginObject()
          e.key("a")
          if (values) e.beginValueArray() else e.beginArray()
          e.int64(1)
          for (_ <- 0 until 4) { e.beginObject(); e.key("k") }
        })
        val got = (error.kind, error.path)
        assert(got == ((RenderError.TooDeep, "$.a[1].k.k.k")))
      }
      val lines = StringOutput { out =>
        val writer = new TomlWriter(out, TomlStyle.standard.withArrayWidth(0).settings)
        writer.beginDocument()
        writer.beginObject()
        writer.key("a")
        writer.beginValueArray()
        writer.beginObject()
        writer.key("b")
        writer.beginArray()
        assert(out.position > 0)
        writer.endArray()
        writer.endObject()
        writer.int64(1)
        writer.endArray()
        writer.endObject()
        writer.endDocument()
      }
      assert(lines == "a = [\n    { b = [] },\n    1,\n]\n")
      for (values <- Seq(true, false)) {
        val error = intercept[RenderError](Toml.render(styles(2)) { e =>
          e.beginObject()
          e.key("a")
          if (values) e.beginValueArray() else e.beginArray()
          e.int64(1)
          e.beginObject()
          for (_ <- 0 until 2) { e.key("k"); e.int64(1) }
        })
        val got = (error.kind, error.path)
        assert(got == ((RenderError.DuplicateKey, "$.a[1].k")))
      }
    }
    test("the text is that of the document as a whole") {
      val random = Seeded("tables in any order")
      var late = 0
      for (_ <- 0 until TestPlatform.scaled(2000); root = table(random, 4); named <- styles) {
        val style = named.settings
        val node = collected(Encoder.send(root, _), style)
        val expected = whole(node, style)
        same(text(style)(Encoder.send(root, _)), expected)
        same(text(style)(e => Encoder.send(root, new PlainEvents(e))), expected)
        same(text(style)(walked(node)), expected)
        same(Toml(named).render(root), expected)
        same(Toml.render(named)(announced(root)(_)), expected)
        if (root.value.values.dropWhile(!_.isInstanceOf[ujson.Obj]).exists(_.isInstanceOf[ujson.Num])) late += 1
      }
      assert(late > TestPlatform.scaled(1000))
    }
    test("so it is with comments and empty lines") {
      val random = Seeded("tables with comments")
      val texts = Seq("a", "", "b\n", "\nc", "d\n\ne", "\n\n", "f\r\n")
      for (_ <- 0 until TestPlatform.scaled(1000); root = table(random, 3); style <- styles.map(_.settings)) {
        val seed = random.nextLong()
        def send(events: Events): Unit = new CommentedDocument(events, new Random(seed), texts).send(root)
        val node = collected(send, style)
        val expected = whole(swarender.event.Node.bare(node), style)
        same(text(style)(walked(swarender.event.Node.bare(node))), expected)
      }
    }
  }
}
