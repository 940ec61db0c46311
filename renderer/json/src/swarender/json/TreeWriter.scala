package swarender
package json

import scala.collection.mutable.ArrayBuffer

import swarender.event.{NodeWalker, ObjectMembers, Prefetch, TreeTokens, ValueWalker}
import swarender.output.Output

/** Writes trees as JSON. Whole `ujson.Value`s are written here, for the outer levels by calls of
  * itself; `writer` gets those below as events. Others call for each token.
  */
private[json] class TreeWriter(out: Output, tokens: JsonTokens, writer: JsonWriter) extends TreeTokens {
  private[this] val numbers = tokens.numbers
  private[this] val isCompact = tokens.isCompact

  final def level: Int = writer.level
  final def done(level: Int): Unit = writer.continueAt(level, JsonPlace.Next)
  final val levels: Int = Math.min(ValueWalker.Levels, writer.maxDepth)

  final def eventsAt(level: Int): JsonWriter = {
    writer.continueAt(level, JsonPlace.Value)
    writer
  }

  final def string(s: CharSequence): Unit = {
    writer.checkSurrogates(s)
    tokens.string(s)
  }

  final def int64(v: Long, level: Int): Unit = if (writer.limits) eventsAt(level).int64(v) else out.long(v)

  final def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, numbers) else writer.notFinite(v)

  final def bool(v: Boolean): Unit = tokens.bool(v)
  final def nullValue(): Unit = tokens.nullValue()

  def key(s: String): Unit = {
    writer.checkSurrogates(s)
    tokens.key(s)
  }

  @inline final def begin(bracket: Int): Unit = out.ascii(bracket)

  @inline final def before(isFirst: Boolean, level: Int): Unit =
    if (isCompact) { if (!isFirst) out.ascii(',') }
    else if (isFirst) tokens.newline(level)
    else tokens.separator(level)

  @inline final def end(bracket: Int, isEmpty: Boolean, level: Int): Unit =
    if (isCompact) out.ascii(bracket) else tokens.end(bracket, isEmpty, level)

  def write(value: ujson.Value, level: Int): Unit = send(value, level)

  private def send(value: ujson.Value, level: Int): Unit = value match {
    case s: ujson.Str => if (s.value eq null) nullValue() else string(s.value)
    case n: ujson.Num => float64(n.value)
    case o: ujson.Obj => if (level == levels) asEvents(o, level) else members(o, level)
    case a: ujson.Arr => if (level == levels) asEvents(a, level) else elements(a.value, level)
    case b: ujson.Bool => bool(b.value)
    case _ => nullValue()
  }

  private def asEvents(value: ujson.Value, level: Int): Unit = new NodeWalker(eventsAt(level), null).walk(value)

  private def members(o: ujson.Obj, level: Int): Unit = {
    begin('{')
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

  protected def elements(all: ArrayBuffer[ujson.Value], level: Int): Unit = {
    begin('[')
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
}
