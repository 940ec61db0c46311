package swarender
package derivation

import swarender.Events.FieldNames
import swarender.event.{AddedMember, FlatMembers, QuotedScalars}
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

  /** By events: no text is known before a member, as there may be no member before it. */
  final override def direct(before: Literal, value: T, out: ByteOutput): Unit = {
    out.literal(before)
    encode(value, JsonWriter.within(out))
  }
}

object FlatObjectEncoder {

  /** Sends the members of `value`, none if it is null. */
  def flat[T](encoder: TrustedEncoder[T], value: T, events: Events): Unit =
    encoder.encode(value, new FlatMembers(events))
}

/** Of a field with `@asString`: its numbers and booleans are strings. */
final class QuotedEncoder[T](encoder: TrustedEncoder[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = encoder.encode(value, new QuotedScalars(events))
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
    def members(value: T, events: Events): Unit = {
      fields.members(value, events)
      events.key(names.name(names.size - 1))
      member.encode(f(value), events)
    }
  }

  /** Of any encoder that sends objects. */
  private final class OfAny[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, member: TrustedEncoder[A])
      extends TrustedEncoder[T] {
    private[swarender] override def sendsObjects: Boolean = encoder.sendsObjects
    def encode(value: T, events: Events): Unit =
      encoder.encode(
        value,
        new AddedMember(
          events,
          { end =>
            end.key(key)
            member.encode(f(value), end)
          }
        )
      )
  }
}
