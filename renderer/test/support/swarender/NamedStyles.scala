package swarender

import swarender.dialects.*

/** The profiles that have a name, those of dialects too. */
object NamedStyles {
  def json: List[(String, JsonStyle)] = JsonStyle.names.map(name => name -> JsonStyle.byName(name).get) ++
    JsonStyle.dialectNames.map(name => name -> JsonStyle.dialect(name).get)
  def yaml: List[(String, YamlStyle)] = YamlStyle.names.map(name => name -> YamlStyle.byName(name).get) ++
    YamlStyle.dialectNames.map(name => name -> YamlStyle.dialect(name).get)
}
