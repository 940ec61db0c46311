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

  // Each is an object, which is made when it is first used: a lazy value of Scala 3 would load a
  // hundred classes.

  /** A stream, which `writeTo` neither flushes nor closes. */
  implicit def stream: Open[OutputStream] = OfStream
  private object OfStream extends Open[OutputStream] {
    private[swarender] def open(target: OutputStream): Output = Outputs.to(target)
    private[swarender] override def write(target: OutputStream, document: Document): Unit =
      document.writeTo(target)
  }

  /** A `Writer`, which `writeTo` neither flushes nor closes. */
  implicit def writer: Open[Writer] = OfWriter
  private object OfWriter extends Open[Writer] {
    private[swarender] def open(target: Writer): Output = Outputs.to(target)
    private[swarender] override def write(target: Writer, document: Document): Unit =
      document.writeTo(Outputs.unflushed(target))
  }

  /** A builder, to which the document is appended. */
  implicit def builder: Open[java.lang.StringBuilder] = OfBuilder
  private object OfBuilder extends Open[java.lang.StringBuilder] {
    private[swarender] def open(target: java.lang.StringBuilder): Output = Outputs.to(target)
  }

  /** A buffer: the document is written at its position, which moves to the end of the document. If
    * the document does not fit, a part is written, and the call throws a `BufferOverflowException`.
    */
  implicit def buffer: Open[ByteBuffer] = OfBuffer
  private object OfBuffer extends Open[ByteBuffer] {
    private[swarender] def open(target: ByteBuffer): Output = Outputs.to(ByteSink(target))
  }
  implicit def byteSink: Open[ByteSink] = OfByteSink
  private object OfByteSink extends Open[ByteSink] {
    private[swarender] def open(target: ByteSink): Output = Outputs.to(target)
  }
  implicit def charSink: Open[CharSink] = OfCharSink
  private object OfCharSink extends Open[CharSink] {
    private[swarender] def open(target: CharSink): Output = Outputs.to(target)
  }
  implicit def lengthPrefixed: Target[LengthPrefixed] = OfLengthPrefixed
  private object OfLengthPrefixed extends Target[LengthPrefixed] {
    private[swarender] def write(target: LengthPrefixed, document: Document): Unit =
      document.writeLengthPrefixed(target.stream)
  }
  private[swarender] implicit def output: Open[Output] = OfOutput
  private object OfOutput extends Open[Output] {
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
