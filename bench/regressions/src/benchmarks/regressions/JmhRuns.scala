package benchmarks.regressions

import scala.jdk.CollectionConverters.*

import benchmarks.{Arguments, Used}
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.runner.options.{CommandLineOptionException, CommandLineOptions, OptionsBuilder, VerboseMode}
import org.openjdk.jmh.runner.{Runner, RunnerException}

/** JMH's benchmarks, run with both revisions: a fork of each in turn, every other time head first,
  * so that what the machine does meanwhile falls on both.
  *
  * @param arguments
  *   of JMH: a pattern of names, parameters, iterations. The number of forks is that of `plan`.
  */
final class JmhRuns(arguments: Seq[String], plan: Plan) {
  import JmhRuns._

  private val asked =
    try new CommandLineOptions(arguments*)
    catch { case e: CommandLineOptionException => throw new Arguments.Wrong(s"JMH: ${e.getMessage}") }

  def compare(base: Revision, head: Revision): JmhComparison = {
    val forks = for (i <- 0 until plan.forks) yield {
      val what = s"fork ${i + 1} of ${plan.forks}"
      if (i % 2 == 0) (fork(base, what), fork(head, what)) else (fork(head, what), fork(base, what)).swap
    }
    JmhComparison(forks.map(_._1), forks.map(_._2))
  }

  private def fork(revision: Revision, what: String): Seq[RunResult] = {
    println(s"$what: ${revision.name}")
    val options = new OptionsBuilder().parent(asked).forks(1).verbosity(asked.verbosity.orElse(VerboseMode.SILENT))
    if (asked.getIncludes.isEmpty) options.include(Ours)
    if (!plan.isFresh) options.addProfiler(classOf[Used])
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
}
