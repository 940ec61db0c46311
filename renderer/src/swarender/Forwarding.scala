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
    if (!open.isEmpty && !open.get(open.size - 1).add(s.toString))
      target.fail(RenderError.DuplicateKey, s"the key ${Quote.json(s)} stands twice in one object")
    target.key(s)
  }

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

/** A root object as lines `key = value`, the keys as they are: Jsonnet's `std.manifestPythonVars`. Each value
  * is a document of `target`.
  */
private[swarender] final class Assignments(target: Renderer, chars: out.Out) extends Forwarding(target) {
  private[this] var depth = 0
  private[this] var done = false

  private def begin(isObject: Boolean): Unit = {
    if (depth == 0 && (done || !isObject)) target.fail(RenderError.NotExpressible, "the root is one object")
    depth += 1
  }

  private def end(): Unit = {
    depth -= 1
    if (depth == 1) lineDone() else if (depth == 0) done = true
  }

  private def lineDone(): Unit = {
    chars.ascii('\n')
    target.nextDocument()
  }

  private def scalarDone(): Unit = if (depth == 1) lineDone()

  private def scalar(): Unit =
    if (depth == 0) target.fail(RenderError.NotExpressible, "the root is one object")

  override def beginObject(size: Int): Unit = {
    begin(isObject = true)
    if (depth > 1) target.beginObject(size)
  }
  override def endObject(): Unit = {
    if (depth > 1) target.endObject()
    end()
  }
  override def beginArray(size: Int): Unit = {
    begin(isObject = false)
    target.beginArray(size)
  }
  override def endArray(): Unit = {
    target.endArray()
    end()
  }
  override def key(s: CharSequence): Unit =
    if (depth == 1) {
      chars.escaped(s, 0, s.length, text.Escapes.none)
      chars.literal(Assignments.equalsSign)
    } else target.key(s)
  override def string(s: CharSequence): Unit = { scalar(); target.string(s); scalarDone() }
  override def asciiSafe(s: String): Unit = { scalar(); target.asciiSafe(s); scalarDone() }
  override def int64(v: Long): Unit = { scalar(); target.int64(v); scalarDone() }
  override def uint64(v: Long): Unit = { scalar(); target.uint64(v); scalarDone() }
  override def float64(v: Double): Unit = { scalar(); target.float64(v); scalarDone() }
  override def float32(v: Float): Unit = { scalar(); target.float32(v); scalarDone() }
  override def number(text: CharSequence): Unit = { scalar(); target.number(text); scalarDone() }
  override def bool(v: Boolean): Unit = { scalar(); target.bool(v); scalarDone() }
  override def nul(): Unit = { scalar(); target.nul(); scalarDone() }
  override def nextDocument(): Unit = done = false
  override def reset(): Unit = {
    depth = 0
    done = false
    target.reset()
  }
  private[swarender] override def isComplete: Boolean = done
}

private object Assignments {
  val equalsSign = new out.Literal(" = ")
}
