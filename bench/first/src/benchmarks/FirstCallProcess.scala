package benchmarks

import swarender.{Json, Renderer, Toml, Yaml}

/** The process that `FirstCall` measures: reads a document of 60 bytes by ujson, makes it text for
  * 100 ms, and prints the milliseconds of the first call, the number of calls and the version of
  * Java. It uses no function or collection of Scala that the library could find loaded.
  */
object FirstCallProcess {

  /** The argument with which it makes every document once, and measures nothing. */
  final val Everything = "everything"

  def cases: Array[String] =
    Array("json", "json-bytes", "json-events", "yaml", "yaml-bytes", "toml", "toml-bytes")

  /** To a string and to bytes. */
  def peers: Array[String] = Array("ujson", "ujson-bytes")

  def main(args: Array[String]): Unit = {
    val value = ujson.read("{\"name\":\"frontend\",\"ports\":[80,8443],\"ready\":true,\"ratio\":0.75}")
    if (args(0) == Everything) (peers ++ cases).foreach(call(_, value)) else measure(args(0), value)
  }

  private def measure(way: String, value: ujson.Value): Unit = {
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
    System.out.print(" ".concat(Integer.toString(calls)))
    System.out.println(" ".concat(System.getProperty("java.version")))
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
