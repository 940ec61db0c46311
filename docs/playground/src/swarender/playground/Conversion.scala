package swarender.playground

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, InputStream}

import swarender.RenderError
import swarender.cli.{
  ErrorLine,
  HeldOutput,
  InputError,
  JsonSource,
  JsonTarget,
  Lines,
  Place,
  Target,
  TomlTarget,
  Unread,
  YamlTarget
}
import swarender.output.{ByteOutput, ByteSink}

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
      val events = renderer(new ByteOutput(ByteSink(held)))
      val source = new JsonSource(new Unread(input), new Lines, () => ())
      def wrong(place: Place, what: String, path: String) =
        Left(s"${place.line}:${place.column}: ${ErrorLine.shortened(what)} (at ${ErrorLine.shortened(path)})")
      try {
        val _ = source.hasNext
        source.feed(events.visitor)
        if (source.hasNext) source.refuseMore()
        events.endStream()
        events.flush()
        held.endLine()
        held.push()
        Right(text.toByteArray)
      } catch {
        case e: InputError => wrong(source.placeOf(e.index), e.getMessage, events.path)
        case e: ujson.IncompleteParseException => wrong(source.end, e.getMessage, events.path)
        case e: RenderError => wrong(source.place, e.detail, e.path)
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
