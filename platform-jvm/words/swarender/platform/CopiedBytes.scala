package swarender
package platform

import java.nio.charset.StandardCharsets.UTF_8

/** The bytes of `s` in UTF-8, which are copied often, as words of 8: `bytes`, and zeros up to 32 at
  * least.
  */
private[swarender] abstract class CopiedBytes(s: String) {
  private[swarender] final val bytes: Array[Byte] = s.getBytes(UTF_8)
  private[this] val words: Array[Long] = packed

  private def packed: Array[Long] = {
    val words = new Array[Long](Math.max(4, (bytes.length + 7) / 8))
    var i = 0
    while (i < bytes.length) {
      words(i >> 3) |= (bytes(i) & 0xffL) << 8 * (i & 7)
      i += 1
    }
    words
  }

  /** How many bytes `copyTo` writes. */
  @inline private[swarender] final def room: Int = words.length << 3

  /** Copies the bytes, and what comes after them, from `dst(at)` on. */
  @inline private[swarender] final def copyTo(dst: Array[Byte], at: Int): Unit = {
    // The first four words without asking for the length, which no processor can predict.
    Platform.putLongLE(dst, at, words(0))
    Platform.putLongLE(dst, at + 8, words(1))
    Platform.putLongLE(dst, at + 16, words(2))
    Platform.putLongLE(dst, at + 24, words(3))
    var i = 4
    while (i < words.length) {
      Platform.putLongLE(dst, at + (i << 3), words(i))
      i += 1
    }
  }
}
