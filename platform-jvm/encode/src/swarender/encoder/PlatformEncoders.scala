package swarender
package encoder

import java.time.*
import java.time.temporal.TemporalAccessor

import swarender.output.ByteOutput
import swarender.chars.Literal
import swarender.numbers.{AsciiText, TimeBytes}

/** Encoders of java.time, and of what else only the JVM has. Those of times follow the rules. The
  * four types that TOML has are values of their type there; elsewhere, and for the others
  * everywhere, they are strings: their `toString`, but that times always have their seconds, and
  * that `parse` reads every year.
  */
private[swarender] trait PlatformEncoders extends NativeEncoders {
  import ScalarEncoders.text

  implicit def localDate: Encoder[LocalDate] = TimeEncoders.localDate
  implicit def localTime(implicit rules: EncoderRules): Encoder[LocalTime] =
    TimeForms.of(rules, TimeEncoders.localTime, isToml = true)
  implicit def localDateTime(implicit rules: EncoderRules): Encoder[LocalDateTime] =
    TimeForms.of(rules, TimeEncoders.localDateTime, isToml = true)
  implicit def offsetDateTime(implicit rules: EncoderRules): Encoder[OffsetDateTime] =
    TimeForms.of(rules, TimeEncoders.offsetDateTime, isToml = true)
  implicit def instant(implicit rules: EncoderRules): Encoder[Instant] =
    TimeForms.of(rules, TimeEncoders.instant)
  implicit def zonedDateTime(implicit rules: EncoderRules): Encoder[ZonedDateTime] =
    TimeForms.of(rules, ZonedDateTimeEncoder)
  implicit def offsetTime(implicit rules: EncoderRules): Encoder[OffsetTime] =
    TimeForms.of(rules, TimeEncoders.offsetTime)
  implicit def duration: Encoder[Duration] = TimeEncoders.duration
  implicit def period: Encoder[Period] = text(_.toString)
  implicit def year: Encoder[Year] = text(TimeEncoders.textOf)
  implicit def yearMonth: Encoder[YearMonth] = text(TimeEncoders.textOf)
  implicit def monthDay: Encoder[MonthDay] = text(_.toString)
  implicit def zoneId: Encoder[ZoneId] = text(_.getId)
  implicit def zoneOffset: Encoder[ZoneOffset] = text(_.getId)
  implicit def url: Encoder[java.net.URL] = text(_.toString)

  /** Its code: `EUR`. */
  implicit def currency: Encoder[java.util.Currency] = text(_.getCurrencyCode)

  /** Its tag (BCP 47): `de-AT`. */
  implicit def locale: Encoder[java.util.Locale] = text(_.toLanguageTag)

  /** Its number, without a look-up: `127.0.0.1`. */
  implicit def inetAddress[A <: java.net.InetAddress]: Encoder[A] = text(_.getHostAddress)
  implicit def file: Encoder[java.io.File] = text(_.getPath)

  /** The instant. */
  implicit def date(implicit rules: EncoderRules): Encoder[java.util.Date] =
    TimeForms.of(rules, TimeEncoders.instant).contramap(v => if (v eq null) null else Instant.ofEpochMilli(v.getTime))
}

