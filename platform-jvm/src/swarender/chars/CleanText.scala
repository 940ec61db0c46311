package swarender
package chars

import swarender.platform.Platform

/** Strings up to their first char that is not clean. */
private[swarender] object CleanText {

  /** Strings of at most so many chars are copied by `copy`. */
  final val MostCopied = CharLoop.MostByWords

  /** Whether `copyPart` copies anything: the JVM has quicker ways to copy a long string. */
  final val copiesParts = false

  /** Copies the chars of `s` to the bytes of `dst` from `at` on as long as `probe` finds nothing in
    * them, and returns how many. What is in the bytes after them is anything; as many as `s` has
    * chars, and 8, are free.
    */
  @inline def copy(s: String, probe: SwarProbe, dst: Array[Byte], at: Int): Int = {
    val n = s.length
    if (n < 8) {
      val word = CharWord.ofFew(s)
      Platform.putLongLE(dst, at, word)
      var mask = probe.dirty(word)
      if (mask != 0 && probe.inPairs) mask = PlainPairs.dirty(word, 0, 0)
      if (mask == 0) n else SwarProbe.lowest(mask)
    } else {
      var mask = 0L
      var i = 0
      while (i < n && mask == 0) {
        // The last word begins in the one before, if it has to.
        i = Math.min(i, n - 8)
        val word = CharWord(s, i)
        Platform.putLongLE(dst, at + i, word)
        mask = probe.dirty(word)
        if (mask != 0 && probe.inPairs) mask = CharWord.pairs(s, i, word)
        i += (if (mask == 0) 8 else SwarProbe.lowest(mask))
      }
      i
    }
  }

  def copyPart(s: String, from: Int, until: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int = 0
}
