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

  /** Does that for JSON's own writer: the same calls. */
  def jsonMembers(value: T, json: JsonWriter): Unit = members(value, json)

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

  final override def encodeJson(value: T, json: JsonWriter): Unit =
    if (value == null) json.nullValue()
    else {
      json.beginObject()
      jsonMembers(value, json)
      json.endObject()
    }
}

/** Takes the encoders that a derived one needs, in order. */
final class FieldEncoders {
  private[this] val all = Array.newBuilder[TrustedEncoder[Any]]

  def add(encoder: Encoder[?]): Unit = {
    val _ = all += encoder.checked.asInstanceOf[TrustedEncoder[Any]]
  }

  private[derivation] def toArray: Array[TrustedEncoder[Any]] = all.result()
}
