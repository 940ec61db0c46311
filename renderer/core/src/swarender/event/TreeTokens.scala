package swarender
package event

/** Writes the tokens of a tree without events: where a value is tells what comes before it, so that
  * there is no state. A level is how many containers are open.
  */
private[swarender] abstract class TreeTokens {

  /** How many containers are open around the tree, before it is written. */
  def level: Int

  /** Comes after a tree that is at `level`. */
  def done(level: Int): Unit

  /** Writes the whole of `value` at `level`, which is below `levels`, or 0. */
  def write(value: ujson.Value, level: Int): Unit

  /** How many levels are written here; events go further. */
  def levels: Int

  /** What takes the events of one value at `level`, before which all is written. */
  def eventsAt(level: Int): Events

  def string(s: CharSequence): Unit
  def int64(v: Long, level: Int): Unit
  def float64(v: Double): Unit
  def bool(v: Boolean): Unit
  def nullValue(): Unit
  def key(s: String): Unit

  /** The bracket that begins a container. */
  def begin(bracket: Int): Unit

  /** Comes before an element or a member at `level`. */
  def before(isFirst: Boolean, level: Int): Unit

  /** The bracket that ends a container at `level`. */
  def end(bracket: Int, isEmpty: Boolean, level: Int): Unit
}
