package swarender
package event

import swarender.Events.Place
import swarender.output.Output

/** Makes it apart from what every call loads. */
private[swarender] object Comments {
  def before(target: DocumentWriter, comment: Place => Option[String]): DocumentWriter = new Comments(target, comment)
}

/** Adds what `comment` gives for the place of a value. It is asked for every value but the root
  * container and containers in an array, which have no line of their own.
  */
private[swarender] final class Comments(target: DocumentWriter, comment: Place => Option[String])
    extends EventFilter(target) {
  private[this] val position = new EventState

  private def ask(): Unit = comment(position) match {
    case Some(text) => target.comment(text)
    case None => ()
  }

  private def begin(isObject: Boolean): Unit = {
    if (position.inObject) ask()
    position.begin(isObject)
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
  override def key(s: CharSequence): Unit = { position.key(s); target.key(s) }
  override def string(s: CharSequence): Unit = { ask(); target.string(s); next() }
  override def int64(v: Long): Unit = { ask(); target.int64(v); next() }
  override def uint64(v: Long): Unit = { ask(); target.uint64(v); next() }
  override def float64(v: Double): Unit = { ask(); target.float64(v); next() }
  override def float32(v: Float): Unit = { ask(); target.float32(v); next() }
  override def number(text: CharSequence): Unit = { ask(); target.number(text); next() }
  override def dateTime(v: TomlDateTime): Unit = { ask(); target.dateTime(v); next() }
  override def bool(v: Boolean): Unit = { ask(); target.bool(v); next() }
  override def nullValue(): Unit = { ask(); target.nullValue(); next() }

  override def reset(): Unit = {
    position.reset()
    target.reset()
  }

  override def forget(): Unit = {
    position.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && position.isSmall

  def on(other: Output): DocumentWriter = new Comments(target.on(other), comment)
}
