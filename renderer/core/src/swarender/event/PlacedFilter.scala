package swarender
package event

/** A filter that knows the place of each value and asks for what comes before it there. */
private[swarender] abstract class PlacedFilter(target: DocumentWriter) extends EventFilter(target) {
  protected[this] final val position = new EventState

  /** Before a document begins. */
  protected def beforeDocument(): Unit = ()

  /** Before a scalar, and before a container, of which `position` is the place. */
  protected def beforeScalar(): Unit
  protected def beforeContainer(): Unit

  /** Before the key of the member at `position`. */
  protected def beforeKey(): Unit = ()

  private def begin(isObject: Boolean): Unit = {
    beforeContainer()
    position.begin(isObject)
  }

  private def end(): Unit = {
    position.end()
    next()
  }

  private def next(): Unit = position.next()

  override def beginDocument(): Unit = {
    position.reset()
    beforeDocument()
    super.beginDocument()
  }

  override def beginObject(): Unit = { begin(isObject = true); target.beginObject() }
  override def beginArray(): Unit = { begin(isObject = false); target.beginArray() }
  override def endObject(): Unit = { end(); target.endObject() }
  override def endArray(): Unit = { end(); target.endArray() }
  override def key(s: CharSequence): Unit = { position.key(s); beforeKey(); target.key(s) }
  override def string(s: CharSequence): Unit = { beforeScalar(); target.string(s); next() }
  override def int64(v: Long): Unit = { beforeScalar(); target.int64(v); next() }
  override def uint64(v: Long): Unit = { beforeScalar(); target.uint64(v); next() }
  override def float64(v: Double): Unit = { beforeScalar(); target.float64(v); next() }
  override def float32(v: Float): Unit = { beforeScalar(); target.float32(v); next() }
  override def number(text: CharSequence): Unit = { beforeScalar(); target.number(text); next() }
  override def dateTime(v: TomlDateTime): Unit = { beforeScalar(); target.dateTime(v); next() }
  override def bool(v: Boolean): Unit = { beforeScalar(); target.bool(v); next() }
  override def nullValue(): Unit = { beforeScalar(); target.nullValue(); next() }

  override def forget(): Unit = {
    position.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && position.isSmall
}
