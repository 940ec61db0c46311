package swarender

import java.io.{OutputStream, Writer}

import upickle.core.Visitor

import swarender.event.{DocumentWriter, LocatedEvents, RendererVisitor}
import swarender.output.{
  BufferPolicy,
  ByteOutput,
  ByteSink,
  CharOutput,
  CharSink,
  ObjectPool,
  Output,
  PagePool,
  PagesSink
}

/** The entry points that every format has. `S` is its style. All of them are safe to call from any
  * thread.
  *
  * A value is whatever upickle can transform: a `ujson.Value`, JSON text as a `String` or bytes, or
  * `upickle.default.transform(x)` for an `x` with a `Writer`.
  *
  * A value that the style refuses is a [[RenderError]]; what a sink throws passes through.
  */
abstract class Format[S <: AnyRef] private[swarender] {

  /** The style that is meant when none is given. */
  def defaultStyle: S

  /** A renderer of events that writes to `out`. */
  final def renderer(out: Output, style: S = defaultStyle): Renderer = new Renderer(writer(out, style))

  /** What writes this format, and the filters before it that the style asks for. */
  private[swarender] def writer(out: Output, style: S): DocumentWriter

  private[this] val sessions = new ObjectPool[Session[S]](() => new Session(this), _.forget())

  /** The document as a string. */
  final def render(value: ujson.Readable, style: S = defaultStyle): String = sessions.use(_.render(value, style))

  /** The document in UTF-8, in an array of exactly its size. Over 2 GiB it is a [[RenderError]]. */
  final def toBytes(value: ujson.Readable, style: S = defaultStyle): Array[Byte] = sessions.use(_.toBytes(value, style))

  /** The document in UTF-8, in pages of `pool`: for gathering writes and hand-over without a copy.
    * The caller closes the result, which gives the pages back.
    */
  final def toPages(value: ujson.Readable, pool: PagePool = PagePool.shared, style: S = defaultStyle): PagesSink = {
    val pages = new PagesSink(pool)
    try {
      new ReadableSource(writer(new ByteOutput(pages), style)).write(value)
      pages
    } catch {
      case e: Throwable =>
        pages.close()
        throw e
    }
  }

  /** Writes the document in UTF-8, a page of 64 KiB at a time. The stream is neither flushed nor
    * closed.
    */
  final def writeTo(value: ujson.Readable, target: OutputStream, style: S): Unit =
    sessions.use(_.writeTo(value, target, style))
  final def writeTo(value: ujson.Readable, target: OutputStream): Unit = writeTo(value, target, defaultStyle)

  /** Writes the length of the document in bytes as a varint (1 to 5 bytes of 7 bits each, the
    * lowest first, the high bit set on all but the last: what Protocol Buffers calls a
    * length-delimited message), then the document in UTF-8: such documents can follow one another
    * and be read back one by one. The document is held in pages until its end; over 2 GiB it is a
    * [[RenderError]], and nothing is written. The stream is neither flushed nor closed.
    */
  final def writeDelimited(value: ujson.Readable, target: OutputStream, style: S = defaultStyle): Unit =
    sessions.use(_.writeDelimited(value, target, style))

  /** Writes the document. The writer is neither flushed nor closed. */
  final def writeTo(value: ujson.Readable, target: Writer, style: S): Unit =
    new ReadableSource(writer(new CharOutput(CharSink(target)), style)).write(value)
  final def writeTo(value: ujson.Readable, target: Writer): Unit = writeTo(value, target, defaultStyle)

  /** The document as something that can be written to a stream, as often as asked. */
  final def writable(value: ujson.Readable, style: S = defaultStyle): geny.Writable = new geny.Writable {
    def writeBytesTo(out: OutputStream): Unit = writeTo(value, out, style)
  }

  /** A visitor that writes UTF-8 to `target`, flushes it after the document and returns it. It
    * visits one document.
    */
  final def visitor(target: OutputStream, style: S): Visitor[OutputStream, OutputStream] =
    visitor(new ByteOutput(ByteSink(target, BufferPolicy.growing)), style, target)

  /** A visitor that writes to `target`, flushes it after the document and returns it. It visits one
    * document.
    */
  final def visitor(target: Writer, style: S): Visitor[Writer, Writer] =
    visitor(new CharOutput(CharSink(target)), style, target)

  /** A visitor that appends to `target` and returns it. */
  final def visitor(
      target: java.lang.StringBuilder,
      style: S
  ): Visitor[java.lang.StringBuilder, java.lang.StringBuilder] =
    visitor(new CharOutput(CharSink(target)), style, target)

  private def visitor[T](out: Output, style: S, target: T): RendererVisitor[T] =
    new RendererVisitor(new LocatedEvents(writer(out, style)), target)
}
