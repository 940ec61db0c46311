package swarender
package event

import swarender.chars.AsciiKey

/** A writer that takes tokens of a JSON text as they are there. */
private[swarender] trait TakesTokens {

  /** Writes a key as `key` does; `known.literal` may keep what the writer makes of it. */
  private[swarender] def knownKey(known: AsciiKey): Unit

  /** Writes a string, if it is written as it is: the bytes `[from, until)` of `a`, which are
    * well-formed UTF-8, not ASCII, and as JSON has it, with escapes perhaps. 8 bytes or more follow
    * them. Otherwise it does nothing and returns false.
    */
  private[swarender] def utf8String(a: Array[Byte], from: Int, until: Int): Boolean
}
