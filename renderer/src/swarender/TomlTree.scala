package swarender

import java.util.Arrays

import scala.collection.mutable.ArrayBuffer

import swarender.out.Out
import swarender.text.Digits

/** The document that a `ujson.Obj` is, for a style in which every table has a header: since the tree is there as a whole, a table's values
  * are written first and its tables afterwards, and nothing waits as text.
  *
  * @param values
  *   gets the events of values that are no plain scalars: its root is the table at hand
  */
private[swarender] final class TomlTree(
    values: TomlRenderer,
    out: Out,
    style: TomlStyle,
    strings: TomlStrings,
    lines: TomlLines,
    path: TomlPath
) {
  private[this] val walker = new ValueWalker(values)

  /** The chars of an array on one line but those of its elements and the separators, one of which is too many. */
  private[this] val emptyWidth = (if (style.arrayBlanks) 4L else 2L) - TomlParts.SeparatorLength
  private[this] val omitNulls = style.nulls eq TomlNulls.Omit

  /** The members still to be written that have headers, the next one last: tables and arrays of tables. Of each its key, how many keys
    * lead to the table that it belongs to, and how many elements are written.
    */
  private[this] var members: Array[ujson.Value] = null
  private[this] var keys: Array[String] = null
  private[this] var levels: Array[Int] = null
  private[this] var written: Array[Int] = null
  private[this] var size = 0

  /** Writes the document. */
  def write(root: ujson.Obj): Unit = {
    // New, since G1 makes every store of a reference into an old array wait for the stores before.
    make(TomlTree.InitialSize)
    try {
      table(root, headed = true, inArray = false)
      while (size > 0) next()
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
          if (!omitNulls || (value ne ujson.Null) && (value ne null)) {
            if (!open) lines.header(path, inArray)
            open = true
            valueless = false
            line(member.getKey, value, level)
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
        case ujson.Null | null => omitNulls
        case _ => false
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

  /** Writes a member that is a value. */
  private def line(key: String, value: ujson.Value, level: Int): Unit = value match {
    case s: ujson.Str =>
      lines.value(key, level)
      strings.string(out, s.value, strings.facts(s.value), underKey = true)
    case n: ujson.Num if isFinite(n.value) =>
      lines.value(key, level)
      out.double(n.value, style.numbers)
    case a: ujson.Arr if fits(a.value) =>
      lines.value(key, level)
      array(a.value)
    case b: ujson.Bool =>
      lines.value(key, level)
      bool(b)
    case _ =>
      values.member(key, level)
      walker.walk(value)
  }

  private def isFinite(v: Double): Boolean = Math.abs(v) <= Double.MaxValue

  private def bool(b: ujson.Bool): Unit = out.literal(if (b.value) TomlValues.trueText else TomlValues.falseText)

  /** Whether these are an array on one line for certain: strings, booleans and 32-bit integers, few of them. */
  private def fits(all: ArrayBuffer[ujson.Value]): Boolean = {
    val limit = style.arrayWidth
    var width = emptyWidth
    var i = 0
    while (i < all.length && width <= limit) {
      width += (all(i) match {
        case s: ujson.Str => s.value.length + 4L
        case b: ujson.Bool => if (b.value) 6L else 7L
        case n: ujson.Num => widthOf(n.value)
        case _ => TomlTree.Unknown
      })
      i += 1
    }
    width <= limit || all.isEmpty
  }

  private def widthOf(v: Double): Long = {
    val small = v.toInt
    if (small != 0 && small.toDouble == v && !style.numbers.integerPoint)
      Digits.count(Math.abs(small.toLong)) + (small >>> 31) + 2L
    else TomlTree.Unknown
  }

  /** Writes these scalars as an array on one line. */
  private def array(all: ArrayBuffer[ujson.Value]): Unit =
    if (all.isEmpty) out.literal(TomlValues.emptyArray)
    else {
      out.literal(style.arrayStart)
      var i = 0
      while (i < all.length) {
        if (i > 0) out.literal(TomlValues.comma)
        all(i) match {
          case s: ujson.Str => strings.string(out, s.value, strings.facts(s.value), underKey = false)
          case n: ujson.Num => out.double(n.value, style.numbers)
          case b: ujson.Bool => bool(b)
          case _ => ()
        }
        i += 1
      }
      out.literal(style.arrayEnd)
    }
}

private object TomlTree {
  final val InitialSize = 16

  /** More than any array may have. */
  final val Unknown: Long = 1L << 32
}
