package swarender
package event

import java.util.Map.Entry

import swarender.output.Pieces

/** Writes a tree in pieces. A subtree of few nodes is written as a whole, by the writer's quickest
  * way; a larger one is opened, so that no depth overflows the stack.
  */
private[swarender] final class TreePieces(value: ujson.Value, writer: DocumentWriter)
    extends EventPieces(writer, writer) {
  import TreePieces._

  /** What is still to come of the containers that are open, from the innermost on. */
  private[this] var open: List[Rest] = Nil

  protected def begin(): Unit = send(value)

  protected def step(): Boolean = {
    open match {
      case (members: Members) :: outer =>
        if (members.all.hasNext) {
          val member = members.all.next()
          writer.distinctKey(member.getKey)
          send(member.getValue)
        } else {
          open = outer
          writer.endObject()
        }
      case (elements: Elements) :: outer =>
        if (elements.all.hasNext) send(elements.all.next())
        else {
          open = outer
          writer.endArray()
        }
      case _ => ()
    }
    open.nonEmpty
  }

  private def send(value: ujson.Value): Unit =
    if (left(value, Most) >= 0) writer.subtree(value)
    else
      value match {
        case o: ujson.Obj =>
          writer.beginObject()
          open ::= new Members(ObjectMembers.of(o))
        case a: ujson.Arr =>
          writer.beginArray()
          open ::= new Elements(a.value.iterator)
        case _ => writer.subtree(value)
      }
}

private[swarender] object TreePieces {
  def apply(value: ujson.Value, writer: DocumentWriter): Pieces = new TreePieces(value, writer)

  /** How large a subtree written as a whole may be: a node is 1, and 16 chars of a string. */
  final val Most = 256

  sealed trait Rest
  final class Members(val all: java.util.Iterator[Entry[String, ujson.Value]]) extends Rest
  final class Elements(val all: Iterator[ujson.Value]) extends Rest

  /** What is left of `most` for others, or a negative number if `value` is larger. */
  def left(value: ujson.Value, most: Int): Int = {
    var n = most - 1
    value match {
      case s: ujson.Str => if (s.value ne null) n -= s.value.length >> 4
      case o: ujson.Obj =>
        val all = ObjectMembers.of(o)
        while (n >= 0 && all.hasNext) n = left(all.next().getValue, n)
      case a: ujson.Arr =>
        var i = 0
        while (n >= 0 && i < a.value.length) {
          n = left(a.value(i), n)
          i += 1
        }
      case _ => ()
    }
    n
  }
}
