package swarender

import java.io.{OutputStream, Writer}
import java.nio.ByteBuffer

import scala.annotation.implicitNotFound

import swarender.output.{ByteSink, CharSink, Output, Outputs}

/** Says that documents can be written to values of type `A`. There is one for `OutputStream`,
  * `java.io.Writer`, `java.lang.StringBuilder`, `java.nio.ByteBuffer`,
  * [[swarender.output.ByteSink]] and `CharSink`, [[Target.LengthPrefixed]], and
  * `java.nio.file.Path` (not in JavaScript). Bytes are UTF-8.
  *
  * To write to something else, extend `OutputStream` or one of the sinks.
  */
@implicitNotFound(
  "A document cannot be written to ${A}: write it to an OutputStream, a java.io.Writer, a java.lang.StringBuilder, " +
    "a java.nio.ByteBuffer, a ByteSink, a CharSink, a java.nio.file.Path or Target.LengthPrefixed(stream)"
)
trait Target[-A] {
  private[swarender] def write(target: A, document: Document): Unit
}

object Target extends FileTargets {

  /** A target that a [[Renderer]] can write single events and any number of documents to. */
  @implicitNotFound(
    "Events cannot be written to ${A}: write them to an OutputStream, a java.io.Writer, a java.lang.StringBuilder, " +
      "a java.nio.ByteBuffer, a ByteSink or a CharSink"
  )
  trait Open[-A] extends Target[A] {

    /** An output that flushes `target` when it is flushed. */
    private[swarender] def open(target: A): Output
    private[swarender] def write(target: A, document: Document): Unit = document.writeTo(open(target))
  }

  /** A stream, which `writeTo` neither flushes nor closes. */
  implicit lazy val stream: Open[OutputStream] = new Open[OutputStream] {
    private[swarender] def open(target: OutputStream): Output = Outputs.to(target)
    private[swarender] override def write(target: OutputStream, document: Document): Unit =
      document.writeTo(target)
  }

  /** A `Writer`, which `writeTo` neither flushes nor closes. */
  implicit lazy val writer: Open[Writer] = new Open[Writer] {
    private[swarender] def open(target: Writer): Output = Outputs.to(target)
    private[swarender] override def write(target: Writer, document: Document): Unit =
      document.writeTo(Outputs.unflushed(target))
  }

  /** A builder, to which the document is appended. */
  implicit lazy val builder: Open[java.lang.StringBuilder] = new Open[java.lang.StringBuilder] {
    private[swarender] def open(target: java.lang.StringBuilder): Output = Outputs.to(target)
  }

  /** A buffer: the document is written at its position, which moves to the end of the document. If
    * the document does not fit, a part is written, and the call throws a `BufferOverflowException`.
    */
  implicit lazy val buffer: Open[ByteBuffer] = new Open[ByteBuffer] {
    private[swarender] def open(target: ByteBuffer): Output = Outputs.to(ByteSink(target))
  }
  implicit lazy val byteSink: Open[ByteSink] = new Open[ByteSink] {
    private[swarender] def open(target: ByteSink): Output = Outputs.to(target)
  }
  implicit lazy val charSink: Open[CharSink] = new Open[CharSink] {
    private[swarender] def open(target: CharSink): Output = Outputs.to(target)
  }
  implicit lazy val lengthPrefixed: Target[LengthPrefixed] = new Target[LengthPrefixed] {
    private[swarender] def write(target: LengthPrefixed, document: Document): Unit =
      document.writeLengthPrefixed(target.stream)
  }
  private[swarender] implicit lazy val output: Open[Output] = new Open[Output] {
    private[swarender] def open(target: Output): Output = target
  }

  /** Writes each document after its length in bytes, as a varint (1 to 5 bytes of 7 bits each, the
    * lowest first, the high bit set on all but the last): a length-delimited message of Protocol
    * Buffers. Such messages can follow one another in a stream. A document is held in memory until
    * its end; a document over 2 GiB throws a [[RenderError]] of kind `TooLarge`, and nothing of it
    * is written. `stream` is neither flushed nor closed.
    *
    * {{{
    * Json.writeTo(order, Target.LengthPrefixed(socket))
    * }}}
    */
  final class LengthPrefixed private (private[swarender] val stream: OutputStream)

  object LengthPrefixed {

    /** Messages that are written to `stream`. */
    def apply(stream: OutputStream): LengthPrefixed = new LengthPrefixed(stream)
  }
}
