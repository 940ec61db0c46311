package swarender
package platform

import java.nio.charset.StandardCharsets.UTF_8

/** The bytes of `s` in UTF-8, which are copied often. Programs that make strings never ask. */
private[swarender] abstract class CopiedBytes(s: String) {
  private[swarender] final lazy val bytes: Array[Byte] = s.getBytes(UTF_8)

  /** Whether a string is written faster by its chars: they are few, and all of them ASCII. */
  private[swarender] final val isShort: Boolean = CopiedBytes.isShort(s)

  /** How many bytes `copyTo` writes. */
  private[swarender] final def room: Int = bytes.length
  private[swarender] final def length: Int = bytes.length

  /** Copies the bytes from `dst(at)` on. */
  private[swarender] final def copyTo(dst: Array[Byte], at: Int): Unit =
    if (isShort) Platform.copyLatin1(s, 0, s.length, dst, at)
    else System.arraycopy(bytes, 0, dst, at, bytes.length)
}

private[swarender] object CopiedBytes {

  /** Up to so many chars it is faster to copy a text than to append it. */
  final val Short = 64

  def isShort(s: String): Boolean = {
    var i = 0
    while (i < s.length && s.charAt(i) < 0x80) i += 1
    i == s.length && i <= Short
  }
}
