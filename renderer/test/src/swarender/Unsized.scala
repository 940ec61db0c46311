package swarender

/** The events of a value as a parser sends them: the lengths of containers unknown. */
object Unsized {
  def feed(value: ujson.Value, renderer: Renderer): Unit = {
    events(value, renderer)
    renderer.flush()
  }

  private def events(value: ujson.Value, renderer: Renderer): Unit = value match {
    case ujson.Obj(members) =>
      renderer.beginObject(-1)
      members.foreach { case (k, v) =>
        renderer.key(k)
        events(v, renderer)
      }
      renderer.endObject()
    case ujson.Arr(elements) =>
      renderer.beginArray(-1)
      elements.foreach(events(_, renderer))
      renderer.endArray()
    case ujson.Str(s) => renderer.string(new java.lang.StringBuilder(s))
    case ujson.Num(d) => renderer.float64(d)
    case ujson.Null => renderer.nul()
    case b => renderer.bool(b.bool)
  }
}
