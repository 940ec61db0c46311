package swarender
package derivation

import swarender.Events.FieldNames
import swarender.encoder.EncoderRules
import swarender.json.JsonWriter

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
  if (!isWrapped && fields.fieldNames.has(rules.discriminator))
    throw new IllegalArgumentException(NameClash.discriminator(name, rules.discriminator))

  private[swarender] override def sendsObjects: Boolean = true

  def encode(value: T, events: Events): Unit = events match {
    case json: JsonWriter => encodeJson(value, json)
    case _ => send(value, events)
  }

  private def send(value: T, events: Events): Unit = {
    events.beginObject()
    if (isWrapped) {
      events.field(tag, 0)
      inner.encode(value, events)
    } else {
      if (!isLast) sendName(events)
      fields.members(value, events)
      if (isLast) sendName(events)
    }
    events.endObject()
  }

  override def encodeJson(value: T, json: JsonWriter): Unit = {
    json.beginObject()
    if (isWrapped) inner.encodeField(value, tag, 0, json)
    else {
      if (!isLast) json.field(tag, 0, name)
      fields.jsonMembers(value, json)
      if (isLast) json.field(tag, 0, name)
    }
    json.endObject()
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

  override def encodeJson(value: Any, json: JsonWriter): Unit =
    if (asObject eq null) json.string(name) else asObject.encodeJson(value, json)
}

private object ConstantEncoder {
  object NoMembers extends ObjectEncoder[Any](new FieldNames()) {
    def members(value: Any, events: Events): Unit = ()
  }
}
