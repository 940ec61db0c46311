package swarender.bench

import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

import swarender.Json

/** A `ujson.Value` to compact JSON as a `String`. */
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 3, jvmArgsAppend = Array("-Xms2g", "-Xmx2g"))
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
class JsonString {
  @Benchmark def swarender(d: Document): String = Json.render(d.value)
  @Benchmark def ujson(d: Document): String = _root_.ujson.write(d.value)
}
