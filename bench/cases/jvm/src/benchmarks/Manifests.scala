package benchmarks

import java.nio.file.{Files, Paths}
import org.openjdk.jmh.annotations.{Benchmark, Scope, State}
import swarender.{Json, JsonStyle}

/** `samples/kubernetes.json`, a `ujson.Value`, to bytes. */
@State(Scope.Benchmark)
class Manifests {
  private val value = ujson.read(Files.readAllBytes(Paths.get("samples/kubernetes.json")))

  @Benchmark def compact(): Array[Byte] = Json.toBytes(value)
  @Benchmark def pretty(): Array[Byte] = Json(JsonStyle.pretty).toBytes(value)
  @Benchmark def ujsonCompact(): Array[Byte] = ujson.writeToByteArray(value)
  @Benchmark def ujsonPretty(): Array[Byte] = ujson.writeToByteArray(value, indent = 2)
}
