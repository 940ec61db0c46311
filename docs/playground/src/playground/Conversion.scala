package playground

import java.io.ByteArrayOutputStream

import converter.{HeldOutput, Target}
import swarender.Renderer
import swarender.output.ByteSink

/** An input that can be converted to several outputs, each as the converter writes it. */
abstract class Conversion {

  /** Sends the document to one output. */
  protected trait Sending {
    def send(): Unit

    /** What is wrong, after an exception of `send` or of the output. */
    def problem(error: Throwable): Option[Problem]
  }

  /** @param read
    *   told the part of the document, from 0 to 1, that has been read
    */
  protected def sending(to: Renderer, read: Double => Unit): Sending

  /** The output, or what is wrong and where. */
  final def apply(
      target: Target[?],
      style: String,
      options: Seq[(String, String)],
      read: Double => Unit
  ): Either[Problem, Array[Byte]] =
    target.writing(Some(style), options).left.map(Problem(_)).flatMap { writing =>
      val text = new ByteArrayOutputStream
      val held = new HeldOutput(text, writing.lineEnd)
      val events = writing.renderer(ByteSink(held))
      val document = sending(events, read)
      try {
        document.send()
        events.endStream()
        events.flush()
        held.endLine()
        held.push()
        Right(text.toByteArray)
      } catch {
        case error: Throwable => Left(document.problem(error).getOrElse(throw error))
      }
    }

  /** Whether an error has left the worker so that it may convert nothing rightly any more. */
  def isBroken: Boolean = false

  /** The document as JSON, if it is not what the input is already and is no longer than `most`. */
  def json(most: Int): Option[String]
}
