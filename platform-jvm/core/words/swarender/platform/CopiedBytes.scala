package swarender
package platform

import java.nio.charset.StandardCharsets.UTF_8

/** The bytes of `s` in UTF-8, which are copied often, as words of 8: `bytes`, and zeros up to 16 or
  * 32 at least.
  */
private[swarender] abstract class CopiedBytes(s: String) {
  private[swarender] final val bytes: Array[Byte] = s.getBytes(UTF_8)

  /** How many bytes there are, and how many `copyTo` writes. */
  private[swarender] final val length: Int = bytes.length
  private[swarender] final val room: Int = if (length <= 16) 16 else Math.max(32, (length + 7) / 8 * 8)

  // Fields, since most texts have no more: an element of an array is checked for its bounds.
  private[this] val first: Long = word(0)
  private[this] val second: Long = word(8)
  private[this] val third: Long = word(16)
  private[this] val fourth: Long = word(24)
  private[this] val rest: Array[Long] = new Array[Long](if (room > CopiedBytes.Words) 0 else Math.max(0, room / 8 - 4))

  fill()

  private def fill(): Unit = {
    var i = 0
    while (i < rest.length) {
      rest(i) = word(32 + 8 * i)
      i += 1
    }
  }

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
    if (room > 32) copyRest(dst, at + 32)
  }

  private def copyRest(dst: Array[Byte], at: Int): Unit =
    if (room > CopiedBytes.Words) System.arraycopy(bytes, 32, dst, at, length - 32)
    else {
      var i = 0
      while (i < rest.length) {
        Platform.putLongLE(dst, at + (i << 3), rest(i))
        i += 1
      }
    }
}

private object CopiedBytes {

  /** The most bytes that are copied as words. */
  final val Words = 64
}
