package swarenderx

import _root_.eu.timepit.refined.api.Refined
import swarender.Encoder
import swarender.encoder.KeyEncoder

/** Encoders of refined types: those of the types they refine.
  *
  * {{{
  * import swarenderx.refined.*
  *
  * Json.render(Map("port" -> port))                           // {"port":8080}, of a PosInt
  * }}}
  */
package object refined {
  // In Scala 2 a name that the program imports or defines, such as `refined`, would hide an instance.

  implicit def refinedValue[T, P](implicit encoder: Encoder[T]): Encoder[Refined[T, P]] = encoder.contramap(_.value)

  implicit def refinedKey[T, P](implicit encoder: KeyEncoder[T]): KeyEncoder[Refined[T, P]] =
    encoder.contramap(_.value)
}