/** Encoders of `java.time` whose text is made from numbers, without a string. */
private[encoder] object TimeEncoders {
  import AsciiText.{Time, TomlTime, Unknown, Word}

  def localDate: TimeEncoder[LocalDate] = OfLocalDate
  def localTime: TimeEncoder[LocalTime] = OfLocalTime
  def localDateTime: TimeEncoder[LocalDateTime] = OfLocalDateTime
  def offsetDateTime: TimeEncoder[OffsetDateTime] = OfOffsetDateTime
  def instant: TimeEncoder[Instant] = OfInstant
  def offsetTime: TimeEncoder[OffsetTime] = OfOffsetTime
  def duration: TimeEncoder[Duration] = OfDuration

  // Each is an object, which is made when it is first used: a lazy value of Scala 3 would load a
  // hundred classes.

  private object OfLocalDate extends TimeEncoder[LocalDate](isToml = true) {
    protected def kind(value: LocalDate): Int = if (TimeBytes.isToml(value.getYear)) TomlTime else Unknown
    private[swarender] def put(value: LocalDate, dst: Array[Byte], at: Int): Int = TimeBytes.date(value, dst, at)
    override def direct(before: Literal, value: LocalDate, out: ByteOutput): Unit = write(before, value, out)
  }
  private object OfLocalTime extends TimeEncoder[LocalTime](isToml = true) {
    protected def kind(value: LocalTime): Int = TomlTime
    private[swarender] def put(value: LocalTime, dst: Array[Byte], at: Int): Int = TimeBytes.time(value, dst, at)
    override def direct(before: Literal, value: LocalTime, out: ByteOutput): Unit = write(before, value, out)
  }
  private object OfLocalDateTime extends TimeEncoder[LocalDateTime](isToml = true) {
    protected def kind(value: LocalDateTime): Int = if (TimeBytes.isToml(value.getYear)) TomlTime else Unknown
    private[swarender] def put(value: LocalDateTime, dst: Array[Byte], at: Int): Int =
      TimeBytes.dateTime(value, dst, at)
    override def direct(before: Literal, value: LocalDateTime, out: ByteOutput): Unit = write(before, value, out)
  }
  private object OfOffsetDateTime extends TimeEncoder[OffsetDateTime](isToml = true) {
    protected def kind(value: OffsetDateTime): Int =
      if (TimeBytes.isToml(value.getYear) && TimeBytes.isToml(value.getOffset)) TomlTime else Unknown
    private[swarender] def put(value: OffsetDateTime, dst: Array[Byte], at: Int): Int =
      TimeBytes.dateTime(value, dst, at)
    override def direct(before: Literal, value: OffsetDateTime, out: ByteOutput): Unit = write(before, value, out)
  }
  private object OfInstant extends TimeEncoder[Instant](isToml = false) {
    protected def kind(value: Instant): Int = if (TimeBytes.isPlainYear(value)) Time else Unknown
    private[swarender] def put(value: Instant, dst: Array[Byte], at: Int): Int = TimeBytes.instant(value, dst, at)
    override def direct(before: Literal, value: Instant, out: ByteOutput): Unit = write(before, value, out)
  }
  private object OfOffsetTime extends TimeEncoder[OffsetTime](isToml = false) {
    protected def kind(value: OffsetTime): Int = Word
    private[swarender] def put(value: OffsetTime, dst: Array[Byte], at: Int): Int = TimeBytes.time(value, dst, at)
    override def direct(before: Literal, value: OffsetTime, out: ByteOutput): Unit = write(before, value, out)
  }
  private object OfDuration extends TimeEncoder[Duration](isToml = false) {
    protected def kind(value: Duration): Int = Word
    private[swarender] def put(value: Duration, dst: Array[Byte], at: Int): Int = TimeBytes.duration(value, dst, at)
    override def direct(before: Literal, value: Duration, out: ByteOutput): Unit = write(before, value, out)
  }

  /** The text of any date or time, as the encoder of its class writes it. */
  def textOf(value: TemporalAccessor): String = value match {
    case v: Instant => instant.textOf(v)
    case v: LocalTime => localTime.textOf(v)
    case v: LocalDateTime => localDateTime.textOf(v)
    case v: OffsetDateTime => offsetDateTime.textOf(v)
    case v: OffsetTime => offsetTime.textOf(v)
    case v: ZonedDateTime =>
      val time = offsetDateTime.textOf(v.toOffsetDateTime)
      if (v.getZone == v.getOffset) time else s"$time[${v.getZone.getId}]"
    // The years of `toString` have neither a sign after 9999 nor four digits before 1000: `parse` refuses them.
    case v: Year => v.atDay(1).toString.dropRight("-01-01".length)
    case v: YearMonth => v.atDay(1).toString.dropRight("-01".length)
    case v => v.toString
  }
}

/** A date, a time and an offset, and where its zone is another one its name, which the zones of a
  * program's own may have any char in.
  */
private object ZonedDateTimeEncoder extends TextEncoder[ZonedDateTime](TimeEncoders.textOf) {
  override def direct(before: Literal, value: ZonedDateTime, out: ByteOutput): Unit =
    if (value eq null) out.literals(before, Literal.Null)
    else {
      out.literal(before)
      out.ascii('"')
      out.reserve(AsciiText.Room)
      out.continueAt(TimeBytes.dateTime(value.toOffsetDateTime, out.bytes, out.at))
      if (value.getZone != value.getOffset) {
        val name = value.getZone.getId
        out.ascii('[')
        out.escaped(name, 0, name.length, Escapes.minimal)
        out.ascii(']')
      }
      out.ascii('"')
    }
}

/** @param isToml
  *   whether TOML has a type for the values
  */
private abstract class TimeEncoder[T <: AnyRef](isToml: Boolean) extends AsciiEncoder[T] {
  protected def sendText(value: T, events: Events): Unit =
    if (isToml) events.dateTime(TomlDateTime.of(value.asInstanceOf[TemporalAccessor])) else events.string(textOf(value))

  protected def writeScalar(before: Literal, value: T, out: ByteOutput): Unit = {
    out.literal(before)
    out.reserve(AsciiText.Room + 2)
    val dst = out.bytes
    val at = out.at
    dst(at) = '"'
    val end = put(value, dst, at + 1)
    dst(end) = '"'
    out.continueAt(end + 1)
  }
}

/** Key encoders that only the JVM has. */
private[swarender] trait PlatformKeys extends TemporalKeys {
  implicit def currency: KeyEncoder[java.util.Currency] = KeyEncoder.of(_.getCurrencyCode)
  implicit def locale: KeyEncoder[java.util.Locale] = KeyEncoder.of(_.toLanguageTag)
  implicit def inetAddress[A <: java.net.InetAddress]: KeyEncoder[A] = KeyEncoder.of(_.getHostAddress)
  implicit def zoneId[Z <: ZoneId]: KeyEncoder[Z] = KeyEncoder.of(_.getId)
}

/** Keys of dates and times: their text as a value. */
private[swarender] trait TemporalKeys {
  implicit def temporal[T <: TemporalAccessor](implicit rules: EncoderRules): KeyEncoder[T] = TimeForms.keys(rules)
}
