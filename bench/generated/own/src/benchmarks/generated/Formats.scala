package benchmarks.generated

import swarender.Policy.Nulls
import swarender.{Format, Json, JsonStyle, Toml, TomlStyle}

/** The formats of models that are none of the defaults. */
object Formats {
  val pretty: Format[JsonStyle] = Json(JsonStyle.compact.withIndent(2))

  /** TOML has no nulls. */
  val toml: Format[TomlStyle] = Toml(TomlStyle.standard.withNulls(Nulls.OmitMembers))
}
