package swarender
package derivation

import swarender.Events.FieldNames
import swarender.event.EventAdapters
import swarender.json.JsonWriter

/** An encoder whose events need no check: those of the library, and those that derivation makes.
  * Code that is derived extends it; other code uses [[Encoder.of]], which is checked.
  */
abstract class TrustedEncoder[T] extends Encoder[T] {

  /** Does what `encode` does, for JSON's own writer. In a process that writes several formats, a
    * call of `Events` cannot be compiled into its caller; one of this final class can.
    */
  def encodeJson(value: T, json: JsonWriter): Unit = encode(value, json)

  /** Whether every value becomes an object, or null if it is a null reference. */
  private[swarender] def sendsObjects: Boolean = false

  /** Writes `value` as field `i`: its key, and what `encodeJson` writes. */
  def encodeField(value: T, fields: FieldNames, i: Int, json: JsonWriter): Unit = {
    json.field(fields, i)
    encodeJson(value, json)
  }

  private[swarender] final override def checked: TrustedEncoder[T] = this
}

object TrustedEncoder {

  /** `encoder` as others call it: with a check of its events, unless it needs none. */
  def of[T](encoder: Encoder[T]): TrustedEncoder[T] = encoder.checked
}

/** An encoder of user code, as others call it: what it sends is checked to be exactly one value. */
private[swarender] final class CheckedEncoder[T](encoder: Encoder[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = EventAdapters.sendChecked(value, encoder, events)
  private[swarender] override def isReadOnce(value: T): Boolean = encoder.isReadOnce(value)
}
