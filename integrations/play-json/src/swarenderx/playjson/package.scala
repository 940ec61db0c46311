package swarenderx

import play.api.libs.json.{JsValue, Writes}
import swarender.Encoder
import swarender.encoder.TreeWalk

/** Renders values of play-json in every format.
  *
  * {{{
  * import swarenderx.playjson.*
  *
  * Yaml.render(jsValue)                                       // a JsValue
  * given swarender.Encoder[Order] = encoderOf[Order]          // by its Writes
  * }}}
  */
package object playjson {
  private val values: Encoder[JsValue] = TreeWalk.encoder(new JsValueWalk)

  /** Writes a `JsValue` as it is: members in their order, numbers of any precision. */
  implicit def playJson[V <: JsValue]: Encoder[V] = values.asInstanceOf[Encoder[V]]

  /** Writes what the `Writes` of `T` makes of a value. */
  def encoderOf[T](implicit writes: Writes[T]): Encoder[T] = values.contramap(writes.writes)
}
