package benchmarks

/** The values that are rendered, by name: the same on every platform. */
object Cases {
  val micro: Seq[String] = MicroCases.all.keys.toSeq
  val documents: Seq[String] = Seq("twitter", "citm_catalog", "canada", "gsoc-2018")
  val kubernetes = "kubernetes-like"
  val all: Seq[String] = micro ++ documents :+ kubernetes

  /** The case `name`, or whatever JSON file `name` is the path of, if it has a `/` in it. */
  def value(name: String): ujson.Value =
    if (name == kubernetes) Kubernetes.objects
    else if (documents.contains(name)) read(s"${BenchPlatform.documents}/$name.json")
    else if (name.contains("/")) read(name)
    else
      MicroCases.all.getOrElse(
        name,
        throw new IllegalArgumentException(s"no case $name: ${all.mkString(", ")}")
      )()

  /** The case as TOML can express it: a table, without nulls. */
  def table(name: String): ujson.Obj = {
    val value = withoutNulls(Cases.value(name))
    value match {
      case table: ujson.Obj => table
      case other => ujson.Obj("value" -> other)
    }
  }

  private def read(path: String): ujson.Value = ujson.read(BenchPlatform.readFile(path))

  /** Without the members and elements that are null. */
  def withoutNulls(value: ujson.Value): ujson.Value = value match {
    case o: ujson.Obj =>
      ujson.Obj.from(o.value.filter(_._2 != ujson.Null).map { case (k, v) => k -> withoutNulls(v) })
    case a: ujson.Arr => ujson.Arr.from(a.value.filter(_ != ujson.Null).map(withoutNulls(_)))
    case scalar => scalar
  }
}
