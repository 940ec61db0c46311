package swarender

import swarender.chars.Literal
import swarender.derivation.ObjectEncoder
import swarender.event.DocumentWriter
import swarender.output.Output

/** Caches the writers of the last styles, which write to one output. */
private[swarender] final class StyleWriters(out: Output) {
  import StyleWriters.Most

  private[this] val styles = new Array[AnyRef](Most)
  private[this] val writers = new Array[DocumentWriter](Most)

  /** The one that gives way to another style. */
  private[this] var oldest = 0

  /** The one in use. */
  private[this] var style: Style = null
  private[this] var writer: DocumentWriter = null

  /** Writes a document. The way to the encoder of a class is short: of small documents it is the
    * larger part.
    */
  def write[T](style: Style, value: T, encoder: Encoder[T]): Unit = {
    if (this.style ne style) use(style)
    val writer = this.writer
    if ((writer.direct ne null) && encoder.isInstanceOf[ObjectEncoder[_]]) {
      try {
        writer.openDirect()
        encoder.asInstanceOf[ObjectEncoder[T]].direct(Literal.Nothing, value, writer.direct)
      } catch { case e: Throwable => throw DocumentSource.located(e, value, encoder, writer, 0) }
      writer.closeDirect()
    } else {
      writer.tookEvents = true
      DocumentSource.write(value, encoder, writer)
    }
  }

  private def use(style: Style): Unit = {
    var i = 0
    while (i < Most && (styles(i) ne style)) i += 1
    if (i == Most) {
      i = 0
      while (i < Most && !style.equals(styles(i))) i += 1
      if (i == Most) {
        i = oldest
        oldest = (oldest + 1) % Most
        writers(i) = style.lineWriter(out)
      }
      styles(i) = style
    }
    writer = writers(i)
    this.style = style
  }

  /** Drops what the last document left, and with it a writer that holds much memory. */
  def forget(): Unit =
    if ((writer ne null) && writer.tookEvents) {
      writer.tookEvents = false
      if (!DocumentSource.forget(writer)) drop()
    }

  private def drop(): Unit = {
    var i = 0
    while (writers(i) ne writer) i += 1
    writers(i) = null
    styles(i) = null
    writer = null
    style = null
  }
}

private object StyleWriters {
  final val Most = 8
}
