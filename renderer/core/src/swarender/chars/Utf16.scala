package swarender
package chars

/** One code point as it is or as its escape, in UTF-16. */
private[swarender] object Utf16 {
  private final val Replacement = 0xfffd

  /** No code point needs more chars than this. */
  final val Room = 12

  /** Writes the code point `c`, which may be a lone surrogate, to `dst(at)` on, where 12 chars are
    * free, and returns the index after.
    */
  def point(c: Int, escapes: Escapes, dst: Array[Char], at: Int): Int =
    if (c < 0x100) narrow(c, escapes, dst, at)
    else if (c > 0xffff) pair(c, escapes, dst, at)
    else if (!Character.isSurrogate(c.toChar)) wide(c, escapes, dst, at)
    else if (escapes.surrogateEscape) escape(c, dst, at)
    else wide(Replacement, escapes, dst, at)

  /** Writes a unit below 0x100, where 8 chars are free. */
  def narrow(c: Int, escapes: Escapes, dst: Array[Char], at: Int): Int =
    if (escapes.clean(c)) {
      dst(at) = c.toChar
      at + 1
    } else {
      var word = escapes.packed(c)
      val n = Escapes.length(word)
      var p = at
      while (p < at + n) {
        dst(p) = (word & 0xff).toChar
        word >>>= 8
        p += 1
      }
      p
    }

  private def wide(c: Int, escapes: Escapes, dst: Array[Char], at: Int): Int =
    if (escapes.isWide(c)) escape(c, dst, at)
    else {
      dst(at) = c.toChar
      at + 1
    }

  private def pair(c: Int, escapes: Escapes, dst: Array[Char], at: Int): Int = {
    val high = Character.highSurrogate(c)
    val low = Character.lowSurrogate(c)
    if (escapes.plainPairs) {
      dst(at) = high
      dst(at + 1) = low
      at + 2
    } else if (escapes.astralEscape) {
      dst(at) = '\\'
      dst(at + 1) = 'U'
      hex(c & 0xffff, dst, hex(c >> 16, dst, at + 2))
    } else escape(low.toInt, dst, escape(high.toInt, dst, at))
  }

  /** backslash-u escape in lower-case hex. */
  private def escape(c: Int, dst: Array[Char], at: Int): Int = {
    dst(at) = '\\'
    dst(at + 1) = 'u'
    hex(c, dst, at + 2)
  }

  private def hex(c: Int, dst: Array[Char], at: Int): Int = {
    var i = 0
    while (i < 4) {
      dst(at + i) = Character.forDigit(c >> 12 - 4 * i & 15, 16)
      i += 1
    }
    at + 4
  }
}
