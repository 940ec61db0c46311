package benchmarks.compare

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}

import benchmarks.{Estimate, Machine, Statistics}

/** What a run found.
  *
  * @param measured
  *   how, a sentence.
  * @param faults
  *   lines on what is wrong beside the time; one is enough for a regression.
  * @param unknown
  *   rows that one revision alone has.
  * @param seconds
  *   that it took.
  */
final case class Report(
    base: String,
    head: String,
    measured: String,
    faults: Seq[String],
    comparisons: Seq[Comparison],
    unknown: Seq[String],
    seconds: Long
) {
  import Report.number

  val decision: Decision =
    if (faults.nonEmpty) Decision.Regression
    else if (comparisons.isEmpty && unknown.nonEmpty) Decision.Undecided
    else Decision.of(comparisons.map(_.decision))

  /** Writes `regressions.json` and `regressions.md`. */
  def write(folder: Path): Unit = {
    Files.createDirectories(folder)
    Files.write(folder.resolve("regressions.json"), ujson.write(json, indent = 2).getBytes(UTF_8))
    Files.write(folder.resolve("regressions.md"), markdown.getBytes(UTF_8))
    ()
  }

  def markdown: String = {
    val title = decision match {
      case Decision.Ok => "none"
      case Decision.Regression => "FOUND"
      case Decision.Undecided => "UNDECIDED"
    }
    s"# Regressions: $title\n\n" + faults.map(fault => s"* $fault\n").mkString +
      (if (comparisons.isEmpty && unknown.isEmpty) "" else table)
  }

  private def table: String = {
    val head =
      "| row | base, µs | head / base | interval | threshold | forks | |\n|---|---:|---:|---|---:|---:|---|\n"
    // What matters first.
    val sorted = comparisons.sortBy(c => Seq(Decision.Regression, Decision.Undecided, Decision.Ok).indexOf(c.decision))
    val rows = sorted.map { c =>
      val base = c.base.fold("–")(nanos => f"${nanos / 1000}%.1f")
      s"| ${c.row} | $base | ${c.ratio.fold("– | –")(Report.numbers(_, " | ", " – "))} | ${c.threshold} | ${c.forks.size} | ${c.decision.name} |\n"
    }
    val notes = unknown.map(row => s"Not compared, for one revision has it not: $row.\n")
    head + rows.mkString + "\n" + notes.mkString + explanation
  }

  private def explanation: String =
    f"""Base is $base, head ${this.head}. $measured The interval holds the true ratio with a probability of
       |${Statistics.Level * 100}%.0f %%. Above the threshold it is a regression, below it is ok; if it contains the threshold, the
       |row is undecided. ${Machine.description}; ${Machine.jdk}; $seconds s.
       |""".stripMargin

  def json: ujson.Value = ujson.Obj(
    "decision" -> decision.name.toLowerCase,
    "base" -> base,
    "head" -> head,
    "machine" -> Machine.description,
    "jdk" -> Machine.jdk,
    "level" -> Statistics.Level,
    "seconds" -> seconds.toDouble,
    "faults" -> faults,
    "unknown" -> unknown,
    "comparisons" -> comparisons.map { c =>
      ujson.Obj(
        "row" -> c.row,
        "decision" -> c.decision.name.toLowerCase,
        "ratio" -> number(c.ratio.map(_.median)),
        "low" -> number(c.ratio.map(_.low)),
        "high" -> number(c.ratio.map(_.high)),
        "threshold" -> c.threshold,
        "nanoseconds" -> number(c.base),
        "forks" -> c.forks.map(_.ratio)
      )
    }
  )
}

object Report {
  private def number(n: Option[Double]): ujson.Value = n.fold[ujson.Value](ujson.Null)(ujson.Num(_))

  private def numbers(r: Estimate, separator: String, to: String): String =
    f"${r.median}%.3f" + separator + f"${r.low}%.3f" + to + f"${r.high}%.3f"

  /** What is printed when a row is decided. */
  def line(c: Comparison): String =
    s"${c.row}: ${c.decision.name}, ${c.ratio.fold("")(numbers(_, ", ", " to "))}, ${c.forks.size} forks"
}
