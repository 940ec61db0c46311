package benchmarks

import swarender.{Json, Renderer, Toml, Yaml}

/** The process that `FirstCall` measures: makes a document of 60 bytes for 100 ms, and prints the
  * milliseconds of the first call and the number of calls. It uses no function or collection of
  * Scala that the library could find loaded.
  */
object FirstCallProcess {
  def cases: Array[String] =
    Array("json", "json-bytes", "json-events", "yaml", "yaml-bytes", "toml", "toml-bytes")

  /** To a string and to bytes. */
  val Peers: Seq[String] = Seq("ujson", "ujson-bytes")

  def main(args: Array[String]): Unit = {
    val way = args(0)
    val value = document
    val start = System.nanoTime
    var made = call(way, value)
    val first = System.nanoTime - start
    var calls = 1
    while (System.nanoTime - start < 100000000L) {
      made += call(way, value)
      calls += 1
    }
    if (made == 0) throw new IllegalStateException("nothing was written")
    System.out.print((first / 1000).toDouble / 1000)
    System.out.println(" ".concat(Integer.toString(calls)))
  }

  private def document: ujson.Value = {
    val ports = ujson.Arr(ujson.Num(80), ujson.Num(8443))
    val value = ujson.Obj("name" -> ujson.Str("frontend"))
    value("ports") = ports
    value("ready") = ujson.True
    value("ratio") = ujson.Num(0.75)
    value
  }

  private def call(way: String, value: ujson.Value): Int = way match {
    case "json" => Json.render(value).length
    case "json-bytes" => Json.toBytes(value).length
    case "json-events" => Json.render(Json.style)(events(_)).length
    case "yaml" => Yaml.render(value).length
    case "yaml-bytes" => Yaml.toBytes(value).length
    case "toml" => Toml.render(value).length
    case "toml-bytes" => Toml.toBytes(value).length
    case "ujson" => ujson.write(value).length
    case "ujson-bytes" => ujson.writeToByteArray(value).length
  }

  private def events(r: Renderer): Unit = {
    r.beginObject()
    r.key("name")
    r.string("frontend")
    r.key("ports")
    r.beginArray()
    r.int64(80)
    r.int64(8443)
    r.endArray()
    r.key("ready")
    r.bool(true)
    r.key("ratio")
    r.float64(0.75)
    r.endObject()
  }
}
