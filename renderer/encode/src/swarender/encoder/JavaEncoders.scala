package swarender
package encoder

import java.util.concurrent.atomic.{AtomicBoolean, AtomicInteger, AtomicLong}
import java.util.{Collection, Optional}

import swarender.derivation.{Inferred, TrustedEncoder}

/** Encoders of what Java's library has on every platform. */
private[swarender] trait JavaEncoders {
  import ScalarEncoders.{reference, text}

  implicit def boxedBoolean: Encoder[java.lang.Boolean] = reference((v, e) => e.bool(v.booleanValue))
  implicit def boxedByte: Encoder[java.lang.Byte] = reference((v, e) => e.int64(v.longValue))
  implicit def boxedShort: Encoder[java.lang.Short] = reference((v, e) => e.int64(v.longValue))
  implicit def boxedInt: Encoder[java.lang.Integer] = reference((v, e) => e.int64(v.longValue))
  implicit def boxedLong: Encoder[java.lang.Long] = reference((v, e) => e.int64(v.longValue))
  implicit def boxedFloat: Encoder[java.lang.Float] = reference((v, e) => e.float32(v.floatValue))
  implicit def boxedDouble: Encoder[java.lang.Double] = reference((v, e) => e.float64(v.doubleValue))
  implicit def boxedChar: Encoder[java.lang.Character] = text(_.toString)
  implicit def uri: Encoder[java.net.URI] = text(_.toString)

  implicit def atomicBoolean: Encoder[AtomicBoolean] = reference((v, e) => e.bool(v.get))
  implicit def atomicInteger: Encoder[AtomicInteger] = reference((v, e) => e.int64(v.get.toLong))
  implicit def atomicLong: Encoder[AtomicLong] = reference((v, e) => e.int64(v.get))

  /** The name of the constant. */
  implicit def javaEnum[E <: java.lang.Enum[E]]: Encoder[E] = text(_.name)

  implicit def optional[T](implicit known: Inferred[T], encoder: Encoder[T]): Encoder[Optional[T]] =
    known.value(
      new OptionEncoder[T](encoder.checked).contramap(v => if ((v eq null) || !v.isPresent) None else Some(v.get))
    )

  implicit def javaCollection[T, C <: Collection[?]](implicit
      ev: C <:< Collection[T],
      known: Inferred[T],
      encoder: Encoder[T]
  ): Encoder[C] = known.value(new MappedEncoder[C, Collection[T]](new JavaCollectionEncoder[T](encoder.checked), ev))

  implicit def javaMap[K, V, M <: java.util.Map[?, ?]](implicit
      ev: M <:< java.util.Map[K, V],
      known: Inferred[V],
      key: KeyEncoder[K],
      encoder: Encoder[V]
  ): Encoder[M] =
    known.value(new MappedEncoder[M, java.util.Map[K, V]](new JavaMapEncoder[K, V](key, encoder.checked), ev))
}

private[encoder] final class JavaCollectionEncoder[T](encoder: Encoder[T]) extends TrustedEncoder[Collection[T]] {
  def encode(value: Collection[T], events: Events): Unit =
    if (value eq null) events.nullValue()
    else {
      events.beginArray()
      val elements = value.iterator
      while (elements.hasNext) encoder.encode(elements.next(), events)
      events.endArray()
    }
}

private[encoder] final class JavaMapEncoder[K, V](key: KeyEncoder[K], encoder: Encoder[V])
    extends TrustedEncoder[java.util.Map[K, V]] {
  def encode(value: java.util.Map[K, V], events: Events): Unit =
    if (value eq null) events.nullValue()
    else {
      events.beginObject()
      val keys = MarkedKeys.in(events, key)
      val members = value.entrySet.iterator
      while (members.hasNext) {
        val member = members.next()
        MapEncoder.sendKey(keys, member.getKey, events)
        encoder.encode(member.getValue, events)
      }
      events.endObject()
    }
}
