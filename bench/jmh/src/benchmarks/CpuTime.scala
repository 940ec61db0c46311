package benchmarks

import java.lang.management.ManagementFactory
import java.util.{Collection, Collections}

import com.sun.management.OperatingSystemMXBean
import org.openjdk.jmh.infra.{BenchmarkParams, IterationParams}
import org.openjdk.jmh.profile.InternalProfiler
import org.openjdk.jmh.results.{AggregationPolicy, IterationResult, ScalarResult}

/** Nanoseconds of the processor per call, those of the whole process divided by its calls: for a
  * machine that has other work as well. Use it by `-prof benchmarks.CpuTime`.
  */
class CpuTime extends InternalProfiler {
  private val system = ManagementFactory.getPlatformMXBean(classOf[OperatingSystemMXBean])
  private var start = 0L

  def getDescription: String = "Processor time per call"

  def beforeIteration(benchmark: BenchmarkParams, iteration: IterationParams): Unit = start = system.getProcessCpuTime

  def afterIteration(
      benchmark: BenchmarkParams,
      iteration: IterationParams,
      result: IterationResult
  ): Collection[ScalarResult] = {
    val used = system.getProcessCpuTime - start
    val calls = result.getMetadata.getAllOps
    Collections.singleton(new ScalarResult("cpu", used.toDouble / calls, "ns/op", AggregationPolicy.AVG))
  }
}
