package benchmarks

import benchmarks.models.{Order, Orders}

/** Prints the sizes of the cases, and fails if what a library writes does not read back to what it
  * got.
  */
object CheckPeers {
  private val json = Seq[(String, ujson.Value => Array[Byte])](
    "swarender" -> (swarender.Json.toBytes(_)),
    "ujson" -> JsonPeers.ujson,
    "jsoniter" -> JsonPeers.jsoniter,
    "jackson" -> JsonPeers.jackson,
    "borer" -> JsonPeers.borer,
    "fastjson2" -> JsonPeers.fastjson2,
    "fastjson2Safe" -> JsonPeers.fastjson2Safe,
    "circe" -> (value => JsonPeers.circe(CirceTree(value)))
  )

  private val yaml = Seq[(String, ujson.Value => Array[Byte])](
    "swarender" -> (swarender.Yaml.toBytes(_)),
    "jackson" -> YamlPeers.jackson,
    "snakeyaml" -> (value => YamlPeers.snakeyaml(JavaTree(value))),
    "snakeyaml-engine" -> (value => YamlPeers.snakeyamlEngine(JavaTree(value)))
  )

  /** snakeyaml writes a string with control characters as `!!binary`. */
  private val binary = ("snakeyaml", "gsoc-2018")

  private val toml = Seq[(String, ujson.Obj => Array[Byte])](
    "swarender" -> (swarender.Toml.toBytes(_)),
    "jackson" -> TomlPeers.jackson,
    "night-config" -> (value => TomlPeers.nightConfig(TomlPeers.config(value)))
  )

  private val orders = Seq[(String, Seq[Order] => Array[Byte])](
    "swarender" -> OrderPeers.swarender,
    "upickle" -> OrderPeers.upickleOwn,
    "circe" -> OrderPeers.circe
  )

  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.CheckPeers") {
    val names = if (args.isEmpty) Cases.all else args.toSeq
    names.foreach(name => if (name.contains("/")) Arguments.file(name) else Arguments.known("case", name, Cases.all))
    val wrongJson = for {
      name <- names
      value = Cases.value(name)
      _ = println(
        s"$name: ${swarender.Json.toBytes(value).length} bytes of JSON, ${multiLine(value)} strings of several lines"
      )
      (peer, render) <- json
      if ujson.read(render(value)) != value
    } yield s"$peer does not write $name as it should"
    val wrongYaml = for {
      name <- names
      value = Cases.value(name)
      (peer, render) <- yaml
      if (peer, name) != binary
      reader = if (peer == "snakeyaml-engine") Readers.yaml12 _ else Readers.yaml _
      if !same(reader(render(value)), value)
    } yield s"$peer does not write $name as YAML as it should"
    val wrongToml = for {
      name <- names
      value = Cases.table(name)
      (peer, render) <- toml
      if !same(Readers.toml(render(value)), value)
    } yield s"$peer does not write $name as TOML as it should"
    val many = Orders(1000).orders
    val wrongOrders =
      for ((peer, render) <- orders if ujson.read(render(many)) != upickle.default.writeJs(many)(OrderPeers.all))
        yield s"$peer does not write the orders as it should"
    val wrong = wrongJson ++ wrongYaml ++ wrongToml ++ wrongOrders ++ Models.names.flatMap(Models(_).fault) ++
      (Services.names ++ Services.single).flatMap(Services(_).fault)
    wrong.foreach(println)
    if (wrong.nonEmpty) sys.exit(1)
  }

  /** Whether `read` is `value`, and can be read at all. */
  private def same(read: => ujson.Value, value: ujson.Value): Boolean =
    try read == value
    catch {
      case e: RuntimeException =>
        println(e.getMessage.take(500))
        false
    }

  private def multiLine(value: ujson.Value): Int = value match {
    case s: ujson.Str => if (s.value.contains('\n')) 1 else 0
    case o: ujson.Obj => o.value.valuesIterator.map(multiLine).sum
    case a: ujson.Arr => a.value.iterator.map(multiLine).sum
    case _ => 0
  }
}
