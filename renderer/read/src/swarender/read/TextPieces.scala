package swarender
package read

import swarender.event.{DocumentWriter, EventPieces}

/** JSON text, a token after the other. */
private[swarender] final class TextPieces(reader: JsonReader, writer: DocumentWriter, events: Events)
    extends EventPieces(writer, events) {
  protected def begin(): Unit = reader.begin()
  protected def step(): Boolean = reader.step()
}
