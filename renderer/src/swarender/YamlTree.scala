package swarender

import java.util.Iterator
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

import swarender.out.Out

/** Writes whole `ujson.Value`s as YAML, as `renderer` writes their events, in a style that refuses nothing and has no comments. Nothing
  * can come out of order here. Values below 64 levels go to `renderer`, which no depth overflows.
  */
private[swarender] final class YamlTree(out: Out, style: YamlStyle, tokens: YamlTokens, renderer: YamlRenderer) {
  import ValueWalker.Levels

  private[this] val indent = style.indent

  /** Writes the root of a document. */
  def write(value: ujson.Value): Unit = value match {
    case o: ujson.Obj =>
      val all = Platform.members(o)
      if (all.hasNext) members(all, 0, 1) else empty(isObject = true)
    case a: ujson.Arr => if (a.value.isEmpty) empty(isObject = false) else elements(a.value, 0, 1)
    case _ => scalar(value, indent, isRoot = true)
  }

  /** Writes the members of an object at `column`, in which the output stands. There is one at least, and `level` containers are open. */
  private def members(all: Iterator[Entry[String, ujson.Value]], column: Int, level: Int): Unit = {
    var more = true
    while (more) {
      val member = all.next()
      val explicit = tokens.key(member.getKey, column)
      behind(member.getValue, column, inObject = true, explicit, level)
      more = all.hasNext
      if (more) Columns.break(out, column)
    }
  }

  /** Writes the elements of an array that is not empty, as `members` does. */
  private def elements(all: ArrayBuffer[ujson.Value], column: Int, level: Int): Unit = {
    var i = 0
    while (i < all.length) {
      if (i > 0) Columns.break(out, column)
      out.ascii('-')
      behind(all(i), column, inObject = false, explicit = false, level)
      i += 1
    }
  }

  /** Writes a value behind its key or dash, which stands at `column`. */
  private def behind(value: ujson.Value, column: Int, inObject: Boolean, explicit: Boolean, level: Int): Unit =
    value match {
      case o: ujson.Obj =>
        val all = Platform.members(o)
        if (!all.hasNext) emptyBehind(isObject = true)
        else if (level == Levels) renderer.deep(o, level, column, inObject, explicit)
        else members(all, opened(column, inObject, isObject = true, explicit), level + 1)
      case a: ujson.Arr =>
        if (a.value.isEmpty) emptyBehind(isObject = false)
        else if (level == Levels) renderer.deep(a, level, column, inObject, explicit)
        else elements(a.value, opened(column, inObject, isObject = false, explicit), level + 1)
      case _ =>
        out.ascii(' ')
        scalar(value, column + indent, isRoot = false)
    }

  /** Writes what stands before the first child of a container, and returns its column. */
  private def opened(column: Int, inObject: Boolean, isObject: Boolean, explicit: Boolean): Int = {
    val within = tokens.columnWithin(column, inObject, isObject, explicit)
    if (tokens.isOnLine(inObject, isObject)) out.ascii(' ') else Columns.break(out, within)
    within
  }

  private def emptyBehind(isObject: Boolean): Unit = {
    out.ascii(' ')
    empty(isObject)
  }

  private def empty(isObject: Boolean): Unit = {
    tokens.blockOpen = false
    tokens.empty(isObject)
  }

  /** Writes a scalar, the lines of which begin at `column`. */
  private def scalar(value: ujson.Value, column: Int, isRoot: Boolean): Unit = {
    tokens.blockOpen = false
    value match {
      case s: ujson.Str => tokens.string(s.value, tokens.facts(s.value, column, isRoot), column, None)
      case n: ujson.Num => tokens.float64(n.value)
      case b: ujson.Bool => tokens.bool(b.value)
      case _ => tokens.nul()
    }
  }
}
