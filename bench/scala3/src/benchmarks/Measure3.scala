package benchmarks

import java.nio.file.{Files, Paths}

import benchmarks.report.Result

/** What docs/performance.md shows of Scala 3, in a file of results that `./mill bench.report`
  * reads: five minutes.
  *
  * {{{
  * ./mill bench.scala3.runMain benchmarks.Measure3 out/measured
  * }}}
  */
object Measure3 {
  private val rows =
    Seq("1000", "1").map(count => Seq("YamlClasses", s"items=$count")) ++
      (Services.names ++ Services.single).map(name => Seq("ServiceBytes", s"service=$name"))

  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.Measure3") {
    Arguments.noOption(args.toSeq)
    if (args.length != 1) throw new Arguments.Wrong("it needs the folder of the results")
    val folder = Files.createDirectories(Paths.get(args.head))
    val java = s"${System.getProperty("java.home")}/bin/java"
    for (row <- rows)
      Result.append(folder.resolve("scala-3.json"), Interleaved.measured(java, row :+ "seconds=0.75", forks = 2))
  }
}
