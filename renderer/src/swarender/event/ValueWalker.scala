package swarender
package event

import java.util.{Arrays, Iterator}
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

/** Sends a `ujson.Value` to `sink` as events. Differs from `ujson.Value.transform` in that it does not count the members of an
  * object first, and in that no depth overflows the stack: it calls itself for the outer levels, and those below keep their place in
  * arrays.
  */
private[swarender] final class ValueWalker(sink: EventSink) {
  private[this] var deep: DeepWalker = null

  def walk(value: ujson.Value): Unit = send(value, ValueWalker.Levels)

  private def send(value: ujson.Value, levels: Int): Unit = value match {
    case s: ujson.Str => sink.string(s.value)
    case n: ujson.Num => sink.float64(n.value)
    case o: ujson.Obj => if (levels == 0) sendDeep(o) else members(Platform.members(o), levels - 1)
    case a: ujson.Arr => if (levels == 0) sendDeep(a) else elements(a.value, levels - 1)
    case b: ujson.Bool => sink.bool(b.value)
    case _ => sink.nul()
  }

  private def members(all: Iterator[Entry[String, ujson.Value]], levels: Int): Unit = {
    sink.beginObject()
    while (all.hasNext) {
      val member = all.next()
      sink.key(member.getKey)
      send(member.getValue, levels)
    }
    sink.endObject()
  }

  private def elements(all: ArrayBuffer[ujson.Value], levels: Int): Unit = {
    sink.beginArray()
    var i = 0
    while (i < all.length) {
      send(all(i), levels)
      i += 1
    }
    sink.endArray()
  }

  private def sendDeep(value: ujson.Value): Unit = {
    if (deep eq null) deep = new DeepWalker(sink)
    deep.walk(value)
  }
}

private object ValueWalker {

  /** So many containers inside each other are written by functions that call themselves, here and in the trees of the formats. */
  final val Levels = 64
}

/** Sends a `ujson.Value` of any depth to a renderer as events. */
private final class DeepWalker(sink: EventSink) {
  private[this] type Member = Entry[String, ujson.Value]

  /** Of each open container the members still to come, or else the elements and the index of the next one. */
  private[this] var members = new Array[Iterator[Member]](16)
  private[this] var elements = new Array[ArrayBuffer[ujson.Value]](16)
  private[this] var indexes = new Array[Int](16)
  private[this] var depth = 0

  def walk(value: ujson.Value): Unit =
    try {
      event(value)
      while (depth > 0)
        if (members(depth - 1) ne null) nextMember(members(depth - 1)) else nextElement(elements(depth - 1))
    } finally forget()

  /** Scalar members up to a container, or to the end. */
  private def nextMember(rest: Iterator[Member]): Unit = {
    val level = depth
    while (depth == level)
      if (rest.hasNext) {
        val member = rest.next()
        sink.key(member.getKey)
        event(member.getValue)
      } else {
        pop()
        sink.endObject()
      }
  }

  private def nextElement(all: ArrayBuffer[ujson.Value]): Unit = {
    val level = depth
    var i = indexes(level - 1)
    while (depth == level)
      if (i < all.length) {
        val element = all(i)
        i += 1
        indexes(level - 1) = i
        event(element)
      } else {
        pop()
        sink.endArray()
      }
  }

  private def event(value: ujson.Value): Unit = value match {
    case s: ujson.Str => sink.string(s.value)
    case n: ujson.Num => sink.float64(n.value)
    case o: ujson.Obj =>
      sink.beginObject()
      push(Platform.members(o), null)
    case a: ujson.Arr =>
      sink.beginArray()
      push(null, a.value)
    case b: ujson.Bool => sink.bool(b.value)
    case _ => sink.nul()
  }

  private def push(ofMembers: Iterator[Member], ofElements: ArrayBuffer[ujson.Value]): Unit = {
    if (depth == members.length) {
      members = Arrays.copyOf(members, depth * 2)
      elements = Arrays.copyOf(elements, depth * 2)
      indexes = Arrays.copyOf(indexes, depth * 2)
    }
    members(depth) = ofMembers
    elements(depth) = ofElements
    indexes(depth) = 0
    depth += 1
  }

  private def pop(): Unit = {
    depth -= 1
    members(depth) = null
    elements(depth) = null
  }

  private def forget(): Unit = while (depth > 0) pop()
}
