package swarender

import scala.collection.mutable.ArrayBuffer

import utest.*

/** Every profile of YAML with every setting, alone and in pairs: two readers read back what was
  * given.
  */
object YamlVariantsTest extends TestSuite {
  import YamlVariants.*

  private val scalars: Seq[ujson.Value] =
    Seq(
      ujson.Null,
      ujson.True,
      1,
      -0.5,
      1e21,
      "",
      "a",
      "1",
      "a b",
      "a\nb",
      "a\nb\n",
      "\n",
      " a",
      "a\n\n",
      "it's",
      "p\nadmin: true",
      "x " * 60,
      "x y " * 40 + "z\n",
      "word " * 30 + "a\nb\n\n" + "c d " * 30 + "e",
      " x" + " y" * 50 + "\nz",
      "yes",
      "12:30",
      "say \"a\"",
      "\u00e9",
      "\u0007",
      "# a",
      "---"
    )

  /** Documents in which faults were found, and places that need a layout of their own. */
  private val known: Seq[ujson.Value] = Seq(
    """{"w":"p\nadmin: true"}""", """{"":{"a":1,"b":2}}""", """{"":[[1,2],3]}""", """[[[1],[2]],[{"a":[{"b":[]}]}]]""",
    """{"a":null}""", """{"a":{"b":{}}}""", """[{"a\nb":["c\nd\n"]},{"e":"f\n\n"}]""",
    """["a\n---\nb","a\n...\nb","'\n'"]"""
  ).map(ujson.read(_)) :+ ujson.Obj("k " * 70 -> ujson.Obj("a" -> 1))

  /** Keys that are too long for flow style. */
  private val longKeys: Seq[ujson.Value] = Seq(
    ujson.Obj("k" * 1025 -> ujson.Arr("a\nb\n")),
    ujson.Obj("\u0001" * 300 -> ujson.Obj("a" -> "b")),
    ujson.Arr(ujson.Obj("k" * 1025 -> 1))
  )

  private val failures = ArrayBuffer[String]()

  private def read(variant: Variant, text: String, documents: Seq[ujson.Value]): Unit =
    for ((name, read) <- variant.readers) {
      def same(got: Seq[ujson.Value]) = got == documents || variant.base.resolves && got.size == documents.size &&
        got.zip(documents).forall { case (a, b) => agree(a, b) }
      val problem =
        try {
          val got = read(text)
          if (same(got)) "" else s"reads ${Modes.shown(got.map(ujson.write(_)).mkString(", "))}"
        } catch {
          // A plain scalar that this reader takes for a number that it cannot read.
          case _: NumberFormatException if variant.base.resolves => ""
          case e: Exception => e.toString.takeWhile(_ != '\n')
        }
      if (problem.nonEmpty)
        failures += s"$variant: $name $problem, not ${Modes.shown(documents.map(ujson.write(_)).mkString(", "))} in ${Modes.shown(text)}"
    }

  /** Checks each document alone, and all as a stream. */
  private def check(variant: Variant, documents: Seq[ujson.Value]): Unit = {
    val all = documents.map(variant.base.readable)
    for (v <- all) read(variant, Yaml.render(v, variant.style), Seq(expected(variant.style, v)))
    read(variant, YamlDocuments.stream(all, variant.style), all.map(expected(variant.style, _)))
  }

  /** Fails with some failures, of as many profiles as there are. */
  private def report(documents: Int): Int = {
    val all = failures.toList
    failures.clear()
    if (all.nonEmpty) {
      val some = all
        .groupBy(_.takeWhile(_ != ':'))
        .values
        .map(_.minBy(_.length))
        .toList
        .sortBy(_.length)
        .take(20)
        .map(_.take(1000))
      throw new java.lang.AssertionError(s"${all.size} of $documents documents differ:\n${some.mkString("\n")}")
    }
    documents
  }

  val tests: Tests = Tests {
    test("the settings are those of all methods") {
      val kinds = bases.map(_.style.getClass).distinct
      val methods = kinds.flatMap(_.getMethods).map(_.getName).filter(_.matches("with[A-Za-z]+")).toSet
      // Refused, as nothing is lost.
      val tried = settings.map(_.method).toSet + "withUnsupportedTags"
      assert(methods.size > 20, tried == methods)
    }
    test("each setting alone") {
      var n = 0
      for (base <- bases; setting <- of(base)) {
        val variant = Variant(base, Seq(setting))
        val documents = scalars ++ (if (base.longKeys) known ++ longKeys else known)
        check(variant, documents)
        n += 2 * documents.size
      }
      report(n)
    }
    test("two settings") {
      val random = Seeded("YAML in profiles with two settings")
      val documents = if (TestPlatform.isExhaustive) 200000 else TestPlatform.scaled(20000)
      for (_ <- 0 until documents / 4) {
        val variant = pair(random)
        check(variant, Seq.fill(2)(YamlDocuments.document(random, 3)))
      }
      report(documents)
    }
  }
}
