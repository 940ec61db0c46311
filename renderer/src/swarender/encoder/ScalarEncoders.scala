package swarender
package encoder

import swarender.Events.FieldNames
import swarender.derivation.TrustedEncoder
import swarender.event.EventAdapters
import swarender.json.JsonWriter

/** Encoders of values that are no containers. A null reference is null. Derived code does not call
  * those of primitives and strings, but sends their event itself. Each is made when it is first
  * used: a process pays for every class that it loads.
  */
private[swarender] trait ScalarEncoders extends WriterEncoders {
  implicit lazy val boolean: Encoder[Boolean] = new TrustedEncoder[Boolean] {
    def encode(value: Boolean, events: Events): Unit = events.bool(value)
    override def encodeJson(value: Boolean, json: JsonWriter): Unit = json.bool(value)
  }
  implicit lazy val byte: Encoder[Byte] = new TrustedEncoder[Byte] {
    def encode(value: Byte, events: Events): Unit = events.int64(value.toLong)
    override def encodeJson(value: Byte, json: JsonWriter): Unit = json.int64(value.toLong)
  }
  implicit lazy val short: Encoder[Short] = new TrustedEncoder[Short] {
    def encode(value: Short, events: Events): Unit = events.int64(value.toLong)
    override def encodeJson(value: Short, json: JsonWriter): Unit = json.int64(value.toLong)
  }
  implicit lazy val int: Encoder[Int] = new TrustedEncoder[Int] {
    def encode(value: Int, events: Events): Unit = events.int64(value.toLong)
    override def encodeJson(value: Int, json: JsonWriter): Unit = json.int64(value.toLong)
    override def encodeField(value: Int, fields: FieldNames, i: Int, json: JsonWriter): Unit =
      json.field(fields, i, value.toLong)
  }
  implicit lazy val long: Encoder[Long] = new TrustedEncoder[Long] {
    def encode(value: Long, events: Events): Unit = events.int64(value)
    override def encodeJson(value: Long, json: JsonWriter): Unit = json.int64(value)
    override def encodeField(value: Long, fields: FieldNames, i: Int, json: JsonWriter): Unit =
      json.field(fields, i, value)
  }
  implicit lazy val float: Encoder[Float] = new TrustedEncoder[Float] {
    def encode(value: Float, events: Events): Unit = events.float32(value)
    override def encodeJson(value: Float, json: JsonWriter): Unit = json.float32(value)
  }
  implicit lazy val double: Encoder[Double] = new TrustedEncoder[Double] {
    def encode(value: Double, events: Events): Unit = events.float64(value)
    override def encodeJson(value: Double, json: JsonWriter): Unit = json.float64(value)
    override def encodeField(value: Double, fields: FieldNames, i: Int, json: JsonWriter): Unit =
      json.field(fields, i, value)
  }
  implicit lazy val string: Encoder[String] = new TrustedEncoder[String] {
    def encode(value: String, events: Events): Unit = if (value eq null) events.nullValue() else events.string(value)
    override def encodeJson(value: String, json: JsonWriter): Unit =
      if (value eq null) json.nullValue() else json.string(value)
    override def encodeField(value: String, fields: FieldNames, i: Int, json: JsonWriter): Unit =
      json.field(fields, i, value)
  }
  implicit lazy val char: Encoder[Char] = ScalarEncoders.text(_.toString)
  implicit lazy val unit: Encoder[Unit] = ScalarEncoders.reference((_, e) => e.nullValue())
  implicit lazy val symbol: Encoder[Symbol] = ScalarEncoders.text(_.name)
  implicit lazy val uuid: Encoder[java.util.UUID] = ScalarEncoders.text(_.toString)
  implicit lazy val bigInt: Encoder[BigInt] = number(_.bitLength.toLong)
  implicit lazy val bigDecimal: Encoder[BigDecimal] = number(v => bits(v.bigDecimal))
  implicit lazy val bigInteger: Encoder[java.math.BigInteger] = number(_.bitLength.toLong)
  implicit lazy val javaBigDecimal: Encoder[java.math.BigDecimal] = number(bits(_))
  implicit lazy val tomlDateTime: Encoder[TomlDateTime] = ScalarEncoders.reference((v, e) => e.dateTime(v))

  /** @param bits
    *   how many a number has before its point, about: to make the text of one that the style
    *   refuses may take seconds
    */
  private def number[T <: AnyRef](bits: T => Long): Encoder[T] =
    ScalarEncoders.reference((v, e) => {
      e.expectNumber(bits(v))
      e.number(v.toString)
    })

  private def bits(v: java.math.BigDecimal): Long =
    if (v.signum == 0) 0 else v.unscaledValue.bitLength - (v.scale * ScalarEncoders.BitsPerDigit).toLong
}

private[encoder] object ScalarEncoders {
  final val BitsPerDigit = 3.3219280948873623

  /** An encoder of values as strings. */
  def text[T](f: T => String): Encoder[T] = reference((v, events) => events.string(f(v)))

  /** An encoder of references by the events that `send` sends of those that are not null. */
  def reference[T](send: (T, Events) => Unit): Encoder[T] = new ReferenceEncoder(send)
}

/** Of values with a `Writer` of upickle, for which there is nothing better. */
private[swarender] trait WriterEncoders extends MissingEncoders {
  implicit def upickleWriter[T](implicit writer: upickle.core.Types#Writer[T]): Encoder[T] = new TrustedEncoder[T] {
    def encode(value: T, events: Events): Unit = {
      val _ = writer.transform(value, EventAdapters.of(events).visitor)
    }
  }
}

/** A null reference is null; `send` does not get it. */
private final class ReferenceEncoder[T](send: (T, Events) => Unit) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = if (value == null) events.nullValue() else send(value, events)
}
