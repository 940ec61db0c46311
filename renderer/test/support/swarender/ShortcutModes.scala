package swarender

import java.io.{ByteArrayOutputStream, StringWriter}
import java.nio.charset.StandardCharsets.UTF_8

import scala.util.Random
import scala.util.control.NonFatal

import swarender.ShortcutValues.Sample
import swarender.output.{ByteOutput, ByteSink}

/** What the ways to a document write that may take a shortcut, against the plain events of the same
  * value.
  */
object ShortcutModes {

  /** Compares each of `samples` in `style` by bytes, and by one of the other ways that `random`
    * chooses. Returns how many are not refused.
    */
  def check(style: Style, samples: Seq[Sample[?]], random: Random): Int = {
    val format = StyleBases.format(style)
    samples.count(s => same(format, ShortcutValues.placed(s, format), random))
  }

  private def same[S <: Style, T](format: Format[S], sample: Sample[T], random: Random): Boolean = {
    import sample.value
    implicit val encoder: Encoder[T] = sample.encoder
    val plain = new PlainEncoder[T](encoder)

    def compare(way: String, got: String, expected: String): Unit =
      if (got != expected) {
        val difference = Golden.difference(got, expected)
        throw new java.lang.AssertionError(s"${format.style}, ${sample.name}, $way: $difference")
      }

    val one = outcome(format.toBytes(value)(plain))
    compare("bytes", outcome(format.toBytes(value)), one)
    random.nextInt(8) match {
      case 0 => compare("the next bytes", outcome(format.toBytes(value)), one)
      case 1 => compare("a string", outcome(format.render(value).getBytes(UTF_8)), one)
      case 2 => compare("a stream", outcome(bytes(format.writeTo(value, _))), one)
      case 3 =>
        val chars = new StringWriter
        compare("chars", outcome { format.writeTo(value, chars); chars.toString.getBytes(UTF_8) }, one)
      case 4 =>
        val delimited = outcome(withoutLength(bytes(out => format.writeTo(value, Target.LengthPrefixed(out)))))
        compare("with its length", delimited, one)
      case 5 => compare("pulled", outcome(pulled(format, value)), one)
      case 6 => compare("elements", elements(format, value), elements(format, value)(plain))
      case _ => compare("documents", documents(format, value), documents(format, value)(plain))
    }
    !one.startsWith(Refused)
  }

  private final val Refused = "refused: "

  /** The text, or what is wrong with it: its words, and the offset, which says how much is held,
    * may differ.
    */
  private def outcome(write: => Array[Byte]): String =
    try new String(write, UTF_8)
    catch {
      case e: RenderError => s"$Refused${e.kind} at ${e.path}"
      // Without its message, which HotSpot leaves out of what is thrown often.
      case NonFatal(e) => s"$Refused${e.getClass}"
    }

  private def bytes(write: ByteArrayOutputStream => Unit): Array[Byte] = {
    val out = new ByteArrayOutputStream
    write(out)
    out.toByteArray
  }

  private def withoutLength(bytes: Array[Byte]): Array[Byte] = {
    val start = bytes.indexWhere(_ >= 0) + 1
    val length = bytes.take(start).zipWithIndex.map { case (b, i) => (b & 0x7f) << 7 * i }.sum
    if (length != bytes.length - start) throw new java.lang.AssertionError(s"length $length of ${bytes.length - start}")
    bytes.drop(start)
  }

  /** What a reader pulls, if the value comes in pieces. */
  private def pulled[S <: Style, T](format: Format[S], value: T)(implicit encoder: Encoder[T]): Array[Byte] = bytes {
    target =>
      val document = new FormatDocument(format, value, encoder)
      val out = new ByteOutput(ByteSink(target))
      val pieces = document.pieces(out)
      if (pieces eq null) document.writeTo(target)
      else {
        while (pieces.next()) {}
        out.flush()
      }
  }

  /** The value twice among other events. */
  private def elements[T](format: Format[?], value: T)(implicit encoder: Encoder[T]): String = outcome {
    bytes { out =>
      val renderer = format.renderer(out)
      renderer.beginArray()
      renderer.value(value)
      renderer.value(value)
      renderer.endArray()
      renderer.flush()
    }
  }

  private def documents[T](format: Format[?], value: T)(implicit encoder: Encoder[T]): String =
    outcome(bytes(format.writeAll(Iterator(value, value), _)))
}
