package swarender

import java.util.Iterator
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

import swarender.out.Out

/** Writes whole `ujson.Value`s as JSON, as `renderer` writes their events. Nothing can come out of order here, so that nobody keeps the
  * order and remembers the keys. Values below 64 levels go to `renderer`, which no depth overflows.
  */
private[swarender] final class JsonTree(out: Out, style: JsonStyle, tokens: JsonTokens, renderer: JsonRenderer) {
  import ValueWalker.Levels

  /** Writes `value`, which stands in `level` containers. */
  def write(value: ujson.Value, level: Int): Unit = value match {
    case s: ujson.Str =>
      renderer.checkSurrogates(s.value)
      tokens.string(s.value)
    case n: ujson.Num => number(n.value)
    case o: ujson.Obj => if (level < Levels) members(Platform.members(o), level + 1) else renderer.deep(o, level)
    case a: ujson.Arr => if (level < Levels) elements(a.value, level + 1) else renderer.deep(a, level)
    case b: ujson.Bool => tokens.bool(b.value)
    case _ => tokens.nul()
  }

  private def number(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, style.numbers) else renderer.notFinite(v)

  private def members(all: Iterator[Entry[String, ujson.Value]], level: Int): Unit = {
    out.ascii('{')
    var isEmpty = true
    while (all.hasNext) {
      val member = all.next()
      before(isEmpty, level)
      isEmpty = false
      renderer.checkSurrogates(member.getKey)
      tokens.key(member.getKey)
      write(member.getValue, level)
    }
    tokens.end('}', isEmpty, level - 1)
  }

  private def elements(all: ArrayBuffer[ujson.Value], level: Int): Unit = {
    out.ascii('[')
    var i = 0
    while (i < all.length) {
      before(i == 0, level)
      write(all(i), level)
      i += 1
    }
    tokens.end(']', i == 0, level - 1)
  }

  private def before(first: Boolean, level: Int): Unit =
    if (first) tokens.newline(level) else tokens.separator(level)
}
