package swarender
package derivation

import swarender.Events.FieldNames
import swarender.event.{AddedMember, DistinctMembers, FlatMembers, QuotedScalars}
import swarender.json.JsonWriter
import swarender.output.ByteOutput
import swarender.chars.Literal

/** An encoder of values that are objects, with members of which only a value says how many they
  * are: what derivation makes of a case class that has a field with `@flatten`.
  *
  * @param fieldNames
  *   the keys of the other fields
  */
abstract class FlatObjectEncoder[T](fieldNames: FieldNames) extends ObjectEncoder[T](fieldNames) {

  /** The keys of all members, if they are known before a value comes and differ; else empty. Null
    * before it is computed.
    */
  @transient @volatile private[this] var known: Array[String] = null

  /** The encoders of the flattened fields. */
  private[derivation] def flattened: Array[TrustedEncoder[?]] = {
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

  /** By events: no text is known before a member, as there may be no member before it. */
  final override def direct(before: Literal, value: T, out: ByteOutput): Unit = {
    out.literal(before)
    encode(value, JsonWriter.within(out))
  }
}

object FlatObjectEncoder {

  /** Sends the key of field `i`. */
  def key(fields: FieldNames, i: Int, events: Events): Unit = events.looseField(fields, i)

  /** Sends the members of `value`, none if it is null. */
  def flat[T](encoder: TrustedEncoder[T], value: T, events: Events): Unit =
    encoder.encode(value, new FlatMembers(events))
}

/** Of a field with `@asString`: its numbers and booleans are strings. */
final class QuotedEncoder[T](encoder: TrustedEncoder[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = encoder.encode(value, new QuotedScalars(events))
  private[swarender] override def memberNames: FieldNames = encoder.memberNames
}

object QuotedEncoder {
  def of[T](encoder: Encoder[T]): Encoder[T] = new QuotedEncoder(encoder.checked)
}

/** Objects with one more member. */
private[swarender] object MemberEncoder {
  def of[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, member: TrustedEncoder[A]): TrustedEncoder[T] =
    encoder match {
      case fields: FlatObjectEncoder[T] => new OfFlat[T, A](fields, names(fields, key), f, member)
      case fields: ObjectEncoder[T] => new OfFields[T, A](fields, names(fields, key), f, member)
      case _ if encoder.stringConstant ne null =>
        throw new IllegalArgumentException(
          s"withMember needs objects, and the case object ${encoder.stringConstant} is a string: " +
            "use EncoderRules.withCaseObjectStrings(false), or withMember on the encoders of the case classes"
        )
      case _ => new OfAny[T, A](encoder, key, f, member)
    }

  private def names(fields: ObjectEncoder[?], key: String): FieldNames =
    new FieldNames((Seq.tabulate(fields.fieldNames.size)(fields.fieldNames.name) :+ key)*)

  private final class OfFields[T, A](
      fields: ObjectEncoder[T],
      names: FieldNames,
      f: T => A,
      member: TrustedEncoder[A]
  ) extends ObjectEncoder[T](names) {
    private[this] val last = names.size - 1

    def members(value: T, events: Events): Unit = {
      fields.members(value, events)
      events.field(fieldNames, last)
      member.encode(f(value), events)
    }

    override def direct(before: Literal, value: T, out: ByteOutput): Unit = {
      val first = begin(before, value, out)
      if (first ne null) {
        if (last == 0) member.direct(first, f(value), out)
        else {
          out.first = first
          fields.direct(null, value, out)
          member.direct(Direct.texts(fieldNames)(last), f(value), out)
        }
        end(before, out)
      }
    }
  }

  private final class OfFlat[T, A](
      fields: FlatObjectEncoder[T],
      names: FieldNames,
      f: T => A,
      member: TrustedEncoder[A]
  ) extends FlatObjectEncoder[T](names) {
    private[derivation] override def flattened: Array[TrustedEncoder[?]] = fields.flattened
    def members(value: T, events: Events): Unit = {
      fields.members(value, events)
      FlatObjectEncoder.key(names, names.size - 1, events)
      member.encode(f(value), events)
    }
  }

  /** Of any encoder that sends objects. */
  private final class OfAny[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, member: TrustedEncoder[A])
      extends TrustedEncoder[T] {
    private[swarender] override def sendsObjects: Boolean = encoder.sendsObjects
    private[swarender] override def ofSubtype(mark: Class[?], derived: () => TrustedEncoder[Any]): TrustedEncoder[T] = {
      val of = encoder.ofSubtype(mark, derived)
      if (of eq null) null else new OfAny(of, key, f, member)
    }
    def encode(value: T, events: Events): Unit =
      encoder.encode(
        value,
        new AddedMember(
          events,
          key,
          { end =>
            end.key(key)
            member.encode(f(value), end)
          }
        )
      )
  }
}
