package swarender
package output

import java.nio.charset.StandardCharsets.UTF_8

import scala.scalajs.js
import scala.scalajs.js.typedarray.{Int8Array, Uint8Array, int8Array2ByteArray}

/** UTF-8 into an array, which goes to a sink when it is full, or grows: short strings char by char,
  * long ones by the engine's encoder.
  */
final class ByteOutput private[swarender] (sink: ByteSink) extends DirectOutput(sink) {
  import ByteOutput.*

  private[swarender] def discarding(): Output =
    if (countsChars) Outputs.discardingChars() else Outputs.discardingBytes()

  private[swarender] def held(): HeldOutput = Outputs.held(this)

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = {
    val end = s match {
      case s: String if s.length <= Short =>
        ensure(ShortText.Room * s.length + 2)
        ShortText.put(s, 0, s.length, escapes, array, pos + 1)
      case _ => -1
    }
    if (end >= 0) {
      array(pos) = quote.toByte
      array(end) = quote.toByte
      pos = end + 1
    } else {
      ascii(quote)
      escaped(s, 0, s.length, escapes)
      ascii(quote)
    }
  }

  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = s match {
    case s: String if until - from <= Output.Chunk =>
      if (until - from > Short || !short(s, from, until, escapes))
        write(EscapePattern(escapes)(s.substring(from, until)))
    case _ => inChunks(s, from, until, escapes)
  }

  /** Writes a short string, unless it is one for the pattern. */
  private def short(s: String, from: Int, until: Int, escapes: Escapes): Boolean = {
    ensure(ShortText.Room * (until - from) + 1)
    val end = ShortText.put(s, from, until, escapes, array, pos)
    if (end >= 0) pos = end
    end >= 0
  }

  /** Writes well-formed text as it is, in parts that fit in `scratch`. */
  private def write(s: String): Unit =
    if (encoder.isEmpty) writeAll(s.getBytes(UTF_8))
    else {
      var rest = s
      while (rest.length > 0) {
        val done = encoder.get.encodeInto(rest, scratch)
        writeAll(int8Array2ByteArray(new Int8Array(scratch.buffer, 0, done.written.asInstanceOf[Int])))
        rest = rest.substring(done.read.asInstanceOf[Int])
      }
    }

  private def writeAll(all: Array[Byte]): Unit = copy(all, 0, all.length)
}

private[output] object ByteOutput {

  /** Strings of at most so many chars are written char by char. */
  private final val Short = 128

  private lazy val scratch = new Uint8Array(3 * Output.Chunk)

  private lazy val encoder: js.UndefOr[js.Dynamic] =
    if (js.typeOf(js.Dynamic.global.TextEncoder) == "undefined") js.undefined
    else js.Dynamic.newInstance(js.Dynamic.global.TextEncoder)()
}
