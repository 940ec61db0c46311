package swarender
package encoder

import swarender.event.EventSink

/** Encoders of values that hold others. */
private[swarender] trait CollectionEncoders extends ScalarEncoders with PlatformEncoders {

  /** The value, or null: a style can omit nulls. */
  implicit def option[T](implicit encoder: Encoder[T]): Encoder[Option[T]] = new OptionEncoder(encoder)
  implicit def some[T](implicit encoder: Encoder[T]): Encoder[Some[T]] = encoder.contramap(_.value)
  implicit lazy val none: Encoder[None.type] = unit.contramap(_ => ())

  /** As upickle writes it: `[0,left]` or `[1,right]`. */
  implicit def either[L, R, E[A, B] <: Either[A, B]](implicit l: Encoder[L], r: Encoder[R]): Encoder[E[L, R]] =
    new Encoder[E[L, R]] {
      def encode(value: E[L, R], events: EventSink): Unit = {
        events.beginArray()
        (value: Either[L, R]) match {
          case Left(v) => events.int64(0); l.encode(v, events)
          case Right(v) => events.int64(1); r.encode(v, events)
        }
        events.endArray()
      }
    }

  implicit def iterable[T, C[X] <: Iterable[X]](implicit encoder: Encoder[T]): Encoder[C[T]] =
    new IterableEncoder[T, C[T]](encoder)

  implicit def array[T](implicit encoder: Encoder[T]): Encoder[Array[T]] = new Encoder[Array[T]] {
    def encode(value: Array[T], events: EventSink): Unit =
      if (value eq null) events.nul()
      else {
        events.beginArray()
        var i = 0
        while (i < value.length) {
          encoder.encode(value(i), events)
          i += 1
        }
        events.endArray()
      }
  }

  implicit def map[K, V, M[A, B] <: collection.Map[A, B]](implicit
      key: KeyEncoder[K],
      encoder: Encoder[V]
  ): Encoder[M[K, V]] = new Encoder[M[K, V]] {
    def encode(value: M[K, V], events: EventSink): Unit =
      if (value eq null) events.nul()
      else {
        events.beginObject()
        val members = value.iterator
        while (members.hasNext) {
          val member = members.next()
          events.key(key(member._1))
          encoder.encode(member._2, events)
        }
        events.endObject()
      }
  }
}

private final class OptionEncoder[T](encoder: Encoder[T]) extends Encoder[Option[T]] {
  def encode(value: Option[T], events: EventSink): Unit = value match {
    case Some(v) => encoder.encode(v, events)
    case _ => events.nul()
  }
}

private final class IterableEncoder[T, C <: Iterable[T]](encoder: Encoder[T]) extends Encoder[C] {
  def encode(value: C, events: EventSink): Unit =
    if (value eq null) events.nul()
    else {
      events.beginArray()
      val elements = value.iterator
      while (elements.hasNext) encoder.encode(elements.next(), events)
      events.endArray()
    }
}
