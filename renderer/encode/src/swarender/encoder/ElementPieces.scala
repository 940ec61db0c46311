package swarender
package encoder

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, EventPieces}
import swarender.output.Pieces

/** Elements as an array, one after the other. */
private[encoder] final class ElementPieces[T](
    elements: Iterator[T],
    encoder: TrustedEncoder[T],
    writer: DocumentWriter,
    events: Events
) extends EventPieces(writer, events) {
  protected def begin(): Unit = events.beginArray()

  protected def step(): Boolean = {
    val more = elements.hasNext
    if (more) encoder.sendInPlace(elements.next(), events) else events.endArray()
    more
  }
}

private[encoder] object ElementPieces {

  /** Those that `writer` gets as they are. It is here, and not where it is called: what passes a
    * writer as events has to load it.
    */
  def apply[T](elements: Iterator[T], encoder: TrustedEncoder[T], writer: DocumentWriter): Pieces =
    new ElementPieces(elements, encoder, writer, writer)
}
