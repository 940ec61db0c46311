package swarender

/** The events of a value as a parser sends them: the lengths of containers unknown, and strings what `text` makes of them. */
object Unsized {
  def feed(
      value: ujson.Value,
      renderer: Renderer,
      text: String => CharSequence = new java.lang.StringBuilder(_)
  ): Unit = {
    events(value, renderer, text)
    renderer.flush()
  }

  private def events(value: ujson.Value, renderer: Renderer, text: String => CharSequence): Unit = value match {
    case ujson.Obj(members) =>
      renderer.beginObject(-1)
      members.foreach { case (k, v) =>
        renderer.key(k)
        events(v, renderer, text)
      }
      renderer.endObject()
    case ujson.Arr(elements) =>
      renderer.beginArray(-1)
      elements.foreach(events(_, renderer, text))
      renderer.endArray()
    case ujson.Str(s) => renderer.string(text(s))
    case ujson.Num(d) => renderer.float64(d)
    case ujson.Null => renderer.nul()
    case b => renderer.bool(b.bool)
  }
}
