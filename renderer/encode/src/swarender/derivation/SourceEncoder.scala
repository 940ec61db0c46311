package swarender
package derivation

import swarender.event.{DocumentEvents, DocumentWriter, EventAdapters, EventSource}

/** Encodes what a function sends, as a document or a part of one. */
private[swarender] object SourceEncoder extends TrustedEncoder[Events.Source] {
  private object Unchecked extends EventSource[Events.Source] {
    def encode(source: Events.Source, events: Events): Unit = source.send(events)
  }

  def encode(source: Events.Source, events: Events): Unit =
    if (source eq null) events.nullValue() else EventAdapters.sendChecked(source, Unchecked, events)

  /** A document of events keeps its path. */
  private[swarender] override def isReadOnce(source: Events.Source): Boolean = source ne null

  private[swarender] override def write(source: Events.Source, writer: DocumentWriter): Unit =
    if (source eq null) super.write(source, writer)
    else {
      val events = DocumentEvents.of(writer)
      events.restart()
      source.send(events)
      events.endWhole()
    }
}
