package swarender
package event

import swarender.output.Pieces

/** Writes the events of a value in pieces of about `EventPieces.Size` bytes.
  *
  * @param events
  *   where the events go: `writer` itself, or [[LocatedEvents]] of it
  */
private[swarender] abstract class EventPieces(writer: DocumentWriter, events: Events) extends Pieces {
  private[this] val isDirect = events eq writer
  private[this] var isBegun = false

  /** Sends what comes before the first step. */
  protected def begin(): Unit

  /** Sends a few events; returns whether there are more. */
  protected def step(): Boolean

  final def next(): Boolean = {
    if (!isBegun) {
      isBegun = true
      if (isDirect) writer.beginDocument()
      begin()
    }
    val out = writer.out
    val until = out.position + EventPieces.Size
    var more = true
    while (more && out.position < until) more = step()
    if (!more && isDirect) writer.endDocument()
    more
  }
}

private object EventPieces {

  /** In bytes: half of a page, so that a piece fills few pages. */
  final val Size = 1 << 15
}
