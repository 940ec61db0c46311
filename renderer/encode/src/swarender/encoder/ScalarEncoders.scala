package swarender
package encoder

import java.math.{BigDecimal => JavaDecimal, BigInteger}
import java.util.UUID

import swarender.derivation.TrustedEncoder
import swarender.event.EventAdapters
import swarender.output.ByteOutput
import swarender.chars.Literal
import swarender.numbers.{AsciiText, Digits, ScalarBytes}

/** Encoders of values that are not containers. A null reference is null. Derived code does not call
  * those of primitives and strings, but sends their event itself. Each is an object, which is made
  * when it is first used: a process pays for every class that it loads. A lazy value of Scala 3
  * would load a hundred more.
  */
private[swarender] trait ScalarEncoders extends WriterEncoders {
  implicit def boolean: Encoder[Boolean] = ScalarEncoders.OfBoolean
  implicit def byte: Encoder[Byte] = ScalarEncoders.OfByte
  implicit def short: Encoder[Short] = ScalarEncoders.OfShort
  implicit def int: Encoder[Int] = ScalarEncoders.OfInt
  implicit def long: Encoder[Long] = ScalarEncoders.OfLong
  implicit def float: Encoder[Float] = ScalarEncoders.OfFloat
  implicit def double: Encoder[Double] = ScalarEncoders.OfDouble
  implicit def string: Encoder[String] = ScalarEncoders.OfString
  implicit def char: Encoder[Char] = ScalarEncoders.OfChar
  implicit def unit: Encoder[Unit] = ScalarEncoders.OfUnit
  implicit def symbol: Encoder[Symbol] = ScalarEncoders.OfSymbol
  implicit def uuid: Encoder[UUID] = ScalarEncoders.OfUuid
  implicit def bigInt: Encoder[BigInt] = ScalarEncoders.OfBigInt
  implicit def bigDecimal: Encoder[BigDecimal] = ScalarEncoders.OfBigDecimal
  implicit def bigInteger: Encoder[BigInteger] = ScalarEncoders.OfBigInteger
  implicit def javaBigDecimal: Encoder[JavaDecimal] = ScalarEncoders.OfJavaBigDecimal
  implicit def tomlDateTime: Encoder[TomlDateTime] = ScalarEncoders.OfTomlDateTime
}

private[encoder] object ScalarEncoders {
  object OfBoolean extends TrustedEncoder[Boolean] {
    def encode(value: Boolean, events: Events): Unit = events.bool(value)
    override def direct(before: Literal, value: Boolean, out: ByteOutput): Unit = out.bool(before, value)
  }
  object OfByte extends TrustedEncoder[Byte] {
    def encode(value: Byte, events: Events): Unit = events.int64(value.toLong)
    override def direct(before: Literal, value: Byte, out: ByteOutput): Unit = out.literalAndLong(before, value.toLong)
  }
  object OfShort extends TrustedEncoder[Short] {
    def encode(value: Short, events: Events): Unit = events.int64(value.toLong)
    override def direct(before: Literal, value: Short, out: ByteOutput): Unit = out.literalAndLong(before, value.toLong)
  }
  object OfInt extends TrustedEncoder[Int] {
    def encode(value: Int, events: Events): Unit = events.int64(value.toLong)
    override def direct(before: Literal, value: Int, out: ByteOutput): Unit = out.literalAndLong(before, value.toLong)
  }
  object OfLong extends TrustedEncoder[Long] {
    def encode(value: Long, events: Events): Unit = events.int64(value)
    override def direct(before: Literal, value: Long, out: ByteOutput): Unit = out.literalAndLong(before, value)
  }
  object OfFloat extends TrustedEncoder[Float] {
    def encode(value: Float, events: Events): Unit = events.float32(value)
    override def direct(before: Literal, value: Float, out: ByteOutput): Unit = out.float(before, value)
  }
  object OfDouble extends TrustedEncoder[Double] {
    def encode(value: Double, events: Events): Unit = events.float64(value)
    override def direct(before: Literal, value: Double, out: ByteOutput): Unit = out.double(before, value)
  }
  object OfString extends TrustedEncoder[String] {
    def encode(value: String, events: Events): Unit = if (value eq null) events.nullValue() else events.string(value)
    override def direct(before: Literal, value: String, out: ByteOutput): Unit = out.string(before, value)
  }
  object OfChar extends TextEncoder[Char](_.toString)
  object OfUnit extends ReferenceEncoder[Unit]((_, e) => e.nullValue())
  object OfSymbol extends TextEncoder[Symbol](_.name)
  object OfUuid extends AsciiEncoder[UUID] {
    protected def kind(value: UUID): Int = if (ScalarBytes.AreQuick) AsciiText.Word else AsciiText.Unknown
    private[swarender] def put(value: UUID, dst: Array[Byte], at: Int): Int = ScalarBytes.uuid(value, dst, at)
    protected def sendText(value: UUID, events: Events): Unit = events.string(value.toString)
    protected def writeScalar(before: Literal, value: UUID, out: ByteOutput): Unit = out.uuid(before, value)
    override def direct(before: Literal, value: UUID, out: ByteOutput): Unit = write(before, value, out)
  }
  object OfBigInt extends ScalarEncoder[BigInt] {
    protected def sendScalar(value: BigInt, events: Events): Unit = OfBigInteger.encode(value.bigInteger, events)
    protected def writeScalar(before: Literal, value: BigInt, out: ByteOutput): Unit =
      if (value.isValidLong) out.literalAndLong(before, value.toLong) else out.integer(before, value.bigInteger)
    override def direct(before: Literal, value: BigInt, out: ByteOutput): Unit = write(before, value, out)
  }
  object OfBigDecimal extends ScalarEncoder[BigDecimal] {
    protected def sendScalar(value: BigDecimal, events: Events): Unit =
      OfJavaBigDecimal.encode(value.bigDecimal, events)
    protected def writeScalar(before: Literal, value: BigDecimal, out: ByteOutput): Unit =
      out.decimal(before, value.bigDecimal)
    override def direct(before: Literal, value: BigDecimal, out: ByteOutput): Unit = write(before, value, out)
  }
  object OfBigInteger extends AsciiEncoder[BigInteger] {
    protected def kind(value: BigInteger): Int =
      if (ScalarBytes.AreQuick && value.bitLength <= ShortBits) AsciiText.Number else AsciiText.Unknown
    private[swarender] def put(value: BigInteger, dst: Array[Byte], at: Int): Int =
      Digits.long(value.longValue, dst, at)
    protected def sendText(value: BigInteger, events: Events): Unit = {
      events.expectNumber(value.bitLength.toLong)
      events.number(value.toString)
    }
    protected def writeScalar(before: Literal, value: BigInteger, out: ByteOutput): Unit = out.integer(before, value)
    override def direct(before: Literal, value: BigInteger, out: ByteOutput): Unit = write(before, value, out)
  }
  object OfJavaBigDecimal extends AsciiEncoder[JavaDecimal] {
    protected def kind(value: JavaDecimal): Int =
      if (ScalarBytes.isShort(value)) AsciiText.Number else AsciiText.Unknown
    private[swarender] def put(value: JavaDecimal, dst: Array[Byte], at: Int): Int =
      ScalarBytes.decimal(value, dst, at)
    protected def sendText(value: JavaDecimal, events: Events): Unit = {
      events.expectNumber(bits(value))
      events.number(value.toString)
    }
    protected def writeScalar(before: Literal, value: JavaDecimal, out: ByteOutput): Unit = out.decimal(before, value)
    override def direct(before: Literal, value: JavaDecimal, out: ByteOutput): Unit = write(before, value, out)
  }
  object OfTomlDateTime extends ScalarEncoder[TomlDateTime] {
    protected def sendScalar(value: TomlDateTime, events: Events): Unit = events.dateTime(value)
    protected def writeScalar(before: Literal, value: TomlDateTime, out: ByteOutput): Unit =
      out.clean(before, value.toString)
    override def direct(before: Literal, value: TomlDateTime, out: ByteOutput): Unit = write(before, value, out)
  }

  /** No integer of so many bits has more than 17 digits. */
  final val ShortBits = 56

  private final val BitsPerDigit = 3.3219280948873623

  /** How many bits a number has before its point, about: to make the text of one that the style
    * refuses may take seconds.
    */
  def bits(v: JavaDecimal): Long =
    if (v.signum == 0) 0 else v.unscaledValue.bitLength - (v.scale * BitsPerDigit).toLong

  /** An encoder of values as strings. */
  def text[T](f: T => String): Encoder[T] = new TextEncoder(f)

  /** An encoder of references by the events that `send` sends of those that are not null. */
  def reference[T](send: (T, Events) => Unit): Encoder[T] = new ReferenceEncoder(send)
}

