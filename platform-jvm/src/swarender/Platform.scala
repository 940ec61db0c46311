package swarender

import swarender.text.{ByteViews, Decimal, Schubfach}

/** What the JVM does in its own way. Arguments are in range: the caller has checked. */
private[swarender] object Platform {

  /** The 8 bytes `[i, i + 8)` of `a`, the first one lowest. */
  def getLongLE(a: Array[Byte], i: Int): Long = ByteViews.getLong(a, i)

  /** Writes `v` to the 8 bytes `[i, i + 8)` of `a`, the lowest one first. */
  def putLongLE(a: Array[Byte], i: Int, v: Long): Unit = ByteViews.putLong(a, i, v)

  /** Copies the chars `[from, until)` of `s`, all in `[0, 0xff]`, to the bytes from `dst(at)` on. */
  @annotation.nowarn("cat=deprecation")
  def copyLatin1(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Unit = s.getBytes(from, until, dst, at)

  /** Copies the longest prefix of the chars `[from, until)` of `s` that are all in `[0, 0xff]` to the bytes from `dst(at)` on, and
    * returns its length. What it writes behind that prefix, up to `dst(at + until - from)`, is undefined.
    */
  def latin1Prefix(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Int = {
    var i = from
    while (i < until) {
      val end = Math.min(until, i + Block)
      if (isLatin1(s, i, end)) i = end
      else {
        while (s.charAt(i) <= 0xff) i += 1
        copyLatin1(s, from, i, dst, at)
        return i - from
      }
    }
    copyLatin1(s, from, until, dst, at)
    until - from
  }

  private def isLatin1(s: String, from: Int, until: Int): Boolean = {
    var seen = 0
    var i = from
    while (i < until) {
      seen |= s.charAt(i)
      i += 1
    }
    seen <= 0xff
  }

  /** So many chars are looked at between two decisions. */
  private final val Block = 64

  /** The high 64 bits of the signed 128-bit product. */
  def multiplyHigh(a: Long, b: Long): Long = Math.multiplyHigh(a, b)

  /** Fills `into` with the shortest decimal that reads back to `v`, the nearest one of these. `v` is positive and finite. */
  def shortest(v: Double, into: Decimal): Unit = Schubfach.double(v, into)
}
