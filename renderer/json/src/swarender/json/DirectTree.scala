package swarender
package json

import scala.collection.mutable.ArrayBuffer

import swarender.chars.Literal
import swarender.event.{NodeWalker, ObjectMembers, Prefetch, ValueWalker}
import swarender.output.{ByteOutput, DirectOwner}

/** Writes whole `ujson.Value`s as compact JSON to bytes, where `owner` lets encoders write without
  * events too: what [[TreeWriter]] does for any layout and output.
  */
private[swarender] final class DirectTree(out: ByteOutput, tokens: JsonTokens, owner: DirectOwner, maxDepth: Int) {
  private[this] val numbers = tokens.numbers
  private[this] val escapes = tokens.escapes
  private[this] val levels = Math.min(ValueWalker.Levels, maxDepth)

  /** Writes `value` at `level`. */
  def write(value: ujson.Value, level: Int): Unit = value match {
    case s: ujson.Str => string(s.value)
    case n: ujson.Num => double(n.value)
    case o: ujson.Obj => if (level >= levels) asEvents(o, level) else members(o, level + 1)
    case a: ujson.Arr => if (level >= levels) asEvents(a, level) else elements(a.value, level + 1)
    case b: ujson.Bool => out.literal(if (b.value) Literal.True else Literal.False)
    case _ => out.literal(Literal.Null)
  }

  private def string(s: String): Unit = if (s eq null) out.literal(Literal.Null) else out.quoted(s, '"', escapes)

  private def double(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, numbers) else owner.notFinite(v)

  private def asEvents(value: ujson.Value, level: Int): Unit = {
    val around = out.level
    out.level = level
    new NodeWalker(owner.eventsWithin(), null).walk(value)
    out.level = around
  }

  private def members(o: ujson.Obj, level: Int): Unit = {
    out.ascii('{')
    val all = ObjectMembers.of(o)
    var comma = 0
    while (all.hasNext) {
      val member = all.next()
      key(comma, member.getKey)
      comma = 1
      write(member.getValue, level)
    }
    out.ascii('}')
  }

  private def key(comma: Int, s: String): Unit = {
    val known = tokens.repeated(s)
    if (known ne null) out.next(comma, known)
    else {
      if (comma > 0) out.ascii(',')
      tokens.writeKey(out, s)
    }
  }

  private def elements(all: ArrayBuffer[ujson.Value], level: Int): Unit = {
    out.ascii('[')
    Prefetch.begin(all)
    val n = all.length
    var i = 0
    while (i < n) {
      Prefetch.at(all, i)
      if (i > 0) out.ascii(',')
      write(all(i), level)
      i += 1
    }
    out.ascii(']')
  }
}
