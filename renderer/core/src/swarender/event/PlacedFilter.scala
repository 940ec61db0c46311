package swarender
package event

/** A filter that knows the place of each value and asks for what comes before it there. */
private[swarender] abstract class PlacedFilter(target: DocumentWriter) extends EventFilter(target) {
  protected[this] final val position = new EventState
  protected def beforeDocument(): Unit = ()

  /** Before a scalar, and before a container, of which `position` is the place. */
  protected def beforeScalar(): Unit
  protected def beforeContainer(): Unit

  /** Before the key of the member at `position`. */
  protected def beforeKey(): Unit = ()

  protected override def begin(isObject: Boolean): Unit = {
    beforeContainer()
    position.begin(isObject)
    super.begin(isObject)
  }

  protected override def end(isObject: Boolean): Unit = {
    position.end()
    position.next()
    super.end(isObject)
  }

  override def beginDocument(): Unit = {
    position.reset()
    beforeDocument()
    super.beginDocument()
  }

  override def key(s: CharSequence): Unit = { position.key(s); beforeKey(); target.key(s) }
  protected override def scalar(least: Int): Events = { beforeScalar(); target }
  protected override def afterScalar(): Unit = position.next()

  override def forget(): Unit = {
    position.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && position.isSmall
}
