package swarender.internals

import swarender.{JsonSettings, JsonStyle, SettingsText, TomlSettings, TomlStyle, YamlSettings, YamlStyle}

/** The settings of the profiles, which styles show as text only. */
object StyleSettings {

  /** Profiles by name, each with its settings by name, in order. */
  type Profiles = List[(String, List[(String, Any)])]

  def json: Profiles =
    named(JsonSettings.Names, JsonStyle.names.map(n => n -> JsonStyle.byName(n).get.settings), (_, value) => value)
  def yaml: Profiles =
    named(YamlSettings.Names, YamlStyle.names.map(n => n -> YamlStyle.byName(n).get.settings), YamlStyle.choice)
  def toml: Profiles =
    named(TomlSettings.Names, TomlStyle.names.map(n => n -> TomlStyle.byName(n).get.settings), TomlStyle.choice)

  /** @param names
    *   of the settings, in order, with spaces between
    * @param own
    *   the choice of a code that only this format has
    */
  private def named(names: String, profiles: List[(String, Product)], own: (String, Any) => Any): Profiles =
    profiles.map { case (profile, settings) =>
      profile -> names.split(' ').toList.zip(settings.productIterator).map { case (name, value) =>
        name -> SettingsText.named(own, name, value)
      }
    }
}