/** Encoders of values that have nothing but a `Writer` of upickle. */
private[swarender] trait WriterEncoders extends MissingEncoders {
  implicit def upickleWriter[T](implicit writer: upickle.core.Types#Writer[T]): Encoder[T] = new TrustedEncoder[T] {
    def encode(value: T, events: Events): Unit = {
      val _ = writer.transform(value, EventAdapters.of(events).visitor)
    }
  }
}

/** An encoder of values that are written from their parts, without a string. Each child has a
  * `direct` of its own, which calls `write`: HotSpot inlines what is called from there, as it knows
  * the class; in a method of all children it would not.
  */
private[encoder] abstract class ScalarEncoder[T] extends TrustedEncoder[T] {

  override def direct(before: Literal, value: T, out: ByteOutput): Unit

  /** Sends a value that is not null. */
  protected def sendScalar(value: T, events: Events): Unit

  /** Writes `before` and a value that is not null. */
  protected def writeScalar(before: Literal, value: T, out: ByteOutput): Unit

  final def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue() else sendScalar(value, events)

  /** What `direct` of every child calls. Each child has a `direct` of its own, so that HotSpot
    * knows which `writeScalar` it calls, where it does not inline `direct` into what writes a
    * class.
    */
  protected final def write(before: Literal, value: T, out: ByteOutput): Unit =
    if (value == null) out.literals(before, Literal.Null) else writeScalar(before, value, out)
}

/** An encoder of values whose text is ASCII, which a writer may produce itself. */
private[encoder] abstract class AsciiEncoder[T] extends ScalarEncoder[T] with AsciiText[T] {

  /** What readers take the text of `value` for, as [[AsciiText]] has it. */
  protected def kind(value: T): Int

  /** Sends the event of `value`. */
  protected def sendText(value: T, events: Events): Unit

  protected final def sendScalar(value: T, events: Events): Unit =
    if (!events.ascii(value, kind(value), this)) sendText(value, events)
}

private[encoder] class TextEncoder[T](text: T => String) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = if (value == null) events.nullValue() else events.string(text(value))
  override def direct(before: Literal, value: T, out: ByteOutput): Unit =
    out.string(before, if (value == null) null else text(value))
}

/** A null reference is null; `sends` does not get it. */
private[encoder] class ReferenceEncoder[T](sends: (T, Events) => Unit) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = if (value == null) events.nullValue() else sends(value, events)
}
