package swarender

import java.io.OutputStream

import swarender.derivation.TrustedEncoder
import swarender.event.DocumentWriter
import swarender.output.{Output, Pieces}

/** A value with its encoder, and the format that is to write it. */
private[swarender] final class FormatDocument[S <: Style, T](format: Format[S], value: T, encoder: Encoder[T])
    extends Document {
  def writeTo(target: OutputStream): Unit = Sessions.bytes().toStream(target, format.style, value, encoder)

  def writeLengthPrefixed(target: OutputStream): Unit =
    Sessions.bytes().toLengthPrefixed(target, format.style, value, encoder)

  def writeTo(out: Output): Unit = {
    val writer = format.style.lineWriter(out)
    try {
      DocumentSource.write(value, encoder, writer)
      out.flush()
    } finally writer.forget()
  }

  /** The errors are those of `writeTo`. */
  def pieces(out: Output): Pieces = {
    val writer = format.style.lineWriter(out)
    val start = out.position
    val pieces = encoder.checked.pieces(value, writer)
    if (pieces eq null) null
    else
      new Pieces {
        def next(): Boolean =
          try pieces.next()
          catch { case e: Throwable => throw DocumentSource.located(e, value, encoder, writer, start) }
      }
  }
}

/** Not in `Format`, whose first call would load these classes. */
private[swarender] object FormatDocument {
  def apply[S <: Style, T](format: Format[S], value: T, encoder: Encoder[T]): Document =
    new FormatDocument(format, value, encoder)

  def all[S <: Style, T](format: Format[S], values: Iterator[T], style: S, encoder: Encoder[T]): Document =
    new FormatDocument(format, values, new DocumentsEncoder(style, encoder))
}

/** Values as documents, one after the other. */
private[swarender] final class DocumentsEncoder[T](style: Style, encoder: Encoder[T])
    extends TrustedEncoder[Iterator[T]] {
  def encode(values: Iterator[T], events: Events): Unit =
    throw new IllegalStateException("Renderer.documents cannot be nested inside a value")

  private[swarender] override def isReadOnce(values: Iterator[T]): Boolean = true

  private[swarender] override def write(values: Iterator[T], writer: DocumentWriter): Unit = {
    val all = pieces(values, writer)
    while (all.next()) {}
  }

  private[swarender] override def pieces(values: Iterator[T], writer: DocumentWriter): Pieces = new Pieces {
    private[this] var isEmpty = true

    def next(): Boolean = {
      val more = values.hasNext
      if (more) {
        if (!isEmpty) writer.nextDocument()
        isEmpty = false
        DocumentSource.write(values.next(), encoder, writer)
      } else style.endDocuments(writer, isEmpty)
      more
    }
  }
}
