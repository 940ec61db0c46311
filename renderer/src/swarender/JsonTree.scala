package swarender

import java.util.function.BiConsumer

import scala.collection.mutable.ArrayBuffer

import swarender.out.Out

/** Writes whole `ujson.Value`s as JSON, as `renderer` writes their events. Nothing can come out of order here, so that nobody keeps the
  * order and remembers the keys. Values below 64 levels go to `renderer`, which no depth overflows.
  */
private[swarender] final class JsonTree(out: Out, style: JsonStyle, tokens: JsonTokens, renderer: JsonRenderer)
    extends BiConsumer[String, ujson.Value] {
  private[this] val refusesSurrogates = style.surrogates eq Surrogates.Fail

  /** How many containers are open, and whether the innermost one has no element yet. */
  private[this] var level = 0
  private[this] var isEmpty = true

  def write(value: ujson.Value): Unit = {
    level = 0
    any(value)
  }

  private def any(value: ujson.Value): Unit = value match {
    case s: ujson.Str => string(s.value)
    case n: ujson.Num => number(n.value)
    case o: ujson.Obj => if (level < JsonTree.Levels) members(o) else renderer.deep(o, level)
    case a: ujson.Arr => if (level < JsonTree.Levels) elements(a.value) else renderer.deep(a, level)
    case b: ujson.Bool => tokens.bool(b.value)
    case _ => tokens.nul()
  }

  private def string(s: String): Unit = {
    if (refusesSurrogates) renderer.refuse(s)
    tokens.string(s)
  }

  private def number(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, style.numbers) else renderer.notFinite(v)

  private def members(o: ujson.Obj): Unit = {
    begin('{')
    Platform.eachMember(o, this)
    end('}')
  }

  /** A member of the innermost object. */
  def accept(key: String, value: ujson.Value): Unit = {
    before()
    if (refusesSurrogates) renderer.refuse(key)
    tokens.key(key)
    any(value)
  }

  private def elements(all: ArrayBuffer[ujson.Value]): Unit = {
    begin('[')
    var i = 0
    while (i < all.length) {
      before()
      any(all(i))
      i += 1
    }
    end(']')
  }

  private def begin(bracket: Int): Unit = {
    out.ascii(bracket)
    level += 1
    isEmpty = true
  }

  private def before(): Unit =
    if (isEmpty) {
      isEmpty = false
      tokens.newline(level)
    } else tokens.separator(level)

  private def end(bracket: Int): Unit = {
    level -= 1
    tokens.end(bracket, isEmpty, level)
    isEmpty = false
  }
}

private object JsonTree {
  private final val Levels = 64
}
