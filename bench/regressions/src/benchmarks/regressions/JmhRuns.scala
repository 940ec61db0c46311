package benchmarks.regressions

import java.nio.file.{Files, Path}

import scala.jdk.CollectionConverters.*

import benchmarks.{Arguments, Used}
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.results.format.{ResultFormatFactory, ResultFormatType}
import org.openjdk.jmh.runner.options.{CommandLineOptionException, CommandLineOptions, OptionsBuilder, VerboseMode}
import org.openjdk.jmh.runner.{Runner, RunnerException}

/** JMH's benchmarks, run with both revisions: a fork of each in turn, every other time head first,
  * so that what the machine does meanwhile falls on both.
  *
  * @param arguments
  *   of JMH: a pattern of names, parameters, iterations. The number of forks is `forks`.
  */
final class JmhRuns(arguments: Seq[String], forks: Int) {
  import JmhRuns._

  private val asked =
    try new CommandLineOptions(arguments*)
    catch { case e: CommandLineOptionException => throw new Arguments.Wrong(s"JMH: ${e.getMessage}") }

  /** Writes `jmh-base.json` and `jmh-head.json` into `folder`, as JMH does with `-rf json`. */
  def write(base: Revision, head: Revision, folder: Path): Seq[Path] = {
    val results = for (i <- 0 until forks) yield {
      val what = s"fork ${i + 1} of $forks"
      if (i % 2 == 0) (fork(base, what), fork(head, what)) else (fork(head, what), fork(base, what)).swap
    }
    Files.createDirectories(folder)
    for ((name, of) <- Seq("base" -> results.map(_._1), "head" -> results.map(_._2))) yield {
      val file = folder.resolve(s"jmh-$name.json")
      ResultFormatFactory.getInstance(ResultFormatType.JSON, file.toString).writeOut(merged(of).asJava)
      file
    }
  }

  private def fork(revision: Revision, what: String): Seq[RunResult] = {
    println(s"$what: ${revision.name}")
    val options = new OptionsBuilder().parent(asked).forks(1).verbosity(asked.verbosity.orElse(VerboseMode.SILENT))
    if (asked.getIncludes.isEmpty) options.include(Ours)
    options.addProfiler(classOf[Used])
    // JMH starts its processes with the class path of its own.
    val classPath = System.setProperty("java.class.path", revision.classPath)
    try new Runner(options.build()).run().asScala.toSeq
    catch { case e: RunnerException => throw new Arguments.Wrong(s"JMH: ${e.getMessage}") }
    finally { val _ = System.setProperty("java.class.path", classPath) }
  }
}

object JmhRuns {

  /** The benchmarks of the library itself, in every class. */
  private final val Ours = "\\.swarender[A-Za-z]*$"

  /** The forks of a revision as one result for each benchmark with its parameters. */
  private def merged(forks: Seq[Seq[RunResult]]): Seq[RunResult] =
    forks.flatten.groupBy(result => (result.getParams.getBenchmark, parameters(result))).toSeq.sortBy(_._1).map {
      case (_, results) => new RunResult(results.head.getParams, results.flatMap(_.getBenchmarkResults.asScala).asJava)
    }

  private def parameters(result: RunResult): String = {
    val params = result.getParams
    params.getParamsKeys.asScala.map(key => s"$key=${params.getParam(key)}").mkString(" ")
  }
}
