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

  private[this] object Walked extends Place {
    def segments: List[Segment] = placeSegments ::: walkedFrom ::: (if (walking) walker.segments else Nil)
  }

  override def beginDocument(): Unit = {
    target.place = Walked
    target.beginDocument()
  }

  /** Sends what was held, if its end has come. */
  protected final def sendWhole(): Unit = if (!buffer.isOpen) send(buffer.take())

  protected final def send(node: AnyRef): Unit = {
    walking = true
    walker.walk(node)
    walking = false
  }

  override def key(s: CharSequence): Unit = sink.key(s)
  protected override def scalar(least: Int): Events = sink
  protected override def marks: Events = sink
  override def tag(text: String): Unit = if (buffer.isOpen) buffer.tag(text) else target.tag(text)
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    if (commentsDefaults) sink.commentedDefault(comment, member)

  private[swarender] override def openLevels: Int = target.openLevels + buffer.level

  override def forget(): Unit = {
    walking = false
    walker.forget()
    buffer.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && buffer.isSmall
}
