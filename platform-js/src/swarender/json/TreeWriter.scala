package swarender
package json

import scala.collection.mutable.ArrayBuffer
import scala.scalajs.js
import scala.scalajs.js.annotation.JSGlobal

import swarender.event.{ObjectMembers, ValueWalker}
import swarender.output.AppendingOutput
import swarender.platform.CopiedBytes

/** Writes `ujson.Value`s as JSON. It calls itself for the outer levels. */
private[json] final class TreeWriter(out: AppendingOutput, tokens: JsonTokens, writer: PlatformTree) {
  import TreeWriter.*

  private[this] val numbers = tokens.numbers
  private[this] val escapes = tokens.escapes
  private[this] val isCompact = tokens.isCompact
  private[this] val batches = isCompact && numbers.isEcma

  /** The texts of the keys of the last documents; the empty text for a key that came once. */
  private[this] val keys = new KeyTexts

  def write(value: ujson.Value): Unit = {
    if (keys.size == MostKeys) keys.clear()
    send(value, 0)
  }

  private def send(value: ujson.Value, level: Int): Unit = value match {
    case s: ujson.Str => string(s.value)
    case n: ujson.Num => number(n.value)
    case o: ujson.Obj => if (level == ValueWalker.Levels) writer.asEvents(o, level) else members(o, level)
    case a: ujson.Arr => if (level == ValueWalker.Levels) writer.asEvents(a, level) else elements(a.value, level)
    case b: ujson.Bool => tokens.bool(b.value)
    case _ => tokens.nul()
  }

  private def string(s: String): Unit = {
    writer.checkSurrogates(s)
    out.quoted(s, '"', escapes)
  }

  private def number(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, numbers) else writer.notFinite(v)

  private def before(isFirst: Boolean, level: Int): Unit =
    if (isCompact) { if (!isFirst) out.ascii(',') }
    else if (isFirst) tokens.newline(level)
    else tokens.separator(level)

  private def end(bracket: Char, isEmpty: Boolean, level: Int): Unit =
    if (isCompact) out.ascii(bracket.toInt) else tokens.end(bracket.toInt, isEmpty, level)

  private def members(o: ujson.Obj, level: Int): Unit = {
    out.ascii('{')
    val all = ObjectMembers.of(o)
    var isFirst = true
    while (all.hasNext) {
      val member = all.next()
      before(isFirst, level + 1)
      isFirst = false
      key(member.getKey)
      send(member.getValue, level + 1)
    }
    end('}', isFirst, level)
  }

  private def key(s: String): Unit = {
    val known = keys.get(s)
    if (known.isDefined && (known.asInstanceOf[String] ne "")) out.short(known.asInstanceOf[String])
    else {
      writer.checkSurrogates(s)
      tokens.writeKey(out, s)
      if (s.length <= MaxKey && keys.size < MostKeys) keep(s, known.isDefined)
    }
  }

  private def keep(s: String, again: Boolean): Unit = {
    val text = if (again) tokens.textOf(s) else ""
    if (CopiedBytes.isShort(text)) keys.set(s, text)
  }

  private def elements(all: ArrayBuffer[ujson.Value], level: Int): Unit = {
    val batch = if (batches && all.length > 0) batchOf(all, BatchLevels) else null
    if (batch ne null) out.ascii(js.JSON.stringify(batch))
    else {
      out.ascii('[')
      val n = all.length
      var i = 0
      while (i < n) {
        before(i == 0, level + 1)
        send(all(i), level + 1)
        i += 1
      }
      end(']', n == 0, level)
    }
  }

  /** The same as an array of the engine, if all are numbers that `JSON.stringify` writes as the
    * style does, or arrays of these; else null. The engine writes an array of numbers without
    * making a string of each.
    */
  private def batchOf(all: ArrayBuffer[ujson.Value], levels: Int): js.Array[Any] = {
    val n = all.length
    val batch = new js.Array[Any](n)
    var i = 0
    while (i < n) {
      val element: Any = all(i) match {
        case v: ujson.Num if isPlain(v.value) => v.value
        case a: ujson.Arr if levels > 1 => batchOf(a.value, levels - 1)
        case _ => null
      }
      if (element == null) return null
      batch(i) = element
      i += 1
    }
    batch
  }

  /** Whether `JSON.stringify` writes it with its sign, as a number. */
  private def isPlain(v: Double): Boolean = Math.abs(v) <= Double.MaxValue && (v != 0 || 1 / v > 0)
}

private object TreeWriter {
  private final val MostKeys = 512
  private final val MaxKey = 64

  /** So many arrays inside each other are written at once: the coordinates of GeoJSON are three or
    * four. An array that has something else is walked once for each level.
    */
  private final val BatchLevels = 4
}

/** Its own `Map`, whose keys the engine compares by their identity where it can. */
@js.native
@JSGlobal("Map")
private final class KeyTexts extends js.Object {
  def get(key: String): js.UndefOr[String] = js.native
  def set(key: String, text: String): Unit = js.native
  def size: Int = js.native
  def clear(): Unit = js.native
}
