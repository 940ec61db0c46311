package swarender
package event

import java.util.Iterator
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

/** Values that are there as a whole: those of a `ujson.Value` and those of an [[EventBuffer]]. The
  * latter are an `ObjectNode`, an `ArrayNode`, a `CharSequence` for a string or a date-time, a
  * `Long`, a `Double`, a `Boolean`, a `NumberNode` and the rest of them.
  */
private[swarender] object Node {
  type Members = Iterator[_ <: Entry[String, _ <: AnyRef]]

  def isObject(node: AnyRef): Boolean = node.isInstanceOf[ujson.Obj] || node.isInstanceOf[ObjectNode]

  def isArray(node: AnyRef): Boolean = node.isInstanceOf[ujson.Arr] || node.isInstanceOf[ArrayNode]

  /** Whether `node` is certain to be a string, as most values are: it is asked first. */
  def isString(node: AnyRef): Boolean = node.isInstanceOf[ujson.Str] || node.isInstanceOf[String]

  /** A value without its comments and its tag. */
  def bare(node: AnyRef): AnyRef = node match {
    case c: CommentedNode => c.node
    case _ => node
  }

  /** A string that is a null reference is null too. */
  def isNull(node: AnyRef): Boolean = node match {
    case s: ujson.Str => s.value eq null
    case _ => (node eq ujson.Null) || (node eq null)
  }

  /** Whether a node is a container without members or elements. */
  def isEmpty(node: AnyRef): Boolean =
    isObject(node) && !members(node).hasNext || isArray(node) && elements(node).isEmpty

  /** The key of a member, which may be an integer. */
  def key(member: Entry[String, _ <: AnyRef]): CharSequence = member.getValue match {
    case c: CommentedNode => c.key(member.getKey)
    case _ => member.getKey
  }

  /** The members of an object, in their order. An entry holds until the next one is asked for. */
  def members(node: AnyRef): Members = node match {
    case o: ujson.Obj => ObjectMembers.of(o)
    case o: ObjectNode => o.members[AnyRef]
    case _ => throw new IllegalArgumentException("not an object")
  }

  /** The lines of comments at the end of a container, or null. */
  def foot(node: AnyRef): String = node match {
    case o: ObjectNode => o.foot
    case a: ArrayNode => a.foot
    case _ => null
  }

  /** The elements of an array, to be read only. */
  def elements(node: AnyRef): ArrayBuffer[AnyRef] = node match {
    case a: ujson.Arr => a.value.asInstanceOf[ArrayBuffer[AnyRef]]
    case a: ArrayNode => a.elements
    case _ => throw new IllegalArgumentException("not an array")
  }

  /** Sends a value that is not a container. Classes come before `CharSequence`: the JVM searches
    * all interfaces of an object to find that it is none.
    */
  def sendScalar(node: AnyRef, sink: Events): Unit = node match {
    case s: ujson.Str => if (s.value eq null) sink.nullValue() else sink.string(s.value)
    case n: ujson.Num => sink.float64(n.value)
    case b: ujson.Bool => sink.bool(b.value)
    case s: String => sink.string(s)
    case n: java.lang.Long => sink.int64(n.longValue)
    case n: java.lang.Double => sink.float64(n.doubleValue)
    case b: java.lang.Boolean => sink.bool(b.booleanValue)
    case n: OwnScalar => n.send(sink)
    case d: TomlDateTime => sink.dateTime(d)
    case s: CharSequence => sink.string(s)
    case c: CommentedNode =>
      c.sendMarks(sink)
      sendScalar(c.node, sink)
    case _ => sink.nullValue()
  }
}

private[swarender] final class ArrayNode {
  val elements: ArrayBuffer[AnyRef] = new ArrayBuffer[AnyRef](ArrayNode.InitialSize)

  /** The lines of comments after the last element, or null. */
  var foot: String = null
}

private object ArrayNode {
  final val InitialSize = 4
}

/** A scalar that sends itself: a program that makes none loads nothing that writes it. */
private[event] abstract class OwnScalar {
  def send(sink: Events): Unit
}

private[swarender] final class NumberNode(val text: String) extends OwnScalar {
  def send(sink: Events): Unit = sink.number(text)
}

private final class UnsignedNode(value: Long) extends OwnScalar {
  def send(sink: Events): Unit = sink.uint64(value)
}

/** A `Float`: in JavaScript a boxed one is no other than a `Double`. */
private final class FloatNode(value: Float) extends OwnScalar {
  def send(sink: Events): Unit = sink.float32(value)
}
