package swarender

/** Every event there is, to be refused by a renderer that failed. */
object RefusedEvents {
  val all: Seq[(String, Renderer => Unit)] = Seq(
    "beginObject" -> (_.beginObject()),
    "endObject" -> (_.endObject()),
    "beginArray" -> (_.beginArray()),
    "beginObjectArray" -> (_.beginObjectArray()),
    "beginValueArray" -> (_.beginValueArray()),
    "endArray" -> (_.endArray()),
    "key" -> (_.key("k")),
    "string" -> (_.string("s")),
    "int64" -> (_.int64(1)),
    "uint64" -> (_.uint64(-1)),
    "float64" -> (_.float64(0.5)),
    "float64 NaN" -> (_.float64(Double.NaN)),
    "float32" -> (_.float32(0.5f)),
    "number" -> (_.number("1")),
    "number that is none" -> (_.number("one")),
    "bool" -> (_.bool(true)),
    "nullValue" -> (_.nullValue()),
    "comment" -> (_.comment("c")),
    "commentLines" -> (_.commentLines("c")),
    "tag" -> (_.tag("!t")),
    "value" -> (_.value(1)),
    "a tree" -> (_.value(ujson.Obj("a" -> 1))),
    "nextDocument" -> (_.nextDocument()),
    "endStream" -> (_.endStream()),
    "flush" -> (_.flush())
  )

  private var next = 0

  /** Checks that the renderer refuses two of them, others each time. */
  def checkSome(renderer: Renderer, where: => String): Unit = {
    check(renderer, where, Seq(all(next), all((next + 7) % all.size)))
    next = (next + 1) % all.size
  }

  /** Checks that the renderer refuses them all. */
  def check(renderer: Renderer, where: => String, events: Seq[(String, Renderer => Unit)] = all): Unit =
    for ((name, event) <- events) {
      val kind =
        try {
          event(renderer)
          "nothing"
        } catch { case e: RenderError => e.kind.toString }
      if (kind != "broken") throw new java.lang.AssertionError(s"$where, then $name: $kind")
    }
}
