package swarender
package encoder

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, EventPieces}
import swarender.json.JsonWriter

/** Elements as an array, one after the other. */
private[encoder] final class ElementPieces[T](
    elements: Iterator[T],
    encoder: TrustedEncoder[T],
    writer: DocumentWriter,
    events: Events
) extends EventPieces(writer, events) {
  private[this] val json = events match {
    case json: JsonWriter => json
    case _ => null
  }

  protected def begin(): Unit = events.beginArray()

  protected def step(): Boolean = {
    val more = elements.hasNext
    if (!more) events.endArray()
    else if (json ne null) encoder.encodeJson(elements.next(), json)
    else encoder.encode(elements.next(), events)
    more
  }
}
