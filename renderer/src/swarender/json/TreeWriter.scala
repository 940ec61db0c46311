package swarender
package json

import scala.collection.mutable.ArrayBuffer

import swarender.event.{NodeWalker, ObjectMembers, Prefetch, ValueWalker}
import swarender.output.Output

/** Writes whole `ujson.Value`s as JSON, without events: where a value is tells what comes before
  * it, so that there is no state. It calls itself for the outer levels; `writer` gets those below
  * as events.
  */
private[json] class TreeWriter(out: Output, tokens: JsonTokens, writer: JsonWriter) {
  private[this] val numbers = tokens.numbers
  private[this] val isCompact = tokens.isCompact

  /** How many levels are written here. */
  final val levels: Int = Math.min(ValueWalker.Levels, writer.maxDepth)

  /** Writes `value` at `level`, which is below `levels`, or 0. */
  def write(value: ujson.Value, level: Int): Unit = send(value, level)

  private def send(value: ujson.Value, level: Int): Unit = value match {
    case s: ujson.Str =>
      if (s.value eq null) tokens.nullValue()
      else {
        writer.checkSurrogates(s.value)
        tokens.string(s.value)
      }
    case n: ujson.Num => number(n.value)
    case o: ujson.Obj => if (level == levels) asEvents(o, level) else members(o, level)
    case a: ujson.Arr => if (level == levels) asEvents(a, level) else elements(a.value, level)
    case b: ujson.Bool => tokens.bool(b.value)
    case _ => tokens.nullValue()
  }

  private def number(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, numbers) else writer.notFinite(v)

  private def asEvents(value: ujson.Value, level: Int): Unit = {
    writer.continueAt(level)
    new NodeWalker(writer, null).walk(value)
  }

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

  protected def key(s: String): Unit = {
    writer.checkSurrogates(s)
    tokens.key(s)
  }

  protected def elements(all: ArrayBuffer[ujson.Value], level: Int): Unit = {
    out.ascii('[')
    Prefetch.begin(all)
    var i = 0
    while (i < all.length) {
      Prefetch.at(all, i)
      before(i == 0, level + 1)
      send(all(i), level + 1)
      i += 1
    }
    end(']', i == 0, level)
  }

  @inline private def before(isFirst: Boolean, level: Int): Unit =
    if (isCompact) { if (!isFirst) out.ascii(',') }
    else if (isFirst) tokens.newline(level)
    else tokens.separator(level)

  @inline private def end(bracket: Int, isEmpty: Boolean, level: Int): Unit =
    if (isCompact) out.ascii(bracket) else tokens.end(bracket, isEmpty, level)
}
