package swarender
package toml

import swarender.event.{CommentedNode, Node}
import swarender.output.Output
import swarender.chars.CommentLines.{join, joinNotes}

/** Tables that are there as nodes: of each its header and its values, then its tables. Tables that
  * come before the values of the same table wait, by reference.
  */
private[toml] final class TomlTables(
    out: Output,
    style: TomlSettings,
    lines: TomlLines,
    values: TomlValues,
    inline: TomlInline,
    path: TomlPath
) {
  import Node._

  private[this] val maxDepth = style.common.maxDepth
  private[this] val superTableHeaders = style.superTableHeaders
  private[this] val smallTables = style.smallTables
  private[this] val smallTableWidth = style.smallTableWidth

  /** The members that wait and have headers, the next one first: tables and arrays of tables. */
  private[this] var waiting: WaitingMember = null

  /** The last one of them that is in the table that is written; null if there is none. */
  private[this] var last: WaitingMember = null

  /** Makes ready for the members of a root. */
  def forget(): Unit = {
    waiting = null
    last = null
  }

  /** Writes the members of a root. Returns the comments at the end of its last member, as `footOf`
    * has them.
    */
  def root(node: AnyRef): String = {
    val all = Node.members(node)
    var foot: String = null
    inline.begin(node)
    while (all.hasNext) {
      val member = all.next()
      if (!inline.omitsMember(member.getValue)) {
        val value = under(foot, member.getValue)
        val isTables = hasHeader(bare(value), 1)
        if (isTables) defer(member.getKey, value, 0, 1) else line(member.getKey, value, 0, 1)
        foot = if (isTables) footOf(value) else null
      }
    }
    writeWaiting(0)
    inline.forget()
    foot
  }

  /** The comments at the end of an array of tables, which are above what comes next. */
  def footOf(tables: AnyRef): String = if (isArray(bare(tables))) Node.foot(bare(tables)) else null

  /** `node` with the comments `above` above it, if that is not null. */
  private def under(above: String, node: AnyRef): AnyRef =
    if (above eq null) node
    else
      node match {
        case c: CommentedNode => c.withComments(join(above, c.above), c.note)
        case _ => new CommentedNode(above, null, null, node)
      }

  /** Writes a member that has headers, in a table `level` levels below the root and in `depth`
    * containers.
    */
  def write(key: String, node: AnyRef, level: Int, depth: Int): Unit = {
    defer(key, node, level, depth)
    writeWaiting(level)
  }

  private def writeWaiting(level: Int): Unit = {
    while (waiting ne null) next()
    path.truncate(level)
  }

  /** Writes the next table of those that wait. */
  private def next(): Unit = {
    val member = waiting
    last = null
    val comments = member.node match {
      case c: CommentedNode => c
      case _ => null
    }
    val node = bare(member.node)
    val at = member.written
    if (at == 0) {
      path.truncate(member.level)
      path.push(member.key)
    } else path.truncate(member.level + 1)
    if (isObject(node)) {
      waiting = member.next
      table(node, inArray = false, member.depth + 1, comments)
    } else {
      val all = elements(node)
      member.written = at + 1
      if (at + 1 == all.length) waiting = member.next
      val element = bare(all(at))
      if (isObject(element))
        table(element, inArray = true, member.depth + 2, joined(if (at == 0) comments else null, all(at)))
    }
  }

  /** The comments on an array and on its first table. */
  private def joined(array: CommentedNode, element: AnyRef): CommentedNode = element match {
    case c: CommentedNode =>
      if (array eq null) c
      else c.withComments(join(array.above, c.above), joinNotes(array.note, c.note))
    case _ => array
  }

  private def header(inArray: Boolean, comments: CommentedNode): Unit = {
    lines.header(path, inArray, if (comments eq null) null else comments.above)
    note(comments)
  }

  private def note(comments: CommentedNode): Unit =
    if ((comments ne null) && (comments.note ne null)) lines.note(comments.note)

  /** Writes the table at `path`: its header and its values, which are in `depth` containers. Its
    * tables wait. `comments` are those on the table, or null.
    */
  private def table(node: AnyRef, inArray: Boolean, depth: Int, comments: CommentedNode): Unit = {
    if (depth > maxDepth) inline.tooDeep()
    val level = path.size
    var headed = inArray || superTableHeaders || (comments ne null)
    if (headed) header(inArray, comments)
    var valueless = true
    var foot: String = null
    val all = Node.members(node)
    while (all.hasNext) {
      val member = all.next()
      val value = member.getValue
      if (hasHeader(bare(value), depth)) {
        defer(member.getKey, under(foot, value), level, depth)
        foot = footOf(value)
      } else {
        val comment = inline.linesOf(value)
        if ((comment ne null) || !inline.omitsMember(value)) {
          if (!headed) header(inArray, null)
          headed = true
          valueless = false
          if (comment ne null) lines.comments(join(foot, comment), level)
          else line(member.getKey, under(foot, value), level, depth)
          foot = null
        }
      }
    }
    foot = join(foot, Node.foot(node))
    if (!headed && ((last eq null) || (foot ne null))) header(inArray, null)
    if (foot ne null) lines.comments(foot, level)
    if ((last ne null) && headed && valueless) lines.onlyTables()
  }

  /** Whether a member, in `depth` containers, is written as tables with headers. */
  def hasHeader(node: AnyRef, depth: Int): Boolean =
    !isString(node) && (isObject(node) || isArray(node) && areTables(node)) &&
      ((smallTables eq SmallTables.Headers) || !values.fits(node, smallTableWidth, depth))

  /** Whether there are elements, all of them tables. */
  def areTables(node: AnyRef): Boolean = {
    val all = elements(node)
    var tables = 0
    var i = 0
    while (
      i < all.length && {
        val isOne = isObject(bare(all(i)))
        if (isOne) tables += 1
        isOne || inline.omitsElement(all(i))
      }
    ) i += 1
    tables > 0 && i == all.length
  }

  /** Writes a member that has no header, in a table `level` levels below the root and in `depth`
    * containers.
    */
  def line(key: String, node: AnyRef, level: Int, depth: Int): Unit = node match {
    case c: CommentedNode =>
      if (c.above ne null) lines.comments(c.above, level)
      line(key, c.node, level, depth)
      note(c)
    case _ => bareLine(key, node, level, depth)
  }

  private def bareLine(key: String, node: AnyRef, level: Int, depth: Int): Unit = {
    inline.checkKey(key)
    if ((smallTables eq SmallTables.Dotted) && isObject(node) && !isEmpty(node))
      dotted(key, node, level, depth)
    else {
      lines.value(key, level)
      values.write(node, level, depth)
    }
  }

  private def isEmpty(table: AnyRef): Boolean = {
    val all = Node.members(table)
    while (all.hasNext) if (!inline.omitsMember(all.next().getValue)) return false
    true
  }

  /** Writes a table as dotted keys: a line for each value that is not a table or an empty one. */
  private def dotted(key: String, table: AnyRef, level: Int, depth: Int): Unit = {
    val start = path.size
    // Not an ArrayDeque, which loses its first element in JavaScript when it grows (Scala.js 1.20).
    val open = new java.util.ArrayList[Members]
    path.push(key)
    open.add(Node.members(table))
    while (!open.isEmpty) {
      val innermost = open.get(open.size - 1)
      if (!innermost.hasNext) {
        open.remove(open.size - 1)
        path.pop()
      } else {
        val member = innermost.next()
        val value = member.getValue
        if (!inline.omitsMember(value)) {
          inline.checkKey(member.getKey)
          path.push(member.getKey)
          if (isObject(value) && !isEmpty(value)) open.add(Node.members(value))
          else {
            lines.begin(level)
            path.write(start)
            out.literal(TomlMarks.equalsSign)
            values.write(value, level, depth + open.size)
            path.pop()
          }
        }
      }
    }
  }

  /** Lets a member wait: until what is written of its table, and before the tables after that. */
  private def defer(key: String, node: AnyRef, level: Int, depth: Int): Unit = {
    inline.checkKey(key)
    val member = new WaitingMember(key, node, level, depth, if (last eq null) waiting else last.next)
    if (last eq null) waiting = member else last.next = member
    last = member
  }
}

/** @param level
  *   how many keys lead to the table that it belongs to
  * @param depth
  *   in how many containers it is
  */
private final class WaitingMember(
    val key: String,
    val node: AnyRef,
    val level: Int,
    val depth: Int,
    var next: WaitingMember
) {

  /** How many elements of an array are written. */
  var written = 0
}
