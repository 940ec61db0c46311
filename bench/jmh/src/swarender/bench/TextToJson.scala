package swarender.bench

import org.openjdk.jmh.annotations.*

import swarender.{Json, Yaml}

/** JSON text in UTF-8 to JSON and YAML in UTF-8, by the events of ujson's parser. */
class TextToJson extends TimePerCall {
  @Benchmark def swarender(d: JsonText): Array[Byte] = Json.convertToBytes(d.text)
  @Benchmark def swarenderYaml(d: JsonText): Array[Byte] = Yaml.convertToBytes(d.text)
  @Benchmark def ujson(d: JsonText): Array[Byte] = _root_.ujson.reformatToByteArray(d.text)

  /** The parse alone. */
  @Benchmark def parse(d: JsonText): Unit = {
    val _ = _root_.ujson.ByteArrayParser.transform(d.text, upickle.core.NoOpVisitor)
  }
}

/** The document as text. */
@State(Scope.Benchmark)
class JsonText {
  var text: Array[Byte] = Array()
  @Setup def write(d: Document): Unit = text = ujson.writeToByteArray(d.value)
}
