package swarender
package json

import swarender.output.Output
import swarender.text.{CommentLines, Escapes}

/** Where tokens come in the lines of a document that may have comments. The comments before an
  * element are the lines of one text, or null.
  *
  * @param mark
  *   what a comment begins with; empty for a language without comments
  */
private[json] abstract class JsonLines(target: Output, style: StyleValues, mark: String) {

  /** Where a token is written, before `tokenEnd`. */
  def out: Output

  /** Before the first token of a document. */
  def beginDocument(above: String): Unit

  /** After the last token of a document. */
  def endDocument(): Unit

  /** Before an element, or the key of a member, of the innermost container. */
  def item(above: String): Unit

  /** After a scalar, or a key with its separator. */
  def tokenEnd(): Unit

  def begin(bracket: Char): Unit

  /** As `begin`, of an array whose elements are containers without comments: their brackets share
    * lines with those of the array.
    */
  def beginCuddled(): Unit = begin('[')
  def end(bracket: Char, above: String): Unit

  /** The comment at the end of the line of the token or bracket before. */
  def note(text: String): Unit

  /** Forgets all that is not written. */
  def forget(): Unit = {
    noted = null
    level = 0
  }

  /** How many indented containers are open. */
  protected[this] final var level = 0
  final def indentLevel: Int = level

  /** The comment that waits for the end of its line. */
  private[this] var noted: String = null

  private[this] val indentation = style(JsonSettings.indentation)
  protected final val emptyFiller: String = style(JsonSettings.emptyFiller)
  protected final val indented: Boolean = !indentation.isEmpty
  final val hasComments: Boolean = !mark.isEmpty && !indentation.newline.isEmpty

  protected def newline(): Unit = target.indentation(indentation, level)

  /** Writes the comments above a document. */
  protected final def header(above: String): Unit =
    if (hasComments && (above ne null)) CommentLines.each(above) { line =>
      if (!line.isEmpty) target.comment(mark, line)
      newline()
    }

  /** Writes comments, each on a line of its own. An empty line is empty. */
  protected final def lines(above: String): Unit =
    if (hasComments) CommentLines.each(above) { line =>
      if (line.isEmpty) target.escaped(indentation.newline, 0, indentation.newline.length, Escapes.none)
      else {
        newline()
        target.comment(mark, line)
      }
    }

  protected final def hold(note: String): Unit = noted = CommentLines.join(noted, note, " ")
  protected final def isNoted: Boolean = noted ne null

  /** Writes the comment that waits for the end of the line. */
  protected final def endLine(): Unit = if (noted ne null) {
    target.ascii(' ')
    target.comment(mark, noted)
    noted = null
  }
}

/** Every element begins a line, or all are on one line: what comes is written at once. */
private[json] final class BrokenLines(val out: Output, style: StyleValues, mark: String) extends JsonLines(out, style, mark) {
  private[this] val separator = style(JsonSettings.itemSeparator).text
  private[this] val trailing = style(JsonSettings.trailingCommas) && indented

  /** How many containers are open, and which of them are cuddled. */
  private[this] var depth = 0
  private[this] val cuddled = new java.util.BitSet

  /** Whether nothing has come in the innermost container. */
  private[this] var fresh = true

  def beginDocument(above: String): Unit = {
    forget()
    depth = 0
    cuddled.clear()
    header(above)
  }

  def endDocument(): Unit = endLine()
  def tokenEnd(): Unit = ()

  def item(above: String): Unit = {
    if (!fresh) out.escaped(separator, 0, separator.length, Escapes.none)
    if (cuddled.get(depth)) { if (!fresh) out.ascii(' ') }
    else {
      endLine()
      if (above ne null) lines(above)
      if (indented) newline()
    }
    fresh = false
  }

  def note(text: String): Unit = if (hasComments) hold(text)

  def begin(bracket: Char): Unit = open(bracket, isCuddled = false)
  override def beginCuddled(): Unit = open('[', isCuddled = true)

  private def open(bracket: Char, isCuddled: Boolean): Unit = {
    out.ascii(bracket)
    depth += 1
    cuddled.set(depth, isCuddled)
    if (!isCuddled) level += 1
    fresh = true
  }

  def end(bracket: Char, above: String): Unit = {
    val isCuddled = cuddled.get(depth)
    val isEmpty = fresh && !(hasComments && (above ne null))
    depth -= 1
    if (!isCuddled) {
      if (!isEmpty) {
        if (!fresh && trailing) out.ascii(',')
        endLine()
        if (above ne null) lines(above)
      }
      level -= 1
      if (isEmpty) out.ascii(emptyFiller) else if (indented) newline()
    }
    out.ascii(bracket)
    fresh = false
  }
}
