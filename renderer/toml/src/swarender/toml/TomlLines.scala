package swarender
package toml

import swarender.event.{FieldLiterals, KeyWriter, Marks}
import swarender.output.Output
import swarender.chars.CommentLines

/** The lines of a document as they begin: `key = ` and headers. */
private[swarender] final class TomlLines(out: Output, style: TomlSettings, strings: TomlStrings) extends KeyWriter {
  private[this] val lineIndentation = style.literals.lineIndentation
  private[this] val firstIndentation = style.literals.firstIndentation
  private[this] val strayEmptyLines = style.oddities.strayEmptyLines
  private[this] val adjacentHeaders = style.oddities.adjacentHeaders
  private[this] val finalNewline = style.finalNewline

  /** Whether the document has a line. */
  private[this] var started = false

  /** The position after the last empty line of comments. */
  private[this] var blankAt = -1L

  /** Whether empty lines part members: then none is at the head of a document or a table, and one
    * before a header is enough.
    */
  private[this] val parts = style.common.blankLines > 0

  /** The position after the last header, if `parts`. */
  private[this] var headerAt = -1L
  private[this] val flat = style.tableIndent.isEmpty
  private[this] val keepsFields = style.isSmall && style.literals.isKnown

  /** What writes the key of a line, after its indentation if that depends on the level. */
  private[this] val fieldKeys: KeyWriter = if (flat) this else strings

  def reset(): Unit = {
    started = false
    blankAt = -1
    headerAt = -1
  }
  def isStarted: Boolean = started

  /** Goes on after other lines. */
  def follow(): Unit = started = true

  /** Whether the last line is an empty one of comments. */
  def isBlank: Boolean = blankAt == out.position

  /** Says whether there is no empty line to write before what comes next. */
  def setBlank(isBlank: Boolean): Unit = blankAt = if (isBlank) out.position else -1

  /** Begins a line of a table `level` levels below the root, up to the place of its key. */
  def begin(level: Int): Unit = if (started) out.indentation(lineIndentation, level) else first(level)

  /** Begins a line of a table `level` levels below the root, up to the place of the value of `key`.
    */
  def value(key: CharSequence, level: Int): Unit = {
    if (started && flat) {
      val known = repeated(key)
      if (known ne null) out.literal(known) else writeKey(out, key)
    } else {
      begin(level)
      strings.keyOfValue(out, key)
    }
  }

  /** Begins a line as `value` does, with the name of field `i` as its key. */
  def field(fields: FieldNames, i: Int, level: Int): Unit =
    if (keepsFields && started && fields.name(i).length <= TomlLines.ShortKey) {
      if (!flat) out.indentation(lineIndentation, level)
      out.literal(FieldLiterals(fields, style, fieldKeys).texts(i))
    } else value(fields.name(i), level)

  /** A line feed, a key and the equals sign. */
  def writeKey(out: Output, s: CharSequence): Unit = {
    out.ascii('\n')
    strings.writeKey(out, s)
  }

  /** Writes comments on lines of their own in a table `level` levels below the root. */
  def comments(text: String, level: Int): Unit = CommentLines.each(text) { line =>
    if (!line.isEmpty) {
      begin(level)
      out.comment("#", line)
    } else if (!parts || started && headerAt != out.position) {
      if (started) out.ascii('\n') else started = true
      blankAt = out.position
    }
  }

  /** Writes the comments above what comes next, `level` levels below the root; null for none. */
  def above(marks: Marks, level: Int): Unit =
    if ((marks ne null) && marks.hasAbove) comments(marks.takeAbove(), level)

  /** Writes the note at the end of the line; null for none. */
  def endLine(marks: Marks): Unit = if ((marks ne null) && marks.hasNote) note(marks.takeNote())

  /** Writes a comment at the end of a line. */
  def note(text: String): Unit = {
    out.ascii(' ')
    out.comment("#", text)
  }

  private def first(level: Int): Unit = {
    started = true
    out.indentation(firstIndentation, level)
  }

  /** The header of the table at `path`, or of one more table in the array there, with the comments
    * on lines above it, or null.
    */
  def header(path: TomlPath, inArray: Boolean, above: String): Unit = {
    val isBlank = this.isBlank
    if ((above ne null) || isBlank) {
      if (started && !isBlank && !(parts && beginsBlank(above))) out.ascii('\n')
      if (above ne null) comments(above, path.size - 1)
      begin(path.size - 1)
      out.literal(if (inArray) TomlMarks.elementStart else TomlMarks.tableStart)
    } else if (started && flat) out.literal(if (inArray) TomlMarks.nextElement else TomlMarks.nextTable)
    else {
      if (started || strayEmptyLines) {
        out.ascii('\n')
        out.indentation(lineIndentation, path.size - 1)
        started = true
      } else first(path.size - 1)
      out.literal(if (inArray) TomlMarks.elementStart else TomlMarks.tableStart)
    }
    path.write(0)
    out.literal(if (inArray) TomlMarks.elementEnd else TomlMarks.tableEnd)
    if (parts) headerAt = out.position
  }

  /** Whether the first of these lines is empty. */
  private def beginsBlank(comments: String): Boolean =
    (comments ne null) && (comments.isEmpty || comments.charAt(0) == '\n')

  /** Ends a header that is followed by tables only, by no value. */
  def onlyTables(): Unit =
    if (strayEmptyLines) out.ascii('\n') else if (adjacentHeaders) blankAt = out.position

  /** Ends the document. */
  def end(): Unit = if (finalNewline && started) out.ascii('\n')
}

private object TomlLines {

  /** Longer names of fields are not kept with their text. */
  private final val ShortKey = 64
}
