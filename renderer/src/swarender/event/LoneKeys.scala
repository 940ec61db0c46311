package swarender
package event

import swarender.chars.Surrogate

/** Looks for keys with lone surrogates. */
private[swarender] final class LoneKeys private extends Events {
  private var found = false

  def key(s: CharSequence): Unit = if (Surrogate.firstLone(s) >= 0) found = true
  def beginObject(): Unit = ()
  def endObject(): Unit = ()
  def beginArray(): Unit = ()
  def endArray(): Unit = ()
  def string(s: CharSequence): Unit = ()
  def int64(v: Long): Unit = ()
  def float64(v: Double): Unit = ()
  def number(text: CharSequence): Unit = ()
  def bool(v: Boolean): Unit = ()
  def nullValue(): Unit = ()
}

private[swarender] object LoneKeys {

  /** Whether an object in `value` has such a key. */
  def areIn(value: ujson.Value): Boolean = {
    val keys = new LoneKeys
    new ValueWalker(keys).walk(value)
    keys.found
  }
}
