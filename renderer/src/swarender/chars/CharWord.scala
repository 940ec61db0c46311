package swarender
package chars

/** Eight chars of a string as a word of bytes, read one by one: for few chars that is quicker than
  * to ask how the string is stored, and to copy it.
  */
private[swarender] object CharWord {

  /** In place of chars of which one is beyond U+00FF. All of its bytes are dirty. */
  final val Wide = -1L

  /** The chars `[i, i + 8)` of `s`, the first one lowest, or `Wide`. */
  @inline def apply(s: String, i: Int): Long = {
    val c0 = s.charAt(i).toInt
    val c1 = s.charAt(i + 1).toInt
    val c2 = s.charAt(i + 2).toInt
    val c3 = s.charAt(i + 3).toInt
    val c4 = s.charAt(i + 4).toInt
    val c5 = s.charAt(i + 5).toInt
    val c6 = s.charAt(i + 6).toInt
    val c7 = s.charAt(i + 7).toInt
    if ((c0 | c1 | c2 | c3 | c4 | c5 | c6 | c7) > 0xff) Wide
    else
      (c0 | c1 << 8 | c2 << 16).toLong | c3.toLong << 24 | (c4 | c5 << 8 | c6 << 16).toLong << 32 | c7.toLong << 56
  }

  /** The chars of `s`, fewer than 8, the first one lowest, and clean ones after them; or `Wide`. */
  @inline def ofFew(s: String): Long = {
    var word = 0L
    var seen = 0
    var i = s.length
    while (i > 0) {
      i -= 1
      val c = s.charAt(i).toInt
      seen |= c
      word = word << 8 | c
    }
    if (seen > 0xff) Wide else word | Clean << 8 * s.length
  }

  /** Eight times `a`, in which no probe finds anything. */
  private final val Clean = 0x6161616161616161L

  /** Whether `probe` finds nothing in the chars of `s`; it finds whatever is not ASCII. */
  def isClean(s: String, probe: SwarProbe): Boolean =
    if (s.length < 8) probe.dirty(ofFew(s)) == 0
    else {
      val last = s.length - 8
      var i = 0
      while (i < last && probe.dirty(CharWord(s, i)) == 0) i += 8
      i >= last && probe.dirty(CharWord(s, last)) == 0
    }

  /** What `PlainPairs` finds in the word at `i`. */
  def pairs(s: String, i: Int, word: Long): Long =
    PlainPairs.dirty(word, if (i == 0) 0 else s.charAt(i - 1).toInt, if (i + 8 < s.length) s.charAt(i + 8).toInt else 0)
}
