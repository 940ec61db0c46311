package benchmarks

import benchmarks.report.Result

/** The first call in a process: new JVMs, one after the other, in turn for each way to do it, with
  * and without an archive of classes.
  *
  * {{{
  * ./mill bench.runMain benchmarks.FirstCall [processes=20] [java=PATH] [OPTION OF JAVA...]
  * }}}
  *
  * It prints a line of JSON for each case and way: the milliseconds of the first call without an
  * archive (`FirstCall`) and with one that has the classes of all ways (`FirstCallArchive`), and
  * how many documents were made within 100 ms from its begin on (`First100Millis`), without an
  * archive. The class path is that of the benchmarks, as jars.
  */
object FirstCall {
  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.FirstCall") {
    val (options, own) = args.toSeq.partition(_.startsWith("-"))
    val (javas, counts) = own.partition(_.startsWith("java="))
    val processes = counts.headOption.fold(20)(o => Arguments.number("processes", o.stripPrefix("processes="), 1))
    val java = javas.headOption.fold(s"${System.getProperty("java.home")}/bin/java")(_.stripPrefix("java="))
    measured(java, processes, options).foreach(result => println(result.line))
  }

  /** The results of so many processes of `java` for each way. */
  def measured(java: String, processes: Int, options: Seq[String] = Nil): Seq[Result] = {
    val archive = ClassArchive.made(java, "benchmarks.FirstCallProcess", FirstCallProcess.Everything)
    val ways = FirstCallProcess.peers ++ FirstCallProcess.cases
    val runs = for (_ <- 1 to processes; way <- ways; archived <- Seq(false, true)) yield {
      val command = archive.command(archived, options) :+ way
      (way, archived) -> ChildProcess.output(command).trim.split(' ').toSeq
    }
    val runtime = Result.runtime(runs.head._2.last, isFresh = false)
    val suites =
      Seq(("FirstCall", "ms", 0, false), ("FirstCallArchive", "ms", 0, true), ("First100Millis", "documents", 1, false))
    for {
      (suite, unit, column, archived) <- suites
      name <- FirstCallProcess.cases.toSeq
      (way, of) <- Seq("swarender" -> name, "ujson" -> peer(name))
    } yield {
      val values = runs.collect { case ((`of`, `archived`), words) => words(column).toDouble }
      Result(suite, runtime, name, way, unit, Statistics.estimate(values))
    }
  }

  private def peer(name: String): String = FirstCallProcess.peers(if (name.endsWith("bytes")) 1 else 0)
}
