package swarender
package derivation

import swarender.Events.FieldNames
import swarender.output.ByteOutput
import swarender.chars.Literal

/** Of a tuple whose elements have names, as Scala has them from 3.7 on: an object. */
private final class NamedTupleEncoder(names: FieldNames, all: Array[TrustedEncoder[Any]])
    extends ObjectEncoder[Product](names) {
  def members(value: Product, events: Events): Unit = {
    var i = 0
    while (i < all.length) {
      events.field(names, i)
      all(i).encode(value.productElement(i), events)
      i += 1
    }
  }

  override def direct(before: Literal, value: Product, out: ByteOutput): Unit = {
    val first = begin(before, value, out)
    if (first ne null) {
      if (all.length == 0) Direct.literal(first, out)
      val texts = Direct.texts(names)
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
  def of[T](names: FieldNames, encoders: Encoder[?]*): Encoder[T] =
    new NamedTupleEncoder(names, encoders.map(_.checked.asInstanceOf[TrustedEncoder[Any]]).toArray)
      .asInstanceOf[Encoder[T]]
}
