package swarender

import utest.*

import swarender.Policy.KeyOrder

/** The style `pyyaml` against what PyYAML prints: `tools/pyyaml/check golden` makes the file,
  * `tools/pyyaml/check` compares 10,000 documents.
  */
object PyyamlTest extends TestSuite {
  private def yaml(v: ujson.Value, style: YamlStyle = YamlStyle.pyyaml): String = Yaml.render(v, style)

  private def stream(documents: ujson.Value*): String = {
    val out = new java.lang.StringBuilder
    Yaml(YamlStyle.pyyaml).writeAll(documents.iterator, out)
    out.toString
  }

  val tests: Tests = Tests {
    test("golden") {
      val cases = ujson.read(TestPlatform.readFile("renderer/test/golden/pyyaml.json"))("cases").arr
      val wrong = cases.flatMap { c =>
        val got = yaml(Doubles.read(c("input").str))
        if (got == c("expected").str) None else Some(Golden.difference(got, c("expected").str))
      }
      if (wrong.nonEmpty) throw new java.lang.AssertionError(s"${wrong.size} differ:\n" + wrong.take(5).mkString("\n"))
      val count = cases.size
      assert(count > 300)
    }
    test("events, bytes and keys of classes are the same") {
      val doc = ujson.Obj("a b" -> ujson.Arr("x" * 70 + " y z " * 9), "" -> ujson.Arr(1), "c" -> ("\u00e9 " * 40))
      val text = yaml(doc)
      val events = Yaml.render(YamlStyle.pyyaml.withKeyOrder(KeyOrder.CodePoint)) { r =>
        r.beginObject()
        doc.value.foreach { case (k, v) =>
          r.key(new java.lang.StringBuilder(k))
          r.value(v)
        }
        r.endObject()
      }
      assert(events == text, new String(Yaml(YamlStyle.pyyaml).toBytes(doc), "UTF-8") == text)
      assert(Yaml.render(Map("k" * 123 -> Some(2.5)), YamlStyle.pyyaml) == s"? ${"k" * 123}\n: 2.5\n")
    }
    test("the roots of documents") {
      assert(
        yaml("a") == "a\n...\n",
        yaml("1") == "'1'\n",
        yaml(1e16) == "1.0e+16\n...\n",
        stream("a", ujson.Arr(), ujson.Obj("b" -> 1), "c d") == "--- a\n--- []\n---\nb: 1\n--- c d\n...\n",
        stream("a", "1") == "--- a\n--- '1'\n"
      )
    }
    test("settings") {
      val text = "x: |\n\n" + "word " * 20 + "\n"
      assert(
        yaml(ujson.Obj("b" -> 1, "a" -> 2), YamlStyle.pyyaml.withKeyOrder(KeyOrder.AsGiven)) == "b: 1\na: 2\n",
        yaml(ujson.Obj("a" -> "b\nc"), YamlStyle.pyyaml.withBlocks(true)) == "a: |-\n  b\n  c\n",
        yaml(1.0, YamlStyle.pyyaml.withIntegralDoubles(false)) == "1.0\n...\n",
        yaml("a", YamlStyle.pyyaml.withDocumentEnd(true)) == "a\n...\n",
        yaml("a", YamlStyle.pyyaml.withCommentLines(_ => Some("note")).withDocumentStart(true)) ==
          "---\n# note\na\n...\n",
        yaml(text, YamlStyle.pyyaml.withBlocks(true)).startsWith("\"x: |")
      )
    }
  }
}
