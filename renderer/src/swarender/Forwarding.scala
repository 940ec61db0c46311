package swarender

/** A renderer that hands every event to `target`; what extends it adds to some of them. */
private[swarender] abstract class Forwarding(target: Renderer) extends Renderer {
  def beginObject(size: Int): Unit = target.beginObject(size)
  def key(s: CharSequence): Unit = target.key(s)
  def endObject(): Unit = target.endObject()
  def beginArray(size: Int): Unit = target.beginArray(size)
  def endArray(): Unit = target.endArray()
  def string(s: CharSequence): Unit = target.string(s)
  def asciiSafe(s: String): Unit = target.asciiSafe(s)
  def int64(v: Long): Unit = target.int64(v)
  def uint64(v: Long): Unit = target.uint64(v)
  def float64(v: Double): Unit = target.float64(v)
  def float32(v: Float): Unit = target.float32(v)
  def number(text: CharSequence): Unit = target.number(text)
  override def dateTime(v: TomlDateTime): Unit = target.dateTime(v)
  def bool(v: Boolean): Unit = target.bool(v)
  def nul(): Unit = target.nul()
  def nextDocument(): Unit = target.nextDocument()
  def flush(): Unit = target.flush()
  def reset(): Unit = target.reset()
  def path: String = target.path
  def offset: Long = target.offset
  private[swarender] def forget(): Boolean = target.forget()
  private[swarender] def isComplete: Boolean = target.isComplete
  private[swarender] def fail(what: RenderError.Kind, detail: String): Nothing = target.fail(what, detail)
}

/** Refuses a key that stands twice in one object. */
private[swarender] final class UniqueKeys(target: Renderer) extends Forwarding(target) {
  private[this] val open = new java.util.ArrayList[java.util.HashSet[String]]

  override def beginObject(size: Int): Unit = {
    target.beginObject(size)
    open.add(new java.util.HashSet)
    ()
  }

  override def key(s: CharSequence): Unit = {
    target.key(s)
    if (!open.get(open.size - 1).add(s.toString))
      target.fail(RenderError.DuplicateKey, s"the key ${Quote.json(s)} stands twice in one object")
  }

  /** The keys of a `ujson.Obj` are those of a map. */
  private[swarender] override def tree(value: ujson.Value): Unit = target.tree(value)

  override def endObject(): Unit = {
    target.endObject()
    open.remove(open.size - 1)
    ()
  }

  override def reset(): Unit = {
    open.clear()
    target.reset()
  }
}
