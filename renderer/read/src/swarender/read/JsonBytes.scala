package swarender
package read

import swarender.chars.{SwarProbe, Utf8Bytes}
import swarender.platform.Platform

/** Finds the ends of the tokens of JSON text (RFC 8259) in bytes, word by word: of those that are
  * written with the fewest escapes. Each function takes the index in `a` of what it looks at, and
  * `last`: words that begin before it, and 8 bytes after these, are in the text. It returns the
  * index after what it has found, or -1 if that is anything else, or not certain to be whole.
  */
private[swarender] object JsonBytes {
  private val probe = Escapes.minimal.probe

  /** The first byte from `from` on that `Escapes.minimal` escapes, or one after `last`. */
  def clean(a: Array[Byte], from: Int, last: Int): Int = {
    val probe = this.probe
    var i = from
    var mask = 0L
    while (mask == 0 && i < last) {
      mask = probe.dirty(Platform.getLongLE(a, i))
      i += (if (mask == 0) 8 else SwarProbe.lowest(mask))
    }
    i
  }

  /** In place of the end of what goes on where words end: at `last`. */
  final val Cut = -2

  /** The end of a string, whose text begins at `from`: after its quote. A char that could be itself
    * is not escaped, and one that has a short escape has no other.
    */
  def string(a: Array[Byte], from: Int, last: Int): Int = {
    val probe = this.probe
    var i = from
    while (i < last) {
      val mask = probe.dirty(Platform.getLongLE(a, i))
      if (mask == 0) i += 8
      else {
        i += SwarProbe.lowest(mask)
        val c = a(i)
        if (c == '"') return i + 1
        i = special(a, i, last)
        if (i < 0) return -1
      }
    }
    Cut
  }

  /** The end of the char at `i`, which is not a clean one, or of several. */
  private def special(a: Array[Byte], i: Int, last: Int): Int = {
    val c = a(i)
    if (c < 0) Utf8Bytes.end(a, i, last + 8)
    else if (c == '\\') { if (isShort(a(i + 1))) i + 2 else -1 }
    else if (c == 0x7f) i + 1
    else -1
  }

  /** Whether `c` is the last char of an escape that is the shortest for its char. */
  private def isShort(c: Byte): Boolean =
    c == '"' || c == '\\' || c == 'n' || c == 't' || c == 'r' || c == 'b' || c == 'f'

  /** The end of a number: section 6. */
  def number(a: Array[Byte], from: Int, last: Int): Int = {
    val start = if (a(from) == '-') from + 1 else from
    var i = if (a(start) == '0') start + 1 else digits(a, start, last)
    if (i > 0 && a(i) == '.') i = digits(a, i + 1, last)
    if (i > 0 && (a(i) | 0x20) == 'e') {
      val sign = a(i + 1)
      i = digits(a, if (sign == '+' || sign == '-') i + 2 else i + 1, last)
    }
    if (i < last) i else -1
  }

  /** The end of a run of digits, at least one. */
  private def digits(a: Array[Byte], from: Int, last: Int): Int = {
    var i = from
    while (i < last) {
      val mask = noDigits(Platform.getLongLE(a, i))
      if (mask == 0) i += 8
      else {
        i += SwarProbe.lowest(mask)
        return if (i > from) i else -1
      }
    }
    -1
  }

  /** The high bit of the lowest lane that is no digit, and perhaps of later ones; 0 if all are. */
  def noDigits(word: Long): Long = {
    val values = word ^ Zeros
    ((values + SixBelowHigh) | values) & SwarProbe.High
  }

  /** The end of `true`, `false` or `null`. */
  def word(a: Array[Byte], from: Int): Int = {
    val word = Platform.getLongLE(a, from)
    val four = word & 0xffffffffL
    if (four == True || four == Null) from + 4
    else if ((word & 0xffffffffffL) == False) from + 5
    else -1
  }

  /** The index of the first byte from `from` on that is not white space. */
  def space(a: Array[Byte], from: Int, last: Int): Int = {
    var i = from
    while (i < last && isSpace(a(i))) {
      i += 1
      while (i < last && Platform.getLongLE(a, i) == Spaces) i += 8
    }
    i
  }

  private def isSpace(b: Byte): Boolean = b == ' ' || b == '\n' || b == '\r' || b == '\t'

  private final val Zeros = 0x3030303030303030L
  private final val Spaces = 0x2020202020202020L

  /** 0x76 in each lane: with a digit's value it stays below 0x80. */
  private final val SixBelowHigh = 0x7676767676767676L

  // The letters of the words, the first one lowest.
  private final val True = 0x65757274L
  private final val Null = 0x6c6c756eL
  private final val False = 0x65736c6166L
}
