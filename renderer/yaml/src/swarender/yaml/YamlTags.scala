package swarender
package yaml

import swarender.Events.Place
import swarender.event.{DocumentWriter, EventFilter, Mark}
import swarender.output.Output

private[swarender] object YamlTags {
  def to(target: DocumentWriter, tag: Place => Option[String]): DocumentWriter = new YamlTags(target, tag)
}

/** Adds the tag that `tagOf` gives for the place of a value, in place of its own one. */
private[yaml] final class YamlTags(target: DocumentWriter, tagOf: Place => Option[String]) extends EventFilter(target) {
  private[swarender] override def asksPosition: Boolean = true

  /** The tag of the next value itself, or null. */
  private[this] var own: String = null

  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (Mark.isComment(kind)) super.onMark(kind, text) else if (own eq null) own = text

  private def sendTag(): Unit = {
    val text = tagOf(position).getOrElse(own)
    own = null
    if (text ne null) target.tag(text)
  }

  def key(s: CharSequence): Unit = target.key(s)
  protected override def scalar(least: Int): Events = { sendTag(); target }
  protected override def begin(isObject: Boolean): Unit = { sendTag(); super.begin(isObject) }
  override def checksKeys: Boolean = target.checksKeys

  override def forget(): Unit = {
    own = null
    super.forget()
  }

  def on(other: Output): DocumentWriter = new YamlTags(target.on(other), tagOf)
}
