package swarender

/** The settings of the profiles, which styles show as text only: what the reference has of each. */
object ProfileSettings {

  /** Profiles by name, each with its settings by name, in order. */
  type Profiles = List[(String, List[(String, Any)])]

  def json: Profiles = of(JsonStyle.names, JsonStyle.byName(_))
  def yaml: Profiles = of(YamlStyle.names, YamlStyle.byName(_))
  def toml: Profiles = of(TomlStyle.names, TomlStyle.byName(_))

  private def of(names: List[String], byName: String => Option[Style]): Profiles =
    names.map(name => name -> StyleFields.of(byName(name).get))
}
