package swarender
package toml

import swarender.event.{CommentedNode, Node}
import swarender.output.Output
import swarender.chars.CommentLines.{join, joinNotes}

import java.util.Arrays

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

  /** The members that wait and have headers, the next one last: tables and arrays of tables. Of
    * each its key, how many keys lead to the table that it belongs to, in how many containers it
    * is, and how many elements are written.
    */
  private[this] var members: Array[AnyRef] = null
  private[this] var keys: Array[String] = null
  private[this] var levels: Array[Int] = null
  private[this] var depths: Array[Int] = null
  private[this] var written: Array[Int] = null
  private[this] var size = 0

  /** Makes ready for the members of a root. */
  def forget(): Unit = {
    members = null
    keys = null
    levels = null
    depths = null
    written = null
    size = 0
  }

  /** New arrays for each document, since G1 makes every store of a reference into an old one wait
    * for the stores before.
    */
  private def open(): Unit = {
    members = new Array[AnyRef](TomlTables.InitialSize)
    keys = new Array[String](TomlTables.InitialSize)
    levels = new Array[Int](TomlTables.InitialSize)
    depths = new Array[Int](TomlTables.InitialSize)
    written = new Array[Int](TomlTables.InitialSize)
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
    reverse(0)
    while (size > 0) next()
    path.truncate(0)
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
    while (size > 0) next()
    path.truncate(level)
  }

  /** Writes the next table of those that wait. */
  private def next(): Unit = {
    val i = size - 1
    val comments = members(i) match {
      case c: CommentedNode => c
      case _ => null
    }
    val node = bare(members(i))
    if (written(i) == 0) {
      path.truncate(levels(i))
      path.push(keys(i))
    } else path.truncate(levels(i) + 1)
    if (isObject(node)) {
      size = i
      table(node, inArray = false, depths(i) + 1, comments)
    } else {
      val all = elements(node)
      val at = written(i)
      written(i) = at + 1
      if (at + 1 == all.length) size = i
      val element = bare(all(at))
      if (isObject(element))
        table(element, inArray = true, depths(i) + 2, joined(if (at == 0) comments else null, all(at)))
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
    val first = size
    var headed = inArray || superTableHeaders || (comments ne null)
    if (headed) header(inArray, comments)
    var valueless = true
    var last: String = null
    val all = Node.members(node)
    while (all.hasNext) {
      val member = all.next()
      val value = member.getValue
      if (hasHeader(bare(value), depth)) {
        defer(member.getKey, under(last, value), level, depth)
        last = footOf(value)
      } else {
        val comment = inline.linesOf(value)
        if ((comment ne null) || !inline.omitsMember(value)) {
          if (!headed) header(inArray, null)
          headed = true
          valueless = false
          if (comment ne null) lines.comments(join(last, comment), level)
          else line(member.getKey, under(last, value), level, depth)
          last = null
        }
      }
    }
    val foot = join(last, Node.foot(node))
    if (!headed && (size == first || (foot ne null))) header(inArray, null)
    if (foot ne null) lines.comments(foot, level)
    if (size > first) {
      if (headed && valueless) lines.onlyTables()
      reverse(first)
    }
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

  private def defer(key: String, node: AnyRef, level: Int, depth: Int): Unit = {
    inline.checkKey(key)
    if (members eq null) open() else if (size == members.length) grow()
    members(size) = node
    keys(size) = key
    levels(size) = level
    depths(size) = depth
    written(size) = 0
    size += 1
  }

  private def grow(): Unit = {
    members = Arrays.copyOf(members, size * 2)
    keys = Arrays.copyOf(keys, size * 2)
    levels = Arrays.copyOf(levels, size * 2)
    depths = Arrays.copyOf(depths, size * 2)
    written = Arrays.copyOf(written, size * 2)
  }

  /** Turns the order of those from `first` on. */
  private def reverse(first: Int): Unit = {
    var i = first
    var j = size - 1
    while (i < j) {
      val node = members(i)
      members(i) = members(j)
      members(j) = node
      val key = keys(i)
      keys(i) = keys(j)
      keys(j) = key
      i += 1
      j -= 1
    }
  }
}

private object TomlTables {
  final val InitialSize = 16
}
