package swarender
package event

/** What sends the events of values: all that this package knows of an [[Encoder]]. */
private[swarender] trait EventSource[T] {
  def encode(value: T, events: Events): Unit
}
