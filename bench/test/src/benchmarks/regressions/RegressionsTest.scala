package benchmarks.regressions

import java.nio.file.Files

import benchmarks.Arguments
import utest.*

object RegressionsTest extends TestSuite {
  private val plan = Plan(forks = 9, rounds = 20, warmMillis = 1000, threshold = 1.05, isFresh = false)
  private val noise = Seq(0.97, 1.04, 1.0, 0.99, 1.02, 1.06, 0.95, 1.01, 1.03)
  private def compared(factor: Double) =
    Comparison("twitter", "json", noise.map(n => Fork(500000, 500000 * factor, n * factor)))
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

    test("a report is five files") {
      val folder = Files.createTempDirectory("regressions")
      report(Nil, compared(1), compared(1.15)).write(folder)
      val json = ujson.read(Files.readAllBytes(folder.resolve("regressions.json")))
      assert(json("passed") == ujson.False)
      assert(json("comparisons").arr.map(_("slower")) == Seq(ujson.False, ujson.True))
      val svg = new String(Files.readAllBytes(folder.resolve("regressions.svg")), "UTF-8")
      assert(svg.contains(">twitter json</text>"))
      assert(Files.exists(folder.resolve("regressions.md")))
      // As JMH writes results: the two that were measured, nine forks each.
      for ((side, score) <- Seq("base" -> 500000.0, "head" -> 575000.0)) {
        val results = ujson.read(Files.readAllBytes(folder.resolve(s"jmh-$side.json"))).arr
        assert(results.map(_("params")("case").str) == Seq("twitter", "twitter"))
        val metric = results(1)("primaryMetric")
        assert(metric("score").num == score, metric("scoreUnit").str == "ns/op", metric("rawData").arr.length == 9)
      }
      folder.toFile.listFiles.foreach(_.delete())
      Files.delete(folder)
    }

    test("bounds that no measurement can have are one line, which has the bound") {
      plan.check()
      for (
        (wrong, line) <- Seq(
          plan.copy(forks = 5) -> "--forks is at least 6, not 5: fewer give no interval",
          plan.copy(rounds = 0) -> "--rounds is at least 1, not 0",
          plan.copy(warmMillis = -1) -> "--warm is at least 0, not -1",
          plan.copy(threshold = 0) -> "--threshold is above 0, not 0.0",
          plan.copy(threshold = Double.NaN) -> "--threshold is above 0, not NaN"
        )
      ) assert(intercept[Arguments.Wrong](wrong.check()).getMessage == line)
    }

    test("arguments of all commands") {
      def wrong(action: => Any) = intercept[Arguments.Wrong](action).getMessage
      assert(Arguments.number("forks", "3", 1) == 3)
      for (text <- Seq("0", "x", "")) assert(wrong(Arguments.number("forks", text, 1)).startsWith("forks is a number"))
      assert(wrong(Arguments.file("/none")) == "there is no file /none to read")
      assert(wrong(Arguments.known("case", "x", Seq("a", "b"))) == "there is no case x: a, b")
      assert(wrong(Arguments.noOption(Seq("a", "--b"))) == "there is no option --b")
    }

    test("every format has a name of its own") {
      val names = Renderings.all.map(_.name)
      assert(names.distinct == names)
      intercept[IllegalArgumentException](Renderings.named("xml"))
    }
  }
}
