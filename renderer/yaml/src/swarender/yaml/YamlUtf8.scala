package swarender
package yaml

import swarender.chars.SwarProbe
import swarender.platform.Platform

/** Finds plain scalars of YAML among texts in UTF-8. */
private[swarender] object YamlUtf8 {
  private val escapes = Escapes.yaml

  /** A backslash is here for the escapes of JSON text. */
  private val probe = new SwarProbe(":#\\".getBytes("UTF-8"))

  /** Whether a text of one line, with a char beyond ASCII, is plain and written as it is, as
    * [[YamlScan]] says; false also where only that can tell, and where it has a backslash.
    *
    * @param a
    *   the text, well-formed, in `[from, until)`, and 8 bytes or more after it
    */
  def isPlain(a: Array[Byte], from: Int, until: Int): Boolean =
    (a(from) < 0 || YamlScan.isHarmless(a(from).toInt)) && !endsOddly(a, until) && !isWideSpace(a, from) &&
      !isWideSpace(a, Math.max(from, until - 3)) && isCleanInside(a, from, until)

  private def endsOddly(a: Array[Byte], until: Int): Boolean = {
    val last = a(until - 1)
    last == ' ' || last == ':' || last == '<'
  }

  /** Whether the three bytes at `i` are one of Unicode's spaces that `YamlScan` knows. */
  private def isWideSpace(a: Array[Byte], i: Int): Boolean =
    (a(i) & 0xfc) == 0xe0 && YamlScan.isWideSpace(three(a, i).toChar)

  private def isCleanInside(a: Array[Byte], from: Int, until: Int): Boolean = {
    var i = from
    while (i >= 0 && i < until) {
      val mask = probe.dirty(Platform.getLongLE(a, i))
      if (mask == 0) i += 8
      else {
        i += SwarProbe.lowest(mask)
        if (i < until) i = if (a(i) < 0) wide(a, i, until) else special(a, i)
      }
    }
    i >= 0
  }

  /** The index after a char that can be part of an escape or of a pair, or -1 if it is. */
  private def special(a: Array[Byte], i: Int): Int =
    if (a(i) == ':' && a(i + 1) != ' ' || a(i) == '#' && a(i - 1) != ' ') i + 1 else -1

  /** The end of the chars beyond ASCII from `from` on, or -1 if one of them is escaped. */
  private def wide(a: Array[Byte], from: Int, until: Int): Int = {
    var i = from
    while (i < until && a(i) < 0) {
      val lead = a(i) & 0xff
      if (lead < 0xe0) {
        val c = (lead & 0x1f) << 6 | a(i + 1) & 0x3f
        if (if (c < 0x100) !escapes.clean(c) else escapes.isWide(c)) return -1
        i += 2
      } else if (lead < 0xf0) {
        if (escapes.isWide(three(a, i))) return -1
        i += 3
      } else {
        val c = (lead & 7) << 18 | (a(i + 1) & 0x3f) << 12 | (a(i + 2) & 0x3f) << 6 | a(i + 3) & 0x3f
        if (escapes.isWide(Character.highSurrogate(c).toInt) || escapes.isWide(Character.lowSurrogate(c).toInt))
          return -1
        i += 4
      }
    }
    i
  }

  /** The char of the three bytes at `i`. */
  private def three(a: Array[Byte], i: Int): Int = (a(i) & 0xf) << 12 | (a(i + 1) & 0x3f) << 6 | a(i + 2) & 0x3f
}
