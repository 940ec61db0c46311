package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls}
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** A key that comes twice in one object: YAML and TOML refuse it unless its source cannot have it.
  */
object DuplicateKeysTest extends TestSuite {
  private val flow = YamlStyle.safe.withMaxFlowLength(80)
  private val forced = YamlStyle.safe.withLayout(_ => YamlStyle.Layout.Flow)

  private val styles: Seq[YamlStyle] = NamedStyles.yaml.map(_._2) ++
    Seq(
      YamlStyle.json(JsonStyle.pretty),
      YamlStyle.kyaml(compact = true),
      flow,
      forced,
      YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint),
      YamlStyle.safe.withNulls(Nulls.OmitMembers),
      YamlStyle.safe.withOmitEmpty(true),
      YamlStyle.safe.withComments(at => Some(at.path)),
      Jsonnet.go.manifestYamlDoc(repaired = true)
    )

  private val long = "k" * 70
  private val wide = "\u00e9"

  /** Texts, and the path of the second of two equal keys. */
  private val texts: Seq[(String, String)] = Seq(
    """{"b":{"c":1,"c":2}}""" -> "$.b.c",
    """{"a":1,"a":2}""" -> "$.a",
    """{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1,"b":2,"a":3}]}""" -> "$.b[1].a",
    """{"a":{"x":1},"b":2,"a":3}""" -> "$.a",
    """[[],{"a":[{"a":1}],"\u0061":2}]""" -> "$[1].a",
    s"""{"$long":1,"$long":2}""" -> s"$$.$long",
    s"""{"$wide":1,"$wide":2}""" -> s"""$$["$wide"]""",
    """{"":1,"":2}""" -> "$[\"\"]",
    (0 until 40).map(i => s""""k$i":{"k1":$i}""").mkString("{", ",", ""","k7":1}""") -> "$.k7",
    (0 until 400).map(i => s""""k$i":{"k1":$i}""").mkString("[{", ",", ""","k399":1}]""") -> "$[0].k399"
  )

  private val formats: Seq[Format[_]] =
    styles.map(Yaml(_)) ++ TomlStyle.names.flatMap(TomlStyle.byName(_)).map(Toml(_)) ++
      Seq(
        Json,
        Json(JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail)),
        Json(JsonStyle.pretty),
        Toml(Jsonnet.go.manifestTomlEx("  "))
      )

  private def refused(render: => Any): RenderError = {
    val error = intercept[RenderError] { val _ = render }
    assert(error.kind eq RenderError.DuplicateKey)
    error
  }

  /** An object that has a key twice. */
  private[swarender] def duplicate(e: Events): Unit = {
    e.beginObject()
    e.key("a")
    e.int64(1)
    e.key("a")
    e.int64(2)
    e.endObject()
  }

  final case class Inner(a: Int, more: Map[String, Int])
  object Inner {
    implicit val encoder: Encoder[Inner] = Encoder.derived
  }
  private final class Id(val text: String)
  private implicit val ids: swarender.encoder.KeyEncoder[Id] = swarender.encoder.KeyEncoder.of(_.text)

  val tests: Tests = Tests {
    test("JSON text in every style of YAML") {
      for (style <- styles; (text, path) <- texts) {
        val error = refused(Yaml.render(JsonText(text), style))
        assert(error.path == path)
        val bytes = refused(Yaml(style).toBytes(JsonText(text)))
        assert(bytes.path == path)
      }
    }
    test("both members where the style keeps them") {
      for (style <- styles) {
        val kept = style.withDuplicateKeys(DuplicateKeys.Keep)
        for ((text, _) <- texts) {
          val written = Yaml.render(JsonText(text), kept)
          assert(written.nonEmpty)
        }
      }
      val keep = YamlStyle.safe.withDuplicateKeys(DuplicateKeys.Keep)
      assert(
        Yaml.render(JsonText("""{"b":{"c":1,"c":2}}"""), keep) == "b:\n  c: 1\n  c: 2\n",
        Yaml.render(JsonText("""{"c":1,"c":2}"""), flow.withDuplicateKeys(DuplicateKeys.Keep)) == "{c: 1, c: 2}\n"
      )
    }
    test("every other source that may have one") {
      for (style <- styles) {
        val sources = Seq[() => Any](
          () => Yaml.render(Events(duplicate), style),
          () => Yaml.render(style)(duplicate(_)),
          () => Yaml(style).writeAll(Iterator(Events(duplicate)), new java.lang.StringBuilder),
          () => ujson.Readable.fromString("""{"a":1,"a":2}""").transform(Yaml(style).visitor(new java.io.StringWriter)),
          () => Yaml.render(Map(new Id("a") -> 1, new Id("a") -> 2), style)
        )
        for (source <- sources) assert(refused(source()).path == "$.a")
      }
    }
    test("keys of different objects, and those of sources that have none twice") {
      val same = ujson.read("""{"a":{"a":[{"a":1},{"a":{"a":2},"b":{"a":3}}]},"b":{"a":1,"b":2}}""")
      for (style <- styles) {
        val tree = Yaml.render(same, style)
        val text = Yaml.render(JsonText(ujson.write(same)), style)
        assert(text == tree)
        val inner = Inner(1, Map("a" -> 1, "b" -> 2))
        assert(Yaml.render(Seq(inner, inner), style).nonEmpty)
      }
    }
    test("a null that is left out is no member") {
      val text = JsonText("""{"a":null,"a":1}""")
      assert(Yaml.render(text, YamlStyle.safe.withNulls(Nulls.OmitMembers)) == "a: 1\n")
    }
    test("after an error the next document is written") {
      val renderer = Yaml.renderer(new java.io.StringWriter)
      val _ = refused(duplicate(renderer))
      renderer.reset()
      renderer.value(ujson.Obj("a" -> 1))
      assert(renderer.isComplete)
    }
    test("distinct keys are written as others are, and not compared") {
      def members(key: (Events, String) => Unit)(e: Events): Unit = {
        def member(name: String) = { key(e, name); e.int64(1) }
        e.beginObject()
        Seq("b", "a", long, wide, "two words", "").foreach(member)
        key(e, "c")
        e.beginObject()
        member("a")
        e.endObject()
        key(e, "d")
        e.beginArray()
        e.int64(1)
        e.beginObject()
        Seq("a", "b").foreach(member)
        e.endObject()
        e.endArray()
        e.endObject()
      }
      for (format <- formats) {
        val distinct = format.render(Events(members(_.distinctKey(_))))
        val others = format.render(Events(members(_.key(_))))
        assert(distinct == others)
      }
      def twice(e: Events): Unit = {
        e.beginObject()
        e.distinctKey("a")
        e.int64(1)
        e.distinctKey("a")
        e.int64(2)
        e.endObject()
      }
      assert(
        Yaml.render(Events(twice)) == "a: 1\na: 2\n",
        Toml.render(Events(twice)) == "a = 1\na = 2\n"
      )
    }
    test("distinct keys that lone surrogates make equal") {
      def twice(e: Events): Unit = {
        e.beginObject()
        e.distinctKey("\ud800")
        e.int64(1)
        e.distinctKey("\ufffd")
        e.int64(2)
        e.endObject()
      }
      def inArray(e: Events): Unit = {
        e.beginObject()
        e.distinctKey("a")
        e.beginArray()
        e.int64(1)
        twice(e)
        e.endArray()
        e.endObject()
      }
      for (format <- Seq[Format[_]](Yaml, Toml)) {
        assert(refused(format.render(Events(twice))).path == "$[\"\ufffd\"]")
        assert(refused(format.render(Events(inArray))).path == "$.a[1][\"\ufffd\"]")
      }
    }
    test("a distinct key has a place and a text, as others do") {
      def misused(send: Events => Unit) = intercept[RenderError](Yaml.render(Events(send))).kind
      assert(
        misused { e => e.beginArray(); e.distinctKey("a") } eq RenderError.Misuse,
        misused { e => e.beginObject(); e.distinctKey("a"); e.distinctKey("b") } eq RenderError.Misuse,
        misused { e => e.beginObject(); e.distinctKey(null) } eq RenderError.NullValue
      )
      val error = intercept[RenderError](Toml.render(Events { e =>
        e.beginObject()
        e.distinctKey("a")
        e.nullValue()
        e.endObject()
      }))
      assert(error.path == "$.a")
    }
    test("JSON, where the style asks for it, and TOML") {
      for ((text, path) <- texts if text.startsWith("{")) {
        assert(
          refused(Json.render(JsonText(text), JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail))).path == path
        )
        assert(refused(Toml.render(JsonText(text))).path == path)
      }
    }
  }
}
