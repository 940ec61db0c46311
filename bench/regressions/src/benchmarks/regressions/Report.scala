package benchmarks.regressions

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}

import benchmarks.{Charts, Machine, Statistics}
import swarender.{Json, JsonStyle}

/** What a run found.
  *
  * @param differences
  *   where the bytes are not those of the stored digests.
  * @param unknown
  *   cases and formats that base does not have.
  * @param seconds
  *   that it took.
  * @param jmh
  *   the results that JMH measured, where it did.
  */
final case class Report(
    base: String,
    head: String,
    plan: Plan,
    differences: Seq[String],
    comparisons: Seq[Comparison],
    unknown: Seq[(String, String)],
    seconds: Long,
    jmh: Option[JmhComparison] = None
) {
  private val threshold = plan.threshold
  private val slower = comparisons.filter(_.isSlower(threshold))
  val isPassed: Boolean = differences.isEmpty && slower.isEmpty

  private def baseResults = jmh.fold(JmhResults.of(comparisons, plan)(_.base))(jmh => jmh.merged(jmh.base))
  private def headResults = jmh.fold(JmhResults.of(comparisons, plan)(_.head))(jmh => jmh.merged(jmh.head))

  private def verdict(c: Comparison): String =
    if (c.isSlower(threshold)) "SLOWER" else if (c.ratio.high < 1 / threshold) "faster" else ""

  /** Writes `regressions.json`, `regressions.md` and, if anything was compared, `regressions.svg`
    * and, as JMH writes results, `jmh-base.json` and `jmh-head.json`.
    */
  def write(folder: Path): Unit = {
    Files.createDirectories(folder)
    if (comparisons.nonEmpty) {
      JmhResults.write(baseResults, folder.resolve("jmh-base.json"))
      JmhResults.write(headResults, folder.resolve("jmh-head.json"))
    }
    Files.write(folder.resolve("regressions.json"), Json(JsonStyle.pretty).toBytes(json))
    Files.write(folder.resolve("regressions.md"), markdown.getBytes(UTF_8))
    if (comparisons.nonEmpty)
      Charts.intervals(
        s"Time of $head over that of $base",
        "head / base",
        comparisons.map(c => s"${c.name} ${c.format}" -> c.ratio),
        Seq(1, threshold),
        folder.resolve("regressions.svg")
      )
  }

  def markdown: String = {
    val title = s"# Regressions: ${if (isPassed) "none" else "FAILED"}\n\n"
    val wrong =
      if (differences.isEmpty) "All outputs have their stored digests.\n"
      else differences.map(d => s"* $d\n").mkString("Outputs that are not as stored:\n\n", "", "")
    title + wrong + (if (comparisons.isEmpty) "" else "\n" + table)
  }

  private def table: String = {
    val head = "| case | format | base, µs | head, µs | head / base | interval | |\n|---|---|---:|---:|---:|---:|---|\n"
    val rows = comparisons.map { c =>
      val times = f"${c.base / 1000}%.1f | ${c.head / 1000}%.1f"
      f"| ${c.name} | ${c.format} | $times | ${c.ratio.median}%.3f | ${c.ratio.low}%.3f – ${c.ratio.high}%.3f | ${verdict(c)} |\n"
    }
    val notes = unknown.map { case (name, format) =>
      s"Not compared, for base has it not: $name in the format $format.\n"
    }
    head + rows.mkString + "\n" + notes.mkString + explanation
  }

  private def explanation: String =
    f"""Base is $base, head ${this.head}. $measured The
       |interval holds the median ratio with a probability of ${Statistics.Level * 100}%.0f %%; SLOWER is an interval that lies
       |above $threshold$twice. ${Machine.description}; ${Machine.jdk}; $seconds s.
       |""".stripMargin

  private def twice: String = if (jmh.isDefined) "" else " in two measurements, one after the other"
  private def measured: String =
    if (jmh.isDefined) s"Time per call by JMH, ${plan.forks} forks of each revision."
    else s"Processor time per call; ${plan.forks} forks of ${plan.rounds} turns of each revision."

  def json: ujson.Value = ujson.Obj(
    "passed" -> isPassed,
    "base" -> base,
    "head" -> head,
    "machine" -> Machine.description,
    "jdk" -> Machine.jdk,
    "forks" -> plan.forks,
    "turns" -> plan.rounds,
    "threshold" -> threshold,
    "level" -> Statistics.Level,
    "seconds" -> seconds.toDouble,
    "differences" -> differences,
    "unknown" -> unknown.map { case (name, format) => s"$name $format" },
    "comparisons" -> comparisons.map { c =>
      ujson.Obj(
        "case" -> c.name,
        "format" -> c.format,
        "unit" -> "ns",
        "base" -> c.base,
        "head" -> c.head,
        "ratio" -> c.ratio.median,
        "low" -> c.ratio.low,
        "high" -> c.ratio.high,
        "ratios" -> c.forks.map(_.ratio),
        "slower" -> c.isSlower(threshold)
      )
    }
  )
}
