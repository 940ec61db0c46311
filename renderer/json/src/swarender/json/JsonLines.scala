package swarender
package json

import swarender.output.Output
import swarender.chars.{CommentLines, JoinedText}

/** The line of each token in a document that may have comments. The comments before an element are
  * the lines of one text, or null.
  *
  * @param mark
  *   what a comment begins with; empty for a language without comments
  */
private[swarender] abstract class JsonLines(target: Output, style: JsonSettings, mark: String) {

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

  /** Begins an array whose elements are containers without comments: their brackets share lines
    * with those of the array.
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
  private[this] var noted: JoinedText = null

  private[this] val indentation = style.indentation
  private[this] val documentEnd = style.documentEnd
  protected final val emptyFiller: String = style.emptyFiller
  protected final val indented: Boolean = !indentation.isEmpty

  /** Whether what begins a line ends a comment that goes up to the end of its line; if not,
    * comments are in `/*` and `*/`, as is one at the end of a document whose end does not begin
    * with a line break.
    */
  private[this] val endsLines = JsonLines.endsLine(indentation.newline)
  private[this] val endsLast = endsLines && (documentEnd.isEmpty || JsonLines.endsLine(documentEnd))
  protected final val braceSpaces: Boolean = style.braceSpaces
  final val hasComments: Boolean = !indentation.newline.isEmpty && (if (endsLines) !mark.isEmpty else mark == "//")

  private def write(comment: String, isLine: Boolean): Unit =
    if (isLine) target.comment(mark, comment)
    else {
      target.ascii("/* ")
      val text = comment.replace("*/", "* /")
      target.escaped(text, 0, text.length, Escapes.comment)
      target.ascii(" */")
    }

  protected def newline(): Unit = target.indentation(indentation, level)

  /** Writes the comments above a document. */
  final def header(above: String): Unit =
    if (hasComments && (above ne null)) CommentLines.each(above) { line =>
      if (!line.isEmpty) write(line, endsLines)
      newline()
    }

  /** Writes comments, each on a line of its own. An empty line is empty. */
  protected final def lines(above: String): Unit =
    if (hasComments) CommentLines.each(above) { line =>
      if (line.isEmpty) target.escaped(indentation.newline, 0, indentation.newline.length, Escapes.none)
      else {
        newline()
        write(line, endsLines)
      }
    }

  protected final def hold(note: String): Unit = noted = JoinedText.notes(noted, note)
  protected final def isNoted: Boolean = noted ne null

  /** Writes the comment that waits for the end of the line. */
  protected final def endLine(): Unit = endLine(endsLines)

  /** Writes the one on the root, a scalar. */
  protected final def endLast(): Unit = endLine(endsLast)

  private def endLine(isLine: Boolean): Unit = if (noted ne null) {
    target.ascii(' ')
    write(noted.toString, isLine)
    noted = null
  }
}

private object JsonLines {

  /** Whether `text` has a line break that ends comments in every reader, and before it only white
    * space.
    */
  def endsLine(text: String): Boolean = {
    var i = 0
    while (i < text.length && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) i += 1
    i < text.length && (text.charAt(i) == '\n' || text.charAt(i) == '\r')
  }
}

/** Every element begins a line, or all are on one line: what comes is written at once. */
private[json] final class BrokenLines(val out: Output, style: JsonSettings, mark: String)
    extends JsonLines(out, style, mark) {
  private[this] val separator = style.itemSeparator.text
  private[this] val trailing = style.trailingCommas && indented

  /** How many containers are open, and which of them are cuddled. */
  private[this] var depth = 0
  private[this] val cuddled = new java.util.BitSet

  /** Whether nothing has come in the innermost container, and whether it then is an object with
    * spaces inside its braces.
    */
  private[this] var fresh = true
  private[this] var isSpaced = false

  def beginDocument(above: String): Unit = {
    forget()
    depth = 0
    cuddled.clear()
    header(above)
  }

  def endDocument(): Unit = endLast()
  def tokenEnd(): Unit = ()

  def item(above: String): Unit = {
    if (!fresh) out.escaped(separator, 0, separator.length, Escapes.none)
    if (cuddled.get(depth)) { if (!fresh) out.ascii(' ') }
    else {
      endLine()
      if (above ne null) lines(above)
      if (indented) newline() else if (fresh && isSpaced) out.ascii(' ')
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
    isSpaced = braceSpaces && bracket == '{'
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
      if (isEmpty) out.ascii(emptyFiller)
      else if (indented) newline()
      else if (braceSpaces && bracket == '}') out.ascii(' ')
    }
    out.ascii(bracket)
    fresh = false
  }
}
