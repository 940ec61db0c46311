package service

import swarender.{Format, Json, Toml, TomlStyle, Yaml}

/** Chooses the format of a response by the header `Accept`. */
object Accept {

  /** A price is a float in TOML, also a price of 2. */
  val offered: Seq[Format[?]] =
    Seq(Json, Yaml, Toml(TomlStyle.standard.withIntegralDoubles(asIntegers = false)))

  /** The best of the formats that the client accepts; JSON where it does not say. */
  def choose(header: Option[String]): Option[Format[?]] = swarenderx.http.Accept.choose(header, offered)(_.mediaType)
}
