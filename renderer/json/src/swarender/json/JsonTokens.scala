package swarender
package json

import swarender.Events.FieldNames
import swarender.event.{FieldTexts, KeyWriter}
import swarender.output.Output
import swarender.chars.Literal

/** The tokens of JSON as `style` writes them; [[JsonWriter]] knows what comes where. A level is how
  * many containers are open.
  */
private[swarender] final class JsonTokens(out: Output, style: JsonSettings) extends KeyWriter {
  private[this] val texts = style.texts
  private[json] val escapes: Escapes = texts.escapes
  private[this] val indentation = style.texts.indentation
  private[this] val indented = !indentation.isEmpty
  private[this] val brokenEmpties = style.brokenEmpties
  private[this] val elementIndentation = texts.elementIndentation
  private[this] val keySeparator = texts.keySeparator
  private[this] val trueText = texts.trueText
  private[this] val falseText = texts.falseText
  private[json] val nullText: Literal = texts.nullText

  private[json] val numbers: NumberLayout = style.common.numbers

  /** Whether elements have a comma between them and nothing else. */
  private[json] val isCompact: Boolean =
    elementIndentation.char == ',' && texts.separates

  /** The text before the first element, and before the closing bracket. */
  @inline def newline(level: Int): Unit = if (indented) out.indentation(indentation, level)

  /** The text between two elements. */
  @inline def separator(level: Int): Unit = out.indentation(elementIndentation, level)

  /** A key, and the text between it and its value. */
  @inline def key(s: CharSequence): Unit = {
    val known = repeated(s)
    if (known ne null) out.literal(known) else writeKey(out, s)
  }

  /** The key of field `i`, and the text between it and its value. */
  def field(fields: FieldNames, i: Int): Unit = out.literal(FieldTexts(fields, style, this).texts(i))

  /** The comma before field `i`, its key, and the text between it and its value; where `isCompact`.
    */
  def nextField(fields: FieldNames, i: Int): Unit = out.literal(FieldTexts(fields, style, this).nextTexts(i))

  override def memberSeparator: String = if (isCompact) "," else ""
  override def keepsKeys: Boolean = style.isSmall

  def writeKey(out: Output, s: CharSequence): Unit = {
    out.quoted(s, '"', escapes)
    out.literal(keySeparator)
  }

  @inline def string(s: CharSequence): Unit = out.quoted(s, '"', escapes)

  /** A string in which nothing is to be escaped. */
  def unescaped(s: String): Unit = {
    out.ascii('"')
    out.ascii(s)
    out.ascii('"')
  }

  @inline def boolText(v: Boolean): Literal = if (v) trueText else falseText
  @inline def bool(v: Boolean): Unit = out.literal(boolText(v))

  @inline def nullValue(): Unit = out.literal(nullText)

  /** The end of a container at `level`. */
  @inline def end(bracket: Int, empty: Boolean, level: Int): Unit =
    if (!empty) {
      newline(level)
      out.ascii(bracket)
    } else if (brokenEmpties) {
      out.literal(texts.emptyLine)
      out.indentation(indentation, level)
      out.ascii(bracket)
    } else out.literal(if (bracket == '}') texts.emptyObjectEnd else texts.emptyArrayEnd)
}
