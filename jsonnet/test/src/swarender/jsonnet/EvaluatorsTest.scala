package swarender
package jsonnet

import utest.*

/** The styles of [[Jsonnet]] against what the evaluators print where go-jsonnet prints otherwise:
  * `tools/compare/evaluators/golden` makes the file, `tools/compare/evaluators/check` compares all
  * cases.
  */
object EvaluatorsTest extends TestSuite {
  private val cases = ujson.read(TestPlatform.readFile("jsonnet/test/golden/evaluators.json"))("cases").arr.toSeq

  private def check(evaluator: Jsonnet): Int = {
    val mine = cases.filter(_("evaluator").str == evaluator.name)
    val wrong = mine.flatMap { c =>
      val got = JsonnetCall(evaluator, c("profile").str, Doubles.read(c("input").str), c("args"))
      if (got == c("expected").str) None
      else Some(s"${c("profile").str} ${c("name").str}: ${Golden.difference(got, c("expected").str)}")
    }
    if (wrong.nonEmpty)
      throw new java.lang.AssertionError(s"${wrong.size} of ${mine.size} differ:\n" + wrong.take(5).mkString("\n"))
    mine.size
  }

  /** What sjsonnet printed after 0.4.9; null where it refused the value. */
  private def checkHead(): Int = {
    val all = ujson.read(TestPlatform.readFile("jsonnet/test/golden/sjsonnet-head.json"))("cases").arr.toSeq
    val wrong = all.flatMap { c =>
      val expected = c("expected") match {
        case ujson.Str(text) => text
        case _ => "refused"
      }
      val got =
        try
          JsonnetCall(Jsonnet.sjsonnetHead, c("profile").str, Doubles.read(c("input").str), c("args"), repaired = false)
        catch { case e: RenderError if e.kind eq RenderError.ValueType => "refused" }
      if (got == expected) None else Some(s"${c("name").str} ${c("input").str}: ${Golden.difference(got, expected)}")
    }
    if (wrong.nonEmpty)
      throw new java.lang.AssertionError(s"${wrong.size} of ${all.size} differ:\n" + wrong.take(20).mkString("\n"))
    all.size
  }

  val tests: Tests = Tests {
    test("sjsonnet after 0.4.9, its own blocks")(assert(checkHead() > 500))
    test("C++")(assert(check(Jsonnet.cpp) > 100))
    test("sjsonnet")(assert(check(Jsonnet.sjsonnet) > 200))
    test("jrsonnet")(assert(check(Jsonnet.jrsonnet) > 200))
    test("equal calls give the same style") {
      for (e <- Jsonnet.all) {
        assert(
          e.commandLine == e.commandLine,
          e.manifestJsonEx("\t", "", ":") == e.manifestJsonEx("\t", "", ":"),
          e.manifestYamlDoc(indentArrayInObject = true) == e.manifestYamlDoc(indentArrayInObject = true),
          e.manifestTomlEx(" ") == e.manifestTomlEx(" "),
          e.manifestIni == e.manifestIni,
          e.manifestXmlJsonml == e.manifestXmlJsonml
        )
      }
    }
    test("INI and XML without an evaluator are those of go-jsonnet") {
      assert(Jsonnet.go.manifestIni == IniStyle.jsonnet, Jsonnet.go.manifestXmlJsonml == XmlStyle.jsonnet)
    }
    test("an empty stream") {
      def empty(e: Jsonnet): String = {
        val out = new java.lang.StringBuilder
        Yaml(e.manifestYamlDoc().withDocumentEnd(true)).writeAll(Iterator[Int](), out)
        out.toString
      }
      assert(empty(Jsonnet.go) == "---\n\n...\n", empty(Jsonnet.jrsonnet) == "\n...\n")
    }
    test("YAML of ASCII only") {
      val document = ujson.Obj("\u00e9" -> "a\u2028\ud83d\ude00", "b" -> ujson.Arr("x\n\u00e9\n", "plain", "'"))
      val text = Yaml.render(document, YamlStyle.safe.withEscapes(Escapes.yamlAscii))
      assert(text == "\"\\xe9\": \"a\\u2028\\U0001f600\"\nb:\n- \"x\\n\\xe9\\n\"\n- plain\n- \"'\"\n")
      val single = YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes).withEscapes(Escapes.yamlAscii)
      assert(Yaml.render(document, single.withMaxFlowLength(80)).forall(_ < 0x7f))
      assert(single.withEscapes(Escapes.yaml) == YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes))
      val _ = intercept[IllegalArgumentException](YamlStyle.safe.withEscapes(Escapes.minimal))
      assert(Yaml.render("\u00e9", Jsonnet.go.manifestYamlDoc().withEscapes(Escapes.ascii)) == "\"\\u00e9\"")
    }
  }
}
