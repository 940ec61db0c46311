package swarender

import java.io.OutputStream

/** The body of a response that has been rendered. */
private final class DocumentBody(mediaType: String, document: Array[Byte]) extends geny.Writable {
  override def httpContentType: Option[String] = Some(mediaType)
  override def contentLength: Option[Long] = Some(document.length.toLong)
  def writeBytesTo(out: OutputStream): Unit = out.write(document, 0, document.length)
}

/** The body of a response that is rendered while it is sent. */
private final class StreamedBody(mediaType: String, document: Document) extends geny.Writable {
  override def httpContentType: Option[String] = Some(mediaType)
  def writeBytesTo(out: OutputStream): Unit = document.writeTo(out)
}

/** The body of a response with the values of an iterator, which can be written once. */
private final class StreamedValues(mediaType: String, documents: Document) extends geny.Writable {
  private[this] val isWritten = new java.util.concurrent.atomic.AtomicBoolean
  override def httpContentType: Option[String] = Some(mediaType)

  def writeBytesTo(out: OutputStream): Unit = {
    if (isWritten.getAndSet(true)) throw new IllegalStateException("the values of an iterator are written once")
    documents.writeTo(out)
  }
}
