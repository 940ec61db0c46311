package swarender
package read

import java.util.Arrays

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, SwarProbe}

/** The text of JSON strings (RFC 8259, section 7) that are not as they are written, exactly: lone
  * surrogates, which escapes can give, stay. Anything that is not an escape or not UTF-8 is
  * refused.
  *
  * @param window
  *   holds the string: its bytes `[from, until)`, which end neither in an escape nor in the string
  * @param hasSurrogates
  *   whether a lone surrogate may come as the three bytes of its number
  */
private[swarender] final class JsonStrings(window: JsonWindow, hasSurrogates: Boolean) {
  import JsonStrings._

  private[this] val meanings = simple
  private[this] val probe = Escapes.minimal.probe
  private[this] val slice = new AsciiSlice

  /** A text of ASCII, and one of any chars. */
  private[this] var text = new Array[Byte](InitialSize)
  private[this] var chars = new Array[Char](InitialSize)

  /** The text that `unescape` has made; it holds until the next text is asked for. */
  def unescaped: AsciiSlice = slice

  /** Makes the text of a string that begins at `from` and means itself up to `clean`, if it is
    * ASCII and has no other than two-char escapes. Words begin before `last`. Returns the index of
    * its quote, or -1.
    */
  def unescape(from: Int, clean: Int, last: Int): Int = {
    val bytes = window.bytes
    val room = clean - from + InitialSize
    if (text.length < room) text = new Array[Byte](larger(room))
    var to = text
    var most = to.length - AsciiSlice.Slack
    System.arraycopy(bytes, from, to, 0, clean - from)
    var n = clean - from
    var i = clean
    while (i < last) {
      if (n > most) {
        text = Arrays.copyOf(to, to.length * 2)
        to = text
        most = to.length - AsciiSlice.Slack
      }
      val word = Platform.getLongLE(bytes, i)
      Platform.putLongLE(to, n, word)
      val mask = probe.dirty(word)
      if (mask == 0) {
        i += 8
        n += 8
      } else {
        val first = SwarProbe.lowest(mask)
        i += first
        n += first
        val b = bytes(i)
        if (b == '"') {
          val _ = slice.set(to, 0, n)
          return i
        }
        val meaning = if (b == '\\') meanings(bytes(i + 1) & 0xff).toInt else 0
        if (meaning <= 0) return -1
        to(n) = meaning.toByte
        n += 1
        i += 2
      }
    }
    -1
  }

  /** The text of the bytes `[from, until)`. */
  def decoded(from: Int, until: Int): String = {
    val bytes = window.bytes
    if (chars.length < until - from) chars = new Array[Char](larger(until - from))
    val to = chars
    var n = 0
    var i = from
    while (i < until) {
      val b = bytes(i)
      if (b == '\\') {
        to(n) = escape(bytes, i, until)
        i += (if (bytes(i + 1) == 'u') 6 else 2)
      } else if (b >= 0) {
        to(n) = b.toChar
        i += 1
      } else {
        val c = codePoint(bytes, i, until)
        if (c < 0x10000) {
          to(n) = c.toChar
          i += (if (c < 0x800) 2 else 3)
        } else {
          to(n) = Character.highSurrogate(c)
          n += 1
          to(n) = Character.lowSurrogate(c)
          i += 4
        }
      }
      n += 1
    }
    new String(to, 0, n)
  }

  private def escape(bytes: Array[Byte], i: Int, until: Int): Char = {
    val b = bytes(i + 1)
    if (b == 'u') hex(bytes, i, until)
    else if (meanings(b & 0xff) > 0) meanings(b & 0xff).toChar
    else window.refuse(i, "invalid escape: expected one of \" \\ / b f n r t u after the backslash")
  }

  /** The code unit of the escape at `i`. */
  private def hex(bytes: Array[Byte], i: Int, until: Int): Char = {
    var unit = 0
    var j = i + 2
    while (j < i + 6) {
      val digit = if (j < until) Character.digit(bytes(j).toInt, 16) else -1
      if (digit < 0) window.refuse(i, "invalid escape: expected four hexadecimal digits after \\u")
      unit = unit << 4 | digit
      j += 1
    }
    unit.toChar
  }

  /** The code point at `i`, a byte above 0x7f: Unicode, table 3-7, well-formed UTF-8. */
  private def codePoint(bytes: Array[Byte], i: Int, until: Int): Int = {
    val b = bytes(i) & 0xff
    val c =
      if (b < 0xc2) -1
      else if (b < 0xe0) (b & 0x1f) << 6 | trail(bytes, i + 1, until)
      else if (b < 0xf0)
        atLeast(0x800, (b & 0x0f) << 12 | trail(bytes, i + 1, until) << 6 | trail(bytes, i + 2, until))
      else if (b < 0xf5) {
        val high = (b & 0x07) << 18 | trail(bytes, i + 1, until) << 12
        atLeast(0x10000, high | trail(bytes, i + 2, until) << 6 | trail(bytes, i + 3, until))
      } else -1
    if (c < 0 || c > 0x10ffff || (c & 0x1ff800) == 0xd800 && !hasSurrogates) window.refuse(i, "invalid UTF-8")
    c
  }

  /** The bits of a byte `10xxxxxx`; -1 if `i` has another one. */
  private def trail(bytes: Array[Byte], i: Int, until: Int): Int =
    if (i < until && (bytes(i) & 0xc0) == 0x80) bytes(i) & 0x3f else -1

  private def atLeast(least: Int, c: Int): Int = if (c < least) -1 else c
}

private object JsonStrings {
  final val InitialSize = 256

  /** A size of an array that is at least `n`, and at most twice that. */
  def larger(n: Int): Int = if (n > (1 << 29)) n else Integer.highestOneBit(n) * 2

  /** The char that an escape of two chars means, by the second one; -1 for the `u` of longer ones;
    * 0 if there is none.
    */
  val simple: Array[Byte] = new Array[Byte](256)
  for ((c, meant) <- "\"\\/bfnrt".zip("\"\\/\b\f\n\r\t")) simple(c.toInt) = meant.toByte
  simple('u') = -1
}
