package swarender
package encoder

import java.time.*
import java.time.temporal.TemporalAccessor

/** Encoders of java.time. The four types that TOML has are values of their type there; elsewhere,
  * and for the others everywhere, it is what their `toString` gives, as a string.
  */
private[swarender] trait PlatformEncoders { this: ScalarEncoders =>
  implicit lazy val localDate: Encoder[LocalDate] = dateTime
  implicit lazy val localTime: Encoder[LocalTime] = dateTime
  implicit lazy val localDateTime: Encoder[LocalDateTime] = dateTime
  implicit lazy val offsetDateTime: Encoder[OffsetDateTime] = dateTime
  implicit lazy val instant: Encoder[Instant] = text(_.toString)
  implicit lazy val zonedDateTime: Encoder[ZonedDateTime] = text(_.toString)
  implicit lazy val offsetTime: Encoder[OffsetTime] = text(_.toString)
  implicit lazy val duration: Encoder[Duration] = text(_.toString)
  implicit lazy val period: Encoder[Period] = text(_.toString)
  implicit lazy val year: Encoder[Year] = text(_.toString)
  implicit lazy val yearMonth: Encoder[YearMonth] = text(_.toString)
  implicit lazy val monthDay: Encoder[MonthDay] = text(_.toString)
  implicit lazy val zoneId: Encoder[ZoneId] = text(_.getId)
  implicit lazy val zoneOffset: Encoder[ZoneOffset] = text(_.getId)

  private def dateTime[T <: TemporalAccessor]: Encoder[T] = tomlDateTime.contramap[T](JavaTime.of)
}
