package swarender
package encoder

import java.util.Optional

import swarender.derivation.TrustedEncoder

/** Encoders of what has no element, as `List()`, or one side only, as `Right(3)`. The compilers do
  * not infer that a type parameter is `Nothing`, so that each kind of value has its own.
  */
private[swarender] trait EmptyEncoders {
  implicit def nullReference: Encoder[Null] = NullEncoder
  implicit def nothing: Encoder[Nothing] = noValue

  implicit def noElements[C[X] <: Iterable[X]]: Encoder[C[Nothing]] = new IterableEncoder[Nothing, C[Nothing]](noValue)
  implicit def noArrayElements: Encoder[Array[Nothing]] = new ArrayEncoder[Nothing](noValue)
  implicit def noIteratorElements: Encoder[Iterator[Nothing]] = new IteratorEncoder[Nothing](noValue)
  implicit def noOption: Encoder[Option[Nothing]] = new OptionEncoder[Nothing](noValue)

  implicit def noMembers[M[A, B] <: collection.Map[A, B]]: Encoder[M[Nothing, Nothing]] =
    new MapEncoder[Nothing, Nothing, M[Nothing, Nothing]](KeyInstances.Scope.nothing, noValue)
  implicit def noValues[K, M[A, B] <: collection.Map[A, B]](implicit key: KeyEncoder[K]): Encoder[M[K, Nothing]] =
    new MapEncoder[K, Nothing, M[K, Nothing]](key, noValue)

  implicit def noLeft[R, E[A, B] <: Either[A, B]](implicit right: Encoder[R]): Encoder[E[Nothing, R]] =
    new EitherEncoder[Nothing, R, E[Nothing, R]](noValue, right.checked)
  implicit def noRight[L, E[A, B] <: Either[A, B]](implicit left: Encoder[L]): Encoder[E[L, Nothing]] =
    new EitherEncoder[L, Nothing, E[L, Nothing]](left.checked, noValue)

  implicit def noJavaElements: Encoder[java.util.List[Nothing]] =
    new JavaCollectionEncoder[Nothing](noValue).contramap(list => list)
  implicit def noOptional: Encoder[Optional[Nothing]] = noOption.contramap(_ => None)
  implicit def noJavaValues[K](implicit key: KeyEncoder[K]): Encoder[java.util.Map[K, Nothing]] =
    new JavaMapEncoder[K, Nothing](key, noValue)

  private def noValue: TrustedEncoder[Nothing] = NullEncoder.asInstanceOf[TrustedEncoder[Nothing]]
}

private object NullEncoder extends TrustedEncoder[Null] {
  def encode(value: Null, events: Events): Unit = events.nullValue()
}
