package swarender
package encoder

import scala.concurrent.duration.Duration

import swarender.derivation.{Inferred, NotMap, TrustedEncoder}
import swarender.event.{DocumentWriter, LocatedEvents}
import swarender.output.Pieces

/** Encoders of Scala's collections that have other type parameters than `C[T]` and `M[K, V]`, and
  * of what else its library has.
  */
private[swarender] trait OtherCollections extends AnyCollection {
  implicit def nil: Encoder[Nil.type] = new IterableEncoder[Unit, Nil.type](Encoder.standard.unit.checked)

  /** Reads it to its end: it can be rendered once. */
  implicit def iterator[T, I <: Iterator[Any]](implicit
      ev: I <:< Iterator[T],
      known: Inferred[T],
      encoder: Encoder[T]
  ): Encoder[I] = known.value(new MappedEncoder[I, Iterator[T]](new IteratorEncoder[T](encoder.checked), ev))

  /** Builders and buffers of chars, as strings. */
  implicit def charSequence[S <: CharSequence]: Encoder[S] = ScalarEncoders.text(_.toString)

  implicit def enumeration[V <: Enumeration#Value]: Encoder[V] = ScalarEncoders.text(_.toString)

  /** Text that `scala.concurrent.duration.Duration` reads: `5 seconds`. */
  implicit def scalaDuration[D <: Duration]: Encoder[D] = ScalarEncoders.text(_.toString)

  implicit def anyMap[K, V, M <: collection.Map[?, Any]](implicit
      ev: M <:< collection.Map[K, V],
      known: Inferred[V],
      key: KeyEncoder[K],
      encoder: Encoder[V]
  ): Encoder[M] = known.value(
    new MappedEncoder[M, collection.Map[K, V]](new MapEncoder[K, V, collection.Map[K, V]](key, encoder.checked), ev)
  )
}

/** Whatever is an `Iterable` and nothing else that has an encoder: `Range`, `BitSet`, views. */
private[swarender] trait AnyCollection {
  implicit def anyIterable[T, C <: Iterable[Any]](implicit
      notMap: NotMap[C],
      ev: C <:< Iterable[T],
      known: Inferred[T],
      encoder: Encoder[T]
  ): Encoder[C] = {
    val _ = (notMap, known)
    new MappedEncoder[C, Iterable[T]](new IterableEncoder[T, Iterable[T]](encoder.checked), ev)
  }
}

private[encoder] final class IteratorEncoder[T](encoder: TrustedEncoder[T]) extends TrustedEncoder[Iterator[T]] {
  def encode(value: Iterator[T], events: Events): Unit =
    if (value eq null) events.nullValue()
    else {
      if (events.isAgain) throw new IllegalStateException("an iterator can be rendered once only")
      ElementEncoder.send(value, encoder, events)
    }

  override private[swarender] def isReadOnce(value: Iterator[T]): Boolean = true

  /** What is read once has the path for its errors at once. */
  override private[swarender] def write(value: Iterator[T], writer: DocumentWriter): Unit =
    encode(value, LocatedEvents.to(writer))

  override private[swarender] def pieces(value: Iterator[T], writer: DocumentWriter): Pieces =
    if (value eq null) null else new ElementPieces(value, encoder, writer, LocatedEvents.to(writer))
}
