package swarender
package json

import scala.collection.mutable.ArrayBuffer

import swarender.event.{NodeWalker, ObjectMembers, Prefetch}
import swarender.output.Output

/** Writes whole `ujson.Value`s as JSON. It calls itself for the outer levels; `writer` gets those
  * below as events.
  */
private[json] class TreeWriter(out: Output, tokens: JsonTokens, writer: JsonWriter)
    extends TreeTokens(out, tokens, writer) {

  /** Writes `value` at `level`, which is below `levels`, or 0. */
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
