package swarender

import utest.*

import swarender.Policy.KeyOrder
import swarender.dialects.*

/** The style `pyyaml` against what PyYAML prints: `tools/compare/pyyaml/check golden` makes the
  * file, `tools/compare/pyyaml/check` compares 10,000 documents.
  */
object PyyamlTest extends TestSuite {
  private def yaml(v: ujson.Value, style: YamlStyle = YamlStyle.pyyaml): String = Yaml.render(v, style)

  /** What is between a dash and the first child of a container in an array. */
  private def pad(indent: Int): String = " " * (indent - 1)

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
    test("each indent") {
      val long = "k" * 123
      val documents = Seq[(ujson.Value, Int => String)](
        ujson.Obj("" -> ujson.Obj("a" -> 1, "b" -> 2)) -> (n => s"? ''\n:${pad(n)}a: 1\n${" " * n}b: 2\n"),
        ujson.Arr(ujson.Arr(1, ujson.Arr(2)), ujson.Obj("a" -> ujson.Arr(ujson.Obj("b" -> 1, "c" -> ujson.Arr())))) ->
          { n =>
            val gap = pad(n)
            val in = " " * n
            s"-${gap}- 1\n$in-$gap- 2\n-${gap}a:\n$in-${gap}b: 1\n$in${in}c: []\n"
          },
        ujson.Obj("" -> ujson.Arr(ujson.Arr(1, 2), 3)) -> { n =>
          val in = " " * n
          s"? ''\n:${pad(n)}-${pad(n)}- 1\n$in$in- 2\n$in- 3\n"
        },
        ujson.Obj(long -> ujson.Arr(ujson.Obj("" -> ujson.Obj("b" -> 2)))) ->
          (n => s"? $long\n:${pad(n)}-${pad(n)}? ''\n${" " * 2 * n}:${pad(n)}b: 2\n"),
        ujson.Arr("w " * 45) -> (n => s"- '${"w " * 39}w\n${" " * n}${"w " * 5}'\n")
      )
      for ((document, expected) <- documents; n <- 1 to 9) {
        val got = yaml(document, YamlStyle.pyyaml.withIndent(n))
        // PyYAML takes an indent of 1 for 2.
        val text = expected(Math.max(n, 2))
        assert(got == text)
      }
    }
    test("strings that only other readers take for numbers") {
      val quoted = YamlStyle.pyyaml.withQuotedNumbers(true)
      for (s <- Seq("0o7", "1e5", "-1e5", "08", ".5e3", "0x_F"))
        assert(yaml(s).startsWith(s) || yaml(s) == s"'$s'\n", yaml(s, quoted) == s"'$s'\n")
      assert(yaml("0o7") == "0o7\n...\n", yaml(ujson.Obj("1e5" -> 1), quoted) == "'1e5': 1\n")
      for (s <- Seq("a", "-a", "1 a", "v1.5", "y")) assert(yaml(s, quoted) == yaml(s))
      assert(quoted.withQuotedNumbers(false) == YamlStyle.pyyaml, quoted.toString.contains("numbers quoted"))
    }
    test("an empty key has a mark") {
      val doc = ujson.Obj("" -> ujson.Obj("" -> ujson.Arr(1, ujson.Obj("" -> "x")), "k" * 123 -> ""))
      val long = "k" * 123
      assert(yaml(doc) == s"? ''\n: ? ''\n  : - 1\n    - ? ''\n      : x\n  ? $long\n  : ''\n")
    }
    test("settings") {
      val text = "x: |\n\n" + "word " * 20 + "\n"
      assert(
        yaml(ujson.Obj("b" -> 1, "a" -> 2), YamlStyle.pyyaml.withKeyOrder(KeyOrder.AsGiven)) == "b: 1\na: 2\n",
        yaml(ujson.Obj("a" -> "b\nc"), YamlStyle.pyyaml.withBlocks(true)) == "a: |-\n  b\n  c\n",
        yaml(1.0, YamlStyle.pyyaml.withIntegralDoubles(false)) == "1.0\n...\n",
        yaml(ujson.Arr(1, 2), YamlStyle.pyyaml.withMaxFlowLength(40)) == "[1, 2]\n",
        yaml("a", YamlStyle.pyyaml.withDocumentEnd(true)) == "a\n...\n",
        yaml("a", YamlStyle.pyyaml.withCommentLines(_ => Some("note")).withDocumentStart(true)) ==
          "---\n# note\na\n...\n",
        yaml(text, YamlStyle.pyyaml.withBlocks(true)).startsWith("\"x: |")
      )
    }
  }
}
