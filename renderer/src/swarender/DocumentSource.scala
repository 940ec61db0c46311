package swarender

import scala.util.control.NonFatal

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, LocatedEvents, StackEnd}

private[swarender] object DocumentSource {

  /** Writes a whole document. An error gets its path by a second walk that keeps it. */
  def write[T](value: T, encoder: Encoder[T], writer: DocumentWriter): Unit = {
    val start = writer.out.position
    try
      encoder match {
        case trusted: TrustedEncoder[T] => trusted.write(value, writer)
        case _ => encoder.checked.write(value, writer)
      }
    catch { case e: Throwable => throw located(e, value, encoder, writer, start) }
  }

  /** What is thrown in place of `e`, for a document that began at `start` of its output. */
  def located[T](e: Throwable, value: T, encoder: Encoder[T], writer: DocumentWriter, start: Long): Throwable =
    e match {
      case e: RenderError if (e.kind ne RenderError.Broken) && (e.getCause eq null) =>
        LocatedError(e, value, encoder.checked, writer, start)
      case e if StackEnd.isReached(e) => writer.stackEnd(e)
      case e => e
    }

  /** Drops every reference to what `writer` wrote. Returns whether it holds no more memory than is
    * worth keeping it for.
    */
  def forget(writer: DocumentWriter): Boolean = {
    val events = writer.documentEvents
    if (events ne null) events.forget()
    val adapters = writer.adapters
    if (adapters ne null) adapters.forget()
    writer.forget()
    writer.isSmall && ((events eq null) || events.state.isSmall) && ((adapters eq null) || adapters.isSmall)
  }
}

/** Makes an error with its path, by a second encoding. Loaded with the first error. */
private object LocatedError {

  /** Encodes `value` again, keeping the path, and returns the error that this raises. Its offset
    * counts from where the output began. It is `error` if the value cannot be encoded again.
    */
  def apply[T](
      error: RenderError,
      value: T,
      encoder: Encoder[T],
      writer: DocumentWriter,
      start: Long
  ): Throwable =
    if (encoder.isReadOnce(value)) error
    else {
      val again = writer.on(writer.out.discarding())
      try {
        encoder.encode(value, LocatedEvents.again(again))
        error
      } catch {
        case located: RenderError =>
          val offset = if (start == 0) located.offset else error.offset
          new RenderError(located.kind, located.detail, located.segments, offset)
        case NonFatal(_) => error
        case e: Throwable if StackEnd.isReached(e) => error
      } finally again.forget()
    }
}
