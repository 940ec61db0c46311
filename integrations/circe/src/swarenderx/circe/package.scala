package swarenderx

import io.circe.{Encoder as CirceEncoder, Json}
import swarender.Encoder
import swarender.encoder.TreeWalk

/** Renders values of circe in every format.
  *
  * {{{
  * import swarenderx.circe.*
  *
  * Yaml.render(json)                                          // an io.circe.Json
  * given swarender.Encoder[Order] = encoderOf[Order]          // by its circe encoder
  * }}}
  */
package object circe {

  /** Writes a `Json` as it is: members in their order, numbers of any precision. */
  implicit val circeJson: Encoder[Json] = TreeWalk.encoder(new JsonWalk)

  /** Writes what the circe encoder of `T` makes of a value. */
  def encoderOf[T](implicit encoder: CirceEncoder[T]): Encoder[T] = circeJson.contramap(encoder.apply)
}
