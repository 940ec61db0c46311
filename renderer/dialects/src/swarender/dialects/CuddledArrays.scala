package swarender
package dialects

import swarender.event.{DocumentWriter, HeldEvents, NodeWalker}
import swarender.json.RelaxedWriter
import swarender.output.Output

/** Holds an array whose first element is a container until its end: KYAML puts its brackets on the
  * lines of its elements if these are containers without comments, and nothing else.
  */
private[dialects] final class CuddledArrays(target: RelaxedWriter) extends HeldEvents(target) {
  protected val walker: NodeWalker = new NodeWalker(target, null)

  /** An array is open, but its first element has not come: it is not forwarded yet. */
  private[this] var waiting = false

  protected override def sink: Events = {
    if (waiting) {
      waiting = false
      target.beginArray()
    }
    super.sink
  }

  /** There are none: it is refused, or left out. */
  override def tag(text: String): Unit = target.tag(text)

  private def beginContainer(): Unit = if (waiting) {
    waiting = false
    buffer.beginArray()
  }

  override def beginObject(): Unit = {
    beginContainer()
    sink.beginObject()
  }
  override def beginArray(): Unit = {
    beginContainer()
    if (buffer.isOpen) buffer.beginArray() else waiting = true
  }
  override def endObject(): Unit = if (buffer.isOpen) buffer.endObject() else sink.endObject()
  override def endArray(): Unit =
    if (buffer.isOpen) {
      buffer.endArray()
      sendWhole()
    } else sink.endArray()

  override def forget(): Unit = {
    waiting = false
    super.forget()
  }

  def on(other: Output): DocumentWriter = target.dialect.writer(other, target.style)
}
