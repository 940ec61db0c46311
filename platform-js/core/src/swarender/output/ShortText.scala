package swarender
package output

import swarender.numbers.Digits

/** Short strings as UTF-8, char by char: for these it takes longer to begin what the engine has for
  * whole strings.
  */
private[output] object ShortText {

  /** A code unit is written as so many bytes at most. */
  final val Room = 8

  /** Writes `s[from, until)` to `page(at)` on and returns the index after it, or -1 if there is one
    * from 0x100 on that is written in another way than as it is.
    */
  def put(s: String, from: Int, until: Int, escapes: Escapes, page: Array[Byte], at: Int): Int = {
    val clean = escapes.clean
    var p = at
    var i = from
    var c = 0
    while (i < until && { c = s.charAt(i).toInt; c < 0x80 && clean(c) }) {
      page(p) = c.toByte
      p += 1
      i += 1
    }
    if (i == until) p else others(s, i, until, escapes, page, p)
  }

  private def others(
      s: String,
      from: Int,
      until: Int,
      escapes: Escapes,
      page: Array[Byte],
      at: Int
  ): Int = {
    val clean = escapes.clean
    val pattern = EscapePattern(escapes)
    var p = at
    var i = from
    while (i < until) {
      val c = s.charAt(i).toInt
      if (c < 0x100 && !clean(c)) p = Digits.text(pattern.replacement(c), page, p)
      else if (c < 0x80) {
        page(p) = c.toByte
        p += 1
      } else if (c < 0xd800 || c > 0xdfff) {
        if (c >= 0x100 && escapes.isWide(c)) return -1
        p = unit(c, page, p)
      } else {
        i += 1
        if (!escapes.plainPairs || i == until || !Character.isSurrogatePair(c.toChar, s.charAt(i))) return -1
        p = pair(Character.toCodePoint(c.toChar, s.charAt(i)), page, p)
      }
      i += 1
    }
    p
  }

  /** A code unit from 0x80 on (RFC 3629, section 3). */
  private def unit(c: Int, page: Array[Byte], at: Int): Int =
    if (c < 0x800) {
      page(at) = (0xc0 | c >> 6).toByte
      page(at + 1) = (0x80 | c & 0x3f).toByte
      at + 2
    } else {
      page(at) = (0xe0 | c >> 12).toByte
      page(at + 1) = (0x80 | c >> 6 & 0x3f).toByte
      page(at + 2) = (0x80 | c & 0x3f).toByte
      at + 3
    }

  /** A code point from 0x10000 on. */
  private def pair(c: Int, page: Array[Byte], at: Int): Int = {
    page(at) = (0xf0 | c >> 18).toByte
    page(at + 1) = (0x80 | c >> 12 & 0x3f).toByte
    page(at + 2) = (0x80 | c >> 6 & 0x3f).toByte
    page(at + 3) = (0x80 | c & 0x3f).toByte
    at + 4
  }
}
