package swarender
package jsonnet

import utest.*

import swarender.Policy.{KeyOrder, Surrogates}

/** INI and XML, as go-jsonnet prints them and as services may. */
object JsonnetFormatsTest extends TestSuite {
  private def xml(json: String): String = Xml.render(ujson.read(json))

  private def refused(format: Format[_ <: Style], json: String): (RenderError.Kind, String) = {
    val e = intercept[RenderError](format.render(ujson.read(json)))
    (e.kind, e.path)
  }

  val tests: Tests = Tests {
    test("errors of XML say what was expected, what came and where") {
      def error(json: String): (RenderError.Kind, String, String) = {
        val e = intercept[RenderError](xml(json))
        (e.kind, e.path, e.detail)
      }
      for (
        (json, what) <- Seq(
          "1" -> "a number",
          "true" -> "a boolean",
          "null" -> "null",
          "{}" -> "an object",
          "\"a\"" -> "a string"
        )
      ) {
        assert(error(json) == ((RenderError.RootType, "$", s"expected an array as the root, not $what")))
        if (json != "\"a\"")
          assert(
            error(s"[$json]") == ((RenderError.ElementName, "$[0]", s"expected the name of an element, not $what"))
          )
      }
      assert(
        error("[\"a\",[\"b c\"]]") == ((
          RenderError.ElementName,
          "$[1][0]",
          "\"b c\" is not a valid name of an element"
        )),
        error("[\"a\",[\"b\",{\"c\":1,\"d e\":2}]]") ==
          ((RenderError.AttributeName, "$[1][1]", "\"d e\" is not a valid name of an attribute")),
        error("[\"a\",true]") == ((RenderError.ValueType, "$[1]", "expected a text or an element, not a boolean"))
      )
      val commented = Events { e =>
        e.commentLines("c")
        e.beginArray()
        e.string("a")
        e.comment("c")
        e.string("b")
        e.commentLines("c")
        e.endArray()
      }
      assert(Xml.render(commented) == "<a>b</a>")
    }
    test("std.manifestIni") {
      val count = Golden.check("ini")(c => Ini.render(c.document))
      assert(count > 450)
    }
    test("std.manifestXmlJsonml") {
      val count = Golden.check("xml")(c => Xml.render(c.document, XmlStyle.jsonnet))
      assert(count > 400)
    }
    test("events, bytes and encoders give the same") {
      val ini = new Modes[IniStyle](Ini)
      for (c <- Golden.cases("ini").take(100)) assert(ini.same(c.document, IniStyle.jsonnet) == c.expected)
      val xml = new Modes[XmlStyle](Xml)
      for (c <- Golden.cases("xml").take(100)) assert(xml.same(c.document, XmlStyle.jsonnet) == c.expected)
    }
    test("INI: what is refused, and where") {
      assert(
        refused(Ini, "1") == ((RenderError.RootType, "$")),
        refused(Ini, "[]") == ((RenderError.RootType, "$")),
        refused(Ini, "{}") == ((RenderError.RootType, "$")),
        refused(Ini, """{"sections":[]}""") == ((RenderError.ValueType, "$.sections")),
        refused(Ini, """{"sections":{"a":1}}""") == ((RenderError.ValueType, "$.sections.a"))
      )
      val fails = intercept[RenderError](
        Ini.render(Map("sections" -> Map("a" -> Map("b" -> Seq(1.0, Double.NaN)))))
      )
      assert(fails.path == "$.sections.a.b[1]")
      val target = new java.lang.StringBuilder
      val _ = intercept[RenderError](Ini.writeAll(Iterator(ujson.Obj("sections" -> ujson.Obj()), ujson.Obj()), target))
    }
    test("INI: main comes first, in any order of keys") {
      val document = ujson.read("""{"sections":{"b":{"y":1,"x":[1,[2]]},"a":{}},"main":{"z":"s"}}""")
      assert(
        Ini.render(
          document,
          IniStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)
        ) == "z = s\n[b]\ny = 1\nx = 1\nx = [2]\n[a]\n",
        Ini.render(document) == "z = s\n[a]\n[b]\nx = 1\nx = [2]\ny = 1\n"
      )
    }
    test("XML: text and attributes are escaped") {
      assert(
        xml("""["a",{"b":"<\"&\n\t\r"},"x & <y>\n\r",["c"]]""") ==
          "<a b=\"&lt;&quot;&amp;&#10;&#9;&#13;\">x &amp; &lt;y&gt;\n&#13;<c></c></a>",
        xml("""["a",{"n":1.5,"o":{"k":[1]},"t":true,"z":null}]""") ==
          "<a n=\"1.5\" o=\"{&quot;k&quot;: [1]}\" t=\"true\" z=\"null\"></a>",
        xml("""["é:b-1","\ud83d\ude00"]""") == "<é:b-1>\ud83d\ude00</é:b-1>"
      )
    }
    test("XML: each setting") {
      val doc =
        ujson.Arr("a b", ujson.Obj("k" -> "<\"\n'", "v" -> ujson.Obj("x" -> ujson.Arr(1, "\u0080"))), "\"'>\u0001\r")
      val lossy = XmlStyle.jsonnet
      def end(style: XmlStyle) = Xml.render(ujson.Arr("a", "\"'>\r"), style)
      def attribute(style: XmlStyle) = Xml.render(ujson.Arr("a", ujson.Obj("k" -> "<\"'\n"), ""), style)
      def value(style: XmlStyle) =
        Xml.render(ujson.Arr("a", ujson.Obj("v" -> ujson.Obj("x" -> ujson.Arr(1, "\u0080")))), style)
      assert(
        Xml.render(doc, lossy) ==
          "<a b k=\"<\"\n'\" v=\"{\"x\": [1, \"\\u0080\"]}\">\"'>\u0001\r</a b>",
        end(lossy.withTextEscapes(Escapes.xmlContent)) == "<a>\"'&gt;\r</a>",
        end(lossy.withTextEscapes(Escapes.xmlText)) == "<a>&quot;'&gt;\r</a>",
        end(lossy.withAttributeEscapes(Escapes.xml)) == end(lossy),
        attribute(lossy.withAttributeEscapes(Escapes.xml)) == "<a k=\"&lt;&quot;&apos;\n\"></a>",
        attribute(lossy.withTextEscapes(Escapes.xml)) == attribute(lossy),
        value(lossy.withValueEscapes(Escapes.minimal)) == "<a v=\"{\"x\": [1, \"\u0080\"]}\"></a>",
        value(lossy.withCompactValues(true)) == "<a v=\"{\"x\":[1,\"\\u0080\"]}\"></a>"
      )
      val checked = lossy.withCheckedChars(true)
      assert(intercept[RenderError](Xml.render(doc, checked)).path == "$[2]")
      assert(
        end(checked) == end(lossy),
        intercept[RenderError](Xml.render(doc, lossy.withWellFormed(true))).path == "$[0]"
      )
      assert(attribute(lossy.withWellFormed(true)) == "<a k=\"<\"'&#10;\"></a>")
      assert(XmlStyle.standard.withCheckedChars(true) == XmlStyle.standard, checked.withCheckedChars(false) == lossy)
    }
    test("INI: each setting") {
      val doc = ujson.read("""{"main":{"b":[]},"sections":{"s":{"a":[{"x":[1,"\u0080"]}],"e":[]}}}""")
      val ini = IniStyle.jsonnet
      assert(
        Ini.render(doc, ini) == "[s]\na = {\"x\": [1, \"\\u0080\"]}\n",
        Ini.render(doc, ini.withValueEscapes(Escapes.minimal)) == "[s]\na = {\"x\": [1, \"\u0080\"]}\n",
        Ini.render(doc, ini.withCompactValues(true)) == "[s]\na = {\"x\":[1,\"\\u0080\"]}\n",
        Ini.render(doc, ini.withEmptyLines(true)) == "[s]\na = {\"x\": [1, \"\\u0080\"]}\n\n"
      )
    }
    test("XML: what is refused, and where") {
      assert(
        refused(Xml, "\"a\"") == ((RenderError.RootType, "$")),
        refused(Xml, "{}") == ((RenderError.RootType, "$")),
        refused(Xml, "[]") == ((RenderError.ElementName, "$")),
        refused(Xml, "[1]") == ((RenderError.ElementName, "$[0]")),
        refused(Xml, """["a b"]""") == ((RenderError.ElementName, "$[0]")),
        refused(Xml, """["a","x",{}]""") == ((RenderError.ValueType, "$[2]")),
        refused(Xml, """["a",["b",{"c d":1}]]""") == ((RenderError.AttributeName, "$[1][1]")),
        refused(Xml, """["a",1]""") == ((RenderError.ValueType, "$[1]")),
        refused(Xml, ujson.Arr("a", "\u0001").render()) == ((RenderError.ValueType, "$[1]"))
      )
      val style = XmlStyle.standard.withSurrogates(Surrogates.Fail)
      val _ = intercept[RenderError](Xml.render(ujson.Arr("a", "\ud800"), style))
    }
  }
}
