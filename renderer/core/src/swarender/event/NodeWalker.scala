package swarender
package event

import java.util.{Arrays, Comparator}
import java.util.AbstractMap.SimpleImmutableEntry
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

import swarender.Events.Place
import swarender.RenderError.Segment
import swarender.chars.Reusable

/** Sends nodes of any depth to `sink` as events.
  *
  * @param order
  *   the order of the members of the object that is begun, equal ones in the order given; null for
  *   all in the order given
  */
private[swarender] final class NodeWalker(sink: Events, order: NodeWalker.MemberOrder) extends Place {
  import NodeWalker._

  /** Per open container, from 1 on: the members still to come, or the elements; how many of these
    * were sent, or `InObject`, or `InMap`; the last key.
    */
  private[this] var contents = new Array[AnyRef](InitialDepth)
  private[this] var indexes = new Array[Int](InitialDepth)
  private[this] var keys = new Array[String](InitialDepth)
  private[this] var depth = 0

  /** Per open container that has them, the lines of comments at its end; null for none. */
  private[this] var feet: java.util.HashMap[Int, String] = null

  def walk(node: AnyRef): Unit = {
    depth = 0
    send(node)
    while (depth > 0) if (indexes(depth) < 0) members() else elements()
    forget()
  }

  /** Drops every reference, and the memory that only deep nodes need. */
  def forget(): Unit = {
    feet = null
    if (indexes.length > Reusable.Depth) {
      contents = new Array[AnyRef](InitialDepth)
      indexes = new Array[Int](InitialDepth)
      keys = new Array[String](InitialDepth)
    } else {
      Arrays.fill(contents, null)
      Arrays.fill(keys.asInstanceOf[Array[AnyRef]], null)
    }
  }

  /** The way from the node that is being sent to the event that was sent last. */
  def segments: List[Segment] = {
    var all: List[Segment] = Nil
    var level = depth
    while (level > 0) {
      if (indexes(level) > 0) all ::= RenderError.Index(indexes(level) - 1)
      else if (indexes(level) < 0 && (keys(level) ne null)) all ::= RenderError.Key(keys(level))
      level -= 1
    }
    all
  }

  /** Members up to a container, or to the end. */
  private def members(): Unit = {
    val level = depth
    val rest = contents(level).asInstanceOf[Node.Members]
    val isDistinct = indexes(level) == InMap
    while (depth == level)
      if (rest.hasNext) {
        val member = rest.next()
        val key = member.getKey
        keys(level) = key
        member.getValue match {
          case c: CommentedNode =>
            if (c.above ne null) sink.commentLines(c.above)
            sink.key(c.key(key))
            commented(c)
          case d: DefaultNode => d.send(sink)
          case value =>
            if (isDistinct) sink.distinctKey(key) else sink.key(key)
            send(value)
        }
      } else {
        sendFoot()
        depth -= 1
        sink.endObject()
      }
  }

  /** Elements up to a container, or to the end. */
  private def elements(): Unit = {
    val level = depth
    val all = contents(level).asInstanceOf[ArrayBuffer[AnyRef]]
    while (depth == level) {
      val i = indexes(level)
      if (i < all.length) {
        indexes(level) = i + 1
        send(all(i))
      } else {
        sendFoot()
        depth -= 1
        sink.endArray()
      }
    }
  }

  private def sendFoot(): Unit = if (feet ne null) {
    val foot = feet.remove(depth)
    if (foot ne null) sink.commentLines(foot)
  }

  private def commented(c: CommentedNode): Unit = {
    c.sendMarks(sink)
    send(c.node)
  }

  private def send(node: AnyRef): Unit =
    if (Node.isObject(node)) {
      sink.beginObject()
      push(
        if (order eq null) Node.members(node) else sorted(node),
        if (node.isInstanceOf[ujson.Obj]) InMap else InObject
      )
      keepFoot(node)
    } else if (Node.isArray(node)) {
      sink.beginArrayOf(node)
      push(Node.elements(node), 0)
      keepFoot(node)
    } else
      node match {
        case c: CommentedNode =>
          if (c.above ne null) sink.commentLines(c.above)
          commented(c)
        case _ => Node.sendScalar(node, sink)
      }

  private def keepFoot(node: AnyRef): Unit = {
    val foot = Node.foot(node)
    if (foot ne null) {
      if (feet eq null) feet = new java.util.HashMap[Int, String]
      val _ = feet.put(depth, foot)
    }
  }

  private def sorted(node: AnyRef): Node.Members = {
    val copy = new java.util.ArrayList[Entry[String, AnyRef]]
    var isOther = false
    val all = Node.members(node)
    while (all.hasNext) {
      val member = all.next()
      val own = new SimpleImmutableEntry[String, AnyRef](member.getKey, member.getValue)
      val written = order.written(member.getKey)
      if (written eq member.getKey) copy.add(own)
      else {
        isOther = true
        copy.add(new WrittenEntry(written, own))
      }
    }
    copy.sort(order.ofObject)
    if (isOther) copy.replaceAll {
      case entry: WrittenEntry => entry.own
      case entry => entry
    }
    copy.iterator()
  }

  private def push(content: AnyRef, index: Int): Unit = {
    depth += 1
    if (depth == indexes.length) {
      contents = Arrays.copyOf(contents, depth * 2)
      indexes = Arrays.copyOf(indexes, depth * 2)
      keys = Arrays.copyOf(keys, depth * 2)
    }
    contents(depth) = content
    indexes(depth) = index
    keys(depth) = null
  }
}

private[swarender] object NodeWalker {

  /** The order of the members of each object. */
  trait MemberOrder {

    /** The order of the members of the object at which the walk is. */
    def ofObject: Comparator[Entry[String, AnyRef]]

    /** The key as it is written. */
    def written(key: String): String
  }

  /** A member among those that are sorted, where its key is written as another text. */
  private final class WrittenEntry(written: String, val own: Entry[String, AnyRef])
      extends SimpleImmutableEntry[String, AnyRef](written, own.getValue)

  private final val InObject = -1

  /** In an object whose keys are distinct. */
  private final val InMap = -2
  private final val InitialDepth = 16
}
