package benchmarks

import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

/** How most benchmarks measure: microseconds per call, in three processes. What a benchmark says
  * itself counts instead.
  */
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 3, jvmArgsAppend = Array("-Xms2g", "-Xmx2g"))
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 1)
abstract class TimePerCall
