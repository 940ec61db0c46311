package swarender.bench

/** Prints the sizes of the cases, and fails if what a library writes does not read back to what it got. */
object CheckPeers {
  private val json = Seq[(String, ujson.Value => Array[Byte])](
    "swarender" -> (swarender.Json.toBytes(_)),
    "ujson" -> JsonPeers.ujson,
    "jsoniter" -> JsonPeers.jsoniter,
    "jackson" -> JsonPeers.jackson,
    "borer" -> JsonPeers.borer,
    "fastjson2" -> JsonPeers.fastjson2,
    "circe" -> (value => JsonPeers.circe(CirceTree(value)))
  )

  def main(args: Array[String]): Unit = {
    val names = if (args.isEmpty) Cases.all else args.toSeq
    val wrong = for {
      name <- names
      value = Cases.value(name)
      _ = println(
        s"$name: ${swarender.Json.toBytes(value).length} bytes of JSON, ${multiLine(value)} strings of several lines"
      )
      (peer, render) <- json
      if ujson.read(render(value)) != value
    } yield s"$peer does not write $name as it should"
    wrong.foreach(println)
    if (wrong.nonEmpty) sys.exit(1)
  }

  private def multiLine(value: ujson.Value): Int = value match {
    case s: ujson.Str => if (s.value.contains('\n')) 1 else 0
    case o: ujson.Obj => o.value.valuesIterator.map(multiLine).sum
    case a: ujson.Arr => a.value.iterator.map(multiLine).sum
    case _ => 0
  }
}
