package swarenderx

import _root_.cats.data.{Chain, Ior, NonEmptyChain, NonEmptyList, NonEmptyMap, NonEmptySeq, NonEmptySet, NonEmptyVector}
import swarender.Encoder
import swarender.encoder.KeyEncoder

/** Encoders of the collections of cats.
  *
  * {{{
  * import swarenderx.cats.*
  *
  * Json.render(NonEmptyList.of(1, 2))                         // [1,2]
  * }}}
  */
package object cats {
  // A value that a program names `chain` must not hide an instance: Scala 2 would not find it then.

  implicit def catsNonEmptyList[T: Encoder]: Encoder[NonEmptyList[T]] = of[T, NonEmptyList[T]](_.toList)
  implicit def catsNonEmptyVector[T: Encoder]: Encoder[NonEmptyVector[T]] = of[T, NonEmptyVector[T]](_.toVector)
  implicit def catsNonEmptySeq[T: Encoder]: Encoder[NonEmptySeq[T]] = of[T, NonEmptySeq[T]](_.toSeq)
  implicit def catsNonEmptySet[T: Encoder]: Encoder[NonEmptySet[T]] = of[T, NonEmptySet[T]](_.toSortedSet)
  implicit def catsNonEmptyChain[T: Encoder]: Encoder[NonEmptyChain[T]] = of[T, NonEmptyChain[T]](_.toChain.toList)
  implicit def catsChain[T: Encoder]: Encoder[Chain[T]] = of[T, Chain[T]](_.toList)

  implicit def catsNonEmptyMap[K: KeyEncoder, V: Encoder]: Encoder[NonEmptyMap[K, V]] =
    Encoder.map[K, V, collection.Map].contramap(all => if (all == null) null else all.toSortedMap)

  /** What is there of both sides: `{"left":1,"right":"a"}`. */
  implicit def catsIor[A, B](implicit a: Encoder[A], b: Encoder[B]): Encoder[Ior[A, B]] = Encoder.of {
    (value, events) =>
      if (value == null) events.nullValue()
      else {
        events.beginObject()
        value.left.foreach { left => events.key("left"); a.encode(left, events) }
        value.right.foreach { right => events.key("right"); b.encode(right, events) }
        events.endObject()
      }
  }

  private def of[T, C](elements: C => Iterable[T])(implicit encoder: Encoder[T]): Encoder[C] =
    Encoder.iterable[T, Iterable].contramap(all => if (all == null) null else elements(all))
}
