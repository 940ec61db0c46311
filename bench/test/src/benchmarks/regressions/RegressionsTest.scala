package benchmarks.regressions

import java.nio.file.Files

import utest.*

object RegressionsTest extends TestSuite {
  private val plan = Plan(forks = 9, rounds = 20, warmMillis = 1000, threshold = 1.05, isFresh = false)
  private val noise = Seq(0.97, 1.04, 1.0, 0.99, 1.02, 1.06, 0.95, 1.01, 1.03)
  private def compared(factor: Double) = Comparison("twitter", "json", 500000, 500000 * factor, noise.map(_ * factor))
  private def report(differences: Seq[String], comparisons: Comparison*) =
    Report("base00", "head00", plan, differences, comparisons, Seq("ints" -> "toml"), 60)

  val tests: Tests = Tests {
    test("what is equal is no regression, what is 15 % slower is one") {
      assert(!compared(1).isSlower(1.05))
      assert(!compared(1.05).isSlower(1.05))
      assert(compared(1.15).isSlower(1.05))
    }

    test("a report fails for what is slower, and names it") {
      val text = report(Nil, compared(1), compared(1.15)).markdown
      assert(!report(Nil, compared(1), compared(1.15)).isPassed)
      assert(text.startsWith("# Regressions: FAILED\n"))
      assert(text.linesIterator.count(_.contains("| SLOWER |")) == 1)
      assert(text.contains("| twitter | json | 500.0 | 575.0 | 1.1"))
      assert(text.contains("Not compared, for base has it not: ints in the format toml.\n"))
    }

    test("a report fails for other bytes, and passes without either") {
      assert(!report(Seq("ints in the format json: …")).isPassed)
      assert(report(Seq("ints in the format json: …")).markdown.contains("* ints in the format json: …\n"))
      assert(report(Nil, compared(1)).isPassed)
      assert(report(Nil, compared(1)).markdown.startsWith("# Regressions: none\n"))
    }

    test("a report is three files") {
      val folder = Files.createTempDirectory("regressions")
      report(Nil, compared(1), compared(1.15)).write(folder)
      val json = ujson.read(Files.readAllBytes(folder.resolve("regressions.json")))
      assert(json("passed") == ujson.False)
      assert(json("comparisons").arr.map(_("slower")) == Seq(ujson.False, ujson.True))
      val svg = new String(Files.readAllBytes(folder.resolve("regressions.svg")), "UTF-8")
      assert(svg.contains(">twitter json</text>"))
      assert(Files.exists(folder.resolve("regressions.md")))
      folder.toFile.listFiles.foreach(_.delete())
      Files.delete(folder)
    }

    test("every format has a name of its own") {
      val names = Renderings.all.map(_.name)
      assert(names.distinct == names)
      intercept[IllegalArgumentException](Renderings.named("xml"))
    }
  }
}
