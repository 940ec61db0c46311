package swarender.bench

import org.openjdk.jmh.annotations.{Benchmark, Scope, State}
import swarender.Placeholder

/** Stands where the benchmarks will stand. */
@State(Scope.Benchmark)
class Numbers {
  private val numbers = ujson.Arr.from(0 until 1000)

  @Benchmark def compact(): String = Placeholder.render(numbers)
}
