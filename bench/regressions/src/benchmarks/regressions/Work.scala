package benchmarks.regressions

import benchmarks.{Cases, Models}
import swarender.Policy.Nulls
import swarender.{Json, Toml, TomlStyle, Yaml}

/** What is compared: a case in a format. A case is one of [[Cases]], a file, or `model:` and the
  * name of one of [[Models]], which the four main formats render by derived encoders.
  */
object Work {
  private final val Model = "model:"
  val cases: Seq[String] = Cases.all ++ Models.names.map(Model + _)

  /** The case and the format of a row, which have a space between; the path of a file may have
    * others.
    */
  def parts(row: String): (String, String) = row.splitAt(row.lastIndexOf(' ')) match {
    case (name, format) => (name, format.trim)
  }

  /** The names of the formats of a case. */
  def formats(name: String): Seq[String] =
    if (name.startsWith(Model)) Seq("json", "json-string", "yaml", "toml") else Renderings.all.map(_.name)

  /** What renders the case, each time it is called. */
  def of(name: String, format: String): () => AnyRef =
    if (name.startsWith(Model)) ofModel(name.stripPrefix(Model), format) else Renderings.named(format).of(name)

  private def ofModel(name: String, format: String): () => AnyRef = {
    val model = Models(name)
    val encoder: Option[AnyRef] = Some(model.encoder)
    val render = format match {
      case "json" => EntryPoint(Json, "toBytes", EntryPoint.style("JsonStyle", "compact"), encoder)
      case "json-string" => EntryPoint(Json, "render", EntryPoint.style("JsonStyle", "compact"), encoder)
      case "yaml" => EntryPoint(Yaml, "toBytes", EntryPoint.style("YamlStyle", "safe"), encoder)
      case "toml" => EntryPoint(Toml, "toBytes", WithoutNulls.toml, encoder)
    }
    () => render(model.value.asInstanceOf[AnyRef])
  }
}

/** TOML has no nulls. Apart from [[Work]], so that a revision without these names has the rest. */
private object WithoutNulls {
  def toml: TomlStyle = TomlStyle.standard.withNulls(Nulls.OmitMembers)
}
