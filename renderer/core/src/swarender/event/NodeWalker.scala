package swarender
package event

import java.util.Comparator
import java.util.AbstractMap.SimpleImmutableEntry
import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

import swarender.Events.Place
import swarender.RenderError.Segment

/** Sends nodes of any depth to `sink` as events.
  *
  * @param order
  *   the order of the members of the object that is begun, equal ones in the order given; null for
  *   all in the order given
  */
private[swarender] final class NodeWalker(sink: Events, order: NodeWalker.MemberOrder) extends Place {
  import NodeWalker._

  /** The innermost of the containers that are open; null where none is. */
  private[this] var open: Open = null

  def walk(node: AnyRef): Unit = {
    open = null
    send(node)
    while (open ne null) if (open.members ne null) members() else elements()
  }

  /** Drops every reference to a node that has not been sent as a whole. */
  def forget(): Unit = open = null

  /** The way from the node that is being sent to the event that was sent last. */
  def segments: List[Segment] = {
    var all: List[Segment] = Nil
    var container = open
    while (container ne null) {
      if (container.index > 0) all ::= RenderError.Index(container.index - 1)
      else if (container.key ne null) all ::= RenderError.Key(container.key)
      container = container.outer
    }
    all
  }

  /** Members up to a container, or to the end. */
  private def members(): Unit = {
    val own = open
    val isDistinct = own.node.isInstanceOf[ujson.Obj]
    while (open eq own)
      if (own.members.hasNext) {
        val member = own.members.next()
        val key = member.getKey
        own.key = key
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
        close()
        sink.endObject()
      }
  }

  /** Elements up to a container, or to the end. */
  private def elements(): Unit = {
    val own = open
    while (open eq own)
      if (own.index < own.elements.length) {
        own.index += 1
        send(own.elements(own.index - 1))
      } else {
        close()
        sink.endArray()
      }
  }

  private def close(): Unit = {
    val foot = Node.foot(open.node)
    if (foot ne null) sink.commentLines(foot)
    open = open.outer
  }

  private def commented(c: CommentedNode): Unit = {
    c.sendMarks(sink)
    send(c.node)
  }

  private def send(node: AnyRef): Unit =
    if (Node.isObject(node)) {
      sink.beginObject()
      open = new Open(node, if (order eq null) Node.members(node) else sorted(node), null, open)
    } else if (Node.isArray(node)) {
      sink.beginArrayOf(node)
      open = new Open(node, null, Node.elements(node), open)
    } else
      node match {
        case c: CommentedNode =>
          if (c.above ne null) sink.commentLines(c.above)
          commented(c)
        case _ => Node.sendScalar(node, sink)
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
}

private[swarender] object NodeWalker {

  trait MemberOrder {

    /** The order of the members of the object at which the walk is. */
    def ofObject: Comparator[Entry[String, AnyRef]]

    /** The key as it is written. */
    def written(key: String): String
  }

  /** A member among those that are sorted, where its key is written as another text. */
  private final class WrittenEntry(written: String, val own: Entry[String, AnyRef])
      extends SimpleImmutableEntry[String, AnyRef](written, own.getValue)

  /** A container that is open: its members, or its elements.
    *
    * @param outer
    *   the one around it, or null
    */
  private final class Open(
      val node: AnyRef,
      val members: Node.Members,
      val elements: ArrayBuffer[AnyRef],
      val outer: Open
  ) {

    /** How many elements were sent, and the key of the last member. */
    var index = 0
    var key: String = null
  }
}
