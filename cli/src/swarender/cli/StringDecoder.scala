package swarender.cli

import java.util.Arrays

import swarender.platform.Platform
import swarender.text.{AsciiSlice, Escapes, SwarProbe}

/** The text of JSON strings (RFC 8259, section 7) from UTF-8, exactly: lone surrogates, which only
  * escapes can give, stay. Anything that is no escape or no UTF-8 is an [[InputError]], its index
  * counted as the bytes are.
  *
  * Text that is ASCII is given as bytes, which hold until the next text is asked for or the input's
  * bytes change.
  */
final class StringDecoder {
  import StringDecoder.*

  private[this] val meanings = simple
  private[this] val probe = Escapes.minimal.probe
  private[this] val ascii = new AsciiSlice

  /** The text of a string without its escapes, so far, and its size. */
  private[this] var text = new Array[Byte](1024)
  private[this] var size = 0
  private[this] var chars = new Array[Char](256)

  /** The text of the bytes `[from, until)`, among which there is no backslash. */
  def plain(bytes: Array[Byte], from: Int, until: Int): CharSequence =
    if (!SwarProbe.isAscii(bytes, from, until)) {
      begin()
      rest(bytes, from, until)
    } else if (until <= bytes.length - AsciiSlice.Slack) ascii.set(bytes, from, until)
    else ascii.set(Arrays.copyOfRange(bytes, from, until + AsciiSlice.Slack), 0, until - from)

  /** Begins a string that is given part by part. */
  def begin(): Unit = size = 0

  /** Takes the next part of a string, the bytes `[from, until)`. Returns where it stopped: at the
    * quote that ends the string, at `until`, at a backslash of which the other char is not there,
    * or at what only `rest` can take.
    */
  def take(bytes: Array[Byte], from: Int, until: Int): Int = {
    val room = size + until - from + AsciiSlice.Slack
    if (text.length < room) text = Arrays.copyOf(text, Math.max(room, 2 * text.length))
    val to = text
    val lastWord = bytes.length - 8
    var n = size
    var i = from
    var go = true
    while (go && i < until) {
      var clean = 0
      if (i <= lastWord) {
        val word = Platform.getLongLE(bytes, i)
        Platform.putLongLE(to, n, word)
        val mask = probe.dirty(word)
        clean = if (mask == 0) 8 else SwarProbe.lowest(mask)
        i += clean
        n += clean
      }
      if (clean < 8 && i < until) {
        val b = bytes(i)
        if (b == '\\') {
          val meaning = if (i + 1 < until) meanings(bytes(i + 1) & 0xff) else 0
          if (meaning > 0) {
            to(n) = meaning.toByte
            n += 1
            i += 2
          } else {
            val c = if (meaning < 0) asciiUnit(bytes, i, until) else -1
            if (c < 0) go = false
            else {
              to(n) = c.toByte
              n += 1
              i += 6
            }
          }
        } else if (b == '"' || b < ' ') go = false
        else {
          to(n) = b
          n += 1
          i += 1
        }
      }
    }
    val beyond = Math.max(i - until, 0)
    size = n - beyond
    i - beyond
  }

  /** The ASCII char of the escape `\u` at `i`, or -1 if it is of another kind. */
  private def asciiUnit(bytes: Array[Byte], i: Int, until: Int): Int =
    if (i + 6 > until || bytes(i + 2) != '0' || bytes(i + 3) != '0') -1
    else {
      val c = Character.digit(bytes(i + 4).toInt, 16) << 4 | Character.digit(bytes(i + 5).toInt, 16)
      if (c < 0x80) c else -1
    }

  /** The text of the parts so far. */
  def taken: CharSequence = ascii.set(text, 0, size)

  /** The text of the parts so far and of a last one, the bytes `[from, until)`, which may hold
    * escapes and any chars.
    */
  def rest(bytes: Array[Byte], from: Int, until: Int): String = {
    val room = size + until - from
    if (chars.length < room) chars = new Array[Char](Integer.highestOneBit(room) * 2)
    var n = 0
    while (n < size) {
      chars(n) = text(n).toChar
      n += 1
    }
    var i = from
    while (i < until) {
      val b = bytes(i)
      if (b == '\\') {
        chars(n) = escape(bytes, i, until)
        i += (if (bytes(i + 1) == 'u') 6 else 2)
      } else if (b >= 0) {
        chars(n) = b.toChar
        i += 1
      } else {
        val c = codePoint(bytes, i, until)
        if (c >= 0x10000) {
          chars(n) = Character.highSurrogate(c)
          n += 1
          chars(n) = Character.lowSurrogate(c)
          i += 4
        } else {
          chars(n) = c.toChar
          i += (if (c < 0x800) 2 else 3)
        }
      }
      n += 1
    }
    new String(chars, 0, n)
  }

  private def escape(bytes: Array[Byte], i: Int, until: Int): Char = {
    if (i + 1 == until) throw new InputError(i, "incomplete escape: the string ends after a backslash")
    val b = bytes(i + 1)
    if (b == 'u') hex(bytes, i, until)
    else if (meanings(b & 0xff) > 0) meanings(b & 0xff).toChar
    else throw new InputError(i, "invalid escape: expected one of \" \\ / b f n r t u after the backslash")
  }

  /** The code unit of the escape at `i`. */
  private def hex(bytes: Array[Byte], i: Int, until: Int): Char = {
    var unit = 0
    var j = i + 2
    while (j < i + 6) {
      val digit = if (j < until) Character.digit(bytes(j).toInt, 16) else -1
      if (digit < 0) throw new InputError(i, "invalid escape: expected four hexadecimal digits after \\u")
      unit = unit << 4 | digit
      j += 1
    }
    unit.toChar
  }

  /** The code point at `i`, the place of a byte above 0x7f: Unicode, table 3-7, well-formed UTF-8.
    */
  private def codePoint(bytes: Array[Byte], i: Int, until: Int): Int = {
    val b = bytes(i) & 0xff
    def next(k: Int): Int = if (i + k < until && (bytes(i + k) & 0xc0) == 0x80) bytes(i + k) & 0x3f else -1
    val c =
      if (b < 0xc2) -1
      else if (b < 0xe0) (b & 0x1f) << 6 | next(1)
      else if (b < 0xf0) atLeast(0x800, (b & 0x0f) << 12 | next(1) << 6 | next(2))
      else if (b < 0xf5) atLeast(0x10000, (b & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3))
      else -1
    if (c < 0 || c > 0x10ffff || (c & 0x1ff800) == 0xd800) throw new InputError(i, "invalid UTF-8")
    c
  }

  private def atLeast(least: Int, c: Int): Int = if (c < least) -1 else c
}

private object StringDecoder {

  /** The char that an escape of two chars means, by the second one; -1 for the `u` of longer ones;
    * 0 if there is none.
    */
  private val simple: Array[Byte] = new Array[Byte](256)
  for ((c, meant) <- "\"\\/bfnrt".zip("\"\\/\b\f\n\r\t")) simple(c.toInt) = meant.toByte
  simple('u') = -1
}

/** Input that is no JSON: what, at the byte `index`. */
final class InputError(val index: Int, message: String) extends Exception(message)
