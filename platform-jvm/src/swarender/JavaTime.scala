package swarender

import java.time.{LocalDate, LocalDateTime, LocalTime, OffsetDateTime}
import java.time.temporal.TemporalAccessor

/** What `TomlDateTime` is made of: of java.time, the types that TOML has. */
private[swarender] trait JavaTime {

  /** The value of an `OffsetDateTime`, `LocalDateTime`, `LocalDate` or `LocalTime`; null for null.
    * One with a year outside `[0, 9999]`, or with an offset that has seconds, is what its
    * `toString` gives in JSON and YAML, and a [[RenderError]] of kind `BadDate` in TOML. On the
    * JVM.
    */
  def of(value: TemporalAccessor): TomlDateTime = value match {
    case null => null
    case v: OffsetDateTime =>
      val seconds = v.getOffset.getTotalSeconds
      if (isBeyond(v.getYear) || seconds % 60 != 0) TomlDateTime.beyond(v.toString)
      else
        TomlDateTime.offset(
          v.getYear,
          v.getMonthValue,
          v.getDayOfMonth,
          v.getHour,
          v.getMinute,
          v.getSecond,
          v.getNano,
          seconds / 60
        )
    case v: LocalDateTime =>
      if (isBeyond(v.getYear)) TomlDateTime.beyond(v.toString)
      else
        TomlDateTime.local(
          v.getYear,
          v.getMonthValue,
          v.getDayOfMonth,
          v.getHour,
          v.getMinute,
          v.getSecond,
          v.getNano
        )
    case v: LocalDate =>
      if (isBeyond(v.getYear)) TomlDateTime.beyond(v.toString)
      else TomlDateTime.date(v.getYear, v.getMonthValue, v.getDayOfMonth)
    case v: LocalTime => TomlDateTime.time(v.getHour, v.getMinute, v.getSecond, v.getNano)
    case v => throw new IllegalArgumentException(s"TOML has no type for a ${v.getClass.getSimpleName}")
  }

  private def isBeyond(year: Int): Boolean = year < 0 || year > 9999

  /** A writer of `T`, one of the four classes, for `api`, say `upickle.default`: a case class can
    * hold it. On the JVM.
    */
  def javaTimeWriter[T <: TemporalAccessor](api: upickle.core.Types): api.Writer[T] =
    TomlDateTime.writerOf[T](api)(of)
}
