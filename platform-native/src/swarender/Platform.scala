package swarender

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.runtime.{ByteArray, Intrinsics}

import swarender.text.{Decimal, Schubfach}

/** What Scala Native does in its own way, for little-endian machines. Arguments are in range: the caller has checked. */
private[swarender] object Platform {

  /** The 8 bytes `[i, i + 8)` of `a`, the first one lowest. */
  @alwaysinline def getLongLE(a: Array[Byte], i: Int): Long =
    Intrinsics.loadLong(a.asInstanceOf[ByteArray].atRawUnsafe(i))

  /** Writes `v` to the 8 bytes `[i, i + 8)` of `a`, the lowest one first. */
  @alwaysinline def putLongLE(a: Array[Byte], i: Int, v: Long): Unit =
    Intrinsics.storeLong(a.asInstanceOf[ByteArray].atRawUnsafe(i), v)

  /** Copies the chars `[from, until)` of `s`, all in `[0, 0xff]`, to the bytes from `dst(at)` on. */
  def copyLatin1(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Unit = {
    val n = latin1Prefix(s, from, until, dst, at)
    assert(n == until - from)
  }

  /** Copies the longest prefix of the chars `[from, until)` of `s` that are all in `[0, 0xff]` to the bytes from `dst(at)` on, and
    * returns its length. What it writes behind that prefix, up to `dst(at + until - from)`, is undefined.
    */
  def latin1Prefix(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Int = {
    var i = from
    while (i < until) {
      val c = s.charAt(i)
      if (c > 0xff) return i - from
      dst(at + i - from) = c.toByte
      i += 1
    }
    until - from
  }

  /** The high 64 bits of the signed 128-bit product. */
  def multiplyHigh(a: Long, b: Long): Long = Math.multiplyHigh(a, b)

  /** Fills `into` with the shortest decimal that reads back to `v`, the nearest one of these. `v` is positive and finite. */
  def shortest(v: Double, into: Decimal): Unit = Schubfach.double(v, into)
}
