package swarender
package toml

import java.util.Arrays

import swarender.event.CommentedNode
import swarender.output.Output
import swarender.text.Reusable

/** The tables of a document as their events come, in any order: their text is held until the values
  * of the root are written. A value that comes after tables of its own table gets a part that
  * follows the values before.
  *
  * @param out
  *   where the document goes
  * @param rootLines
  *   the lines of the root
  */
private[toml] final class OpenTables(
    start: LineStart,
    out: Output,
    style: TomlSettings,
    strings: TomlStrings,
    inline: TomlInline,
    rootLines: TomlLines
) extends Reusable {
  import OpenTables._

  private[this] val held = out.held()

  /** Where the values of the innermost table go, after `line`. */
  val text: Output = held.out
  val lines: TomlLines = new TomlLines(text, style, strings)
  private[this] val path = new TomlPath(text, strings)
  private[this] val values = new TomlValues(text, style, inline, lines)
  private[this] val nodes = new TomlTables(text, style, lines, values, inline, path)
  private[this] val parts = new TomlParts(held)

  /** The array that is a member of the innermost table. */
  val array: MemberArray = new MemberArray(start, text, style, inline, lines, values)

  /** Per open table or array of tables, from 1 on: the last part that has values of it, and what is
    * known of it. An array has no part.
    */
  private[this] var partOf = new Array[Int](InitialDepth)
  private[this] var marks = new Array[Int](InitialDepth)

  /** How many of them are open. */
  private[this] var depth = 0

  /** Whether the text ends in an empty line of comments. */
  private[this] var endsBlank = false

  /** Whether the first header has comments above it. */
  private[this] var isFirstCommented = false

  lines.follow()

  /** Whether a table or an array of tables is open. */
  def isOpen: Boolean = depth > 0

  /** Whether the innermost one is an array. */
  def isInArray: Boolean = has(depth, IsArray)

  /** How many containers are open, the root included. */
  def around: Int = depth + 1

  /** How many tables lead from the root to the innermost one. */
  def level: Int = path.size

  private def has(level: Int, mark: Int): Boolean = (marks(level) & mark) != 0

  /** Begins a table: the value of `key`, or the next one of the innermost array. */
  def beginTable(key: String, comments: TomlComments): Unit = {
    val inArray = isInArray
    val above = comments.takeAbove()
    val note = comments.takeNote()
    if (!inArray) path.push(key)
    append(if (inArray) depth - 1 else depth)
    push(parts.current, if (inArray) Valueless | InArray else Valueless)
    if (inArray || style.superTableHeaders || (above ne null) || (note ne null)) header(above, note)
  }

  /** Begins an array of tables, the value of `key`. Comments on it wait for its first table. */
  def beginArray(key: String): Unit = {
    path.push(key)
    push(-1, IsArray)
  }

  private def push(part: Int, mark: Int): Unit = {
    if (around >= style.shared.maxDepth) inline.tooDeep()
    depth += 1
    if (depth == marks.length) {
      partOf = Arrays.copyOf(partOf, depth * 2)
      marks = Arrays.copyOf(marks, depth * 2)
    }
    partOf(depth) = part
    marks(depth) = mark
  }

  /** Goes to the end of the text, to a part that the table at `level` has no values in. */
  private def append(level: Int): Unit =
    if (!parts.isAtEnd || level > 0 && partOf(level) == parts.current) parts.append()

  /** Goes to the end of the values of the innermost table. */
  private def seek(): Unit = if (partOf(depth) != parts.current) {
    parts.after(partOf(depth))
    partOf(depth) = parts.current
  }

  /** Begins a value of the innermost table. */
  def line(): Unit = {
    if (has(depth, Headed)) seek() else header(null, null)
    marks(depth) &= ~Valueless
  }

  /** Writes a value of the innermost table that has no header. */
  def value(key: String, node: AnyRef): Unit = {
    line()
    nodes.line(key, node, level, around)
  }

  /** Writes the value of `key`, which has headers. */
  def tables(key: String, node: AnyRef): Unit = {
    append(depth)
    val isBlank = precede(depth)
    lines.setBlank(isBlank)
    noteFirst(node match {
      case c: CommentedNode => c.lines
      case _ => null
    })
    nodes.write(key, node, level, around)
    endsBlank = lines.isBlank
  }

  private def noteFirst(above: String): Unit = if (text.position == 0) isFirstCommented = above ne null

  /** Writes the header of the innermost table before its values, and before its tables. */
  private def header(above: String, note: String): Unit = {
    seek()
    val isLast = !has(depth, Followed)
    lines.setBlank(if (isLast) precede(depth - 1) else has(depth, Owes))
    noteFirst(above)
    lines.header(path, has(depth, InArray), above)
    if (note ne null) lines.note(note)
    marks(depth) |= Headed
    if (isLast) endsBlank = false
  }

  /** Marks the tables from `level` outwards that the next header is the first one in. Returns
    * whether it has no empty line before it. Then a value that comes between brings one.
    */
  private def precede(level: Int): Boolean = {
    var outer = level
    while (outer > 0 && !has(outer, Followed | Headed)) outer -= 1
    val isUnderHeader = outer > 0 && !has(outer, Followed)
    val isAdjacent = isUnderHeader && style.adjacentHeaders && has(outer, Valueless)
    val isBlank = isAdjacent || endsBlank
    var i = level
    while (i > outer) {
      marks(i) |= (if (isBlank) Followed | Owes else Followed)
      i -= 1
    }
    if (isUnderHeader) marks(outer) |= (if (isAdjacent) Followed | Owes else Followed)
    isBlank
  }

  /** Ends the innermost table, with the comments `foot` if that is not null. */
  def endTable(foot: String): Unit = {
    if (!has(depth, Headed) && (!has(depth, Followed) || (foot ne null))) header(null, null)
    val isBlank = (foot ne null) && endsInEmptyLine(foot)
    if (has(depth, Followed)) {
      val hasNoValue = has(depth, Valueless)
      val isHeaded = has(depth, Headed)
      val isStray = style.strayEmptyLines && hasNoValue && isHeaded
      if (foot ne null) {
        seek()
        if (!isBlank || isStray || has(depth, Owes)) lines.comments(foot, level)
        else if (!foot.isEmpty) lines.comments(withoutEmptyLine(foot), level)
      }
      if (isStray || isHeaded && has(depth, Owes) && !isBlank && !(hasNoValue && style.adjacentHeaders)) {
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
    val isEmpty = !has(depth, Followed)
    path.pop()
    depth -= 1
    isEmpty
  }

  /** Writes all tables, after the values of the root. */
  def end(): Unit = if (!parts.isEmpty) {
    parts.write(
      if (rootLines.isStarted) { if (rootLines.isBlank) 1 else 0 }
      else if (style.strayEmptyLines && !isFirstCommented) 0
      else 2
    )
    rootLines.follow()
  }

  def forget(): Unit = {
    depth = 0
    endsBlank = false
    isFirstCommented = false
    parts.forget()
    path.forget()
    nodes.forget()
    array.forget()
    values.forget()
    held.clear()
    lines.reset()
    lines.follow()
  }
  private[swarender] def isSmall: Boolean =
    marks.length <= Reusable.Depth && parts.isSmall && path.isSmall && values.isSmall && array.isSmall
}

private object OpenTables {
  private final val InitialDepth = 16

  // What is known of a table.

  /** It is an array of tables. */
  private final val IsArray = 1

  /** It is in such an array. */
  private final val InArray = 2
  private final val Headed = 4

  /** It has no values yet. */
  private final val Valueless = 8

  /** A header of a table in it is written. */
  private final val Followed = 16

  /** That header has no empty line before it, which values that come between bring. */
  private final val Owes = 32

  private def endsInEmptyLine(comments: String): Boolean = comments.isEmpty || comments.endsWith("\n")

  private def withoutEmptyLine(comments: String): String =
    comments.substring(0, comments.length - (if (comments.endsWith("\r\n")) 2 else 1))
}
