package swarender
package derivation

import swarender.event.{DistinctMembers, FlatMembers, QuotedScalars}
import swarender.output.ByteOutput
import swarender.chars.Literal

/** An encoder of values that are objects, with members of which only a value says how many they
  * are: what derivation makes of a case class that has a field with `@flatten`.
  *
  * @param names
  *   the keys of the other fields
  */
abstract class FlatObjectEncoder[T](names: FieldNames) extends ObjectEncoder[T](names) {

  /** The keys of all members, if they are known before a value comes and differ; else empty. Null
    * before it is computed.
    */
  @transient @volatile private[this] var known: Array[String] = null

  private[derivation] override def rename(names: FieldNames): Unit = {
    super.rename(names)
    known = null
  }

  /** The encoders of the flattened fields. */
  private[derivation] def flattened: Array[TrustedEncoder[Any]] = {
    val made = new FieldEncoders
    lookUp(made)
    made.flattened
  }

  private def knownNames: Array[String] = {
    if (known eq null) {
      val all = (fieldNames +: flattened.toSeq.map(_.memberNames)).map(names =>
        if (names eq null) null else Seq.tabulate(names.size)(names.name)
      )
      val names = if (all.contains(null)) Array.empty[String] else all.flatten.toArray
      known = if (FieldNames.repeated(names) >= 0) Array.empty else names
    }
    known
  }

  /** What takes the members, after another member of the key `tag` if that is not null: it refuses
    * a key that comes twice, unless the keys are known to differ.
    */
  private[derivation] final def distinct(events: Events, tag: String): Events = {
    val names = knownNames
    if (names.length > 0 && !names.contains(tag)) events else DistinctMembers.in(events)
  }

  final override def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue()
    else {
      events.beginObject()
      members(value, distinct(events, null))
      events.endObject()
    }

  private[swarender] final override def memberNames: FieldNames = null
  private[swarender] final override def isLoose: Boolean = true

  /** By events: no text is known before a member, as there may be no member before it. */
  final override def direct(before: Literal, value: T, out: ByteOutput): Unit = {
    out.literal(before)
    encode(value, out.owner.eventsWithin())
  }
}

object FlatObjectEncoder {

  /** Sends the key of field `i`. */
  def key(fields: FieldNames, i: Int, events: Events): Unit = events.looseField(fields, i)

  /** Sends the members of `value`, none if it is null. */
  def flat[T](encoder: TrustedEncoder[T], value: T, events: Events): Unit =
    encoder.encode(value, new FlatMembers(events))
}

/** The encoder of a field with `@asString`: numbers and booleans become strings. */
final class QuotedEncoder[T](encoder: TrustedEncoder[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = encoder.encode(value, new QuotedScalars(events))
  private[swarender] override def memberNames: FieldNames = encoder.memberNames
}

object QuotedEncoder {
  def of[T](encoder: Encoder[T]): Encoder[T] = new QuotedEncoder(encoder.checked)
}
