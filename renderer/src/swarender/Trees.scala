package swarender

import swarender.event.{DocumentWriter, LocatedEvents, ValueWalker}

/** Whole `ujson.Value`s as documents of a writer that nobody checks. An error gets its path by a
  * second walk that keeps it.
  */
private[swarender] object Trees {

  /** Writes a whole document. */
  def write(value: ujson.Value, writer: DocumentWriter): Unit = {
    val start = writer.out.position
    try {
      writer.beginDocument()
      writer.tree(value)
      writer.endDocument()
    } catch { case e: RenderError if e.kind ne RenderError.Broken => throw located(e, value, writer, start) }
  }

  /** The error as the events of `value` meet with it. Their offset counts from where the output
    * began.
    */
  private def located(error: RenderError, value: ujson.Value, writer: DocumentWriter, start: Long): RenderError =
    try {
      new ValueWalker(new LocatedEvents(writer.on(writer.out.discarding()))).walk(value)
      error
    } catch {
      case again: RenderError =>
        new RenderError(again.kind, again.detail, again.path, if (start == 0) again.offset else error.offset)
    }
}
