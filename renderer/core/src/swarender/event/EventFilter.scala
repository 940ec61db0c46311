package swarender
package event

/** A filter of events: hands each to `target`; what extends it adds to some of them. */
private[swarender] abstract class EventFilter(target: DocumentWriter)
    extends DocumentWriter(target.out)
    with FilteredEvents {
  protected def receiver: Events = target
  protected def scalar(least: Int): Events = target

  /** Gives `target` its place too, since it raises the errors. */
  override def beginDocument(): Unit = {
    target.place = place
    target.position = position
    target.beginDocument()
  }
  def endDocument(): Unit = target.endDocument()
  override def nextDocument(): Unit = target.nextDocument()
  override def endStream(): Unit = target.endStream()
  protected def begin(isObject: Boolean): Unit = if (isObject) target.beginObject() else target.beginArray()
  protected def end(isObject: Boolean): Unit = if (isObject) target.endObject() else target.endArray()
  def maxDepth: Int = target.maxDepth
  private[swarender] def openLevels: Int = target.openLevels
  private[swarender] override def asksPosition: Boolean = target.asksPosition
  override def hasComments: Boolean = target.hasComments
  override def commentsDefaults: Boolean = target.commentsDefaults
  def forget(): Unit = target.forget()
  private[swarender] def isSmall: Boolean = target.isSmall
}
