package swarender
package json

import swarender.event.{FieldLiterals, KeyWriter}
import swarender.output.Output
import swarender.chars.Literal

/** The tokens of JSON as `style` writes them; [[JsonWriter]] knows what comes where. A level is how
  * many containers are open.
  */
private[swarender] class JsonTokens(out: Output, style: JsonSettings) extends KeyWriter {
  private[this] val literals = style.literals
  private[json] val escapes: Escapes = literals.escapes
  private[this] val indentation = style.indentation
  private[this] val indented = !indentation.isEmpty
  private[this] val elementIndentation = literals.elementIndentation
  private[this] val keySeparator = literals.keySeparator

  private[json] val numbers: NumberLayout = style.common.numbers

  /** Whether elements have a comma between them and nothing else. */
  private[json] val isCompact: Boolean =
    elementIndentation.char == ',' && literals.separates

  /** The text before the first element, and before the closing bracket. */
  @inline final def newline(level: Int): Unit = if (indented) out.indentation(indentation, level)

  /** The text between two elements. */
  @inline final def separator(level: Int): Unit = out.indentation(elementIndentation, level)

  /** A key, and the text between it and its value. */
  @inline final def key(s: CharSequence): Unit = {
    val known = repeated(s)
    if (known ne null) out.literal(known) else writeKey(out, s)
  }

  /** The key of field `i`, and the text between it and its value. */
  final def field(fields: FieldNames, i: Int): Unit = out.literal(FieldLiterals(fields, style, this).texts(i))

  /** The comma before field `i`, its key, and the text between it and its value; where `isCompact`.
    */
  final def nextField(fields: FieldNames, i: Int): Unit = out.literal(FieldLiterals(fields, style, this).nextTexts(i))

  override def memberSeparator: String = if (isCompact) "," else ""
  override def keepsKeys: Boolean = style.isSmall

  final def writeKey(out: Output, s: CharSequence): Unit = {
    out.quoted(s, '"', escapes)
    out.literal(keySeparator)
  }

  @inline final def string(s: CharSequence): Unit = out.quoted(s, '"', escapes)

  /** A string that is the document. */
  def root(s: CharSequence): Unit = string(s)

  /** These tokens to another output. */
  def on(other: Output): JsonTokens = new JsonTokens(other, style)

  /** Whether trees are written as such, where the style lets them. */
  def takesTrees: Boolean = true

  /** A string in which nothing is to be escaped. */
  final def unescaped(s: String): Unit = {
    out.ascii('"')
    out.ascii(s)
    out.ascii('"')
  }

  def boolText(v: Boolean): Literal = if (v) Literal.True else Literal.False
  def nullText: Literal = Literal.Null
  @inline final def bool(v: Boolean): Unit = out.literal(boolText(v))
  @inline final def nullValue(): Unit = out.literal(nullText)

  /** The end of a container at `level`. */
  @inline final def end(bracket: Int, empty: Boolean, level: Int): Unit =
    if (empty) endEmpty(bracket, level)
    else {
      newline(level)
      out.ascii(bracket)
    }

  /** The end of an empty one. */
  def endEmpty(bracket: Int, level: Int): Unit = {
    val _ = level
    out.ascii(bracket)
  }
}
