package swarender

import scala.util.control.NonFatal

import swarender.event.{DocumentWriter, EventAdapters, LocatedEvents, StackEnd}

/** Whole documents by one writer: of values that an encoder writes without checks, and of events.
  */
private[swarender] final class DocumentSource(writer: DocumentWriter) {
  private[this] var ownRenderer: Renderer = null

  /** Writes a document; the caller flushes it. Forgets any error first, and drops output which the
    * sink has not got yet.
    */
  def write[T](value: T, encoder: Encoder[T]): Unit = {
    reset()
    DocumentSource.write(value, encoder, writer)
  }

  /** Writes every value as a document. */
  def writeAll[T](values: Iterator[T], encoder: Encoder[T]): Unit = {
    reset()
    var isFirst = true
    while (values.hasNext) {
      if (!isFirst) writer.nextDocument()
      isFirst = false
      DocumentSource.write(values.next(), encoder, writer)
    }
  }

  /** The same of the events that `send` sends. */
  def send(send: Renderer => Unit): Unit = {
    if (ownRenderer eq null) ownRenderer = new Renderer(writer)
    ownRenderer.reset()
    send(ownRenderer)
    ownRenderer.finish()
  }

  private def reset(): Unit = {
    writer.reset()
    writer.out.reset()
  }

  /** Drops every reference to what was written; `false` says that this holds more memory than is
    * worth keeping it for.
    */
  def forget(): Boolean =
    writer.forget() & EventAdapters.forget(writer) & ((ownRenderer eq null) || ownRenderer.forget())
}

private[swarender] object DocumentSource {

  /** Writes a whole document. An error gets its path by a second walk that keeps it. */
  def write[T](value: T, encoder: Encoder[T], writer: DocumentWriter): Unit = {
    val start = writer.out.position
    try encoder.checked.write(value, writer)
    catch {
      case e: RenderError if e.kind ne RenderError.Broken =>
        throw LocatedError(e, value, encoder.checked, writer, start)
      case e: Throwable if StackEnd.isReached(e) => writer.fail(RenderError.TooDeep, StackEnd.Text)
    }
  }
}

/** What an error is made of again: a class that is loaded with the first error. */
private object LocatedError {

  /** The error as the events of `value` meet with it. Their offset counts from where the output
    * began. A value that cannot be encoded again has the error as it is.
    */
  def apply[T](
      error: RenderError,
      value: T,
      encoder: Encoder[T],
      writer: DocumentWriter,
      start: Long
  ): Throwable = if (encoder.isReadOnce(value)) error else again(error, value, encoder, writer, start)

  private def again[T](
      error: RenderError,
      value: T,
      encoder: Encoder[T],
      writer: DocumentWriter,
      start: Long
  ): Throwable =
    try {
      encoder.encode(value, LocatedEvents.again(writer.on(writer.out.discarding())))
      error
    } catch {
      case again: RenderError =>
        val offset = if (start == 0) again.offset else error.offset
        new RenderError(again.kind, again.detail, again.segments, offset)
      case NonFatal(_) => error
      case e: Throwable if StackEnd.isReached(e) => error
    }
}
