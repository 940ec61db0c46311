package swarender
package event

import swarender.Events.Place
import swarender.output.Output

private[swarender] object Comments {
  def to(target: DocumentWriter, style: CommonSettings): DocumentWriter =
    new Comments(target, style.comments, style.commentLines)
}

/** Adds what `note` and `above` give, unless they are null, for the place of a value. The first is
  * asked for every value but the root container and containers in an array, the second for all.
  */
private[swarender] final class Comments(
    target: DocumentWriter,
    note: Place => Option[String],
    above: Place => Option[String]
) extends EventFilter(target) {
  private[swarender] override def asksPosition: Boolean = true
  private def askNote(): Unit = if (note ne null) note(position).foreach(target.comment(_))
  private def askLines(): Unit = if (above ne null) above(position).foreach(target.commentLines(_))

  /** The lines above an element: those above a member came before its key. */
  private def askElement(): Unit = if (!position.inObject && !position.isOutside) askLines()

  override def beginDocument(): Unit = {
    askLines()
    super.beginDocument()
  }

  override def key(s: CharSequence): Unit = { askLines(); target.key(s) }

  protected override def scalar(least: Int): Events = {
    askElement()
    askNote()
    target
  }

  protected override def begin(isObject: Boolean): Unit = {
    if (position.inObject) askNote() else askElement()
    super.begin(isObject)
  }

  def on(other: Output): DocumentWriter = new Comments(target.on(other), note, above)
}
