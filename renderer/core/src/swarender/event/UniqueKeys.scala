package swarender
package event

import swarender.Policy.Surrogates
import swarender.output.Output
import swarender.chars.{QuotedText, Surrogate}

/** Refuses a key that comes twice in one object. The fields of a class are known to be distinct. */
private[swarender] final class UniqueKeys(target: DocumentWriter, surrogates: Surrogates) extends EventFilter(target) {
  private[this] val keys = new OpenKeys(surrogates)

  override def key(s: CharSequence): Unit = {
    val key = s.toString
    target.key(FixedText.kept(s))
    if (!keys.add(openLevels, key)) UniqueKeys.repeated(this, key)
  }

  /** Keys that differ in lone surrogates only are equal where these are replaced. */
  override def distinctKey(s: CharSequence): Unit =
    if (surrogates eq Surrogates.Replace) key(s) else target.distinctKey(s)

  override def field(fields: FieldNames, i: Int): Unit = target.field(fields, i)

  override def endObject(): Unit = {
    keys.end(openLevels)
    target.endObject()
  }

  /** Two keys of a `ujson.Obj` can only become the same if one has a lone surrogate. */
  override def tree(value: ujson.Value): Unit =
    if (canClash(value)) super.tree(value)
    else {
      target.place = place
      target.tree(value)
    }
  override def subtree(value: ujson.Value): Unit =
    if (canClash(value)) super.subtree(value) else target.subtree(value)

  private def canClash(value: ujson.Value): Boolean = (surrogates eq Surrogates.Replace) && hasLoneKeys(value)

  private def hasLoneKeys(value: ujson.Value): Boolean = {
    var found = false
    val keys = new NoEvents { override def key(s: CharSequence): Unit = if (Surrogate.firstLone(s) >= 0) found = true }
    new ValueWalker(keys).walk(value)
    found
  }

  override def forget(): Unit = {
    keys.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && keys.isSmall

  def on(other: Output): DocumentWriter = new UniqueKeys(target.on(other), surrogates)
}

private[swarender] object UniqueKeys {
  def to(target: DocumentWriter, surrogates: Surrogates): DocumentWriter = new UniqueKeys(target, surrogates)

  def repeated(events: Events, key: String): Nothing =
    events.fail(RenderError.DuplicateKey, s"duplicate key ${QuotedText.shortened(key)}")
}
