package benchmarks

/** Definitions of custom resources: OpenAPI schemas, nested, a description with every property. */
private object KubernetesSchemas {

  /** Properties of a schema's root, and how deep it goes. */
  private final val Width = 7
  private final val Depth = 3

  def definition(index: Int, random: Seeded): ujson.Value = ujson.Obj(
    "apiVersion" -> "apiextensions.k8s.io/v1",
    "kind" -> "CustomResourceDefinition",
    "metadata" -> ujson.Obj("name" -> s"resource$index.example.com"),
    "spec" -> ujson.Obj(
      "group" -> "example.com",
      "names" -> ujson.Obj(
        "kind" -> s"Resource$index",
        "plural" -> s"resource$index",
        "shortNames" -> ujson.Arr(s"r$index")
      ),
      "scope" -> "Namespaced",
      "versions" -> ujson.Arr(
        ujson.Obj(
          "name" -> "v1",
          "served" -> true,
          "storage" -> true,
          "schema" -> ujson.Obj("openAPIV3Schema" -> schema(Width, Depth, random))
        )
      )
    )
  )

  private def schema(width: Int, depth: Int, random: Seeded): ujson.Value = {
    val properties = Seq.fill(width)(name(random)).distinct
    ujson.Obj(
      "description" -> description(random),
      "type" -> "object",
      "required" -> ujson.Arr.from(properties.take(2)),
      "properties" -> ujson.Obj.from(properties.map(_ -> property(depth, random)))
    )
  }

  private def property(depth: Int, random: Seeded): ujson.Value =
    if (depth > 0 && random.between(0, 2) == 0) schema(Width, depth - 1, random)
    else
      random.between(0, 4) match {
        case 0 =>
          ujson.Obj(
            "description" -> description(random),
            "type" -> "array",
            "items" -> ujson.Obj("type" -> "string")
          )
        case 1 =>
          ujson.Obj(
            "description" -> description(random),
            "type" -> "integer",
            "format" -> "int32",
            "minimum" -> 0
          )
        case 2 => ujson.Obj("type" -> "boolean", "default" -> false)
        case _ =>
          ujson.Obj(
            "description" -> description(random),
            "type" -> "string",
            "maxLength" -> 253,
            "pattern" -> "^[a-z0-9]([-a-z0-9]*)$"
          )
      }

  private def name(random: Seeded): String = random.oneOf(Words.ascii) + random.oneOf(Words.ascii).capitalize

  /** Two to five lines; a word in quotes in every other one. */
  private def description(random: Seeded): String =
    Seq
      .fill(random.between(2, 6)) {
        val line = random.text(random.between(30, 76), Words.ascii)
        if (random.between(0, 2) == 0) line else s"""$line "${random.oneOf(Words.ascii)}"."""
      }
      .mkString("\n")
}

/** Dashboards as their editor exports them: JSON with a quote every ten chars. */
private object Dashboards {

  /** Of their texts, in chars. */
  val sizes: Seq[Int] = Seq(1000000, 200000, 100000, 60000, 40000, 30000, 20000, 10000)

  def text(size: Int, random: Seeded): String = {
    val panels = ujson.Arr()
    var written = 0
    while (written < size) {
      val next = panel(random)
      panels.value += next
      written += ujson.write(next).length + 1
    }
    ujson.write(ujson.Obj("title" -> "overview", "panels" -> panels))
  }

  private def panel(random: Seeded): ujson.Value = ujson.Obj(
    "id" -> random.between(0, 10000),
    "type" -> random.oneOf(Vector("graph", "stat", "table", "timeseries")),
    "title" -> random.text(12, Words.ascii),
    "gridPos" -> ujson.Obj("h" -> 8, "w" -> 12, "x" -> 0, "y" -> random.between(0, 400)),
    "options" -> ujson.Obj(
      "legend" -> ujson.Obj("show" -> true, "calcs" -> ujson.Arr("mean", "max", "last")),
      "unit" -> "short"
    ),
    "targets" -> ujson.Arr.from(Seq.fill(2) {
      ujson.Obj(
        "expr" -> s"""sum by(pod)(rate(http_total{job="${random.oneOf(Words.ascii)}"}[5m]))""",
        "refId" -> "A",
        "step" -> 10
      )
    })
  )
}
