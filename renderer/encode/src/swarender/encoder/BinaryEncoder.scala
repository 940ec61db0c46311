package swarender
package encoder

import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.US_ASCII

import scala.annotation.implicitNotFound

import swarender.chars.{AsciiSlice, Literal}
import swarender.derivation.TrustedEncoder
import swarender.numbers.AsciiText
import swarender.output.ByteOutput

/** Bytes as a string of base64 or hexadecimal digits (RFC 4648), as [[Encoder.base64]],
  * [[Encoder.base64Url]] and [[Encoder.hex]] write them.
  */
final class BinaryEncoder[B] private[encoder] (text: BinaryText, bytes: Bytes[B]) extends TrustedEncoder[B] {

  /** The same text of other bytes.
    *
    * {{{
    * implicit val encoder: Encoder[ByteBuffer] = Encoder.hex.of[ByteBuffer]
    * }}}
    */
  def of[C](implicit bytes: Bytes[C]): BinaryEncoder[C] = new BinaryEncoder(text, bytes)

  def encode(value: B, events: Events): Unit =
    if (value == null) events.nullValue()
    else {
      val part = BinaryPart.of(bytes(value))
      val length = text.length(part.length)
      if (length > BinaryText.Most)
        events.fail(RenderError.TooLarge, s"more than ${BinaryText.Most} bytes do not fit in one array")
      val chars = new Array[Byte](length.toInt + AsciiSlice.Slack)
      events.string(new AsciiSlice().set(chars, 0, text.put(part.array, part.from, part.until, chars, 0)))
    }

  /** Writes groups of bytes to the output as they are encoded. */
  override def direct(before: Literal, value: B, out: ByteOutput): Unit =
    if (value == null) out.literals(before, Literal.Null)
    else {
      out.literal(before)
      out.ascii('"')
      val part = BinaryPart.of(bytes(value))
      val end = part.until
      while (part.from < end) {
        part.until = Math.min(end - part.from, text.group) + part.from
        out.made(part, text, 0)
        part.from = part.until
      }
      out.ascii('"')
    }
}

private[swarender] object BinaryEncoder {
  val base64: BinaryEncoder[Array[Byte]] = new BinaryEncoder(new Base64Text('+', '/'), Bytes.array)
  val base64Url: BinaryEncoder[Array[Byte]] = new BinaryEncoder(new Base64Text('-', '_'), Bytes.array)
  val hex: BinaryEncoder[Array[Byte]] = new BinaryEncoder(new HexText, Bytes.array)
}

/** The bytes of a class, which a [[BinaryEncoder]] writes.
  *
  * {{{
  * implicit val bytes: Bytes[Digest] = Bytes.of(digest => ByteBuffer.wrap(digest.toArray))
  * }}}
  */
@implicitNotFound("There is no Bytes[${B}]. Make one: `implicit val bytes: Bytes[${B}] = Bytes.of(value => ...)`")
trait Bytes[B] extends Serializable {

  /** The bytes between position and limit of a buffer, which is neither changed nor kept. */
  def apply(value: B): ByteBuffer
}

object Bytes extends VersionBytes {
  def of[B](f: B => ByteBuffer): Bytes[B] = new Bytes[B] { def apply(value: B): ByteBuffer = f(value) }

  implicit val array: Bytes[Array[Byte]] = of(ByteBuffer.wrap(_))
  implicit def buffer[B <: ByteBuffer]: Bytes[B] = of(buffer => buffer)
}

/** The bytes `[from, until)` of an array. */
private final class BinaryPart(val array: Array[Byte], var from: Int, var until: Int) {
  def length: Int = until - from
}

private object BinaryPart {
  def of(bytes: ByteBuffer): BinaryPart = {
    val n = bytes.remaining
    if (bytes.hasArray) {
      val from = bytes.arrayOffset + bytes.position()
      new BinaryPart(bytes.array, from, from + n)
    } else {
      val copy = new Array[Byte](n)
      val _ = bytes.duplicate().get(copy)
      new BinaryPart(copy, 0, n)
    }
  }
}

/** @param group
  *   how many bytes at most become text of `AsciiText` at once; only after the last group there may
  *   be padding
  */
private abstract class BinaryText(val group: Int) extends AsciiText[BinaryPart] with Serializable {

  /** How long the text of `n` bytes is. */
  def length(n: Int): Long

  /** Writes the text of `src[from, until)` to `dst(at)` on, and returns the index after it. */
  def put(src: Array[Byte], from: Int, until: Int, dst: Array[Byte], at: Int): Int

  private[swarender] final def put(part: BinaryPart, dst: Array[Byte], at: Int): Int =
    put(part.array, part.from, part.until, dst, at)
}

private object BinaryText {

  /** What an array can hold on every JVM, less the slack of a slice. */
  final val Most = Int.MaxValue - 24
}

/** Base64 with padding, of which the last two digits differ between its alphabets. */
private final class Base64Text(digit62: Char, digit63: Char) extends BinaryText(42) {
  private[this] val digits: Array[Byte] =
    s"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$digit62$digit63".getBytes(US_ASCII)

  def length(n: Int): Long = (n + 2L) / 3 * 4

  def put(src: Array[Byte], from: Int, until: Int, dst: Array[Byte], at: Int): Int = {
    val digits = this.digits
    var i = from
    var j = at
    while (until - i >= 3) {
      val bits = (src(i) & 0xff) << 16 | (src(i + 1) & 0xff) << 8 | src(i + 2) & 0xff
      dst(j) = digits(bits >>> 18)
      dst(j + 1) = digits(bits >>> 12 & 63)
      dst(j + 2) = digits(bits >>> 6 & 63)
      dst(j + 3) = digits(bits & 63)
      i += 3
      j += 4
    }
    if (i < until) {
      val isPair = until - i == 2
      val bits = (src(i) & 0xff) << 16 | (if (isPair) (src(i + 1) & 0xff) << 8 else 0)
      dst(j) = digits(bits >>> 18)
      dst(j + 1) = digits(bits >>> 12 & 63)
      dst(j + 2) = if (isPair) digits(bits >>> 6 & 63) else '='
      dst(j + 3) = '='
      j += 4
    }
    j
  }
}

/** Lower-case hexadecimal digits. */
private final class HexText extends BinaryText(28) {
  def length(n: Int): Long = n * 2L

  def put(src: Array[Byte], from: Int, until: Int, dst: Array[Byte], at: Int): Int = {
    var i = from
    var j = at
    while (i < until) {
      dst(j) = digit(src(i) >> 4 & 15)
      dst(j + 1) = digit(src(i) & 15)
      i += 1
      j += 2
    }
    j
  }

  private def digit(v: Int): Byte = (if (v < 10) '0' + v else 'a' - 10 + v).toByte
}
