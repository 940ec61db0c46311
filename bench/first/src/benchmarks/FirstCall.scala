package benchmarks

import benchmarks.report.Result

/** The first call in a process: new JVMs, one after the other, in turn for each way to do it.
  *
  * {{{
  * ./mill bench.runMain benchmarks.FirstCall [processes=20] [only=json,yaml] [OPTION OF JAVA...]
  * }}}
  *
  * It prints a line of JSON for each case and way: the milliseconds of the first call, and how many
  * documents were made within 100 ms from its begin on. The class path is that of the benchmarks,
  * without an archive of classes, unless an option of Java names one.
  */
object FirstCall {
  def main(args: Array[String]): Unit = {
    val (java, own) = args.toSeq.partition(_.startsWith("-"))
    val options = own.map(_.split("=", 2)).map(pair => pair(0) -> pair(1)).toMap
    val processes = options.getOrElse("processes", "20").toInt
    val cases = options.get("only").fold(FirstCallProcess.cases.toSeq)(_.split(',').toSeq)
    val measured = for (_ <- 1 to processes; name <- FirstCallProcess.Peers ++ cases) yield name -> run(name, java)
    val runtime = s"JDK ${System.getProperty("java.version")}"
    for ((suite, unit, column) <- Seq(("FirstCall", "ms", 0), ("First100Millis", "documents", 1)); name <- cases) {
      def line(way: String, of: String) = {
        val values = measured.collect { case (`of`, numbers) => numbers(column) }
        println(Result(suite, runtime, name, way, unit, Statistics.estimate(values)).line)
      }
      line("swarender", name)
      line("ujson", if (name.endsWith("bytes")) FirstCallProcess.Peers(1) else FirstCallProcess.Peers(0))
    }
  }

  private def run(way: String, options: Seq[String]): Seq[Double] = {
    val java = s"${System.getProperty("java.home")}/bin/java"
    val command = Seq(java) ++ options ++
      Seq("-cp", System.getProperty("java.class.path"), "benchmarks.FirstCallProcess", way)
    ChildProcess.output(command).trim.split(' ').toSeq.map(_.toDouble)
  }
}
