package swarender
package derivation

import java.nio.charset.StandardCharsets.UTF_8

import swarender.encoder.{KeyEncoder, MapEncoder}
import swarender.output.{ByteOutput, StringOutput}
import swarender.chars.Literal

/** The functions that generated code calls to write values without events. Each writes `before`,
  * the constant text since the last value, and the value as compact JSON.
  */
object Direct {
  def long(before: Literal, v: Long, out: ByteOutput): Unit = out.literalAndLong(before, v)
  def double(before: Literal, v: Double, out: ByteOutput): Unit = out.double(before, v)
  def float(before: Literal, v: Float, out: ByteOutput): Unit = out.float(before, v)
  def boolean(before: Literal, v: Boolean, out: ByteOutput): Unit = out.bool(before, v)
  def string(before: Literal, v: String, out: ByteOutput): Unit = out.string(before, v)
  def nullValue(before: Literal, out: ByteOutput): Unit = out.literals(before, Literal.Null)

  /** Begins a string that is written in parts. */
  def beginString(before: Literal, out: ByteOutput): Unit = {
    out.literal(before)
    out.ascii('"')
  }

  /** Writes the next part of a string. It does not end within a surrogate pair. */
  def stringPart(text: String, out: ByteOutput): Unit = out.escaped(text, 0, text.length, Escapes.minimal)

  def endString(out: ByteOutput): Unit = out.ascii('"')

  /** A part of strings that is written often, for `literal`. */
  def constantPart(text: String): Literal = {
    val json = quoted(text)
    new Literal(json.substring(1, json.length - 1))
  }

  /** Writes `text` alone. */
  def literal(text: Literal, out: ByteOutput): Unit = out.literal(text)

  /** Begins an array: its elements have `[` before the first one, `,` before the others. */
  def open(before: Literal, out: ByteOutput): Unit = out.open(before)

  /** The text before an element. */
  def separator(isFirst: Boolean): Literal = if (isFirst) Literal.OpenArray else Literal.Comma

  /** Ends an array. */
  def close(isEmpty: Boolean, out: ByteOutput): Unit = out.closeArray(isEmpty)

  // Lists of what needs no encoder have one loop for all fields: theirs would be the same.

  def strings(before: Literal, all: List[String], out: ByteOutput): Unit =
    if (all eq null) nullValue(before, out) else out.strings(before, all)

  def ints(before: Literal, all: List[Int], out: ByteOutput): Unit =
    if (all eq null) nullValue(before, out) else out.integers(before, all)

  def longs(before: Literal, all: List[Long], out: ByteOutput): Unit =
    if (all eq null) nullValue(before, out) else out.integers(before, all)

  def doubles(before: Literal, all: List[Double], out: ByteOutput): Unit =
    if (all eq null) nullValue(before, out)
    else {
      open(before, out)
      var rest = all
      while (!rest.isEmpty) {
        out.double(separator(rest eq all), rest.head)
        rest = rest.tail
      }
      close(all.isEmpty, out)
    }

  /** Writes a key of a map and what comes before it. */
  def key[K](isFirst: Boolean, keys: KeyEncoder[K], key: K, out: ByteOutput): Unit =
    MapEncoder.directKey(keys, key, isFirst, out)

  /** The text between a key of a map and its value. */
  def colon: Literal = Literal.Colon

  /** Ends an object. */
  def closeObject(isEmpty: Boolean, out: ByteOutput): Unit =
    if (isEmpty) out.close(Literal.EmptyObject) else out.close('}')

  /** The text before the value of each field: `{"a":`, then `,"b":`. One at least. */
  def texts(fields: FieldNames): Array[Literal] = {
    val made = fields.directTexts
    if (made ne null) made.texts
    else {
      val all = textsOf(fields)
      fields.directTexts = new FieldNames.Texts(this, all, null)
      all
    }
  }

  private def textsOf(fields: FieldNames): Array[Literal] = {
    val all = new Array[Literal](Math.max(fields.size, 1))
    all(0) = Literal.OpenObject
    val out = new ByteOutput(null)
    var i = 0
    while (i < fields.size) {
      out.reset()
      out.ascii(if (i == 0) '{' else ',')
      out.quoted(fields.name(i), '"', Escapes.minimal)
      out.ascii(':')
      all(i) = new Literal(new String(out.toByteArray, UTF_8))
      i += 1
    }
    all
  }

  /** `s` as JSON has it between quotes. */
  private[swarender] def quoted(s: String): String = StringOutput(_.quoted(s, '"', Escapes.minimal))
}
