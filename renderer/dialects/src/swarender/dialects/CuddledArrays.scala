package swarender
package dialects

import swarender.event.{DocumentWriter, HeldEvents, Mark, NodeWalker}
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

  /** The writer refuses tags, or leaves them out. */
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (Mark.isComment(kind)) super.onMark(kind, text) else target.mark(kind, text)

  protected override def begin(isObject: Boolean): Unit = {
    if (waiting) {
      waiting = false
      buffer.beginArray()
    }
    if (isObject || buffer.isOpen) super.begin(isObject) else waiting = true
  }

  override def forget(): Unit = {
    waiting = false
    super.forget()
  }

  def on(other: Output): DocumentWriter = target.dialect.writer(other, target.style)
}
