package benchmarks.regressions

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}

import benchmarks.Arguments
import benchmarks.compare.{Comparison, Decision, Fork, JmhFile, Plan, Report, Row, Run}
import utest.*

object RegressionsTest extends TestSuite {
  private val noise = Seq(0.97, 1.04, 1.0, 0.99, 1.02, 1.06, 0.95, 1.01, 1.03)
  private def compared(factor: Double, row: String = "twitter json", threshold: Double = 1.05) =
    Comparison(row, threshold, noise.map(n => Fork(500000, n * factor)))
  private def report(faults: Seq[String], comparisons: Comparison*) =
    Report("base00", "head00", "Processor time.", faults, comparisons, Seq("ints toml"), 60)
  private def root: Path = Paths.get(sys.env("SWARENDER_ROOT"))
  private def wrong(action: => Any): String = intercept[Arguments.Wrong](action).getMessage

  val tests: Tests = Tests {
    test("the side of the threshold on which the interval is decides") {
      for (
        (factor, decision) <- Seq(
          0.8 -> Decision.Ok,
          1.0 -> Decision.Ok,
          1.04 -> Decision.Undecided,
          1.05 -> Decision.Undecided,
          1.15 -> Decision.Regression
        )
      ) assert(compared(factor).decision == decision)
      // The row of issue 56: far apart medians, and an interval that says so.
      val few = Seq(1.02, 1.03, 1.04, 1.05, 1.15, 1.18).map(Fork(1671000, _))
      assert(Comparison("twitter json", 1.025, few).decision == Decision.Undecided)
    }

    test("fewer than six forks decide nothing") {
      for (n <- 1 to 5) assert(Comparison("a", 1.05, Seq.fill(n)(Fork(1, 2))).decision == Decision.Undecided)
      assert(Comparison("a", 1.05, Seq.fill(6)(Fork(1, 2))).decision == Decision.Regression)
      assert(Comparison("a", 1.05, Seq.fill(6)(Fork(1, 1))).decision == Decision.Ok)
    }

    test("a run has the status of its worst row: silence means measured") {
      import Decision.*
      for (
        (of, all, status) <- Seq(
          (Ok, Nil, 0),
          (Ok, Seq(Ok, Ok), 0),
          (Undecided, Seq(Ok, Undecided), 3),
          (Regression, Seq(Ok, Undecided, Regression), 1)
        )
      ) assert(Decision.of(all) == of, Decision.of(all).status == status)
    }

    test("a report names what is slower first, with one number for each row") {
      val text = report(Nil, compared(1), compared(1.15, "doubles json")).markdown
      assert(text.startsWith("# Regressions: FOUND\n"))
      val rows = text.linesIterator.filter(_.contains("500.0")).toSeq
      assert(rows.head == "| doubles json | 500.0 | 1.161 | 1.126 – 1.190 | 1.05 | 9 | REGRESSION |")
      assert(rows(1).endsWith("| ok |"))
      assert(text.contains("Not compared, for one revision has it not: ints toml.\n"))
    }

    test("a report fails for other bytes, is undecided without a decision, and passes without either") {
      val bytes = report(Seq("ints in the format json: …"))
      assert(bytes.decision == Decision.Regression, bytes.markdown.contains("* ints in the format json: …\n"))
      assert(report(Nil, compared(1)).decision == Decision.Ok)
      assert(report(Nil, compared(1)).markdown.startsWith("# Regressions: none\n"))
      assert(report(Nil, compared(1.05)).markdown.startsWith("# Regressions: UNDECIDED\n"))
      // Nothing is in both revisions: nothing was measured.
      assert(report(Nil).decision == Decision.Undecided)
    }

    test("a report is two files") {
      val folder = Files.createTempDirectory("regressions")
      report(Nil, compared(1), compared(1.15)).write(folder)
      val json = ujson.read(Files.readAllBytes(folder.resolve("regressions.json")))
      assert(json("decision").str == "regression")
      assert(json("comparisons").arr.map(_("decision").str) == Seq("ok", "regression"))
      assert(json("comparisons")(0)("forks").arr.length == noise.length)
      assert(Files.exists(folder.resolve("regressions.md")))
      delete(folder)
    }

    test("what JMH wrote of two revisions is decided alike") {
      def file(mode: String, scores: Seq[Double]) = {
        val forks = scores.map(s => Seq(s * 0.99, s, s * 1.5).mkString("[", ",", "]")).mkString("[", ",", "]")
        val unit = if (mode == "thrpt") "ops/ms" else "us/op"
        val metric = s"""{"score": 0, "scoreUnit": "$unit", "rawData": $forks}"""
        s"""[{"benchmark": "a.B.c", "mode": "$mode", "params": {"size": "1"}, "primaryMetric": $metric}]"""
      }
      def run(base: String, head: String) = {
        val files = Seq(base, head).map { text =>
          val file = Files.createTempFile("jmh", ".json")
          Files.write(file, text.getBytes(UTF_8))
        }
        try Run.jmh("base", "head", JmhFile.read(files(0)), JmhFile.read(files(1)), 1.025, 0)
        finally files.foreach(Files.delete(_))
      }
      for (
        (unit, expected) <- Seq("ns/op" -> 7.0, "us/op" -> 7e3, "ms/op" -> 7e6, "ops/us" -> 1e3 / 7, "ops/s" -> 1e9 / 7)
      ) {
        val scores = ujson.Arr(ujson.Arr(7))
        val metric = ujson.Obj("scoreUnit" -> unit, "rawData" -> scores)
        val read = JmhFile.samples(Seq(ujson.Obj("benchmark" -> "a.B", "primaryMetric" -> metric)))
        assert(Math.abs(read("a.B").head / expected - 1) < 1e-12)
      }
      val times = Seq(1.0, 1.01, 0.99, 1.0, 1.0, 1.01)
      for (
        (mode, factor, decision) <- Seq(
          ("avgt", 1.0, Decision.Ok),
          ("avgt", 1.1, Decision.Regression),
          ("avgt", 1.025, Decision.Undecided),
          ("thrpt", 1.0, Decision.Ok),
          ("thrpt", 0.9, Decision.Regression),
          ("thrpt", 1.1, Decision.Ok)
        )
      ) {
        val report = run(file(mode, times), file(mode, times.map(_ * factor)))
        assert(report.comparisons.map(_.row) == Seq("a.B.c size=1"), report.decision == decision)
      }
      // Five forks have no interval.
      assert(run(file("avgt", times.tail), file("avgt", times.tail.map(_ * 2))).decision == Decision.Undecided)
      assert(wrong(run("{}", "[]")).endsWith("is not what JMH writes with -rf json"))
      assert(wrong(run("nothing", "[]")).endsWith("is not what JMH writes with -rf json"))
      assert(wrong(run("[]", "[]")).endsWith("has no results"))
    }

    test("a file of rows") {
      val file = Files.createTempFile("rows", ".txt")
      def rows(text: String) = {
        Files.write(file, text.getBytes(UTF_8))
        Row.read(file)
      }
      assert(
        rows("# all\n\ntwitter json  # bytes\n./a b.json yaml = 1.1\n") ==
          Seq(Row("twitter json", None), Row("./a b.json yaml", Some(1.1)))
      )
      assert(Work.parts("./a b.json yaml") == ("./a b.json" -> "yaml"))
      assert(wrong(rows("a\nb = 0.9\n")) == s"$file:2: a threshold is a number above 1, not 0.9")
      assert(wrong(rows("a = x\n")) == s"$file:1: a threshold is a number above 1, not x")
      assert(wrong(rows("a\nb\na = 1.1\n")) == s"$file: a is there twice")
      Files.delete(file)
    }

    test("the rows that are measured by default are cases and formats that there are") {
      for (file <- Seq("regressions/rows.txt", "slowdowns/rows.txt"); row <- Row.read(root.resolve(s"bench/$file"))) {
        val (name, format) = Work.parts(row.name)
        assert(if (name.contains("/")) Files.exists(root.resolve(name)) else Work.cases.contains(name))
        assert(Work.formats(name).contains(format))
      }
    }

    test("the help, which is printed without compiling, is that of the command") {
      val file = root.resolve("bench/regressions/help.txt")
      // ./mill bench.runMain benchmarks.regressions.Main --help >bench/regressions/help.txt
      assert(Files.readString(file) == Main.help)
    }

    test("the help names every default, every format and every case") {
      val plan = Plan()
      val defaults = Seq[Any](plan.threshold, plan.forks, plan.minutes, plan.rounds, plan.warm).map(v => s"($v)")
      // A line of the help may end within an option's text.
      def words(help: String) = help.split("\\s+").mkString(" ")
      for (help <- Seq(Main.help, benchmarks.compare.Main.help); default <- defaults)
        assert(words(help).contains(default))
      val lines = Main.help.linesIterator.map(_.trim).toSet
      assert((Renderings.all.map(_.name) ++ Work.cases).forall(lines))
    }

    test("bounds that no measurement can have are one line, which has the bound") {
      Plan().check()
      for (
        (plan, line) <- Seq(
          Plan(forks = 5) -> "--forks is at least 6, not 5: fewer give no interval",
          Plan(rounds = 0) -> "--rounds is at least 1, not 0",
          Plan(warm = -1) -> "--warm is at least 0, not -1",
          Plan(minutes = 0) -> "--minutes is above 0, not 0.0",
          Plan(threshold = 1) -> "--threshold is above 1 and below 100, not 1.0",
          Plan(threshold = Double.NaN) -> "--threshold is above 1 and below 100, not NaN"
        )
      ) assert(wrong(plan.check()) == line)
    }

    test("arguments of all commands") {
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

  private def delete(folder: Path): Unit = {
    folder.toFile.listFiles.foreach(_.delete())
    Files.delete(folder)
  }
}
