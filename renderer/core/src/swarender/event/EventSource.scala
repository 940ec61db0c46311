package swarender
package event

/** Sends the events of values: the part of an [[Encoder]] that this package knows. */
private[swarender] trait EventSource[T] {
  def encode(value: T, events: Events): Unit
}
