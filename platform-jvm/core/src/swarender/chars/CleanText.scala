package swarender
package chars

import swarender.platform.Platform

/** Strings up to their first char that is not clean. */
private[swarender] object CleanText {

  /** Copies the chars `[from, until)` of `s` to the bytes of `dst` from `at` on as long as `probe`
    * finds nothing in them, and returns how many. What is in the bytes of the others is anything.
    */
  def copy(s: String, from: Int, until: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int =
    if (isLong(until - from, dst, at) && Platform.copyIfLatin1(s, from, until, dst, at))
      probe.cleanRun(dst, at, at + until - from) - at
    else {
      val clean = probe.clean
      val shift = at - from
      var i = from
      var c = 0
      while (
        i < until && {
          c = s.charAt(i).toInt
          dst(shift + i) = c.toByte
          c < clean.length && (clean(c) || probe.inPairs && PlainPairs.isPlain(s, i))
        }
      ) i += 1
      i - from
    }

  /** Whether `n` chars are probed by words, of which the last may reach beyond them. */
  private def isLong(n: Int, dst: Array[Byte], at: Int): Boolean =
    n >= CharLoop.Limit && at + n + 8 <= dst.length
}
