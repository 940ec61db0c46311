package swarender
package platform

/** The operations that the JVM does in its own way. Arguments are in range: the caller has checked.
  */
private[swarender] object Platform {

  /** The 8 bytes `[i, i + 8)` of `a`, the first one lowest. */
  def getLongLE(a: Array[Byte], i: Int): Long = ByteViews.getLong(a, i)

  /** Writes `v` to the 8 bytes `[i, i + 8)` of `a`, the lowest one first. */
  def putLongLE(a: Array[Byte], i: Int, v: Long): Unit = ByteViews.putLong(a, i, v)

  /** Whether the chars `[from, until)` of `s` are in `[0, 0xff]`, if that can be told quickly:
    * `false` says nothing. There is one char at least.
    */
  def isLatin1(s: String, from: Int, until: Int): Boolean =
    s.charAt(from) <= 0xff && s.charAt(until - 1) <= 0xff && StoredChars.areLatin1(s)

  /** Copies the chars `[from, until)` of `s`, all in `[0, 0xff]`, to the bytes from `dst(at)` on.
    */
  @annotation.nowarn("cat=deprecation")
  def copyLatin1(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Unit = s.getBytes(from, until, dst, at)

  /** Copies as `copyLatin1` does, if a fast test tells that all chars are in `[0, 0xff]`. Otherwise
    * it returns false, and the bytes may have changed.
    */
  def copyIfLatin1(s: String, from: Int, until: Int, dst: Array[Byte], at: Int): Boolean = isLatin1(s, from, until) && {
    copyLatin1(s, from, until, dst, at)
    true
  }

  /** The `n` bytes from `bytes(from)` on as chars in `[0, 0xff]`: the deprecated constructor is the
    * one that copies without decoding.
    */
  @annotation.nowarn("cat=deprecation")
  def latin1String(bytes: Array[Byte], from: Int, n: Int): String = new String(bytes, 0, from, n)

  /** Writes the low bytes of `units[from, from + n)` from `dst(at)` on, and returns the bitwise or
    * of the units.
    */
  def narrow(units: Array[Char], from: Int, n: Int, dst: Array[Byte], at: Int): Int = {
    var seen = 0
    var i = 0
    while (i < n) {
      val c = units(from + i)
      seen |= c
      dst(at + i) = c.toByte
      i += 1
    }
    seen
  }

  /** A hash that is quick to get, equal for equal strings: strings keep theirs. */
  def keyHash(s: String): Int = s.hashCode
}
