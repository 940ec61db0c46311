package swarender
package event

import java.util.{Arrays, Iterator}
import java.util.Map.Entry

/** The members of an object in their order, with room for `size` of them at first. */
private[swarender] final class ObjectNode(size: Int) {

  /** Each key, followed by its value. */
  private[this] var all = new Array[AnyRef](2 * size)
  private[this] var count = 0

  /** The lines of comments after the last member, or null. */
  var foot: String = null

  def add(key: AnyRef, value: AnyRef): Unit = {
    if (count == all.length) all = Arrays.copyOf(all, 2 * count + 2)
    all(count) = key
    all(count + 1) = value
    count += 2
  }

  /** The members so far, all of which have values of the type `V`. */
  def members[V <: AnyRef]: NodeMembers[V] = new NodeMembers(all, count)
}

private[event] object ObjectNode {
  final val InitialSize = 4
}

/** Goes through `count / 2` keys, each followed by its value. It is the entry of each member: an
  * entry holds until the next one is asked for.
  */
private[swarender] final class NodeMembers[V <: AnyRef] private[event] (all: Array[AnyRef], count: Int)
    extends Iterator[Entry[String, V]]
    with Entry[String, V] {
  private[this] var at = -2

  def hasNext: Boolean = at + 2 < count
  def next(): NodeMembers[V] = {
    at += 2
    this
  }
  def getKey: String = all(at).asInstanceOf[String]
  def getValue: V = all(at + 1).asInstanceOf[V]
  def setValue(value: V): V = throw new UnsupportedOperationException("setValue")
}
