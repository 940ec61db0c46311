package swarender

import java.io.OutputStream

import swarender.output.{ByteOutput, NewStringOutput, Output, PageChain, PagePool, PagesSink, ReusableStreamSink}
import swarender.text.VInt

/** What a call of an entry point works with, kept for the next call: an output with its scratch
  * space, and what writes the last style. One call at a time uses it; a call within a call, or in
  * another thread, takes another one.
  */
private[swarender] final class Session[S <: AnyRef](format: Format[S]) {
  private[this] val stream = new ReusableStreamSink
  private[this] val pages = new PagesSink(PagePool.shared)
  private[this] val bytes = new ByteOutput(stream)
  private[this] val delimiter = new Array[Byte](VInt.MaxLength)
  private[this] val text = NewStringOutput()
  private[this] val byteDocuments = new Latest(bytes)
  private[this] val charDocuments = new Latest(text.out)

  /** What writes the last style to one output. */
  private final class Latest(out: Output) {
    private[this] var style: S = _
    private[this] var documents: ReadableSource = null

    def write(value: ujson.Readable, style: S): Unit = {
      if (style ne this.style) {
        documents = new ReadableSource(format.writer(out, style))
        this.style = style
      }
      documents.reset()
      documents.write(value)
    }

    /** Drops what the last document left. */
    def forget(): Unit = if ((documents ne null) && !documents.forget()) {
      documents = null
      style = null.asInstanceOf[S]
    }
  }

  def writeTo(value: ujson.Readable, target: OutputStream, style: S): Unit = {
    stream.open(target, PagePool.shared.take())
    try {
      bytes.attach(stream)
      byteDocuments.write(value, style)
    } finally PagePool.shared.recycle(stream.close())
  }

  def toBytes(value: ujson.Readable, style: S): Array[Byte] =
    try {
      bytes.attach(pages)
      byteDocuments.write(value, style)
      pages.toByteArray
    } finally pages.close()

  def writeDelimited(value: ujson.Readable, target: OutputStream, style: S): Unit =
    try {
      bytes.attach(pages)
      byteDocuments.write(value, style)
      PageChain.checkFits(pages.length)
      target.write(delimiter, 0, VInt.put(pages.length.toInt, delimiter, 0))
      pages.writeTo(target)
    } finally pages.close()

  def render(value: ujson.Readable, style: S): String = {
    charDocuments.write(value, style)
    text.result
  }

  /** Makes ready for a call that knows nothing of this one. */
  def forget(): Unit = {
    byteDocuments.forget()
    charDocuments.forget()
    text.trim()
    text.out.poison()
  }
}
