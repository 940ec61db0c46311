package swarender
package encoder

import java.time.*
import java.time.temporal.TemporalAccessor

/** Encoders of java.time. The four types that TOML has are values of their type there; elsewhere,
  * and for the others everywhere, it is what their `toString` gives, as a string.
  */
private[swarender] trait PlatformEncoders { this: ScalarEncoders =>
  implicit val localDate: Encoder[LocalDate] = dateTime
  implicit val localTime: Encoder[LocalTime] = dateTime
  implicit val localDateTime: Encoder[LocalDateTime] = dateTime
  implicit val offsetDateTime: Encoder[OffsetDateTime] = dateTime
  implicit val instant: Encoder[Instant] = text(_.toString)
  implicit val zonedDateTime: Encoder[ZonedDateTime] = text(_.toString)
  implicit val offsetTime: Encoder[OffsetTime] = text(_.toString)
  implicit val duration: Encoder[Duration] = text(_.toString)
  implicit val period: Encoder[Period] = text(_.toString)
  implicit val year: Encoder[Year] = text(_.toString)
  implicit val yearMonth: Encoder[YearMonth] = text(_.toString)
  implicit val monthDay: Encoder[MonthDay] = text(_.toString)
  implicit val zoneId: Encoder[ZoneId] = text(_.getId)
  implicit val zoneOffset: Encoder[ZoneOffset] = text(_.getId)

  private def dateTime[T <: TemporalAccessor]: Encoder[T] = tomlDateTime.contramap[T](JavaTime.of)
}
