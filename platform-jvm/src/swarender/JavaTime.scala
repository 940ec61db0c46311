package swarender

import java.time.{LocalDate, LocalDateTime, LocalTime, OffsetDateTime}
import java.time.temporal.TemporalAccessor

/** The date-times of java.time that TOML has types for. Years outside `[0, 9999]` and offsets with
  * seconds are an `IllegalArgumentException`.
  */
object JavaTime {

  /** An `OffsetDateTime`, `LocalDateTime`, `LocalDate` or `LocalTime`. */
  def of(value: TemporalAccessor): TomlDateTime = value match {
    case v: OffsetDateTime =>
      val seconds = v.getOffset.getTotalSeconds
      require(seconds % 60 == 0, s"offset must be whole minutes in TOML, got ${v.getOffset}")
      val t = v.toLocalTime
      TomlDateTime.offset(
        v.getYear,
        v.getMonthValue,
        v.getDayOfMonth,
        t.getHour,
        t.getMinute,
        t.getSecond,
        t.getNano,
        seconds / 60
      )
    case v: LocalDateTime =>
      TomlDateTime.local(
        v.getYear,
        v.getMonthValue,
        v.getDayOfMonth,
        v.getHour,
        v.getMinute,
        v.getSecond,
        v.getNano
      )
    case v: LocalDate => TomlDateTime.date(v.getYear, v.getMonthValue, v.getDayOfMonth)
    case v: LocalTime => TomlDateTime.time(v.getHour, v.getMinute, v.getSecond, v.getNano)
    case v => throw new IllegalArgumentException(s"TOML has no type for a ${v.getClass.getSimpleName}")
  }

  /** A writer of `T`, one of the four classes, for `api`, say `upickle.default`: a case class can
    * hold it.
    */
  def writer[T <: TemporalAccessor](api: upickle.core.Types): api.Writer[T] =
    TomlDateTime.writerOf[T](api)(of)
}
