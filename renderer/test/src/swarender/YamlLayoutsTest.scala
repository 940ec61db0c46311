package swarender

import utest.*

import swarender.YamlStyle.Layout
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** YAML in flow style, and the layout of values by their place. */
object YamlLayoutsTest extends TestSuite {
  private val doc = ujson.read(
    """{"args":["--port=80","a b",""],"env":[{"name":"A","value":"x, y"},{"name":"B"}],"grid":[[1,2],[]],
      |"deep":{"a":{"b":1,"c":true}},"text":"x\ny\n","long":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","b"]}""".stripMargin
  )

  private def yaml(style: YamlStyle, value: ujson.Value = doc): String = Yaml.render(value, style)

  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  val tests: Tests = Tests {
    test("arrays and objects of scalars that fit") {
      same(
        yaml(YamlStyle.safe.withMaxFlowLength(28)),
        """args: ["--port=80", a b, ""]
          |env:
          |- {name: A, value: "x, y"}
          |- {name: B}
          |grid:
          |- [1, 2]
          |- []
          |deep:
          |  a: {b: 1, c: true}
          |text: |
          |  x
          |  y
          |long:
          |- aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
          |- b
          |""".stripMargin
      )
      assert(yaml(YamlStyle.safe.withMaxFlowLength(0)) == yaml(YamlStyle.safe))
      assert(yaml(YamlStyle.safe.withMaxFlowLength(80), ujson.Arr(1, 2)) == "[1, 2]\n")
      assert(yaml(YamlStyle.safe.withMaxFlowLength(6), ujson.Arr(1, 2)) == "[1, 2]\n")
      assert(yaml(YamlStyle.safe.withMaxFlowLength(5), ujson.Arr(1, 2)) == "- 1\n- 2\n")
      assert(yaml(YamlStyle.quoted.withMaxFlowLength(80), ujson.Obj("a" -> "b")) == "{a: \"b\"}\n")
      assert(
        yaml(
          YamlStyle.safe.withMaxFlowLength(80).withQuotes(YamlStyle.Quotes.SingleQuotes),
          ujson.Arr("a,", "it's", "\n")
        ) ==
          "['a,', 'it''s', \"\\n\"]\n"
      )
    }
    test("by place: flow style, blocks and quotes") {
      val style = YamlStyle.safe.withLayout { place =>
        place.path match {
          case "$.env" | "$.deep" => Layout.Flow
          case "$.args[0]" | "$.text" => Layout.Quoted
          case "$.args[1]" => Layout.Literal
          case "$.long[0]" => Layout.Folded
          case _ => Layout.Default
        }
      }
      same(
        yaml(style),
        """args:
          |- "--port=80"
          |- |-
          |  a b
          |- ""
          |env: [{name: A, value: "x, y"}, {name: B}]
          |grid:
          |- - 1
          |  - 2
          |- []
          |deep: {a: {b: 1, c: true}}
          |text: "x\ny\n"
          |long:
          |- >-
          |  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
          |- b
          |""".stripMargin
      )
      val block =
        YamlStyle.safe.withMaxFlowLength(80).withLayout(p => if (p.path == "$.args") Layout.Block else Layout.Default)
      assert(yaml(block).startsWith("args:\n- --port=80\n- a b\n- \"\"\nenv:\n- {name"))
      val byDepth = YamlStyle.safe.withLayout(p => if (p.segments.size == 1) Layout.Flow else Layout.Default)
      assert(yaml(byDepth).contains("grid: [[1, 2], []]\n"))
    }
    test("a string that cannot have its layout has another one") {
      val texts = ujson.Arr("", " a", "a ", "\t", "a\u0001", "a\nb", "\n", " ")
      for (layout <- Policies.yamlLayout) {
        val text = yaml(YamlStyle.safe.withLayout(p => if (p.segments.size == 1) layout else Layout.Default), texts)
        val quoted = yaml(YamlStyle.safe, texts)
        if ((layout eq Layout.Flow) || (layout eq Layout.Block) || (layout eq Layout.Default)) assert(text == quoted)
        else {
          val lines = Seq("\"\"", "\" a\"", "\"a \"", "\"\\t\"", "\"a\\x01\"").map(s => s"- $s\n")
          assert(text.startsWith(lines.mkString), text.endsWith("- \"\\n\"\n- \" \"\n"))
        }
      }
    }
    test("a text of several lines is one value, whatever its quotes and its layout are") {
      val injected = ujson.Obj("w" -> "p\nadmin: true", "k\n---\nl" -> "a\n\n b\n")
      val jsonnet = Seq(Jsonnet.go.manifestYamlDoc(), Jsonnet.go.manifestYamlDoc(repaired = true))
      val styles: Seq[BlockStyle] =
        YamlStyle.pyyaml +: (jsonnet ++ jsonnet.map(_.withQuotes(YamlStyle.Quotes.SingleQuotes)))
      for (style <- styles; layout <- Policies.yamlLayout) {
        val lines = yaml(style.withLayout(_ => layout), injected).split('\n').toSeq
        assert(!lines.contains("admin: true"), !lines.contains("---"))
      }
      assert(
        yaml(YamlStyle.pyyaml.withLayout(_ => Layout.Folded), ujson.Obj("w" -> "p\nadmin: true")) ==
          yaml(YamlStyle.pyyaml, ujson.Obj("w" -> "p\nadmin: true")),
        yaml(
          Jsonnet.go.manifestYamlDoc().withQuotes(YamlStyle.Quotes.SingleQuotes),
          ujson.Obj("a\tb" -> "c\nd", "e" -> "it's")
        ) ==
          "\"a\\tb\": \"c\\nd\"\n'e': 'it''s'"
      )
    }
    test("a key that is too long for flow style") {
      val (fits, long) = ("k" * 1022, "k" * 1025)
      val forced = YamlStyle.safe.withLayout(_ => Layout.Flow)
      for (style <- Seq(YamlStyle.safe.withMaxFlowLength(10000), forced)) {
        assert(
          yaml(style, ujson.Obj(fits -> 1)) == s"{$fits: 1}\n",
          yaml(style, ujson.Obj(long -> 1)) == s"? $long\n: 1\n",
          yaml(style, ujson.Arr(ujson.Obj(long -> 1), ujson.Obj("a" -> 1))).contains(s"? $long\n")
        )
      }
    }
    test("key quotes, and blocks together with quotes") {
      assert(
        yaml(YamlStyle.safe.withKeyQuotes(KeyQuotes.Always), ujson.Obj("a" -> "b")) == "\"a\": b\n",
        yaml(YamlStyle.quoted.withBlocks(true), ujson.Obj("a" -> "b", "c" -> "d\n")) == "a: \"b\"\nc: |\n  d\n"
      )
    }
    test("arrays of scalars that fill lines up to a width") {
      val numbers = ujson.Arr.from((1 to 12).map(n => ujson.Num(n * 111.0)))
      val document = ujson.Obj(
        "m" -> numbers,
        "in" -> ujson.Obj("a longer key" -> numbers, "none" -> ujson.Arr()),
        "rows" -> ujson.Arr(numbers, ujson.Arr("a b", "c, d", true, ujson.Null), ujson.Arr(1, ujson.Arr(2))),
        "texts" -> ujson.Arr("a\nb"),
        "long" -> ujson.Arr("x" * 40, "y" * 5, "z" * 40),
        "object" -> ujson.Obj("a" -> 1)
      )
      same(
        Modes.yaml.same(document, YamlStyle.safe.withFlowWidth(30)),
        """m: [111, 222, 333, 444, 555,
          |  666, 777, 888, 999, 1110,
          |  1221, 1332]
          |in:
          |  a longer key: [111, 222,
          |    333, 444, 555, 666, 777,
          |    888, 999, 1110, 1221,
          |    1332]
          |  none: []
          |rows:
          |- [111, 222, 333, 444, 555,
          |  666, 777, 888, 999, 1110,
          |  1221, 1332]
          |- [a b, "c, d", true, null]
          |- - 1
          |  - [2]
          |texts:
          |- |-
          |  a
          |  b
          |long: [
          |  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,
          |  yyyyy,
          |  zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz]
          |object:
          |  a: 1
          |""".stripMargin
      )
      val style = YamlStyle.safe.withFlowWidth(10)
      same(yaml(style, ujson.Arr(1, 22, 333, 4444)), "[1, 22,\n  333,\n  4444]\n")
      same(
        yaml(style.withMaxFlowLength(80), ujson.Obj("o" -> ujson.Obj("a" -> 1), "b" -> ujson.Arr(1))),
        "o: {a: 1}\nb: [1]\n"
      )
      same(
        yaml(
          YamlStyle.safe.withMaxFlowLength(80).withFlowWidth(10),
          ujson.Obj("o" -> ujson.Obj("a" -> ujson.Arr(1, 2, 3)))
        ),
        "o:\n  a: [1,\n    2, 3]\n"
      )
      val layout = style.withLayout { at =>
        if (at.path == "$.a") Layout.Block else if (at.path == "$.b") Layout.Flow else Layout.Default
      }
      same(
        yaml(layout, ujson.Obj("a" -> ujson.Arr(1), "b" -> ujson.Arr(1234, 5678), "c" -> ujson.Arr(ujson.Arr(1)))),
        "a:\n- 1\nb: [1234,\n  5678]\nc:\n- [1]\n"
      )
      val noted = style.withComments(at => if (at.segments.size == 1) Some(at.path) else None)
      same(yaml(noted, ujson.Obj("a" -> ujson.Arr(1, 2, 3, 4))), "a: [1, 2,\n  3, 4] # $.a\n")
      val inside = style.withComments(at => if (at.segments.size == 2) Some(at.path) else None)
      same(yaml(inside, ujson.Obj("a" -> ujson.Arr(1))), "a:\n- 1 # $.a[0]\n")
      val sequences = ujson.Obj("a" -> ujson.Arr(ujson.Arr(1, 2, 3, 4)))
      same(
        yaml(style.withIndentSequences(true).withIndent(4), sequences),
        "a:\n    - [1,\n        2,\n        3,\n        4]\n"
      )
      val e = intercept[RenderError](
        Yaml.render(Map("a" -> Seq(1.5, Double.NaN)), style.withNonFinite(Policy.NonFinite.Fail))
      )
      assert(e.path == "$.a[1]", e.kind eq RenderError.NotFinite)
    }
    test("numbers too large, errors and comments") {
      val flow = YamlStyle.safe.withMaxFlowLength(80)
      val forced = YamlStyle.safe.withLayout(_ => Layout.Flow)
      val source = JsonText("""{"a":[1e400]}""")
      for (style <- Seq(flow, forced)) {
        val e = intercept[RenderError](Yaml.render(source, style))
        assert(e.kind eq RenderError.BadNumber, e.path == "$.a[0]")
        val got = Yaml.render(source, style.withHugeNumbers(HugeNumbers.Quote))
        assert(got == "a:\n- \"1e400\"\n" || got == "{a: [\"1e400\"]}\n")
      }
      val noted = flow.withComments(p => if (p.path == "$.a" || p.path == "$.b[0]") Some(p.path) else None)
      assert(yaml(noted, ujson.read("""{"a":[1],"b":[2],"c":[3]}""")) == "a: [1] # $.a\nb:\n- 2 # $.b[0]\nc: [3]\n")
    }
    test("every way to a document gives the same") {
      val byDepth = YamlStyle.safe.withLayout(p => if (p.segments.size == 1) Layout.Flow else Layout.Default)
      for (
        (_, doc) <- Documents.table;
        style <- Seq(YamlStyle.safe.withMaxFlowLength(30), YamlStyle.safe.withFlowWidth(20), byDepth)
      ) {
        val _ = Modes.yaml.same(doc, style)
      }
    }
  }
}
