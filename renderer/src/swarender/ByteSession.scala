package swarender

import java.io.OutputStream
import java.util.Arrays

import swarender.chars.Literal
import swarender.derivation.ObjectEncoder
import swarender.json.JsonWriter
import swarender.output.{ByteOutput, DocumentBytes, DocumentPages, ObjectPool, PageChain, Pooled, ReusableStreamSink}
import swarender.output.VInt

/** What a call that writes bytes works with, kept for the next call. One call at a time uses it; a
  * call within a call, or in another thread, takes another one. It is used once per `take` from
  * `pool`, to which it goes back.
  */
private[swarender] final class ByteSession(pool: ObjectPool[ByteSession]) extends Pooled {
  private[this] val stream = new ReusableStreamSink

  /** For documents that are to fit in one array: a larger one fails before it takes more memory. */
  private[this] val pages = new DocumentPages(ofString = false)
  private[this] val bytes = new ByteOutput(stream)
  private[this] val writers = new StyleWriters(bytes)

  /** Whether something was thrown, as far as is known. */
  private[this] var failed = true

  /** What has written the last document to `pages`, without events and in the style `readyStyle`,
    * and takes the next one so: of small documents the way to the encoder is the larger part. Else
    * null.
    */
  private[this] var ready: JsonWriter = null
  private[this] var readyStyle: Style = null

  def toStream[T](target: OutputStream, style: Style, value: T, encoder: Encoder[T]): Unit =
    try {
      stream.open(target)
      ready = null
      try {
        bytes.attach(stream)
        DocumentSource.write(value, encoder, writers(style))
        bytes.flush()
        failed = false
      } finally stream.close()
    } finally end()

  def toBytes[T](style: Style, value: T, encoder: Encoder[T]): Array[Byte] =
    try {
      write(style, value, encoder)
      val result =
        if (pages.hasNothing && !bytes.isPoisoned) Arrays.copyOf(pages.first, bytes.position.toInt)
        else {
          bytes.flush()
          pages.toByteArray
        }
      failed = false
      result
    } finally endPages()

  def toDocumentBytes[T](style: Style, value: T, encoder: Encoder[T]): DocumentBytes =
    try {
      collect(style, value, encoder)
      val result = pages.copied
      failed = false
      result
    } finally endPages()

  def toDelimited[T](target: OutputStream, style: Style, value: T, encoder: Encoder[T]): Unit =
    try {
      collect(style, value, encoder)
      PageChain.checkFits(pages.length)
      val delimiter = new Array[Byte](VInt.MaxLength)
      target.write(delimiter, 0, VInt.put(pages.length.toInt, delimiter, 0))
      pages.writeTo(target)
      failed = false
    } finally endPages()

  private def collect[T](style: Style, value: T, encoder: Encoder[T]): Unit = {
    write(style, value, encoder)
    bytes.flush()
  }

  private def write[T](style: Style, value: T, encoder: Encoder[T]): Unit =
    if ((ready ne null) && (readyStyle eq style) && encoder.isInstanceOf[ObjectEncoder[?]]) {
      bytes.again()
      try encoder.asInstanceOf[ObjectEncoder[T]].direct(Literal.Nothing, value, ready.openDirect())
      catch { case e: Throwable => throw DocumentSource.located(e, value, encoder, ready, 0) }
      ready.closeDirect()
    } else {
      val writer = writers(style)
      bytes.attach(pages)
      DocumentSource.write(value, encoder, writer)
      readyStyle = style
      ready = if (writer.leavesNothing) writer.asInstanceOf[JsonWriter] else null
    }

  /** Gives the pages back first: without memory, what follows may throw. What an encoder that kept
    * its events writes after the call is refused.
    */
  private def endPages(): Unit =
    try if (pages.hasNothing) bytes.poison() else pages.close()
    finally end()

  private def end(): Unit = {
    val done = !failed
    failed = true
    var forgot = false
    try {
      if (!writers.forget()) ready = null
      forgot = true
    } finally pool.give(this, !(done && forgot))
  }
}
