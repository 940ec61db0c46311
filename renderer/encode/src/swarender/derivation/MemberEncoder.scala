package swarender
package derivation

import swarender.derivation.MemberChange.Added
import swarender.output.ByteOutput
import swarender.chars.Literal

/** Objects with one more member. */
private[swarender] object MemberEncoder {
  def of[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, member: TrustedEncoder[A]): TrustedEncoder[T] =
    encoder match {
      case fields: FlatObjectEncoder[T] => new OfFlat[T, A](fields, names(fields, key), f, member)
      case fields: ObjectEncoder[T] =>
        val all = names(fields, key)
        if (fields.isLoose) ChangedEncoder(encoder, new Added(key, f, member))
        else new OfFields[T, A](fields, all, f, member)
      case _ => ChangedEncoder(encoder, new Added(key, f, member))
    }

  private def names(fields: ObjectEncoder[?], key: String): FieldNames =
    new FieldNames((Seq.tabulate(fields.fieldNames.size)(fields.fieldNames.name) :+ key)*)

  private def withoutLast(names: FieldNames): FieldNames =
    new FieldNames(Seq.tabulate(names.size - 1)(names.name)*)

  private final class OfFields[T, A](
      fields: ObjectEncoder[T],
      names: FieldNames,
      f: T => A,
      member: TrustedEncoder[A]
  ) extends ObjectEncoder[T](names) {
    private[this] val last = names.size - 1

    private[swarender] override def renamed(names: FieldNames): ObjectEncoder[T] =
      new OfFields(fields.renamed(withoutLast(names)), names, f, member)

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
    private[swarender] override def renamed(names: FieldNames): ObjectEncoder[T] =
      fields.renamed(withoutLast(names)) match {
        case flat: FlatObjectEncoder[T] => new OfFlat(flat, names, f, member)
        case other => new OfFields(other, names, f, member)
      }
    private[derivation] override def flattened: Array[TrustedEncoder[Any]] = fields.flattened
    def members(value: T, events: Events): Unit = {
      fields.members(value, events)
      FlatObjectEncoder.key(names, names.size - 1, events)
      member.encode(f(value), events)
    }
  }
}
