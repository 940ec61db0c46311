package swarender
package encoder

import java.time.*
import java.time.temporal.TemporalAccessor

/** Encoders of java.time, and of what else only the JVM has. The four types that TOML has are
  * values of their type there; elsewhere, and for the others everywhere, it is what their
  * `toString` gives, as a string.
  */
private[swarender] trait PlatformEncoders extends NativeEncoders {
  import ScalarEncoders.text

  implicit def localDate: Encoder[LocalDate] = dateTime
  implicit def localTime: Encoder[LocalTime] = dateTime
  implicit def localDateTime: Encoder[LocalDateTime] = dateTime
  implicit def offsetDateTime: Encoder[OffsetDateTime] = dateTime
  implicit def instant: Encoder[Instant] = text(_.toString)
  implicit def zonedDateTime: Encoder[ZonedDateTime] = text(_.toString)
  implicit def offsetTime: Encoder[OffsetTime] = text(_.toString)
  implicit def duration: Encoder[Duration] = text(_.toString)
  implicit def period: Encoder[Period] = text(_.toString)
  implicit def year: Encoder[Year] = text(_.toString)
  implicit def yearMonth: Encoder[YearMonth] = text(_.toString)
  implicit def monthDay: Encoder[MonthDay] = text(_.toString)
  implicit def zoneId: Encoder[ZoneId] = text(_.getId)
  implicit def zoneOffset: Encoder[ZoneOffset] = text(_.getId)
  implicit def url: Encoder[java.net.URL] = text(_.toString)

  private def dateTime[T <: TemporalAccessor]: Encoder[T] = Encoder.tomlDateTime.contramap[T](TomlDateTime.of(_))
}

/** Keys of what has a name there. */
private[swarender] trait PlatformKeys extends TemporalKeys {
  implicit def zoneId[Z <: ZoneId]: KeyEncoder[Z] = KeyEncoder.of(_.getId)
}

/** Keys of dates and times: what `toString` gives. */
private[swarender] trait TemporalKeys {
  implicit def temporal[T <: TemporalAccessor]: KeyEncoder[T] = KeyEncoder.of(_.toString)
}
