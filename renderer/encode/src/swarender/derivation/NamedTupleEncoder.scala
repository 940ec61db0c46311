package swarender
package derivation

import swarender.output.ByteOutput
import swarender.chars.Literal

/** Encodes a named tuple (Scala 3.7) as an object.
  *
  * @param isLoose
  *   whether an element that is `None` has no member
  */
private final class NamedTupleEncoder(
    names: FieldNames,
    private[swarender] override val isLoose: Boolean,
    all: Array[TrustedEncoder[Any]]
) extends ObjectEncoder[Product](names) {
  def members(value: Product, events: Events): Unit = {
    var i = 0
    while (i < all.length) {
      val element = value.productElement(i)
      if (!isLoose || !OmittingEncoder.isNone(element)) {
        events.field(fieldNames, i)
        all(i).encode(element, events)
      }
      i += 1
    }
  }

  override def direct(before: Literal, value: Product, out: ByteOutput): Unit =
    if (isLoose) {
      out.literal(before)
      encode(value, out.owner.eventsWithin())
    } else {
      val first = begin(before, value, out)
      if (first ne null) {
        if (all.length == 0) Direct.literal(first, out)
        val texts = this.texts
        var i = 0
        while (i < all.length) {
          all(i).direct(if (i == 0) first else texts(i), value.productElement(i), out)
          i += 1
        }
        end(before, out)
      }
    }
}

object NamedTupleEncoder {

  /** @param omitsNone
    *   whether an element that is `None` has no member
    */
  def of[T](names: FieldNames, omitsNone: Boolean, encoders: Encoder[?]*): Encoder[T] =
    new NamedTupleEncoder(names, omitsNone, encoders.map(_.checked.asInstanceOf[TrustedEncoder[Any]]).toArray)
      .asInstanceOf[Encoder[T]]
}
