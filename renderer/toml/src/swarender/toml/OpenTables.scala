package swarender
package toml

import java.util.Arrays

import swarender.event.CommentedNode
import swarender.output.Output
import swarender.chars.Reusable

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
) extends Reusable {
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

  /** Per open table or array of tables, from index 1 on: the last part that has values of it, and
    * its marks. An array has no part.
    */
  private[this] var partOf = new Array[Int](InitialDepth)
  private[this] var marks = new Array[Int](InitialDepth)

  /** How many tables and arrays of tables are open. */
  private[this] var depth = 0

  /** Whether the text ends in an empty line of comments. */
  private[this] var endsBlank = false

  /** Whether the first header has comments above it. */
  private[this] var isFirstCommented = false

  lines.follow()

  /** Whether a table or an array of tables is open. */
  def isOpen: Boolean = depth > 0

  /** Whether the innermost open one is an array of tables. */
  def isInArray: Boolean = has(depth, IsArray)

  /** How many containers are open, the root included. */
  def around: Int = depth + 1

  /** How many tables lead from the root to the innermost one. */
  def level: Int = path.size

  private def has(level: Int, mark: Int): Boolean = (marks(level) & mark) != 0

  /** Begins a table: the value of `key`, or the next one of the innermost array. */
  def beginTable(key: String, above: String, note: String): Unit = {
    val inArray = isInArray
    if (!inArray) path.push(key)
    append(if (inArray) depth - 1 else depth)
    push(parts.current, if (inArray) HasNoValue | InArray else HasNoValue)
    if (inArray || superTableHeaders || (above ne null) || (note ne null)) header(above, note)
  }

  /** Begins an array of tables, the value of `key`. Comments on it wait for its first table. */
  def beginArray(key: String): Unit = {
    path.push(key)
    push(-1, IsArray)
  }

  private def push(part: Int, mark: Int): Unit = {
    if (around >= maxDepth) rules.tooDeep()
    depth += 1
    if (depth == marks.length) {
      partOf = Arrays.copyOf(partOf, depth * 2)
      marks = Arrays.copyOf(marks, depth * 2)
    }
    partOf(depth) = part
    marks(depth) = mark
  }

  /** Moves to the end of the text, to a part without values of the table at `level`. */
  private def append(level: Int): Unit =
    if (!parts.isAtEnd || level > 0 && partOf(level) == parts.current) parts.append()

  /** Moves to the end of the values of the innermost table. */
  private def seek(): Unit = if (partOf(depth) != parts.current) {
    parts.after(partOf(depth))
    partOf(depth) = parts.current
  }

  /** Call before a value of the innermost table is written. */
  def line(): Unit = {
    if (has(depth, HasHeader)) seek() else header(null, null)
    marks(depth) &= ~HasNoValue
  }

  /** Writes a value of the innermost table that has no header. */
  def value(key: String, node: AnyRef): Unit = {
    line()
    body.nodes.line(key, node, level, around)
  }

  /** Writes the value of `key`, which has headers. */
  def tables(key: String, node: AnyRef): Unit = {
    append(depth)
    val isBlank = precede(depth)
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
    val isLast = !has(depth, HasHeaderInside)
    lines.setBlank(if (isLast) precede(depth - 1) else has(depth, OwesEmptyLine))
    noteFirst(above)
    lines.header(path, has(depth, InArray), above)
    if (note ne null) lines.note(note)
    marks(depth) |= HasHeader
    if (isLast) endsBlank = false
  }

  /** Call before writing a header. Marks each open table, from `level` outwards, in which it is the
    * first header. Returns true if no empty line is to precede it.
    */
  private def precede(level: Int): Boolean = {
    var outer = level
    while (outer > 0 && !has(outer, HasHeaderInside | HasHeader)) outer -= 1
    val isUnderHeader = outer > 0 && !has(outer, HasHeaderInside)
    val isAdjacent = isUnderHeader && adjacentHeaders && has(outer, HasNoValue)
    val isBlank = isAdjacent || endsBlank
    var i = level
    while (i > outer) {
      marks(i) |= (if (isBlank) HasHeaderInside | OwesEmptyLine else HasHeaderInside)
      i -= 1
    }
    if (isUnderHeader) marks(outer) |= (if (isAdjacent) HasHeaderInside | OwesEmptyLine else HasHeaderInside)
    isBlank
  }

  /** Ends the innermost table, with the comments `foot` if that is not null. */
  def endTable(foot: String): Unit = {
    if (!has(depth, HasHeader) && (!has(depth, HasHeaderInside) || (foot ne null))) header(null, null)
    val isBlank = (foot ne null) && endsInEmptyLine(foot)
    if (has(depth, HasHeaderInside)) {
      val hasNoValue = has(depth, HasNoValue)
      val isHeaded = has(depth, HasHeader)
      val isStray = strayEmptyLines && hasNoValue && isHeaded
      if (foot ne null) {
        seek()
        if (!isBlank || isStray || has(depth, OwesEmptyLine)) lines.comments(foot, level)
        else if (!foot.isEmpty) lines.comments(withoutEmptyLine(foot), level)
      }
      if (isStray || isHeaded && has(depth, OwesEmptyLine) && !isBlank && !(hasNoValue && adjacentHeaders)) {
        seek()
        text.ascii('\n')
      }
    } else if (foot ne null) {
      lines.comments(foot, level)
      endsBlank = isBlank
    }
    if (!has(depth, InArray)) path.pop()
    depth -= 1
  }

  /** Ends the innermost array of tables; whether it has none. */
  def endArray(): Boolean = {
    val isEmpty = !has(depth, HasHeaderInside)
    path.pop()
    depth -= 1
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
    depth = 0
    endsBlank = false
    isFirstCommented = false
    parts.forget()
    body.forget()
    held.clear()
    lines.follow()
  }
  private[swarender] def isSmall: Boolean =
    marks.length <= Reusable.Depth && parts.isSmall && body.isSmall
}

private object OpenTables {
  private final val InitialDepth = 16

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
