package swarender
package encoder

/** An encoder of values that are objects: what derivation makes of a case class. */
abstract class ObjectEncoder[T] extends TrustedEncoder[T] {

  /** The keys of the members, distinct; some may be left out. */
  def fieldNames: FieldNames

  /** Sends the members of `value`, which is not null. */
  def members(value: T, events: Events): Unit

  final def encode(value: T, events: Events): Unit =
    if (value == null) events.nul()
    else {
      events.beginObject()
      members(value, events)
      events.endObject()
    }
}

/** Of a subtype of a sealed trait: its object has the name of the subtype as its first member. */
final class SubtypeEncoder[T](rules: EncoderRules, name: String, encoder: Encoder[T]) extends TrustedEncoder[T] {
  private[this] val discriminator = new FieldNames(rules.discriminator)
  private[this] val fields = encoder match {
    case fields: ObjectEncoder[T] => fields
    case _ =>
      throw new IllegalArgumentException(
        s"the encoder of subtype $name must be derived: another one has no place for ${rules.discriminator}"
      )
  }
  require(
    !fields.fieldNames.has(rules.discriminator),
    s"subtype $name has a field with the key ${rules.discriminator}, which is that of the discriminator"
  )

  def encode(value: T, events: Events): Unit = {
    events.beginObject()
    events.field(discriminator, 0)
    events.string(name)
    fields.members(value, events)
    events.endObject()
  }
}
