package swarender

import java.io.{ByteArrayInputStream, InputStream}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays

import swarender.read.{JsonInput, JsonReader}

/** The forms in which a JSON text can be given: all of them must give the same document, or the
  * same error in the same place.
  */
object JsonForms {

  /** What `style` makes of the text `json`, or the error, after checking that every form gives it.
    */
  def check[S <: Style](json: Array[Byte], format: Format[S], style: S): String = {
    val expected = outcome(ofBytes(json).head, format, style)
    val string = new String(json, UTF_8)
    val strings = if (Arrays.equals(string.getBytes(UTF_8), json)) ofString(string) else Nil
    for (form <- ofBytes(json).tail ++ strings) {
      val got = outcome(form, format, style)
      if (got != expected)
        throw new java.lang.AssertionError(s"${form.name} of ${Quote.jsonAscii(string)}: $got, not $expected")
    }
    expected
  }

  def check[S <: Style](json: String, format: Format[S], style: S): String =
    check(json.getBytes(UTF_8), format, style)

  /** What `text` gives, or the error, with offsets of bytes. */
  def outcome[S <: Style](form: Form, format: Format[S], style: S): String =
    try form.render(format, style)
    catch {
      case e: RenderError => s"${e.kind} at ${e.path} (${e.offset}): ${e.detail}"
      case e: JsonSyntaxError => s"${e.line}:${e.column} (${form.bytes(e.offset)}): ${e.detail}"
    }

  /** One form of a text. */
  abstract class Form(val name: String) {
    def render[S <: Style](format: Format[S], style: S): String

    /** The offset in bytes. */
    def bytes(offset: Long): Long = offset
  }

  private class Of(name: String, text: => JsonText) extends Form(name) {
    def render[S <: Style](format: Format[S], style: S): String = format.render(text, style)
  }

  private class Through(name: String, input: => JsonInput) extends Form(name) {
    private val encoder = Encoder.of[Unit]((_, events) => new JsonReader(input, events).single())
    def render[S <: Style](format: Format[S], style: S): String = format.render((), style)(encoder)
  }

  private class Readable(name: String, json: ujson.Readable) extends Form(name) {
    def render[S <: Style](format: Format[S], style: S): String = format.render(json, style)
  }

  /** The forms of bytes, the bytes themselves first. */
  def ofBytes(json: Array[Byte]): Seq[Form] = Seq(
    new Of("bytes", JsonText(json)),
    new Of("a stream", JsonText(new ByteArrayInputStream(json))),
    new Of("a stream of single bytes", JsonText(slowly(json, 1))),
    new Readable("a Readable of bytes", json),
    new Readable("a Readable of a buffer", ByteBuffer.wrap(json))
  ) ++ Seq(1, 5, 16, 40).map(size => new Through(s"a window of $size", JsonInput(slowly(json, 3), size)))

  /** The forms of a string. */
  def ofString(json: String): Seq[Form] = {
    def bytesBefore(offset: Long) = json.substring(0, offset.toInt).getBytes(UTF_8).length.toLong
    Seq(
      new Of("a string", JsonText(json)) { override def bytes(offset: Long): Long = bytesBefore(offset) },
      new Readable("a Readable of a string", json) { override def bytes(offset: Long): Long = bytesBefore(offset) },
      new Readable("a Readable of chars", new java.lang.StringBuilder(json): CharSequence) {
        override def bytes(offset: Long): Long = bytesBefore(offset)
      }
    ) ++ Seq(1, 5, 16, 40).map(size =>
      new Through(s"a string through a window of $size", JsonInput.of(json, size)) {
        override def bytes(offset: Long): Long = bytesBefore(offset)
      }
    )
  }

  /** Hands out at most `size` bytes at a time. */
  def slowly(json: Array[Byte], size: Int): InputStream = new ByteArrayInputStream(json) {
    override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, size))
  }
}
