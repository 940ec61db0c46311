package swarender
package event

/** Sends a `ujson.Value` to `sink` as events. It calls itself for the outer levels; a
  * [[NodeWalker]] sends those below, so that no depth overflows the stack.
  */
private[swarender] final class ValueWalker(sink: Events) {
  private[this] var deep: NodeWalker = null

  def walk(value: ujson.Value): Unit = send(value, ValueWalker.Levels)

  @inline private def send(value: ujson.Value, levels: Int): Unit = value match {
    case s: ujson.Str => if (s.value eq null) sink.nullValue() else sink.string(s.value)
    case n: ujson.Num => sink.float64(n.value)
    case o: ujson.Obj => if (levels == 0) sendDeep(o) else members(o, levels - 1)
    case a: ujson.Arr => if (levels == 0) sendDeep(a) else elements(a, levels - 1)
    case b: ujson.Bool => sink.bool(b.value)
    case _ => sink.nullValue()
  }

  private def members(o: ujson.Obj, levels: Int): Unit = {
    sink.beginObject()
    val all = ObjectMembers.of(o)
    while (all.hasNext) {
      val member = all.next()
      sink.distinctKey(member.getKey)
      send(member.getValue, levels)
    }
    sink.endObject()
  }

  private def elements(a: ujson.Arr, levels: Int): Unit = {
    sink.beginArrayOf(a)
    val all = a.value
    Prefetch.begin(all)
    var i = 0
    while (i < all.length) {
      Prefetch.at(all, i)
      send(all(i), levels)
      i += 1
    }
    sink.endArray()
  }

  private def sendDeep(value: ujson.Value): Unit = {
    if (deep eq null) deep = new NodeWalker(sink, null)
    deep.walk(value)
  }
}

private[swarender] object ValueWalker {

  /** How many nested containers are walked by functions that call themselves. */
  final val Levels = 64
}
