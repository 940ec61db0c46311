package swarenderx.logback

import java.util.{Collection, Map => JavaMap, Optional}

import swarender.derivation.{Direct, TrustedEncoder}
import swarender.chars.Literal
import swarender.output.ByteOutput
import swarender.{Encoder, Events}

/** A value for a key-value pair of SLF4J, with the encoder that writes it in JSON. Other appenders
  * write its text.
  *
  * {{{
  * log.atInfo().addKeyValue("order", Logged(order)).log("received")
  * }}}
  */
final class Logged private (write: Events => Unit, text: => String) {
  private[logback] def send(events: Events): Unit = write(events)
  override def toString: String = text
}

object Logged {
  def apply[T](value: T)(implicit encoder: Encoder[T]): Logged =
    new Logged(Encoder.send(value, _), value.toString)
}

/** Writes what a key-value pair holds: numbers, booleans, maps and collections as such, anything
  * else as its text.
  */
private object AnyEncoder extends TrustedEncoder[Any] {

  /** Containers deeper than this are text: one may hold itself. */
  private final val MaxDepth = 32

  def encode(value: Any, events: Events): Unit = send(value, events, 0)

  override def direct(before: Literal, value: Any, out: ByteOutput): Unit = value match {
    case text: String => Direct.string(before, text, out)
    case v: Int => Direct.long(before, v.toLong, out)
    case v: Long => Direct.long(before, v, out)
    case v: Boolean => Direct.boolean(before, v, out)
    case _ => super.direct(before, value, out)
  }

  private def send(value: Any, events: Events, depth: Int): Unit = value match {
    case null | None => events.nullValue()
    case v: String => events.string(v)
    case v: Int => events.int64(v.toLong)
    case v: Long => events.int64(v)
    case v: Boolean => events.bool(v)
    case v: Double => events.float64(v)
    case v: Float => events.float32(v)
    case v: Byte => events.int64(v.toLong)
    case v: Short => events.int64(v.toLong)
    case v: java.math.BigInteger => events.number(v.toString)
    case v: java.math.BigDecimal => events.number(v.toString)
    case v: BigInt => events.number(v.toString)
    case v: BigDecimal => events.number(v.bigDecimal.toString)
    case v: Logged => v.send(events)
    case v: ujson.Value => Encoder.send(v, events)
    case Some(v) => send(v, events, depth)
    case v: Optional[?] => if (v.isPresent) send(v.get, events, depth) else events.nullValue()
    case _ if depth == MaxDepth => events.string("...")
    case v: JavaMap[?, ?] =>
      events.beginObject()
      v.forEach((key, value) => member(key, value, events, depth))
      events.endObject()
    case v: scala.collection.Map[?, ?] =>
      events.beginObject()
      v.foreach { case (key, value) => member(key, value, events, depth) }
      events.endObject()
    case v: Collection[?] =>
      events.beginArray()
      v.forEach(element => send(element, events, depth + 1))
      events.endArray()
    case v: Iterable[?] =>
      events.beginArray()
      v.foreach(send(_, events, depth + 1))
      events.endArray()
    case v: Array[?] =>
      events.beginArray()
      v.foreach(send(_, events, depth + 1))
      events.endArray()
    case v => events.string(text(v))
  }

  private def member(key: Any, value: Any, events: Events, depth: Int): Unit = {
    events.key(text(key))
    send(value, events, depth + 1)
  }

  /** What a value cannot say must not lose a line. */
  private def text(value: Any): String =
    try String.valueOf(value)
    catch { case e: RuntimeException => s"${value.getClass.getName}: $e" }
}
