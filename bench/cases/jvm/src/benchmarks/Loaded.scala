package benchmarks

import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

import swarender.{Json, JsonStyle, Toml, Yaml}

/** Compact JSON bytes when nothing else was rendered before, and when every format has been, to
  * bytes and to strings.
  */
@Fork(value = 5, jvmArgsAppend = Array("-Xms2g", "-Xmx2g"))
class Loaded extends TimePerCall {
  @Benchmark def alone(d: Document): Array[Byte] = Json.toBytes(d.value)
  @Benchmark def amongOthers(d: RenderedDocument): Array[Byte] = Json.toBytes(d.value)
}

/** The document, after every format has been rendered so often that all of it is compiled. */
@State(Scope.Benchmark)
class RenderedDocument {
  var value: ujson.Value = ujson.Null

  @Setup def render(d: Document, t: Table): Unit = {
    value = d.value
    val until = System.nanoTime + TimeUnit.SECONDS.toNanos(6)
    while (System.nanoTime < until) {
      Json.toBytes(t.value)
      Json(JsonStyle.pretty).toBytes(t.value)
      Json.render(t.value)
      Yaml.toBytes(t.value)
      Yaml.render(t.value)
      Toml.toBytes(t.value)
      Toml.render(t.value)
    }
  }
}
