package benchmarks

import org.openjdk.jmh.annotations.*
import upickle.core.NoOpVisitor

import swarender.Json

/** What no renderer can be faster than. */
class Floors extends TimePerCall {

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
