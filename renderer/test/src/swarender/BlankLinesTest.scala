package swarender

import utest.*

import swarender.Policy.Nulls
import swarender.dialects.*

/** Empty lines between members, to some depth. */
object BlankLinesTest extends TestSuite {
  private val document = ujson.read(
    """{"name":"a","on":{"push":{},"pull":[1,2]},"jobs":[{"run":"x\n"},{"run":"z","if":null}],"end":1}"""
  )

  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  final case class Named(a: Int, b: Option[Int])
  object Named { implicit val encoder: Encoder[Named] = Encoder.derived }

  val tests: Tests = Tests {
    test("comments before a document are those of the first one") {
      def headed(style: YamlStyle): String = Yaml.render(style) { r =>
        r.commentLines("head")
        r.beginObject()
        r.key("a")
        r.int64(1)
        r.endObject()
      }
      val style = YamlStyle.safe.withBlankLines(1)
      for (_ <- 0 until 3) same(headed(style), "# head\na: 1\n")
      val _ = intercept[RenderError](Yaml.render(style) { r => r.beginObject(); r.key("a"); r.int64(1); r.int64(2) })
      same(headed(style), "# head\na: 1\n")
    }
    test("a document is laid out as it is alone, after a whole one and after one that was left") {
      val out = new java.io.StringWriter
      val events = Yaml(YamlStyle.safe.withBlankLines(1)).renderer(out)
      def document(): Unit = {
        events.beginObject()
        for (key <- Seq("a", "b")) {
          events.key(key)
          events.int64(1)
        }
        events.endObject()
      }
      document()
      events.nextDocument()
      document()
      events.flush()
      same(out.toString, "a: 1\n\nb: 1\n---\na: 1\n\nb: 1\n")
      events.nextDocument()
      for (_ <- 0 until 3) { events.beginObject(); events.key("left"); }
      events.reset()
      out.getBuffer.setLength(0)
      document()
      events.flush()
      same(out.toString, "a: 1\n\nb: 1\n")
    }
    test("YAML: members of the root") {
      same(
        Modes.yaml.same(document, YamlStyle.safe.withBlankLines(1)),
        """name: a
          |
          |"on":
          |  push: {}
          |  pull:
          |  - 1
          |  - 2
          |
          |jobs:
          |- run: |
          |    x
          |- run: z
          |  if: null
          |
          |end: 1
          |""".stripMargin
      )
    }
    test("YAML: deeper levels, and elements that are containers") {
      same(
        Modes.yaml.same(document, YamlStyle.safe.withBlankLines(2)),
        """name: a
          |
          |"on":
          |  push: {}
          |
          |  pull:
          |  - 1
          |  - 2
          |
          |jobs:
          |- run: |
          |    x
          |
          |- run: z
          |  if: null
          |
          |end: 1
          |""".stripMargin
      )
      assert(
        Yaml.render(ujson.Arr(1, 2, ujson.Arr(3), ujson.Arr(4)), YamlStyle.safe.withBlankLines(1)) ==
          "- 1\n- 2\n\n- - 3\n\n- - 4\n"
      )
    }
    test("a member left out takes its empty line with it, and a comment comes after the line") {
      val style = YamlStyle.safe.withBlankLines(9).withNulls(Nulls.OmitMembers)
      same(
        Yaml.render(ujson.Obj("a" -> ujson.Null, "b" -> 1, "c" -> ujson.Null, "d" -> 2), style),
        "b: 1\n\nd: 2\n"
      )
      same(
        Yaml.render(ujson.Obj("b" -> 1, "d" -> 2), style.withCommentLines(at => Some(at.path))),
        "# $\n# $.b\nb: 1\n\n# $.d\nd: 2\n"
      )
      assert(Yaml.render(Named(1, None), style) == "a: 1\n", Yaml.render(Named(1, Some(2)), style) == "a: 1\n\nb: 2\n")
    }
    test("comments that come as events come after the line too") {
      val out = new java.io.StringWriter
      val events = Yaml(YamlStyle.safe.withBlankLines(1)).renderer(out)
      events.beginObject()
      for (key <- Seq("a", "b")) {
        events.commentLines("about " + key)
        events.key(key)
        events.int64(1)
      }
      events.endObject()
      events.flush()
      same(out.toString, "# about a\na: 1\n\n# about b\nb: 1\n")
    }
    test("a text that keeps the empty lines after it is followed by none") {
      same(
        Yaml.render(ujson.Obj("a" -> "x\n\n", "b" -> 1), YamlStyle.safe.withBlankLines(1)),
        "a: |+\n  x\n\nb: 1\n"
      )
    }
    test("flow style stays where no empty line is") {
      same(
        Yaml.render(
          ujson.Obj("a" -> ujson.Obj("b" -> 1, "c" -> 2), "d" -> ujson.Arr(1, 2)),
          YamlStyle.safe.withMaxFlowLength(40).withBlankLines(1)
        ),
        "a: {b: 1, c: 2}\n\nd: [1, 2]\n"
      )
    }
    test("TOML") {
      same(
        Modes.toml.same(
          ujson.Obj("a" -> 1, "b" -> 2, "t" -> ujson.Obj("c" -> 3, "d" -> 4), "u" -> ujson.Obj("e" -> 5)),
          TomlStyle.standard.withBlankLines(1)
        ),
        "a = 1\n\nb = 2\n\n[t]\nc = 3\nd = 4\n\n[u]\ne = 5\n"
      )
      same(
        Modes.toml.same(
          ujson.read("""{"t":{"u":{"x":1},"a":1,"b":2},"c":3,"list":[{"d":4},{"e":5,"f":6}]}"""),
          TomlStyle.standard.withBlankLines(3)
        ),
        "c = 3\n\n[t]\na = 1\n\nb = 2\n\n[t.u]\nx = 1\n\n[[list]]\nd = 4\n\n[[list]]\ne = 5\n\nf = 6\n"
      )
    }
    test("JSON with comments, JSON5 and KYAML") {
      val pair = ujson.Obj("a" -> 1, "b" -> ujson.Obj("c" -> 2, "d" -> 3))
      same(
        Modes.json.same(pair, JsonStyle.jsonc.withBlankLines(1)),
        "{\n  \"a\": 1,\n\n  \"b\": {\n    \"c\": 2,\n    \"d\": 3\n  }\n}"
      )
      same(
        Modes.json.same(pair, JsonStyle.json5.withBlankLines(2)),
        "{\n  a: 1,\n\n  b: {\n    c: 2,\n\n    d: 3,\n  },\n}"
      )
      same(
        Modes.yaml.same(pair, YamlStyle.kyaml.withBlankLines(1)),
        "---\n{\n  a: 1,\n\n  b: {\n    c: 2,\n    d: 3,\n  },\n}\n"
      )
    }
  }
}
