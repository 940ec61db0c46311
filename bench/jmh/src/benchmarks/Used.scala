package benchmarks

import java.util.{Collection, Collections}

import org.openjdk.jmh.infra.{BenchmarkParams, IterationParams}
import org.openjdk.jmh.profile.InternalProfiler
import org.openjdk.jmh.results.{AggregationPolicy, IterationResult, ScalarResult}

/** Makes each of JMH's processes a [[UsedProcess]] before its first iteration, and says so in the
  * results. JMH lets no other code into every benchmark's process.
  */
class Used extends InternalProfiler {
  private var isUsed = false

  def getDescription: String = "A process that has written other things"

  def beforeIteration(benchmark: BenchmarkParams, iteration: IterationParams): Unit = if (!isUsed) {
    UsedProcess()
    isUsed = true
  }

  def afterIteration(
      benchmark: BenchmarkParams,
      iteration: IterationParams,
      result: IterationResult
  ): Collection[ScalarResult] =
    Collections.singleton(new ScalarResult(report.Result.Used, 1, "process", AggregationPolicy.MAX))
}
