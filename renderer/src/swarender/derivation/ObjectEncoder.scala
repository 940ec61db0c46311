package swarender
package derivation

import swarender.Events.FieldNames
import swarender.encoder.EncoderRules
import swarender.json.JsonWriter

/** An encoder of values that are objects: what derivation makes of a case class. */
abstract class ObjectEncoder[T] extends TrustedEncoder[T] {

  /** The keys of the members, distinct; some may be left out. */
  def fieldNames: FieldNames

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

/** Of a case class of a sealed trait: an object that has the name of the class as a member, or as
  * the key of its only member.
  */
final class SubtypeEncoder[T](rules: EncoderRules, name: String, encoder: Encoder[T]) extends TrustedEncoder[T] {
  private[this] val isWrapped = rules.isWrapped
  private[this] val isLast = rules.isDiscriminatorLast
  private[this] val tag = new FieldNames(if (isWrapped) name else rules.discriminator)
  private[this] val inner = encoder.checked
  private[this] val fields = encoder match {
    case fields: ObjectEncoder[T] => fields
    case _ if isWrapped => null
    case _ =>
      throw new IllegalArgumentException(
        s"the encoder of subtype $name must be derived: another one has no place for ${rules.discriminator}"
      )
  }
  require(
    isWrapped || !fields.fieldNames.has(rules.discriminator),
    s"subtype $name has a field with the key ${rules.discriminator}, which is that of the discriminator"
  )

  private[swarender] override def sendsObjects: Boolean = true

  def encode(value: T, events: Events): Unit = {
    events.beginObject()
    if (isWrapped) {
      events.field(tag, 0)
      inner.encode(value, events)
    } else {
      if (!isLast) sendName(events)
      events match {
        case json: JsonWriter => fields.jsonMembers(value, json)
        case _ => fields.members(value, events)
      }
      if (isLast) sendName(events)
    }
    events.endObject()
  }

  private def sendName(events: Events): Unit = {
    events.field(tag, 0)
    events.string(name)
  }
}

/** Of a case object of a sealed trait: its name, or an object like those of its case classes. */
final class ConstantEncoder(rules: EncoderRules, name: String) extends TrustedEncoder[Any] {
  private[this] val asObject =
    if (rules.isCaseObjectString) null else new SubtypeEncoder[Any](rules, name, ConstantEncoder.NoMembers)

  def encode(value: Any, events: Events): Unit =
    if (asObject eq null) events.string(name) else asObject.encode(value, events)
}

private object ConstantEncoder {
  object NoMembers extends ObjectEncoder[Any] {
    val fieldNames: FieldNames = new FieldNames()
    def members(value: Any, events: Events): Unit = ()
  }
}
