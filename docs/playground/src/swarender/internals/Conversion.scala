package swarender.internals

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, InputStream}

import swarender.cli.{ErrorLine, HeldOutput, JsonTarget, Target, TomlTarget, YamlTarget}
import swarender.event.{JsonInput, JsonReader}
import swarender.output.ByteSink
import swarender.{JsonSyntaxError, RenderError}

/** Converts one document as the converter does: the same bytes and the same errors.
  *
  * @param read
  *   told how many bytes have been read
  */
final class Conversion(json: Array[Byte], read: Int => Unit) {

  /** The output, or what is wrong and where. */
  def apply(target: Target[_], style: String, options: Seq[(String, String)]): Either[String, Array[Byte]] =
    converted(target, style, options).left.map(ErrorLine.escaped(_))

  private def converted(target: Target[_], style: String, options: Seq[(String, String)]) =
    target.renderer(Some(style), options).flatMap { renderer =>
      val text = new ByteArrayOutputStream
      val held = new HeldOutput(text)
      val events = renderer(ByteSink(held))
      val reader = new JsonReader(JsonInput(input), events)
      try {
        val _ = reader.hasNext
        reader.document()
        if (reader.hasNext) reader.refuse(ErrorLine.TheEnd)
        events.endStream()
        events.flush()
        held.endLine()
        held.push()
        Right(text.toByteArray)
      } catch {
        case e: JsonSyntaxError => Left(ErrorLine.of(e.line, e.column, e.detail, events.path))
        case e: RenderError => Left(ErrorLine.of(reader.place.line, reader.place.column, e.detail, e.path))
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
  val targets: Seq[Target[_]] = Seq(JsonTarget.target, YamlTarget.target, TomlTarget.target)

  def target(format: String): Target[_] = targets.find(_.name == format).get
}
