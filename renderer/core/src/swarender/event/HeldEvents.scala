package swarender
package event

import swarender.Events.Place
import swarender.RenderError.Segment

/** A filter that holds some values in memory until their end, and then sends them by a walker. */
private[swarender] abstract class HeldEvents(target: DocumentWriter) extends EventFilter(target) {
  protected final val buffer = new EventBuffer(this)
  protected def walker: NodeWalker

  /** Whether `walker` is at work: then the place is the one before, and its way from there. */
  private[this] var walking = false

  /** The way from that place to what `walker` sends. */
  protected def walkedFrom: List[Segment] = Nil

  /** Where the next event goes. */
  protected def sink: Events = if (buffer.isOpen) buffer else target

  private[this] val walked: Place = new Place {
    def segments: List[Segment] = placeSegments ::: walkedFrom ::: (if (walking) walker.segments else Nil)
  }

  override def beginDocument(): Unit = {
    target.place = walked
    target.beginDocument()
  }

  /** Takes what was held, since its end has come. */
  protected def whole(node: AnyRef): Unit = send(node)

  protected final def send(node: AnyRef): Unit = {
    walking = true
    walker.walk(node)
    walking = false
  }

  protected override def begin(isObject: Boolean): Unit = if (isObject) sink.beginObject() else sink.beginArray()
  protected override def end(isObject: Boolean): Unit = {
    val isHeld = buffer.isOpen
    if (isObject) sink.endObject() else sink.endArray()
    if (isHeld && !buffer.isOpen) whole(buffer.take())
  }
  override def key(s: CharSequence): Unit = sink.key(s)
  protected override def scalar(least: Int): Events = sink
  private[swarender] override def onMark(kind: Int, text: String): Unit = sink.mark(kind, text)
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    if (commentsDefaults) sink.commentedDefault(comment, member)

  private[swarender] override def openLevels: Int = target.openLevels + buffer.level

  override def forget(): Unit = {
    walking = false
    walker.forget()
    buffer.forget()
    target.forget()
  }
}
