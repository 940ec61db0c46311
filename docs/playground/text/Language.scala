package playground

/** What an input is written in.
  *
  * @param name
  *   in a link
  * @param extensions
  *   of the files that are opened as such
  */
sealed abstract class Language(val name: String, val title: String, val extensions: Seq[String])

object Language {
  case object Json extends Language("json", "JSON", Seq("json"))
  case object Jsonnet extends Language("jsonnet", "Jsonnet", Seq("jsonnet", "libsonnet"))

  val all: Seq[Language] = Seq(Json, Jsonnet)

  def named(name: String): Option[Language] = all.find(_.name == name)

  def ofFile(name: String): Option[Language] =
    all.find(_.extensions.exists(extension => name.endsWith("." + extension)))
}
