package swarender.bench

import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*
import upickle.core.NoOpVisitor

import swarender.Json

/** What no renderer can be faster than. */
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 3, jvmArgsAppend = Array("-Xms2g", "-Xmx2g"))
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
class Floors {

  /** The output, copied. */
  @Benchmark def copy(r: Rendered): Array[Byte] = r.bytes.clone()

  /** The value, visited for nothing. */
  @Benchmark def walk(d: Document): Unit = d.value.transform(NoOpVisitor)
}

/** The document as compact JSON. */
@State(Scope.Benchmark)
class Rendered {
  var bytes: Array[Byte] = Array.emptyByteArray
  @Setup def render(d: Document): Unit = bytes = Json.toBytes(d.value)
}
