package benchmarks.compare

/** Runs, and what they found. `base` and `head` name the revisions in the report. */
object Run {

  /** Of two class paths. */
  def classes(
      base: String,
      head: String,
      basePath: String,
      headPath: String,
      cases: String,
      rows: Seq[Row],
      plan: Plan
  ): Report = {
    val start = System.nanoTime
    val (comparisons, unknown) = new Pairs(basePath, headPath, cases, rows, plan).compare()
    val measured = s"Processor time of a call; forks of ${plan.rounds} turns of each revision."
    Report(base, head, measured, Nil, comparisons, unknown, (System.nanoTime - start) / 1000000000)
  }

  /** Of what JMH measured. */
  def jmh(
      base: String,
      head: String,
      baseTimes: Map[String, Seq[Double]],
      headTimes: Map[String, Seq[Double]],
      threshold: Double,
      seconds: Long
  ): Report = {
    val (comparisons, unknown) = JmhFile.compare(baseTimes, headTimes, threshold)
    Report(base, head, "Time of a call by JMH.", Nil, comparisons, unknown, seconds)
  }
}
