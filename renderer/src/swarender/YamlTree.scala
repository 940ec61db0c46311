package swarender

import java.util.Iterator
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

import swarender.out.Out

/** Writes whole `ujson.Value`s as YAML, as `renderer` writes their events, in a style that refuses nothing and has no comments. Nothing
  * can come out of order here. Values below 64 levels go to `renderer`, which no depth overflows.
  */
private[swarender] final class YamlTree(out: Out, style: YamlStyle, tokens: YamlTokens, renderer: YamlRenderer) {
  import YamlTree._

  private[this] val indent = style.indent
  private[this] val arrayIndent = if (style.indentSequences) indent else 0

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
      behindKey(member.getValue, column, explicit, level)
      more = all.hasNext
      if (more) Columns.break(out, column)
    }
  }

  private def behindKey(value: ujson.Value, column: Int, explicit: Boolean, level: Int): Unit = value match {
    case o: ujson.Obj =>
      val all = Platform.members(o)
      if (!all.hasNext) emptyBehind(isObject = true)
      else if (level == Levels) renderer.deep(value, level, column, inObject = true, explicit)
      else {
        Columns.break(out, column + indent)
        members(all, column + indent, level + 1)
      }
    case a: ujson.Arr =>
      val inner = if (explicit) column + indent else column + arrayIndent
      if (a.value.isEmpty) emptyBehind(isObject = false)
      else if (level == Levels) renderer.deep(value, level, column, inObject = true, explicit)
      else {
        Columns.break(out, inner)
        elements(a.value, inner, level + 1)
      }
    case _ => scalarBehind(value, column)
  }

  /** Writes the elements of an array that is not empty, as `members` does. */
  private def elements(all: ArrayBuffer[ujson.Value], column: Int, level: Int): Unit = {
    var i = 0
    while (i < all.length) {
      if (i > 0) Columns.break(out, column)
      out.ascii('-')
      behindDash(all(i), column, level)
      i += 1
    }
  }

  private def behindDash(value: ujson.Value, column: Int, level: Int): Unit = value match {
    case o: ujson.Obj =>
      val all = Platform.members(o)
      if (!all.hasNext) emptyBehind(isObject = true)
      else if (level == Levels) renderer.deep(value, level, column, inObject = false, explicit = false)
      else {
        out.ascii(' ')
        members(all, column + YamlRenderer.DashWidth, level + 1)
      }
    case a: ujson.Arr =>
      val inner = column + YamlRenderer.DashWidth
      if (a.value.isEmpty) emptyBehind(isObject = false)
      else if (level == Levels) renderer.deep(value, level, column, inObject = false, explicit = false)
      else {
        if (style.compactSequences) out.ascii(' ') else Columns.break(out, inner)
        elements(a.value, inner, level + 1)
      }
    case _ => scalarBehind(value, column)
  }

  private def emptyBehind(isObject: Boolean): Unit = {
    out.ascii(' ')
    empty(isObject)
  }

  private def empty(isObject: Boolean): Unit = {
    tokens.blockOpen = false
    tokens.empty(isObject)
  }

  private def scalarBehind(value: ujson.Value, column: Int): Unit = {
    out.ascii(' ')
    scalar(value, column + indent, isRoot = false)
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

private object YamlTree {
  final val Levels = 64
}
