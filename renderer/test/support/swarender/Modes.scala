package swarender

import swarender.output.PagePool.Page
import swarender.event.ValueWalker
import swarender.output.{ByteOutput, ByteSink, CharOutput, CharSink, Output}
import java.io.{ByteArrayOutputStream, StringWriter}

/** Every way a document can be rendered in one format, all of which must write the same text. */
final class Modes[S <: Style](format: Format[S]) {

  /** The text of `value`, after checking that every mode writes it: bytes and chars, pages of any
    * size, lengths known and not.
    */
  def same(value: ujson.Value, style: S): String = {
    val expected = format.render(value, style)
    val bytes = expected.getBytes("UTF-8")
    equal("toBytes", expected, format(style).toBytes(value), bytes)
    for (size <- Modes.pageSizes) {
      equal(
        s"stream with pages of $size",
        expected,
        Modes.bytes(size)(out => feed(value, format(style).renderer(out))),
        bytes
      )
      equal(
        s"writer with pages of $size",
        expected,
        Modes.chars(size)(out => feed(value, format(style).renderer(out))).getBytes("UTF-8"),
        bytes
      )
    }
    equal("unknown lengths", expected, Modes.bytes(64)(out => Unsized.feed(value, format(style).renderer(out))), bytes)
    for (size <- Seq(30, 8192)) {
      val written = Modes.bytes(size) { out =>
        val renderer = format(style).renderer(out)
        val text = AsciiSlices.inTurn
        Unsized.feed(value, renderer, s => renderer.string(text(s)))
      }
      equal(s"texts in bytes, pages of $size", expected, written, bytes)
    }
    val builder = new java.lang.StringBuilder
    value.transform(format(style).visitor(builder))
    equal("builder", expected, builder.toString.getBytes("UTF-8"), bytes)
    for (
      (mode, body) <- Seq("writable" -> format(style).writable(value), "streamed" -> format(style).streamed(value))
    ) {
      val target = new ByteArrayOutputStream
      body.writeBytesTo(target)
      equal(mode, expected, target.toByteArray, bytes)
    }
    expected
  }

  /** The text that `send` writes, of bytes or of chars, or what is wrong and where. */
  def outcome(style: S, chars: Boolean)(send: Renderer => Unit): Any =
    try
      if (chars) Modes.chars(7)(out => send(format(style).renderer(out)))
      else new String(Modes.bytes(7)(out => send(format(style).renderer(out))), "UTF-8")
    catch { case e: RenderError => (e.kind, e.detail, e.path, e.offset) }

  /** `outcome` of a whole value, after checking that it is that of its events. */
  def sameTree(value: ujson.Value, style: S, chars: Boolean): Any = {
    val expected = outcome(style, chars)(new ValueWalker(_).walk(value))
    val got = outcome(style, chars)(_.value(value))
    if (got != expected) throw new java.lang.AssertionError(s"$got, expected $expected")
    got
  }

  private def equal(mode: String, text: String, got: Array[Byte], expected: Array[Byte]): Unit =
    if (!java.util.Arrays.equals(got, expected))
      throw new java.lang.AssertionError(s"$mode, ${Golden.difference(new String(got, "UTF-8"), text)}")

  private def feed(value: ujson.Value, renderer: Renderer): Unit = {
    value.transform(renderer.visitor)
  }
}

object Modes {
  val json: Modes[JsonStyle] = new Modes(Json)
  val toml: Modes[TomlStyle] = new Modes(Toml)
  val yaml: Modes[YamlStyle] = new Modes(Yaml)

  /** A token never fits in the small ones. */
  val pageSizes: Seq[Int] = Seq(1, 2, 7, 8, 9, 64)

  /** What `write` writes to a stream through a page of `size` bytes in the middle of an array, the
    * rest of which must not change.
    */
  def bytes(size: Int)(write: Output => Unit): Array[Byte] = {
    val target = new ByteArrayOutputStream
    val array = new Array[Byte](size + 2 * Guards)
    java.util.Arrays.fill(array, Guard)
    val out = new ByteOutput(ByteSink(target, new Page(array, Guards, Guards + size)))
    write(out)
    out.flush()
    val guards = array.take(Guards) ++ array.takeRight(Guards)
    if (guards.exists(_ != Guard))
      throw new java.lang.AssertionError(s"bytes outside a page of $size: ${guards.mkString(" ")}")
    target.toByteArray
  }
  private final val Guards = 24
  private final val Guard: Byte = 0x5a

  /** What `write` writes to a writer through pages of `size` chars. */
  def chars(size: Int)(write: Output => Unit): String = {
    val target = new StringWriter
    val out = new CharOutput(CharSink(target, size))
    write(out)
    out.flush()
    target.toString
  }

  def shown(text: String): String = Quote.jsonAscii(if (text.length > 300) text.take(300) + "..." else text)
}
