package playground

import java.io.{ByteArrayInputStream, InputStream}

import converter.ErrorLine
import swarender.{JsonSyntaxError, JsonText, RenderError, Renderer}

/** Converts JSON: the same bytes and the same errors as the converter's. */
final class JsonConversion(text: Array[Byte]) extends Conversion {
  protected def sending(to: Renderer, read: Double => Unit): Sending = new Sending {
    private val texts = new JsonText.Stream(input(read), to)

    def send(): Unit = texts.single(ErrorLine.TheEnd)

    def problem(error: Throwable): Option[Problem] = Some(error).collect {
      case e: JsonSyntaxError =>
        Problem(ErrorLine.of(e.line, e.column, e.detail, to.path), e.line, e.column, isSyntax = true)
      case e: RenderError =>
        val (line, column) = (texts.line, texts.column)
        Problem(ErrorLine.of(line, column, ErrorLine.of(e), e.path), line, column)
    }
  }

  def json(most: Int): Option[String] = None

  private def input(tell: Double => Unit): InputStream = new ByteArrayInputStream(text) {
    private var told = 0

    override def read(into: Array[Byte], from: Int, n: Int): Int = {
      val count = super.read(into, from, n)
      val done = text.length - available()
      if (done - told >= JsonConversion.Step) {
        told = done
        tell(done.toDouble / text.length)
      }
      count
    }
  }
}

private object JsonConversion {

  /** How many bytes are read between two messages about it. */
  final val Step = 1 << 18
}
