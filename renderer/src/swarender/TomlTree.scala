package swarender

import java.util.Arrays

/** The document that a `ujson.Obj` is, for a style in which every table has a header: since the tree is there as a whole, a table's values
  * are written first and its tables afterwards, and nothing waits as text.
  */
private[swarender] final class TomlTree(style: TomlStyle, lines: TomlLines, values: TomlTreeValues, path: TomlPath) {

  /** The members still to be written that have headers, the next one last: tables and arrays of tables. Of each its key, how many keys
    * lead to the table that it belongs to, and how many elements are written.
    */
  private[this] var members: Array[ujson.Value] = null
  private[this] var keys: Array[String] = null
  private[this] var levels: Array[Int] = null
  private[this] var written: Array[Int] = null
  private[this] var size = 0

  /** Writes the document. A part of it may be written when a value turns out to be `Unsuited`. */
  def write(root: ujson.Obj): Unit = {
    // New, since G1 makes every store of a reference into an old array wait for the stores before.
    make(TomlTree.InitialSize)
    try {
      table(root, headed = true, inArray = false)
      while (size > 0) next()
      lines.end()
    } finally make(0)
  }

  private def make(capacity: Int): Unit = {
    members = new Array[ujson.Value](capacity)
    keys = new Array[String](capacity)
    levels = new Array[Int](capacity)
    written = new Array[Int](capacity)
    size = 0
  }

  /** Writes the next table of those that wait. */
  private def next(): Unit = {
    val i = size - 1
    if (written(i) == 0) {
      path.truncate(levels(i))
      path.push(keys(i))
    } else path.truncate(levels(i) + 1)
    members(i) match {
      case o: ujson.Obj =>
        size = i
        table(o, headed = false, inArray = false)
      case a: ujson.Arr =>
        val at = written(i)
        written(i) = at + 1
        if (at + 1 == a.value.length) size = i
        a.value(at) match {
          case o: ujson.Obj => table(o, headed = false, inArray = true)
          case _ => ()
        }
      case _ => ()
    }
  }

  /** Writes the table at `path`: its header unless it is `headed`, and its values. Its tables wait. */
  private def table(table: ujson.Obj, headed: Boolean, inArray: Boolean): Unit = {
    val level = path.size
    val first = size
    var open = headed
    if (!headed && (inArray || style.superTableHeaders)) {
      lines.header(path, inArray)
      open = true
    }
    var valueless = true
    val all = Platform.members(table)
    while (all.hasNext) {
      val member = all.next()
      member.getValue match {
        case o: ujson.Obj => wait(member.getKey, o, level)
        case a: ujson.Arr if areTables(a) => wait(member.getKey, a, level)
        case value =>
          if (!values.isOmitted(value)) {
            if (!open) lines.header(path, inArray)
            open = true
            valueless = false
            lines.value(member.getKey, level)
            values.write(value, level)
          }
      }
    }
    if (size == first) { if (!open) lines.header(path, inArray) }
    else {
      if (!headed && open && valueless) lines.onlyTables()
      reverse(first)
    }
  }

  /** Whether there are elements, all of them tables. */
  private def areTables(a: ujson.Arr): Boolean = {
    val all = a.value
    var tables = 0
    var i = 0
    while (
      i < all.length && (all(i) match {
        case _: ujson.Obj =>
          tables += 1
          true
        case value => values.isOmitted(value)
      })
    ) i += 1
    tables > 0 && i == all.length
  }

  private def wait(key: String, value: ujson.Value, level: Int): Unit = {
    if (size == members.length) grow()
    members(size) = value
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
      val value = members(i)
      members(i) = members(j)
      members(j) = value
      val key = keys(i)
      keys(i) = keys(j)
      keys(j) = key
      i += 1
      j -= 1
    }
  }
}

private object TomlTree {
  final val InitialSize = 16
}
