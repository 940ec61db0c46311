package swarender
package read

import java.io.{IOException, InputStream}
import java.nio.ByteBuffer

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, SwarProbe}

/** A source of JSON text in UTF-8.
  *
  * @param bytes
  *   the array that is read to, `AsciiSlice.Slack` bytes larger than what it is to hold; or the
  *   whole text
  * @param size
  *   how many of them are there already
  */
private[swarender] abstract class JsonInput private (val bytes: Array[Byte], val size: Int) {

  /** Reads 1 to `n` bytes to `into(from)` on, and returns how many; -1 at the end. */
  def read(into: Array[Byte], from: Int, n: Int): Int

  /** Whether this is a string: a lone surrogate in it comes as the three bytes that its number has
    * in UTF-8, and offsets are counted in chars.
    */
  def isString: Boolean = false

  /** How many chars of a string have been read. */
  def charsRead: Int = 0
}

private[swarender] object JsonInput {

  /** How much is read at a time. */
  final val Size = 1 << 16

  def apply(text: Array[Byte]): JsonInput = new JsonInput(text, text.length) {
    def read(into: Array[Byte], from: Int, n: Int): Int = -1
  }

  def apply(in: InputStream, size: Int = Size): JsonInput = new StreamInput(in, window(size))

  def apply(text: String): JsonInput = of(text, Math.min(text.length, Size))

  /** `text` through a window of `size` bytes. */
  def of(text: String, size: Int): JsonInput = new StringInput(text, window(size))

  /** What `json` reads if that is a text which it shows, else null. */
  def of(json: ujson.Readable): JsonInput = json match {
    case text: ujson.Readable.fromTransformer[_] =>
      text.t match {
        case s: CharSequence if (text.w eq ujson.StringParser) || (text.w eq ujson.CharSequenceParser) =>
          apply(s.toString)
        case bytes: Array[Byte] if text.w eq ujson.ByteArrayParser => apply(bytes)
        case bytes: ByteBuffer if text.w eq ujson.ByteBufferParser =>
          val copy = new Array[Byte](bytes.remaining)
          bytes.duplicate().get(copy)
          apply(copy)
        case _ => null
      }
    case _ => null
  }

  private def window(size: Int): Array[Byte] = new Array[Byte](size + AsciiSlice.Slack)

  private final class StreamInput(in: InputStream, window: Array[Byte]) extends JsonInput(window, 0) {
    def read(into: Array[Byte], from: Int, n: Int): Int = {
      val count = in.read(into, from, n)
      if (count == 0) one(into, from)
      else if (count <= n) count
      else throw new IOException(s"$in has read $count bytes where $n were asked for")
    }

    /** A stream that reads nothing where it should wait has to wait for one byte. */
    private def one(into: Array[Byte], at: Int): Int = {
      val b = in.read()
      if (b < 0) -1
      else {
        into(at) = b.toByte
        1
      }
    }
  }

  private final class StringInput(text: String, window: Array[Byte]) extends JsonInput(window, 0) {
    private[this] var taken = 0

    override def isString: Boolean = true
    override def charsRead: Int = taken

    /** `n` is at least `MostBytes`. */
    def read(into: Array[Byte], from: Int, n: Int): Int =
      if (taken == text.length) -1
      else {
        val count = Math.min(n, text.length - taken)
        if (
          Platform.copyIfLatin1(text, taken, taken + count, into, from) && SwarProbe.isAscii(into, from, from + count)
        ) {
          taken += count
          count
        } else encode(into, from, from + n - MostBytes)
      }

    /** Encodes code points as long as they begin at `last` at most. */
    private def encode(into: Array[Byte], from: Int, last: Int): Int = {
      var to = from
      var i = taken
      while (i < text.length && to <= last) {
        val c = text.charAt(i).toInt
        if (c < 0x80) {
          into(to) = c.toByte
          to += 1
        } else if (c < 0x800) {
          into(to) = (0xc0 | c >> 6).toByte
          to = trail(c, 1, into, to)
        } else if (isPair(c, i)) {
          val point = text.codePointAt(i)
          into(to) = (0xf0 | point >> 18).toByte
          to = trail(point, 3, into, to)
          i += 1
        } else {
          into(to) = (0xe0 | c >> 12).toByte
          to = trail(c, 2, into, to)
        }
        i += 1
      }
      taken = i
      to - from
    }

    private def isPair(c: Int, i: Int): Boolean =
      (c & 0xfc00) == 0xd800 && i + 1 < text.length && Character.isLowSurrogate(text.charAt(i + 1))

    /** Writes the last `n` bytes of `c`, after that at `to`; returns the index after them. */
    private def trail(c: Int, n: Int, into: Array[Byte], to: Int): Int = {
      var left = n
      while (left > 0) {
        left -= 1
        into(to + n - left) = (0x80 | c >> 6 * left & 0x3f).toByte
      }
      to + n + 1
    }
  }

  /** A code point has at most so many bytes. */
  final val MostBytes = 4
}
