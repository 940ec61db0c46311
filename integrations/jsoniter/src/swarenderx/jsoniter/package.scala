package swarenderx

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, WriterConfig, writeToArray}
import swarender.{Encoder, JsonText}

/** Renders types that have a codec of jsoniter-scala in every format.
  *
  * {{{
  * import swarenderx.jsoniter.*
  *
  * given swarender.Encoder[Order] = encoderOf[Order]          // by its JsonValueCodec
  * }}}
  */
package object jsoniter {

  /** Writes what the codec of `T` writes of a value: members in their order, numbers with their
    * digits. The codec writes JSON into an array, and the reader of JSON text sends it on, without
    * a tree. Exceptions of the codec pass through. Raw text of the codec (`writeRawVal`) must be
    * JSON: anything else throws a [[swarender.JsonSyntaxError]].
    */
  def encoderOf[T](implicit codec: JsonValueCodec[T]): Encoder[T] =
    JsonText.encoder.contramap[T](value => if (value == null) null else JsonText(writeToArray(value, config)))

  /** Compact. A codec may be of any buffer size. */
  private val config = WriterConfig
}
