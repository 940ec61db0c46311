package benchmarks.regressions

import java.nio.file.Path
import java.util.Collections
import java.util.concurrent.TimeUnit.NANOSECONDS

import scala.jdk.CollectionConverters.*

import org.openjdk.jmh.annotations.Mode
import org.openjdk.jmh.infra.{BenchmarkParams, IterationParams}
import org.openjdk.jmh.results.format.{ResultFormatFactory, ResultFormatType}
import org.openjdk.jmh.results.{
  AverageTimeResult,
  BenchmarkResult,
  IterationResult,
  IterationResultMetaData,
  ResultRole,
  RunResult
}
import org.openjdk.jmh.runner.options.TimeValue
import org.openjdk.jmh.runner.{IterationType, WorkloadParams}
import org.openjdk.jmh.util.Version

/** Results as JMH writes them with `-rf json`, which visualizers and CI jobs read. */
object JmhResults {

  def write(results: Seq[RunResult], file: Path): Unit =
    ResultFormatFactory.getInstance(ResultFormatType.JSON, file.toString).writeOut(results.asJava)

  /** What was measured without JMH: the nanoseconds of a call in each fork, which `nanos` selects.
    * The case and the format are the parameters of a benchmark `swarender`.
    */
  def of(comparisons: Seq[Comparison], plan: Plan)(nanos: Fork => Double): Seq[RunResult] =
    comparisons.map { c =>
      val workload = new WorkloadParams
      workload.put("case", c.name, 0)
      workload.put("format", c.format, 1)
      val params = parameters(workload, plan)
      new RunResult(params, c.forks.map(fork => one(params, nanos(fork))).asJava)
    }

  private def one(params: BenchmarkParams, nanos: Double): BenchmarkResult = {
    val iteration = new IterationResult(params, params.getMeasurement, new IterationResultMetaData(1, 1))
    // A result is whole nanoseconds over a number of calls.
    val calls = 1e6
    iteration.addResult(
      new AverageTimeResult(ResultRole.PRIMARY, "swarender", calls, (nanos * calls).toLong, NANOSECONDS)
    )
    new BenchmarkResult(params, Collections.singleton(iteration))
  }

  private def parameters(workload: WorkloadParams, plan: Plan): BenchmarkParams = new BenchmarkParams(
    "swarender",
    "",
    false,
    1,
    Array(1),
    Collections.emptyList(),
    plan.forks,
    0,
    new IterationParams(IterationType.WARMUP, 1, TimeValue.milliseconds(plan.warmMillis.toLong), 1),
    new IterationParams(IterationType.MEASUREMENT, plan.rounds, TimeValue.milliseconds(Plan.TurnMillis), 1),
    Mode.AverageTime,
    workload,
    NANOSECONDS,
    1,
    s"${System.getProperty("java.home")}/bin/java",
    Side.options.asJava,
    System.getProperty("java.version"),
    System.getProperty("java.vm.name"),
    System.getProperty("java.vm.version"),
    Version.getPlainVersion,
    TimeValue.minutes(10)
  )
}
