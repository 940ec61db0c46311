package swarenderx.logback

import java.io.{ByteArrayOutputStream, OutputStream}

import scala.util.control.ControlThrowable

import swarender.Policy.{DuplicateKeys, NonFinite}
import swarender.{Encoder, Format, Json, JsonStyle}

/** A value for a key-value pair of SLF4J, with the encoder that writes it in JSON. Other appenders
  * write its text. If the encoder throws, the error's text is written in place of the value.
  *
  * {{{
  * log.atInfo().addKeyValue("order", Logged(order)).log("received")
  * }}}
  */
final class Logged private (write: OutputStream => Unit, text: => String) {

  /** The value as JSON of `max` bytes at most; null if it has more. It throws what the encoder
    * throws.
    */
  private[logback] def json(max: Int): Array[Byte] = {
    val bytes = new Logged.Bytes(max)
    val isWhole =
      try {
        write(bytes)
        true
      } catch { case Logged.TooLong => false }
    if (isWhole) bytes.toByteArray else null
  }

  override def toString: String = text
}

object Logged {
  def apply[T](value: T)(implicit encoder: Encoder[T]): Logged =
    new Logged(Values.writeTo(value, _), value.toString)

  /** Readers of JSON go 1,000 levels deep or more; some refuse an object with the same key twice.
    */
  private val Values: Format[JsonStyle] = Json(
    JsonStyle.compact.withNonFinite(NonFinite.Quote).withDuplicateKeys(DuplicateKeys.Fail).withMaxDepth(900)
  )

  private[logback] final val TooLongText = "[TOO LONG]"
  private object TooLong extends ControlThrowable

  private final class Bytes(max: Int) extends ByteArrayOutputStream {
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit =
      if (n > max - count) throw TooLong else super.write(bytes, from, n)
    override def write(b: Int): Unit = if (count >= max) throw TooLong else super.write(b)
  }
}
