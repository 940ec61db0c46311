package swarender
package derivation

import swarender.Events.FieldNames
import swarender.json.JsonWriter

/** An encoder of values that are objects: what derivation makes of a case class.
  *
  * @param fieldNames
  *   the keys of the members, distinct; some may be left out
  */
abstract class ObjectEncoder[T](final val fieldNames: FieldNames) extends TrustedEncoder[T] {

  /** What `lookUp` has added, or null. Threads may look up the same encoders twice; none waits for
    * another.
    */
  @transient @volatile private[this] var found: Array[TrustedEncoder[Any]] = null

  /** Adds the encoders that members are sent by. It is called when a value comes: what is defined
    * below this encoder, or this encoder itself, may not be there before.
    */
  def lookUp(encoders: FieldEncoders): Unit = ()

  final def encoders: Array[TrustedEncoder[Any]] = {
    val known = found
    if (known ne null) known
    else {
      val made = new FieldEncoders
      lookUp(made)
      found = made.toArray
      found
    }
  }

  /** Sends the members of `value`, which is not null. */
  def members(value: T, events: Events): Unit

  /** Does that for JSON's own writer. Derived code overrides it with the same calls, so that each
    * level of a recursive class has one frame of the stack.
    *
    * @param fields
    *   where the key of the value is; null if it has none
    * @param i
    *   which of `fields`; without those 0, or -1 for the members without their object
    */
  override def encodeField(value: T, fields: FieldNames, i: Int, json: JsonWriter): Unit =
    if (begins(value, fields, i, json)) {
      members(value, json)
      ends(i, json)
    }

  /** Writes what comes before the members; false if `value` is null, which is then written. */
  final def begins(value: Any, fields: FieldNames, i: Int, json: JsonWriter): Boolean = {
    if (fields ne null) json.field(fields, i)
    if (value == null) json.nullValue() else if (i >= 0) json.beginObject()
    value != null
  }

  final def ends(i: Int, json: JsonWriter): Unit = if (i >= 0) json.endObject()

  private[swarender] final override def sendsObjects: Boolean = true

  final def encode(value: T, events: Events): Unit = events match {
    case json: JsonWriter => encodeJson(value, json)
    case _ =>
      if (value == null) events.nullValue()
      else {
        events.beginObject()
        members(value, events)
        events.endObject()
      }
  }

  final override def encodeJson(value: T, json: JsonWriter): Unit = encodeField(value, null, 0, json)

  private[derivation] final def jsonMembers(value: T, json: JsonWriter): Unit = encodeField(value, null, -1, json)
}

/** Takes the encoders that a derived one needs, in order. */
final class FieldEncoders {
  private[this] val all = Array.newBuilder[TrustedEncoder[Any]]

  def add(encoder: Encoder[?]): Unit = {
    val _ = all += encoder.checked.asInstanceOf[TrustedEncoder[Any]]
  }

  private[derivation] def toArray: Array[TrustedEncoder[Any]] = all.result()
}
