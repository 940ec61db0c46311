package swarender
package event

import swarender.Events.Place
import swarender.output.Output

/** Makes it apart from what every call loads. */
private[swarender] object Comments {
  def before(target: DocumentWriter, style: StyleValues): DocumentWriter =
    new Comments(target, style(Settings.comments), style(Settings.commentLines))
}

/** Adds what `note` and `above` give, unless they are null, for the place of a value. The first is
  * asked for every value but the root container and containers in an array, the second for all.
  */
private[swarender] final class Comments(
    target: DocumentWriter,
    note: Place => Option[String],
    above: Place => Option[String]
) extends EventFilter(target) {
  private[this] val position = new EventState

  private def askNote(): Unit = if (note ne null) note(position) match {
    case Some(text) => target.comment(text)
    case None => ()
  }

  private def askLines(): Unit = if (above ne null) above(position) match {
    case Some(text) => target.commentLines(text)
    case None => ()
  }

  private def ask(): Unit = {
    if (!position.inObject && !position.isOutside) askLines()
    askNote()
  }

  private def begin(isObject: Boolean): Unit = {
    if (position.inObject) askNote() else if (!position.isOutside) askLines()
    position.begin(isObject)
  }

  override def beginDocument(): Unit = {
    position.reset()
    askLines()
    super.beginDocument()
  }

  private def end(): Unit = {
    position.end()
    next()
  }

  private def next(): Unit = position.next()

  override def beginObject(): Unit = { begin(isObject = true); target.beginObject() }
  override def beginArray(): Unit = { begin(isObject = false); target.beginArray() }
  override def endObject(): Unit = { end(); target.endObject() }
  override def endArray(): Unit = { end(); target.endArray() }
  override def key(s: CharSequence): Unit = { position.key(s); askLines(); target.key(s) }
  override def string(s: CharSequence): Unit = { ask(); target.string(s); next() }
  override def int64(v: Long): Unit = { ask(); target.int64(v); next() }
  override def uint64(v: Long): Unit = { ask(); target.uint64(v); next() }
  override def float64(v: Double): Unit = { ask(); target.float64(v); next() }
  override def float32(v: Float): Unit = { ask(); target.float32(v); next() }
  override def number(text: CharSequence): Unit = { ask(); target.number(text); next() }
  override def dateTime(v: TomlDateTime): Unit = { ask(); target.dateTime(v); next() }
  override def bool(v: Boolean): Unit = { ask(); target.bool(v); next() }
  override def nullValue(): Unit = { ask(); target.nullValue(); next() }

  override def forget(): Unit = {
    position.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && position.isSmall

  def on(other: Output): DocumentWriter = new Comments(target.on(other), note, above)
}
