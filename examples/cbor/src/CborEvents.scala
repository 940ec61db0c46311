package cbor

import java.io.{ByteArrayOutputStream, OutputStream}
import java.math.{BigDecimal, BigInteger}
import java.nio.charset.StandardCharsets.UTF_8

import swarender.{Encoder, Events}

/** Writes the events of a value as CBOR (RFC 8949) to `out`, byte by byte as they come: objects and
  * arrays have no length, and end with a break.
  */
final class CborEvents(out: OutputStream) extends Events {
  import CborEvents._

  /** The initial byte of a data item and its argument, in as few bytes as it needs (section 3). */
  private def head(major: Int, argument: Long): Unit =
    if (argument >= 0 && argument < 24) out.write(major << 5 | argument.toInt)
    else {
      val log =
        if (argument < 0 || argument >> 32 != 0) 3 else if (argument >> 16 != 0) 2 else if (argument >> 8 != 0) 1 else 0
      out.write(major << 5 | 24 + log)
      bits(argument, 8 << log)
    }

  /** The low `n` bits of `v`, the highest byte first. */
  private def bits(v: Long, n: Int): Unit = for (shift <- n - 8 to 0 by -8) out.write((v >>> shift).toInt & 0xff)

  private def bytes(major: Int, value: Array[Byte]): Unit = {
    head(major, value.length.toLong)
    out.write(value)
  }

  def beginObject(): Unit = out.write(Maps << 5 | Unknown)
  def endObject(): Unit = out.write(Break)
  def beginArray(): Unit = out.write(Arrays << 5 | Unknown)
  def endArray(): Unit = out.write(Break)
  def key(s: CharSequence): Unit = string(s)
  def string(s: CharSequence): Unit = if (s == null) nullValue() else bytes(Text, s.toString.getBytes(UTF_8))
  def int64(v: Long): Unit = if (v >= 0) head(Unsigned, v) else head(Negative, ~v)
  override def uint64(v: Long): Unit = head(Unsigned, v)
  override def float32(v: Float): Unit = {
    out.write(Simple << 5 | 26)
    bits(java.lang.Float.floatToIntBits(v).toLong, 32)
  }
  def float64(v: Double): Unit = {
    out.write(Simple << 5 | 27)
    bits(java.lang.Double.doubleToLongBits(v), 64)
  }
  def bool(v: Boolean): Unit = out.write(if (v) True else False)
  def nullValue(): Unit = out.write(Null)

  /** An integer, or a decimal fraction: an exponent of ten and an integer (section 3.4.4). */
  def number(text: CharSequence): Unit = {
    val value = new BigDecimal(text.toString)
    if (value.scale == 0) integer(value.unscaledValue)
    else {
      head(Tags, 4)
      head(Arrays, 2)
      int64(-value.scale.toLong)
      integer(value.unscaledValue)
    }
  }

  /** An integer, or a tagged one in bytes where 64 bits do not hold it (section 3.4.3). */
  private def integer(v: BigInteger): Unit =
    if (v.bitLength < 64) int64(v.longValue)
    else {
      head(Tags, if (v.signum >= 0) 2 else 3)
      val magnitude = (if (v.signum >= 0) v else v.not).toByteArray
      bytes(Bytes, magnitude.dropWhile(_ == 0))
    }
}

object CborEvents {
  private val Unsigned = 0
  private val Negative = 1
  private val Bytes = 2
  private val Text = 3
  private val Arrays = 4
  private val Maps = 5
  private val Tags = 6
  private val Simple = 7
  private val Unknown = 31
  private val False = 0xf4
  private val True = 0xf5
  private val Null = 0xf6
  private val Break = 0xff

  /** The value as CBOR. */
  def toBytes[T](value: T)(implicit encoder: Encoder[T]): Array[Byte] = {
    val out = new ByteArrayOutputStream
    Encoder.send(value, new CborEvents(out))
    out.toByteArray
  }
}
