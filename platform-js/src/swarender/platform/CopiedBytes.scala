package swarender
package platform

/** Bytes that are copied often. */
private[swarender] abstract class CopiedBytes(private[swarender] final val bytes: Array[Byte]) {

  /** How many bytes `copyTo` writes. */
  private[swarender] final def room: Int = bytes.length

  /** Copies the bytes from `dst(at)` on. */
  private[swarender] final def copyTo(dst: Array[Byte], at: Int): Unit =
    System.arraycopy(bytes, 0, dst, at, bytes.length)
}
