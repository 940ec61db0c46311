package swarender

import java.time.{LocalDate, LocalDateTime, LocalTime, OffsetDateTime}
import java.time.temporal.TemporalAccessor

import swarender.platform.Platform
import swarender.numbers.TimeBytes

/** Makes a `TomlDateTime` from the four types of java.time that TOML has. */
private[swarender] trait JavaTime {

  /** The value of an `OffsetDateTime`, `LocalDateTime`, `LocalDate` or `LocalTime`; null for null.
    * One with a year outside `[0, 9999]`, or with an offset that has seconds, is a string in JSON
    * and YAML, `+10000-01-01`, and a [[RenderError]] of kind `BadDate` in TOML. On the JVM.
    */
  def of(value: TemporalAccessor): TomlDateTime = value match {
    case null => null
    case v: OffsetDateTime =>
      val isToml = TimeBytes.isToml(v.getYear) && TimeBytes.isToml(v.getOffset)
      val bytes = new Array[Byte](TimeBytes.Room)
      made(bytes, TimeBytes.dateTime(v, bytes, 0), isToml)
    case v: LocalDateTime =>
      val bytes = new Array[Byte](TimeBytes.Room)
      made(bytes, TimeBytes.dateTime(v, bytes, 0), TimeBytes.isToml(v.getYear))
    case v: LocalDate =>
      val bytes = new Array[Byte](TimeBytes.Room)
      made(bytes, TimeBytes.date(v, bytes, 0), TimeBytes.isToml(v.getYear))
    case v: LocalTime =>
      val bytes = new Array[Byte](TimeBytes.Room)
      made(bytes, TimeBytes.time(v, bytes, 0), isToml = true)
    case v => throw new IllegalArgumentException(s"TOML has no type for a ${v.getClass.getSimpleName}")
  }

  private def made(bytes: Array[Byte], end: Int, isToml: Boolean): TomlDateTime =
    TomlDateTime.known(Platform.latin1String(bytes, 0, end), isToml)

  /** A writer of `T`, one of the four classes, for `api`, say `upickle.default`: a case class can
    * hold it. On the JVM.
    */
  def javaTimeWriter[T <: TemporalAccessor](api: upickle.core.Types): api.Writer[T] =
    TomlDateTime.writerOf[T](api)(of)
}
