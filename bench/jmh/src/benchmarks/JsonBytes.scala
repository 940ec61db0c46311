package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.{Json, JsonStyle}

/** A `ujson.Value` to compact JSON in UTF-8. */
class JsonBytes extends TimePerCall {
  @Benchmark def swarender(d: Document): Array[Byte] = Json(JsonStyle.compact).toBytes(d.value)
  @Benchmark def ujson(d: Document): Array[Byte] = JsonPeers.ujson(d.value)
  @Benchmark def jsoniter(d: Document): Array[Byte] = JsonPeers.jsoniter(d.value)
  @Benchmark def jackson(d: Document): Array[Byte] = JsonPeers.jackson(d.value)
  @Benchmark def borer(d: Document): Array[Byte] = JsonPeers.borer(d.value)
  @Benchmark def fastjson2(d: Document): Array[Byte] = JsonPeers.fastjson2(d.value)

  /** Without what it reads by `sun.misc.Unsafe`. */
  @Benchmark def fastjson2Safe(d: Document): Array[Byte] = JsonPeers.fastjson2Safe(d.value)

  /** From circe's own tree: the conversion is not measured. */
  @Benchmark def circe(c: CirceDocument): Array[Byte] = JsonPeers.circe(c.value)
}

/** The document as circe has it. */
@State(Scope.Benchmark)
class CirceDocument {
  var value: io.circe.Json = io.circe.Json.Null
  @Setup def convert(d: Document): Unit = {
    value = CirceTree(d.value)
    Memory.settle()
  }
}
