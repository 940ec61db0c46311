package swarender
package event

/** A writer that takes tokens of a JSON text as they are there. */
private[swarender] trait TakesText {

  /** As `key`, where `known.literal` may keep what the writer makes of the key. */
  private[swarender] def knownKey(known: KnownKey): Unit
}
