package swarenderx

import swarender.Encoder
import swarender.encoder.TreeWalk
import zio.json.JsonEncoder
import zio.json.ast.Json

/** Renders values of zio-json in every format.
  *
  * {{{
  * import swarenderx.ziojson.*
  *
  * Yaml.render(json)                                          // a zio.json.ast.Json
  * given swarender.Encoder[Order] = encoderOf[Order]          // by its JsonEncoder
  * }}}
  */
package object ziojson {
  private val values: Encoder[Json] = TreeWalk.encoder(new JsonWalk)

  /** Writes a `Json` as it is: members in their order, numbers of any precision. A key that comes
    * twice is written twice.
    */
  implicit def zioJson[V <: Json]: Encoder[V] = values.asInstanceOf[Encoder[V]]

  /** Writes the tree that the `JsonEncoder` of `T` makes of a value; where it makes none, throws
    * `IllegalArgumentException` with its message.
    */
  def encoderOf[T](implicit encoder: JsonEncoder[T]): Encoder[T] =
    values.contramap(value =>
      encoder.toJsonAST(value).fold(message => throw new IllegalArgumentException(message), identity)
    )
}
