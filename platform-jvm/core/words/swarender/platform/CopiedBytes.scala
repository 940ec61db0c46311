package swarender
package platform

import java.nio.charset.StandardCharsets.UTF_8

/** The bytes of `s` in UTF-8, which are copied often: the first 16 or 32 as words of 8, with zeros
  * after the last byte.
  */
private[swarender] abstract class CopiedBytes(s: String) {
  private[swarender] final val bytes: Array[Byte] = s.getBytes(UTF_8)

  /** How many bytes there are, and how many `copyTo` writes. */
  private[swarender] final val length: Int = bytes.length
  private[swarender] final val room: Int = if (length <= 16) 16 else Math.max(32, length)

  // Fields, since most texts have no more: an element of an array is checked for its bounds.
  private[this] val first: Long = word(0)
  private[this] val second: Long = word(8)
  private[this] val third: Long = word(16)
  private[this] val fourth: Long = word(24)

  private def word(from: Int): Long = {
    var word = 0L
    var i = Math.min(length, from + 8) - 1
    while (i >= from) {
      word = word << 8 | bytes(i) & 0xffL
      i -= 1
    }
    word
  }

  /** Copies the bytes, and what comes after them, from `dst(at)` on. */
  @inline private[swarender] final def copyTo(dst: Array[Byte], at: Int): Unit = {
    Platform.putLongLE(dst, at, first)
    Platform.putLongLE(dst, at + 8, second)
    if (room > 16) copyMore(dst, at)
  }

  private def copyMore(dst: Array[Byte], at: Int): Unit = {
    Platform.putLongLE(dst, at + 16, third)
    Platform.putLongLE(dst, at + 24, fourth)
    if (room > 32) System.arraycopy(bytes, 32, dst, at + 32, length - 32)
  }
}
