package swarender
package event

import java.util.function.BiConsumer

import swarender.platform.Memory

private[swarender] object ObjectMembers {

  /** The members of `o` in their order. An entry holds until the next one is asked for. All are
    * read before the first one is written, so that the memory of the later ones comes into the
    * cache meanwhile.
    */
  def of(o: ujson.Obj): NodeMembers[ujson.Value] = if (MapEntries.readable) direct(o) else byPairs(o)

  def direct(o: ujson.Obj): NodeMembers[ujson.Value] = {
    val members = new ObjectNode(o.value.size)
    MapEntries.direct(o.value).forEach(new Reader(members))
    members.members
  }

  def byPairs(o: ujson.Obj): NodeMembers[ujson.Value] = {
    val members = new ObjectNode(o.value.size)
    o.value.foreach(member => members.add(member._1, member._2))
    members.members
  }

  /** Reads members without looking at the classes of their values, which would wait for memory. */
  private final class Reader(members: ObjectNode) extends BiConsumer[AnyRef, AnyRef] {
    def accept(key: AnyRef, value: AnyRef): Unit = {
      Memory.prefetch(key)
      Memory.prefetch(value)
      members.add(key, value)
    }
  }
}
