package swarender
package numbers

import swarender.platform.Platform

/** Text of ASCII that is made from the numbers of a value, in a byte array: that of UUIDs, decimals
  * and times.
  */
private[swarender] trait AsciiText[T] {

  /** Writes the text to `dst` at `at`, after which `Room` bytes are free. Returns the index after
    * the last byte.
    */
  private[swarender] def put(value: T, dst: Array[Byte], at: Int): Int

  private[swarender] final def textOf(value: T): String = {
    val bytes = new Array[Byte](AsciiText.Room)
    Platform.latin1String(bytes, 0, put(value, bytes, 0))
  }
}

private[swarender] object AsciiText {

  /** More than any of them is long, with a word of slack. */
  final val Room = 64

  // What readers take the text for. The text has no space, quote or backslash.

  /** Nothing is known of it. */
  final val Unknown = 0

  /** A string in every format. */
  final val Word = 1

  /** A time to readers of YAML, a string to those of TOML; a time to those of both. */
  final val Time = 2
  final val TomlTime = 3

  /** A number of at most 18 digits and without an exponent; no zero has a sign. */
  final val Number = 4
}
