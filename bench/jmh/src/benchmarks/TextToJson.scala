package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.{Json, JsonText, Yaml}

/** JSON text in UTF-8 to JSON and YAML in UTF-8. */
class TextToJson extends TimePerCall {
  @Benchmark def swarender(d: DocumentText): Array[Byte] = Json.toBytes(JsonText(d.text))
  @Benchmark def swarenderYaml(d: DocumentText): Array[Byte] = Yaml.toBytes(JsonText(d.text))
  @Benchmark def ujson(d: DocumentText): Array[Byte] = _root_.ujson.reformatToByteArray(d.text)
}

/** The document as text. */
@State(Scope.Benchmark)
class DocumentText {
  var text: Array[Byte] = Array()
  @Setup def write(d: Document): Unit = text = ujson.writeToByteArray(d.value)
}
