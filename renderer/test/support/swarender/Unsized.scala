package swarender

/** The events of a value as a parser sends them: the lengths of containers unknown. */
object Unsized {

  /** Sends them and flushes. */
  def feed(value: ujson.Value, renderer: Renderer): Unit =
    feed(value, renderer, s => renderer.string(new java.lang.StringBuilder(s)))

  /** Sends them, with strings as `string` sends them, and flushes. */
  def feed(value: ujson.Value, renderer: Renderer, string: String => Unit): Unit = {
    events(value, renderer, string)
    renderer.flush()
  }

  def events(value: ujson.Value, renderer: Events, string: String => Unit): Unit = value match {
    case ujson.Obj(members) =>
      renderer.beginObject()
      members.foreach { case (k, v) =>
        renderer.key(k)
        events(v, renderer, string)
      }
      renderer.endObject()
    case ujson.Arr(elements) =>
      renderer.beginArray()
      elements.foreach(events(_, renderer, string))
      renderer.endArray()
    case ujson.Str(s) => string(s)
    case ujson.Num(d) => renderer.float64(d)
    case ujson.Null => renderer.nullValue()
    case b => renderer.bool(b.bool)
  }
}
