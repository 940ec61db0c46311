package swarender

import swarender.event.{DocumentWriter, LocatedEvents, RendererVisitor}

/** Whole documents from whatever upickle can transform, one call each. */
private[swarender] final class ReadableSource(writer: DocumentWriter) {
  private[this] val events = new LocatedEvents(writer)
  private[this] val visitor = new RendererVisitor(events, ())

  /** Writes a document and flushes it. */
  def write(value: ujson.Readable): Unit = value match {
    case value: ujson.Value =>
      Trees.write(value, writer)
      writer.out.flush()
    case _ => value.transform(visitor)
  }

  /** Forgets any error, and drops output which the sink has not got yet. */
  def reset(): Unit = {
    events.reset()
    writer.reset()
    writer.out.reset()
  }

  /** Drops every reference to what was written; `false` says that this holds more memory than is
    * worth keeping it for.
    */
  def forget(): Boolean = writer.forget() & events.forget()
}
