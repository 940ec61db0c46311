package swarender
package event

import swarender.chars.Surrogate

/** Looks for keys with lone surrogates. */
private[swarender] final class LoneKeys private extends NoEvents {
  private var found = false

  override def key(s: CharSequence): Unit = if (Surrogate.firstLone(s) >= 0) found = true
}

private[swarender] object LoneKeys {

  /** Whether an object in `value` has such a key. */
  def areIn(value: ujson.Value): Boolean = {
    val keys = new LoneKeys
    new ValueWalker(keys).walk(value)
    keys.found
  }
}
