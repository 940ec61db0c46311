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
) extends PlacedFilter(target) {
  private def askNote(): Unit = if (note ne null) note(position).foreach(target.comment(_))
  private def askLines(): Unit = if (above ne null) above(position).foreach(target.commentLines(_))

  protected override def beforeDocument(): Unit = askLines()
  protected override def beforeKey(): Unit = askLines()

  protected def beforeScalar(): Unit = {
    if (!position.inObject && !position.isOutside) askLines()
    askNote()
  }

  protected def beforeContainer(): Unit =
    if (position.inObject) askNote() else if (!position.isOutside) askLines()

  def on(other: Output): DocumentWriter = new Comments(target.on(other), note, above)
}
