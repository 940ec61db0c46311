package swarender
package platform

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.runtime.{ByteArray, CharArray, Intrinsics}

/** The operations that Scala Native does in its own way, on little-endian machines. Arguments are
  * in range: the caller has checked.
  */
private[swarender] object Platform {

  /** The 8 bytes `[i, i + 8)` of `a`, the first one lowest. */
  @alwaysinline def getLongLE(a: Array[Byte], i: Int): Long =
    Intrinsics.loadLong(a.asInstanceOf[ByteArray].atRawUnsafe(i))

  /** Writes `v` to the 8 bytes `[i, i + 8)` of `a`, the lowest one first. */
  @alwaysinline def putLongLE(a: Array[Byte], i: Int, v: Long): Unit =
    Intrinsics.storeLong(a.asInstanceOf[ByteArray].atRawUnsafe(i), v)

  /** Whether the chars `[from, until)` of `s` are in `[0, 0xff]`, if that can be told quickly:
    * `false` says nothing.
    */
  def isLatin1(s: String, from: Int, until: Int): Boolean =
    StringChars.readable && StringChars.or(StringChars.at(s, from), until - from) <= 0xff

  /** Copies the chars `[from, until)` of `s`, all in `[0, 0xff]`, to the bytes from `dst(at)` on.
    */
  def copyLatin1(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Unit =
    copyIfLatin1(s, from, until, dst, at): Unit

  /** Copies as `copyLatin1` does, if a fast test tells that all chars are in `[0, 0xff]`. Otherwise
    * it returns false, and the bytes may have changed.
    */
  def copyIfLatin1(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Boolean =
    if (StringChars.readable) StringChars.narrow(StringChars.at(s, from), until - from, dst, at) <= 0xff
    else {
      val units = new Array[Char](until - from)
      s.getChars(from, until, units, 0)
      narrow(units, 0, until - from, dst, at) <= 0xff
    }

  /** The `n` bytes from `bytes(from)` on as chars in `[0, 0xff]`: the deprecated constructor is the
    * one that copies without decoding.
    */
  @annotation.nowarn("cat=deprecation")
  def latin1String(bytes: Array[Byte], from: Int, n: Int): String = new String(bytes, 0, from, n)

  /** Writes the low bytes of `units[from, from + n)` from `dst(at)` on, and returns the bitwise or
    * of the units.
    */
  def narrow(units: Array[Char], from: Int, n: Int, dst: Array[Byte], at: Int): Int =
    StringChars.narrow(units.asInstanceOf[CharArray].atRawUnsafe(from), n, dst, at)

  /** A hash that is quick to get, equal for equal strings: strings keep theirs. */
  def keyHash(s: String): Int = s.hashCode
}
