package swarender
package toml

import swarender.event.CommentedNode
import swarender.output.Output

/** Writes tables as their events come, in any order. Their text is held until the root ends, since
  * the values of the root come first in the document. A value that comes after tables of its own
  * table starts a part of the text that [[TomlParts]] puts after the earlier values of that table.
  *
  * A table goes through these states (the marks below):
  *
  * {{{
  *   beginTable ──> HasNoValue ── line() ──> HasHeader ── precede() ──> HasHeader + HasHeaderInside
  *                      │                                                     │
  *                      └── precede(): a table inside comes first             └── line() again:
  *                                │                                             a part after the values
  *                                v
  *                      HasNoValue + HasHeaderInside ── line() ──> its own header is inserted before
  * }}}
  *
  * `OwesEmptyLine` is set with `HasHeaderInside` where the inner header was written without an
  * empty line before it. A value that is inserted between the two headers brings that line.
  *
  * @param out
  *   where the document goes
  * @param rootLines
  *   the lines of the root
  */
private[toml] final class OpenTables(
    rules: TomlScalars,
    out: Output,
    style: TomlSettings,
    strings: TomlStrings,
    rootLines: TomlLines
) {
  import OpenTables._

  private[this] val maxDepth = style.common.maxDepth
  private[this] val superTableHeaders = style.superTableHeaders
  private[this] val strayEmptyLines = style.oddities.strayEmptyLines
  private[this] val adjacentHeaders = style.oddities.adjacentHeaders
  private[this] val held = out.held()

  /** Where the values of the innermost table go, after `line`. */
  val body: TomlBody = new TomlBody(rules, held.out, style, strings)
  private[this] val text = held.out
  private[this] val lines = body.lines
  private[this] val path = body.path
  private[this] val parts = new TomlParts(held)

  /** The innermost open table or array of tables, null where none is; how many are open. */
  private[this] var open: OpenTable = null
  private[this] var depth = 0

  /** Whether the text ends in an empty line of comments. */
  private[this] var endsBlank = false

  /** Whether the first header has comments above it. */
  private[this] var isFirstCommented = false

  lines.follow()

  /** Whether a table or an array of tables is open. */
  def isOpen: Boolean = open ne null

  /** Whether the innermost open one is an array of tables. */
  def isInArray: Boolean = isOpen && open.has(IsArray)

  /** How many containers are open, the root included. */
  def around: Int = depth + 1

  /** How many tables lead from the root to the innermost one. */
  def level: Int = path.size

  /** Begins a table: the value of `key`, or the next one of the innermost array. */
  def beginTable(key: String, above: String, note: String): Unit = {
    val inArray = isInArray
    if (!inArray) path.push(key)
    append(if (inArray) open.outer else open)
    push(parts.current, if (inArray) HasNoValue | InArray else HasNoValue)
    if (inArray || superTableHeaders || (above ne null) || (note ne null)) header(above, note)
  }

  /** Begins an array of tables, the value of `key`. Comments on it wait for its first table. */
  def beginArray(key: String): Unit = {
    path.push(key)
    push(null, IsArray)
  }

  private def push(part: TomlPart, marks: Int): Unit = {
    if (around >= maxDepth) rules.tooDeep()
    depth += 1
    open = new OpenTable(part, marks, open)
  }

  private def pop(): Unit = {
    depth -= 1
    open = open.outer
  }

  /** Moves to the end of the text, to a part without values of `table`, which may be null. */
  private def append(table: OpenTable): Unit =
    if (!parts.isAtEnd || (table ne null) && (table.part eq parts.current)) parts.append()

  /** Moves to the end of the values of the innermost table. */
  private def seek(): Unit = if (open.part ne parts.current) {
    parts.after(open.part)
    open.part = parts.current
  }

  /** Call before a value of the innermost table is written. */
  def line(): Unit = {
    if (open.has(HasHeader)) seek() else header(null, null)
    open.marks &= ~HasNoValue
  }

  /** Writes a value of the innermost table that has no header. */
  def value(key: String, node: AnyRef): Unit = {
    line()
    body.nodes.line(key, node, level, around)
  }

  /** Writes the value of `key`, which has headers. */
  def tables(key: String, node: AnyRef): Unit = {
    append(open)
    val isBlank = precede(open)
    lines.setBlank(isBlank)
    noteFirst(node match {
      case c: CommentedNode => c.above
      case _ => null
    })
    body.nodes.write(key, node, level, around)
    endsBlank = lines.isBlank
  }

  private def noteFirst(above: String): Unit = if (text.position == 0) isFirstCommented = above ne null

  /** Writes the header of the innermost table before its values, and before its tables. */
  private def header(above: String, note: String): Unit = {
    seek()
    val isLast = !open.has(HasHeaderInside)
    lines.setBlank(if (isLast) precede(open.outer) else open.has(OwesEmptyLine))
    noteFirst(above)
    lines.header(path, open.has(InArray), above)
    if (note ne null) lines.note(note)
    open.marks |= HasHeader
    if (isLast) endsBlank = false
  }

  /** Call before writing a header. Marks each open table, from `inner` outwards, in which it is the
    * first header. Returns true if no empty line is to precede it.
    */
  private def precede(inner: OpenTable): Boolean = {
    var outer = inner
    while ((outer ne null) && !outer.has(HasHeaderInside | HasHeader)) outer = outer.outer
    val isUnderHeader = (outer ne null) && !outer.has(HasHeaderInside)
    val isAdjacent = isUnderHeader && adjacentHeaders && outer.has(HasNoValue)
    val isBlank = isAdjacent || endsBlank
    var table = inner
    while (table ne outer) {
      table.marks |= (if (isBlank) HasHeaderInside | OwesEmptyLine else HasHeaderInside)
      table = table.outer
    }
    if (isUnderHeader) outer.marks |= (if (isAdjacent) HasHeaderInside | OwesEmptyLine else HasHeaderInside)
    isBlank
  }

  /** Ends the innermost table, with the comments `foot` if that is not null. */
  def endTable(foot: String): Unit = {
    if (!open.has(HasHeader) && (!open.has(HasHeaderInside) || (foot ne null))) header(null, null)
    val isBlank = (foot ne null) && endsInEmptyLine(foot)
    if (open.has(HasHeaderInside)) {
      val hasNoValue = open.has(HasNoValue)
      val isHeaded = open.has(HasHeader)
      val isStray = strayEmptyLines && hasNoValue && isHeaded
      if (foot ne null) {
        seek()
        if (!isBlank || isStray || open.has(OwesEmptyLine)) lines.comments(foot, level)
        else if (!foot.isEmpty) lines.comments(withoutEmptyLine(foot), level)
      }
      if (isStray || isHeaded && open.has(OwesEmptyLine) && !isBlank && !(hasNoValue && adjacentHeaders)) {
        seek()
        text.ascii('\n')
      }
    } else if (foot ne null) {
      lines.comments(foot, level)
      endsBlank = isBlank
    }
    if (!open.has(InArray)) path.pop()
    pop()
  }

  /** Ends the innermost array of tables; whether it has none. */
  def endArray(): Boolean = {
    val isEmpty = !open.has(HasHeaderInside)
    path.pop()
    pop()
    isEmpty
  }

  /** Writes all tables, after the values of the root. */
  def end(): Unit = if (!parts.isEmpty) {
    val skipped =
      if (rootLines.isStarted) { if (rootLines.isBlank) 1 else 0 }
      else if (strayEmptyLines && !isFirstCommented) 0
      else 2
    parts.write(skipped * text.lineEndLength)
    rootLines.follow()
  }

  def forget(): Unit = {
    open = null
    depth = 0
    endsBlank = false
    isFirstCommented = false
    parts.forget()
    body.forget()
    held.clear()
    lines.follow()
  }
  def isSmall: Boolean = body.isSmall
}

/** A table or an array of tables that is open in `outer`.
  *
  * @param part
  *   the last part that has values of it; null for an array
  */
private[toml] final class OpenTable(var part: TomlPart, var marks: Int, val outer: OpenTable) {
  def has(mark: Int): Boolean = (marks & mark) != 0
}

private object OpenTables {

  // The marks of an open table or array of tables, one bit each.

  /** An array of tables. */
  private final val IsArray = 1

  /** A table that is an element of an array of tables. */
  private final val InArray = 2

  /** The table's own header is written. */
  private final val HasHeader = 4

  /** No value of the table is written. */
  private final val HasNoValue = 8

  /** The header of a table inside of it is written. */
  private final val HasHeaderInside = 16

  /** The first header inside was written without an empty line. If a value is inserted before it
    * later, insert that line too.
    */
  private final val OwesEmptyLine = 32

  private def endsInEmptyLine(comments: String): Boolean = comments.isEmpty || comments.endsWith("\n")

  private def withoutEmptyLine(comments: String): String =
    comments.substring(0, comments.length - (if (comments.endsWith("\r\n")) 2 else 1))
}
