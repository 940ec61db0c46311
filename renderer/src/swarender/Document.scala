package swarender

/** What an entry point is called with: something that becomes a document. */
private[swarender] trait Document {

  /** Writes it; the caller flushes. */
  def writeBy(source: DocumentSource): Unit
}

/** The value of a type that has an encoder. */
private final class ValueDocument[T](value: T, encoder: Encoder[T]) extends Document {
  def writeBy(source: DocumentSource): Unit = source.write(value, encoder)
}

/** What `events` sends. */
private final class EventsDocument(events: Renderer => Unit) extends Document {
  def writeBy(source: DocumentSource): Unit = source.send(events)
}

/** Several documents: each value is one. */
private final class ManyDocuments[T](values: Iterator[T], encoder: Encoder[T]) extends Document {
  def writeBy(source: DocumentSource): Unit = source.writeAll(values, encoder)
}
