package swarender
package yaml

import swarender.Events.Place
import swarender.event.{DocumentWriter, PlacedFilter}
import swarender.output.Output

/** Creates the filter. Not a companion, which every call would load. */
private[swarender] object YamlTags {
  def before(target: DocumentWriter, tag: Place => Option[String]): DocumentWriter = new YamlTags(target, tag)
}

/** Adds the tag that `tagOf` gives for the place of a value, in place of its own one. */
private[yaml] final class YamlTags(target: DocumentWriter, tagOf: Place => Option[String])
    extends PlacedFilter(target) {

  /** The tag of the next value itself, or null. */
  private[this] var own: String = null

  override def tag(text: String): Unit = if (own eq null) own = text

  protected def beforeScalar(): Unit = {
    val text = tagOf(position).getOrElse(own)
    own = null
    if (text ne null) target.tag(text)
  }
  protected def beforeContainer(): Unit = beforeScalar()
  override def checksKeys: Boolean = target.checksKeys

  override def forget(): Unit = {
    own = null
    super.forget()
  }

  def on(other: Output): DocumentWriter = new YamlTags(target.on(other), tagOf)
}
