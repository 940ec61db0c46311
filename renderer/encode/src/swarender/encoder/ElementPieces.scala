package swarender
package encoder

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, EventPieces}

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
