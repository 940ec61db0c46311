package swarender

import swarender.chars.{Utf8, Utf8Encoder}
import swarender.output.VInt

/** How `PagedOutputStream` encodes strings: so that the streams that benchmarks compare it with
  * differ from it in their offsets only.
  */
final class StreamText {
  private[this] val encoder = new Utf8Encoder

  /** The first `size` of these are what `encode` has made. */
  def bytes: Array[Byte] = encoder.bytes
  def size: Int = encoder.size

  /** Writes `s` to `dst(at)` on, where it fits if it is ASCII, and returns whether it is. */
  def ascii(s: String, dst: Array[Byte], at: Int): Boolean = encoder.ascii(s, dst, at)

  /** Encodes `s` from `from` on, as far as `bytes` goes, and returns the index after it. */
  def encode(s: String, from: Int): Int = encoder.encode(s, from)
}

object StreamText {

  /** A string of so many chars is encoded as a whole. */
  final val Chunk = Utf8Encoder.Chunk

  /** How many bytes `s` has in UTF-8. */
  def length(s: String): Long = Utf8.length(s)
}

/** Variable-length integers as `PagedOutputStream` writes them. */
object StreamInt {
  final val MaxLength = VInt.MaxLength

  /** How many bytes `v` takes: 1 to 5. */
  def length(v: Int): Int = VInt.length(v)

  /** Writes `v` to `dst(at)` on and returns the index after it. */
  def put(v: Int, dst: Array[Byte], at: Int): Int = VInt.put(v, dst, at)
}
