package swarender

/** The settings of the profiles, which styles show as text only: what the reference has of each. */
object ProfileSettings {

  /** Profiles by name, each with its settings by name, in order. */
  type Profiles = List[(String, List[(String, Any)])]

  /** What each setting of the profiles of `styles` decides. */
  def about(styles: List[Style]): Map[String, String] =
    styles.reverse.flatMap(_.kind.settings).map(setting => setting.name -> setting.about).toMap

  def about: Map[String, Map[String, String]] = Map(
    "json.md" -> about(JsonStyle.names.map(JsonStyle.byName(_).get)),
    "yaml.md" -> about(YamlStyle.names.map(YamlStyle.byName(_).get)),
    "toml.md" -> about(TomlStyle.names.map(TomlStyle.byName(_).get))
  )

  def json: Profiles = of(JsonStyle.names, JsonStyle.byName(_))
  def yaml: Profiles = of(YamlStyle.names, YamlStyle.byName(_))
  def toml: Profiles = of(TomlStyle.names, TomlStyle.byName(_))

  private def of(names: List[String], byName: String => Option[Style]): Profiles = names.map { name =>
    val style = byName(name).get
    val (shared, own) = style.kind.settings.toList.splitAt(Settings.shared.length)
    name -> (own ::: shared).map(setting => setting.name -> (style.values.at(setting.index): Any))
  }
}
