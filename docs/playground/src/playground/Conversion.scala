package playground

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, InputStream}

import converter.{ErrorLine, HeldOutput, Target}
import swarender.output.ByteSink
import swarender.{JsonSyntaxError, JsonText, RenderError}

/** Converts one document as the converter does: the same bytes and the same errors.
  *
  * @param read
  *   told how many bytes have been read
  */
final class Conversion(json: Array[Byte], read: Int => Unit) {

  /** The output, or what is wrong and where. */
  def apply(target: Target[_], style: String, options: Seq[(String, String)]): Either[Problem, Array[Byte]] =
    target.renderer(Some(style), options).left.map(Problem(_)).flatMap { renderer =>
      val text = new ByteArrayOutputStream
      val held = new HeldOutput(text)
      val events = renderer(ByteSink(held))
      val texts = new JsonText.Stream(input, events)
      try {
        val _ = texts.hasNext
        texts.next()
        if (texts.hasNext) texts.refuse(ErrorLine.TheEnd)
        events.endStream()
        events.flush()
        held.endLine()
        held.push()
        Right(text.toByteArray)
      } catch {
        case e: JsonSyntaxError =>
          Left(Problem(ErrorLine.of(e.line, e.column, e.detail, events.path), e.line, e.column, isSyntax = true))
        case e: RenderError =>
          val (line, column) = (texts.line, texts.column)
          Left(Problem(ErrorLine.of(line, column, e.detail, e.path), line, column, isSyntax = false))
      }
    }

  private def input: InputStream = new ByteArrayInputStream(json) {
    override def read(into: Array[Byte], from: Int, n: Int): Int = {
      val count = super.read(into, from, n)
      Conversion.this.read(json.length - available())
      count
    }
  }
}

object Conversion {
  def target(format: String): Target[_] = Targets.all.find(_.name == format).get
}
