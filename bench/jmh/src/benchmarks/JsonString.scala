package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.Json

/** A `ujson.Value` to compact JSON as a `String`. */
class JsonString extends TimePerCall {
  @Benchmark def swarender(d: Document): String = Json.render(d.value)
  @Benchmark def ujson(d: Document): String = _root_.ujson.write(d.value)
}
