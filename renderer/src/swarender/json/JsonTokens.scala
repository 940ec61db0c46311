package swarender
package json

import swarender.event.KeyCache
import swarender.output.Output

/** The tokens of JSON as `style` writes them; [[JsonWriter]] knows what comes where. A level is how many containers
  * are open.
  */
private[swarender] final class JsonTokens(out: Output, style: JsonSettings) {
  private[this] val escapes = style.stringEscapes
  private[this] val indented = !style.indentation.isEmpty
  private[this] val memo = new KeyCache(writeKey(_, _))

  /** The text before the first element, and before the closing bracket. */
  def newline(level: Int): Unit = if (indented) out.indentation(style.indentation, level)

  /** The text between two elements. */
  def separator(level: Int): Unit = out.indentation(style.elementIndentation, level)

  /** A key, and the text between it and its value. */
  def key(s: CharSequence): Unit = {
    val known = memo(s)
    if (known ne null) out.literal(known) else writeKey(out, s)
  }

  private def writeKey(out: Output, s: CharSequence): Unit = {
    out.quoted(s, '"', escapes)
    out.literal(style.keySeparatorLiteral)
  }

  def string(s: CharSequence): Unit = out.quoted(s, '"', escapes)

  /** A string in which nothing is to be escaped. */
  def unescaped(s: String): Unit = {
    out.ascii('"')
    out.ascii(s)
    out.ascii('"')
  }

  def bool(v: Boolean): Unit = out.literal(if (v) style.trueLiteral else style.falseLiteral)

  def nul(): Unit = out.literal(style.nullLiteral)

  /** NaN or an infinity; false if the style refuses it. */
  def notFinite(v: Double): Boolean = {
    if (style.nonFinite eq NonFinite.WriteNull) nul()
    else if (style.nonFinite eq NonFinite.Quote) unescaped(v.toString)
    style.nonFinite ne NonFinite.Fail
  }

  /** The end of a container at `level`. */
  def end(bracket: Int, empty: Boolean, level: Int): Unit =
    if (!empty) {
      newline(level)
      out.ascii(bracket)
    } else if (style.brokenEmpties) {
      out.literal(style.newlineLiteral)
      out.indentation(style.indentation, level)
      out.ascii(bracket)
    } else out.literal(if (bracket == '}') style.emptyObjectEnd else style.emptyArrayEnd)
}
