package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.{Json, Yaml}

/** A `ujson.Value` to YAML in UTF-8, compared with our compact JSON of the same value. */
class YamlBytes extends TimePerCall {
  @Benchmark def swarender(d: Document): Array[Byte] = Yaml.toBytes(d.value)
  @Benchmark def swarenderJson(d: Document): Array[Byte] = Json.toBytes(d.value)
  @Benchmark def jackson(d: Document): Array[Byte] = YamlPeers.jackson(d.value)

  /** From collections of Java's: the conversion is not measured. */
  @Benchmark def snakeyaml(d: JavaDocument): Array[Byte] = YamlPeers.snakeyaml(d.value)

  /** From collections of Java's: the conversion is not measured. */
  @Benchmark def snakeyamlEngine(d: JavaDocument): Array[Byte] = YamlPeers.snakeyamlEngine(d.value)
}

/** The document as collections of Java's. */
@State(Scope.Benchmark)
class JavaDocument {
  var value: AnyRef = null
  @Setup def convert(d: Document): Unit = {
    value = JavaTree(d.value)
    Memory.settle()
  }
}
