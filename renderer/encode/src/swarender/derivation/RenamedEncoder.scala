package swarender
package derivation

import swarender.chars.Literal
import swarender.output.ByteOutput

/** Makes safe for all threads a copy of a derived encoder that has got other keys after its
  * constructor: what one of these encoders reads of the copy, it reads by a field that is final.
  */
private[derivation] object RenamedEncoder {
  def of[T](copy: ObjectEncoder[T]): ObjectEncoder[T] = copy match {
    case flat: FlatObjectEncoder[T] => new OfFlat(flat)
    case fields => new OfFields(fields)
  }

  private final class OfFields[T](copy: ObjectEncoder[T]) extends ObjectEncoder[T](copy.fieldNames) {
    private[swarender] override def renamed(names: FieldNames): ObjectEncoder[T] = copy.renamed(names)
    private[swarender] override def isLoose: Boolean = copy.isLoose
    def members(value: T, events: Events): Unit = copy.members(value, events)
    override def direct(before: Literal, value: T, out: ByteOutput): Unit = copy.direct(before, value, out)
  }

  private final class OfFlat[T](copy: FlatObjectEncoder[T]) extends FlatObjectEncoder[T](copy.fieldNames) {
    private[swarender] override def renamed(names: FieldNames): ObjectEncoder[T] = copy.renamed(names)
    private[derivation] override def flattened: Array[TrustedEncoder[Any]] = copy.flattened
    def members(value: T, events: Events): Unit = copy.members(value, events)
  }
}
