package benchmarks

import benchmarks.report.Result

/** What the processes of `Interleaved` print: the runtime, then for each way its name, the bytes of
  * a call, and the nanoseconds of a call in each round.
  */
private object Slots {
  private final case class Way(name: String, bytes: Double, times: Seq[Double])

  /** The results of all of them. The options `name=value` that choose what is measured name the
    * case.
    */
  def read(suite: String, options: Seq[String], outputs: Seq[String]): Seq[Result] = {
    val runtime = outputs.head.linesIterator.next()
    val processes = outputs.map(_.linesIterator.drop(1).map(way).toSeq)
    val first = processes.flatMap(_.head.times)
    for (name <- processes.head.map(_.name)) yield {
      val own = processes.map(_.find(_.name == name).get)
      val times = own.flatMap(_.times)
      val ratios = times.zip(first).map { case (a, b) => a / b }
      val micros = Statistics.estimate(times.map(_ / 1000))
      val bytes = Statistics.median(own.map(_.bytes))
      Result(suite, runtime, caseOf(options), name, "µs", micros, Some(bytes), Some(Statistics.estimate(ratios)))
    }
  }

  private def way(line: String): Way = {
    val words = line.split(' ')
    Way(words(0), words(1).toDouble, words.drop(2).map(_.toDouble).toSeq)
  }

  /** The case that the parameters among the options are; `all` where there are none. */
  private def caseOf(options: Seq[String]): String = {
    val pairs = options.filter(_.contains("=")).map(_.split("=", 2)).map(pair => pair(0) -> pair(1))
    val parameters = pairs.toMap -- Seq("seconds", "only")
    if (parameters.isEmpty) "all" else Result.caseOf(parameters)
  }
}
