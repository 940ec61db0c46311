package benchmarks.generated

/** The Scala sources of models: their classes and data, and the code that each library's macros
  * make of them, apart from each other, so that each is compiled only when it changed.
  */
final case class Sources(data: String, own: String, peer: String)

object Sources {
  def apply(models: Seq[Definition]): Sources = {
    val numbered = models.zipWithIndex
    Sources(
      file("benchmarks.generated.*")(numbered.map { case (model, i) => data(model, i) }),
      file("benchmarks.generated.*", "swarender.*")(numbered.map { case (model, i) => own(model, i) }),
      file(
        "benchmarks.generated.*",
        "com.github.plokhotnyuk.jsoniter_scala.core.*",
        "com.github.plokhotnyuk.jsoniter_scala.macros.*"
      )(numbered.map { case (model, i) => peer(model, i) })
    )
  }

  private def file(imports: String*)(parts: Seq[String]): String =
    (("package generated" +: imports.map("import " + _)) ++ parts).mkString("", "\n", "\n")

  private def data(model: Definition, i: Int): String =
    s"""object Types$i {
       |${model.declarations.map("  " + _).mkString("\n")}
       |}
       |final class Data$i extends (RandomData => AnyRef) {
       |  def apply(r: RandomData): AnyRef = Types$i.make${model.root}(r)
       |}""".stripMargin

  private def own(model: Definition, i: Int): String = {
    val encoders = (model.enums ++ model.classes).map(name => s"  given Encoder[$name] = Encoder.derived")
    def ways(prefix: String, value: String, table: String) = Seq(
      "bytes" -> s"Json.toBytes($value)",
      "string" -> s"Json.render($value)",
      "pretty" -> s"Formats.pretty.toBytes($value)",
      "yaml" -> s"Yaml.toBytes($value)",
      "toml" -> s"Formats.toml.toBytes($table)"
    ).map { case (name, call) => s"""    Way("$prefix-$name", () => $call)""" }
    s"""object Encoders$i {
       |  import Types$i.*
       |${encoders.mkString("\n")}
       |}
       |final class Own$i(values: List[Types$i.${model.root}]) extends Ways {
       |  import Encoders$i.given
       |  private val one = values.head
       |  private val table = Map("values" -> values)
       |  val all: List[Way] = List(
       |${(ways("one", "one", "one") ++ ways("many", "values", "table")).mkString(",\n")}
       |  )
       |}
       |${first("Own", model, i, "Encoders", "Json.toBytes")}""".stripMargin
  }

  /** Of the enums apart, which are strings; everything is written that is there. */
  private def peer(model: Definition, i: Int): String = {
    val config = "CodecMakerConfig.withTransientNone(false).withTransientEmpty(false).withTransientDefault(false)" +
      ".withDiscriminatorFieldName(Some(\"$type\"))"
    val enums = model.enums.map(name => s"  given JsonValueCodec[$name] = JsonCodecMaker.makeWithoutDiscriminator")
    val roots =
      Seq(model.root, s"List[${model.root}]").map(name =>
        s"  given JsonValueCodec[$name] = JsonCodecMaker.make($config)"
      )
    def ways(prefix: String, value: String) = Seq(
      "bytes" -> s"writeToArray($value)",
      "string" -> s"writeToString($value)",
      "pretty" -> s"writeToArray($value, indented)"
    ).map { case (name, call) => s"""    Way("$prefix-$name", () => $call)""" }
    s"""object Codecs$i {
       |  import Types$i.*
       |${(enums ++ roots).mkString("\n")}
       |}
       |final class Peer$i(values: List[Types$i.${model.root}]) extends Ways {
       |  import Codecs$i.given
       |  private val one = values.head
       |  private val indented = WriterConfig.withIndentionStep(2)
       |  val all: List[Way] = List(
       |${(ways("one", "one") ++ ways("many", "values")).mkString(",\n")}
       |  )
       |}
       |${first("Peer", model, i, "Codecs", "writeToArray")}""".stripMargin
  }

  /** What fresh processes call. */
  private def first(library: String, model: Definition, i: Int, derived: String, call: String): String =
    s"""final class ${library}First$i extends First {
       |  import $derived$i.given
       |  def apply(value: AnyRef): Array[Byte] = $call(value.asInstanceOf[Types$i.${model.root}])
       |}""".stripMargin
}
