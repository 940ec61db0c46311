package swarender
package chars

/** The pairs of chars that a plain scalar of YAML cannot have (YAML 1.2, section 7.3.3), in a word
  * of 8 bytes: a colon before a space, a space before `#`.
  */
private[swarender] object PlainPairs {
  import SwarProbe.{High, One}

  private val unprintable = new SwarProbe(new Array[Byte](0))
  private final val Colons = ':' * One
  private final val Hashes = '#' * One
  private final val Spaces = ' ' * One
  private final val First = 0x80L
  private final val Last = 1L << 63

  /** The high bit of each lane that is no printable ASCII, or the colon or the `#` of such a pair,
    * and perhaps of others; 0 if there is none.
    *
    * @param before
    *   the char before the word
    * @param after
    *   the char after it
    */
  def dirty(word: Long, before: Int, after: Int): Long = {
    val spaces = zeros(word ^ Spaces)
    val beforeSpaces = spaces >>> 8 | (if (after == ' ') Last else 0L)
    val afterSpaces = spaces << 8 | (if (before == ' ') First else 0L)
    unprintable.dirty(word) | beforeSpaces & zeros(word ^ Colons) | afterSpaces & zeros(word ^ Hashes)
  }

  /** The high bits of the lanes of `word` that are 0; above one of them that of a lane that is 1
    * may be set too.
    */
  private def zeros(word: Long): Long = (word - One) & ~word & High
}
