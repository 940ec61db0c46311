package swarender
package toml

import swarender.event.Node
import swarender.output.Output

import java.util.Arrays

/** The tables of a document: of each its header and its values, then its tables. Tables that come
  * before the values of the same table wait, by reference.
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

  /** The members that wait and have headers, the next one last: tables and arrays of tables. Of
    * each its key, how many keys lead to the table that it belongs to, and how many elements are
    * written.
    */
  private[this] var members: Array[AnyRef] = null
  private[this] var keys: Array[String] = null
  private[this] var levels: Array[Int] = null
  private[this] var written: Array[Int] = null
  private[this] var size = 0

  /** Makes ready for the members of a root. */
  def forget(): Unit = {
    members = null
    keys = null
    levels = null
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
    written = new Array[Int](TomlTables.InitialSize)
  }

  /** A member of the root. */
  def member(key: String, node: AnyRef): Unit = if (hasHeader(node)) defer(key, node, 0) else line(key, node, 0)

  /** Ends the root: its tables. */
  def end(): Unit = {
    reverse(0)
    while (size > 0) next()
    lines.end()
  }

  /** Writes the next table of those that wait. */
  private def next(): Unit = {
    val i = size - 1
    val node = members(i)
    if (written(i) == 0) {
      path.truncate(levels(i))
      path.push(keys(i))
    } else path.truncate(levels(i) + 1)
    if (isObject(node)) {
      size = i
      table(node, inArray = false)
    } else {
      val all = elements(node)
      val at = written(i)
      written(i) = at + 1
      if (at + 1 == all.length) size = i
      if (isObject(all(at))) table(all(at), inArray = true)
    }
  }

  /** Writes the table at `path`: its header and its values. Its tables wait. */
  private def table(node: AnyRef, inArray: Boolean): Unit = {
    val level = path.size
    val first = size
    var headed = inArray || style.superTableHeaders
    if (headed) lines.header(path, inArray)
    var valueless = true
    val all = Node.members(node)
    while (all.hasNext) {
      val member = all.next()
      val value = member.getValue
      if (hasHeader(value)) defer(member.getKey, value, level)
      else if (!inline.isOmitted(value)) {
        if (!headed) lines.header(path, inArray)
        headed = true
        valueless = false
        line(member.getKey, value, level)
      }
    }
    if (size == first) { if (!headed) lines.header(path, inArray) }
    else {
      if (headed && valueless) lines.onlyTables()
      reverse(first)
    }
  }

  /** Whether a member is written as tables with headers. */
  private def hasHeader(node: AnyRef): Boolean =
    !isString(node) && (isObject(node) || isArray(node) && areTables(node)) &&
      ((style.smallTables == TomlStyle.SmallTables.HeadersCode) || !values.fits(node, style.smallTableWidth))

  /** Whether there are elements, all of them tables. */
  private def areTables(node: AnyRef): Boolean = {
    val all = elements(node)
    var tables = 0
    var i = 0
    while (
      i < all.length && {
        val isOne = isObject(all(i))
        if (isOne) tables += 1
        isOne || inline.isOmitted(all(i))
      }
    ) i += 1
    tables > 0 && i == all.length
  }

  /** Writes a member that has no header, in a table `level` levels below the root. */
  private def line(key: String, node: AnyRef, level: Int): Unit =
    if ((style.smallTables == TomlStyle.SmallTables.DottedCode) && isObject(node) && !isEmpty(node))
      dotted(key, node, level)
    else {
      lines.value(key, level)
      values.write(node, level)
    }

  private def isEmpty(table: AnyRef): Boolean = {
    val all = Node.members(table)
    while (all.hasNext) if (!inline.isOmitted(all.next().getValue)) return false
    true
  }

  /** Writes a table as dotted keys: a line for each value that is no table or an empty one. */
  private def dotted(key: String, table: AnyRef, level: Int): Unit = {
    val start = path.size
    val open = new java.util.ArrayDeque[Members]
    path.push(key)
    open.push(Node.members(table))
    while (!open.isEmpty) {
      if (!open.peek.hasNext) {
        open.pop()
        path.pop()
      } else {
        val member = open.peek.next()
        val value = member.getValue
        if (!inline.isOmitted(value)) {
          path.push(member.getKey)
          if (isObject(value) && !isEmpty(value)) open.push(Node.members(value))
          else {
            lines.begin(level)
            path.write(start)
            out.literal(TomlMarks.equalsSign)
            values.write(value, level)
            path.pop()
          }
        }
      }
    }
  }

  private def defer(key: String, node: AnyRef, level: Int): Unit = {
    if (members eq null) open() else if (size == members.length) grow()
    members(size) = node
    keys(size) = key
    levels(size) = level
    written(size) = 0
    size += 1
  }

  private def grow(): Unit = {
    members = Arrays.copyOf(members, size * 2)
    keys = Arrays.copyOf(keys, size * 2)
    levels = Arrays.copyOf(levels, size * 2)
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
